// Today's attendance of a job: the attendance code in large digits, and all hired workers.

import { readable } from '../../i18n/readable-names.ts';
import { JobTitle } from '../../parts/job/job-title.tsx';
import { TypedName } from '../../parts/name/typed-name.tsx';
import './day-list.css';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Attendee, JobAttendance as Shown } from '#contracts/attendance.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LinkButton } from '../../kit/control/button.tsx';
import { EmptyState } from '../../kit/illustration/empty-state.tsx';
import { Failure } from '../../kit/illustration/failure.tsx';
import { Card } from '../../kit/layout/card.tsx';
import { Skeleton, SkeletonLine } from '../../kit/layout/skeleton.tsx';
import { TwoColumns } from '../../kit/layout/two-columns.tsx';
import { paths } from '../../kit/navigation/paths.ts';
import { AttendanceButtons } from './attendance-buttons.tsx';
import { AttendanceCode } from './attendance-code.tsx';
import { DayBadge } from './day-badge.tsx';
import { clockText } from './day-text.ts';
import { useJobAttendance } from './queries.ts';

export function JobAttendance({ job_uid }: { job_uid: string }) {
  const { t } = useTranslation(['attendance', 'problems']);
  const { data, dataUpdatedAt, error, isFetching, refetch } = useJobAttendance(job_uid);
  const again = () => void refetch();
  if (data) {
    const code = data.codes && (
      <AttendanceCode codes={data.codes} came_at={dataUpdatedAt} busy={isFetching} onRetry={again} />
    );
    return <AttendanceDetail attendance={data} code={code} isOld={error !== null} />;
  }
  if (error) {
    return (
      <Failure
        heading="h1"
        title={t('common:load_failed')}
        again={t('common:try_again')}
        busy={isFetching}
        onRetry={again}
      >
        {problemText(t, error)}
      </Failure>
    );
  }
  return (
    <Skeleton words={t('common:loading')}>
      <div className="stack">
        <SkeletonLine shape="title" width="half" />
        <SkeletonLine shape="block" />
        <SkeletonLine shape="block" />
      </div>
    </Skeleton>
  );
}

interface AttendanceDetailProps {
  attendance: Shown;
  code: ReactNode;
  /** True if the last refetch failed, so that the shown attendance may be outdated. */
  isOld: boolean;
}

function AttendanceDetail({ attendance, code, isOld }: AttendanceDetailProps) {
  const { t } = useTranslation('attendance');
  const { job, people } = attendance;
  if (people.length === 0) {
    return (
      <EmptyState
        heading="h1"
        title={t('job.none')}
        action={
          <LinkButton variant="main" to={paths.jobApplicants(job.uid)}>
            {t('job.applicants')}
          </LinkButton>
        }
      >
        {t('job.none_step')}
      </EmptyState>
    );
  }
  return (
    <div className="stack">
      <div>
        <h1 className="page__title">{t('job.title')}</h1>
        <p className="soft">
          <JobTitle of={job} />
        </p>
      </div>
      <TwoColumns aside={<People attendance={attendance} isOld={isOld} />}>
        {code || <p className="soft">{t('code.none')}</p>}
      </TwoColumns>
    </div>
  );
}

function People({ attendance, isOld }: Omit<AttendanceDetailProps, 'code'>) {
  const { t } = useTranslation('attendance');
  const { people, today } = attendance;
  const came = people.filter(({ day }) => day?.state === 'present' || day?.state === 'late').length;
  return (
    <Card as="section" label={t('job.people')}>
      <div className="stack">
        <h2>{t('job.came', { came, count: people.length })}</h2>
        {isOld && <p className="soft small">{t('job.old')}</p>}
        <ul className="day-list">
          {people.map((person) => (
            <Person key={person.application_id} person={person} today={today} />
          ))}
        </ul>
      </div>
    </Card>
  );
}

function Person({ person, today }: { person: Attendee; today: string }) {
  const { t } = useTranslation(['attendance', 'reference']);
  const { language } = useLanguage();
  const { application_id, day, waiting } = person;
  const typed = `${person.first_name} ${person.last_name}`.trim();
  const name = readable(typed) || t('reference:deleted_user');
  return (
    <li className="day-list__day">
      <div className="day-list__line">
        <span>
          <Link to={paths.applicant(application_id)}>{name}</Link>
          <TypedName name={typed} />
        </span>
        {day ? <DayBadge state={day.state} /> : <span className="soft small">{t('attendance:job.not_yet')}</span>}
      </div>
      {day?.typed_at && (
        <p className="soft small">
          {day.by_leader
            ? t('attendance:via.crew_employer')
            : t('attendance:via.code_at', { time: clockText(day.typed_at, language) })}
        </p>
      )}
      {day?.state === 'claimed' && <p className="small">{t('attendance:via.asked_employer')}</p>}
      <AttendanceButtons
        application_id={application_id}
        name={name}
        date={today}
        allowed={day ? day.allowed : person.allowed}
      />
      {waiting > 0 && (
        <Link className="day-list__more small" to={paths.applicant(application_id)}>
          {t('attendance:job.waiting', { count: waiting })}
        </Link>
      )}
    </li>
  );
}
