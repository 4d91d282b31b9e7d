// Settings switch for push notifications on this device, or the reason why they are unavailable.
import { useTranslation } from '../../i18n/use-translation.ts';
import { RowNote, RowSwitch } from '../../kit/layout/rows.tsx';
import { usePushStatus, useSetPush } from './queries.ts';

export function PushSettingsRow() {
  const { t } = useTranslation('bell');
  const { data: pushStatus } = usePushStatus();
  const { mutate, isPending, variables } = useSetPush();
  const title = t('push.title');
  if (pushStatus === undefined) return <RowNote title={title} text={t('common:loading')} />;
  if (pushStatus !== 'on' && pushStatus !== 'off') return <RowNote title={title} text={t(`push.${pushStatus}`)} />;
  return (
    <RowSwitch
      title={title}
      text={t('push.text')}
      checked={isPending ? variables : pushStatus === 'on'}
      onChange={(wanted) => mutate(wanted)}
    />
  );
}
