// Settings switch for push notifications on this device, or the reason why they are unavailable.
import { useTranslation } from '../i18n/use-translation.ts';
import { RowNote, RowSwitch } from '../ui/rows.tsx';
import { usePushStatus, useSetPush } from './queries.ts';

export function PushSettingsRow() {
  const { t } = useTranslation('bell');
  const { data: pushStatus } = usePushStatus();
  const { mutate, isPending, variables } = useSetPush();
  const title = t('ring.title');
  if (pushStatus === undefined) return <RowNote title={title} text={t('ring.looking')} />;
  if (pushStatus !== 'on' && pushStatus !== 'off') return <RowNote title={title} text={t(`ring.${pushStatus}`)} />;
  return (
    <RowSwitch
      title={title}
      text={t('ring.text')}
      checked={isPending ? variables : pushStatus === 'on'}
      onChange={(wanted) => mutate(wanted)}
    />
  );
}
