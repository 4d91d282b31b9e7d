// The switch for ringing on this device, and honest words where there is nothing to switch.
import { useTranslation } from 'react-i18next';
import { RowNote, RowSwitch } from '../ui/rows.tsx';
import { useRinging, useSetRinging } from './queries.ts';

export function RingRow() {
  const { t } = useTranslation('bell');
  const { data: ringing } = useRinging();
  const { mutate, isPending, variables } = useSetRinging();
  const title = t('ring.title');
  if (ringing === undefined) return <RowNote title={title} text={t('ring.looking')} />;
  if (ringing !== 'on' && ringing !== 'off') return <RowNote title={title} text={t(`ring.${ringing}`)} />;
  return (
    <RowSwitch
      title={title}
      text={t('ring.text')}
      checked={isPending ? variables : ringing === 'on'}
      onChange={(wanted) => mutate(wanted)}
    />
  );
}
