// The attendance of an accepted worker, as the worker sees it: the field for today's code, a form for days without a
// code, and the recorded days.
import './day-list.css';
import { useState } from 'react';
import type { Application } from '#contracts/application-shapes.ts';
import type { AttendanceDay, LabourAttendance as Days } from '#contracts/attendance.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { Notice } from '../../kit/control/notice.tsx';
import { SectionCard } from '../../kit/layout/section-card.tsx';
import { Skeleton, SkeletonLine } from '../../kit/layout/skeleton.tsx';
import { ClaimDay } from './claim-day.tsx';
import { ContestSheet } from './contest-sheet.tsx';
import { DayList } from './day-list.tsx';
import { NotMe } from './not-me.tsx';
import { useMyAttendance } from './queries.ts';
import { TodayEntry } from './today-entry.tsx';
import { useClaim } from './use-claim.ts';

/** Renders nothing unless the application is to a job and has been accepted or completed. */
export function LabourAttendance({ application }: { application: Pick<Application, 'id' | 'job' | 'status'> }) {
  const { job, status } = application;
  if (job === null || (status !== 'accepted' && status !== 'completed')) return null;
  return <Attendance id={application.id} isOver={status === 'completed'} />;
}

function Attendance({ id, isOver }: { id: number; isOver: boolean }) {
  const { t } = useTranslation(['attendance', 'problems']);
  const { data, error, isPending, isFetching, refetch } = useMyAttendance(id);
  const claim = useClaim(id);
  return (
    <SectionCard icon="calendar" title={t('attendance:title')}>
      {isPending && (
        <Skeleton words={t('common:loading')}>
          <SkeletonLine shape="block" />
        </Skeleton>
      )}
      {error && (
        <Notice tone="warn" role="alert">
          <p>{problemText(t, error)}</p>
          <Button icon="refresh" busy={isFetching} onClick={() => void refetch()}>
            {t('common:try_again')}
          </Button>
        </Notice>
      )}
      {!isPending && <TodayEntry application_id={id} attendance={data ?? null} isOver={isOver} onClaim={claim.send} />}
      {data && <AttendanceDays id={id} attendance={data} claim={claim} />}
    </SectionCard>
  );
}

interface AttendanceDaysProps {
  id: number;
  attendance: Days;
  claim: ReturnType<typeof useClaim>;
}

function AttendanceDays({ id, attendance, claim }: AttendanceDaysProps) {
  const { t } = useTranslation('attendance');
  const [contested, setContested] = useState<AttendanceDay | null>(null);
  const { days, claimable, crew } = attendance;
  return (
    <>
      {claimable.length > 0 && <ClaimDay days={claimable} busy={claim.isPending} onClaim={claim.send} />}
      <h3>{t('days.title')}</h3>
      <DayList
        days={days}
        reader="labour"
        acts={(day) => (
          <>
            {day.allowed.includes('contest') && (
              <div className="day-list__acts">
                <Button icon="flag" onClick={() => setContested(day)}>
                  {t('contest.go')}
                </Button>
              </div>
            )}
            {day.may_deny && crew && <NotMe application_id={id} bid_uid={crew.bid_uid} date={day.date} />}
          </>
        )}
      />
      {contested && <ContestSheet id={id} day={contested} onClose={() => setContested(null)} />}
    </>
  );
}
