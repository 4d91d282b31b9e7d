// The attendance of an accepted worker, as the employer sees it: today's code, days to confirm, and days without an
// entry.
import { useState } from 'react';
import type { Application } from '#contracts/application-shapes.ts';
import type { EmployerAttendance as Days } from '#contracts/attendance.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { readable } from '../../i18n/readable-names.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { Notice } from '../../kit/control/notice.tsx';
import { SelectField } from '../../kit/form/field.tsx';
import { SectionCard } from '../../kit/layout/section-card.tsx';
import { Skeleton, SkeletonLine } from '../../kit/layout/skeleton.tsx';
import { AttendanceButtons } from './attendance-buttons.tsx';
import { AttendanceCode } from './attendance-code.tsx';
import { DayList } from './day-list.tsx';
import { shortDay } from './day-text.ts';
import { useAttendance } from './queries.ts';

interface EmployerAttendanceProps {
  application: Pick<Application, 'id' | 'job' | 'status' | 'applicant'>;
}

/** Renders nothing unless the application is to a job and has been accepted or completed. */
export function EmployerAttendance({ application }: EmployerAttendanceProps) {
  const { id, job, status, applicant } = application;
  if (job === null || (status !== 'accepted' && status !== 'completed')) return null;
  return <Attendance id={id} name={readable(applicant.first_name)} />;
}

interface Whose {
  id: number;
  name: string;
}

function Attendance({ id, name }: Whose) {
  const { t } = useTranslation(['attendance', 'problems']);
  const { data, dataUpdatedAt, error, isPending, isFetching, refetch } = useAttendance(id);
  const again = () => void refetch();
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
          <Button icon="refresh" busy={isFetching} onClick={again}>
            {t('common:try_again')}
          </Button>
        </Notice>
      )}
      {data?.codes && <AttendanceCode codes={data.codes} came_at={dataUpdatedAt} busy={isFetching} onRetry={again} />}
      {data && (
        <>
          <DayList
            days={data.days}
            reader="employer"
            acts={({ date, allowed }) => (
              <AttendanceButtons application_id={id} name={name} date={date} allowed={allowed} />
            )}
          />
          {data.enterable.length > 0 && <EnterDay id={id} name={name} attendance={data} />}
        </>
      )}
    </SectionCard>
  );
}

function EnterDay({ id, name, attendance }: Whose & { attendance: Days }) {
  const { t } = useTranslation('attendance');
  const { language } = useLanguage();
  const [chosen, setChosen] = useState<string | null>(null);
  const { enterable } = attendance;
  const day = enterable.find(({ date }) => date === chosen) ?? enterable[0];
  if (!day) return null;
  return (
    <div className="stack">
      <SelectField label={t('enter.day')} value={day.date} onChange={(event) => setChosen(event.target.value)}>
        {enterable.map(({ date }) => (
          <option key={date} value={date}>
            {shortDay(date, language)}
          </option>
        ))}
      </SelectField>
      <AttendanceButtons application_id={id} name={name} date={day.date} allowed={day.allowed} />
    </div>
  );
}
