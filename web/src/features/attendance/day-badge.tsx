// The badge of an attendance day's state: icon, word and colour, the same for worker and employer.
import './day-badge.css';
import type { AttendanceState } from '#contracts/attendance.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Icon, type IconName } from '../../kit/icon/icon.tsx';

const icons: Record<AttendanceState, IconName> = {
  claimed: 'hourglass',
  present: 'check-circle',
  late: 'alarm',
  absent: 'x-circle',
  excused: 'minus',
};

export function DayBadge({ state }: { state: AttendanceState }) {
  const { t } = useTranslation('attendance');
  return (
    <span className="day-badge" data-state={state}>
      <Icon name={icons[state]} size={16} />
      {t(`state.${state}`)}
    </span>
  );
}
