// Today's attendance at one workplace, for a card outside the attendance pages. Shows the field for the attendance
// code, or the recorded entry, or a notice that the typed code is stored on the phone and not yet sent.
import './day-list.css';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Skeleton, SkeletonLine } from '../../kit/layout/skeleton.tsx';
import { paths } from '../../kit/navigation/paths.ts';
import { useMyAttendance } from './queries.ts';
import { TodayEntry } from './today-entry.tsx';
import { useClaim } from './use-claim.ts';

interface TodayOnCardProps {
  application_id: number;
  /** Called after the server has accepted the attendance code that the worker typed. */
  onTaken: () => void;
}

export function TodayOnCard({ application_id, onTaken }: TodayOnCardProps) {
  const { t } = useTranslation('attendance');
  const { data, isPending } = useMyAttendance(application_id);
  const claim = useClaim(application_id);
  if (isPending) {
    return (
      <Skeleton words={t('common:loading')}>
        <SkeletonLine shape="block" />
      </Skeleton>
    );
  }
  return (
    <div className="stack">
      <TodayEntry application_id={application_id} attendance={data ?? null} onClaim={claim.send} onTaken={onTaken} />
      {(data?.claimable.length ?? 0) > 0 && (
        <Link className="day-list__more" to={`${paths.myApplication(application_id)}#attendance`}>
          {t('claim.open')}
        </Link>
      )}
    </div>
  );
}
