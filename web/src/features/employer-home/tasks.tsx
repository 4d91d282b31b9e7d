// The employer's tasks. The most urgent task is the main action of the page, and the other tasks are rows below it.

import type { EmployerTask } from '#contracts/employer-dashboard.ts';
import { COMPLETION_DAYS } from '#contracts/periods.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LinkButton } from '../../kit/control/button.tsx';
import type { IconName } from '../../kit/icon/icon.tsx';
import { RowLink, Rows } from '../../kit/layout/rows.tsx';
import { SectionCard } from '../../kit/layout/section-card.tsx';
import { paths } from '../../kit/navigation/paths.ts';

const icons: Record<EmployerTask['kind'], IconName> = {
  answer: 'hourglass',
  completion: 'flag',
  attendance: 'calendar',
  wages: 'rupee',
  rating: 'star',
  ending_job: 'clock',
};

/**
 * Returns the path of the page on which the employer does the task. If several applicants wait for an answer, returns
 * the path of the applicant list.
 */
function placeOf({ kind, count, application_id, job_uid }: EmployerTask): string {
  if (kind === 'ending_job') return `${paths.myJobs}?status=active`;
  if (kind === 'wages') return paths.hisaab('employer');
  if (kind === 'attendance' && job_uid !== null) return paths.jobAttendance(job_uid);
  if (application_id === null || (kind === 'answer' && count > 1)) return paths.applicants;
  return paths.applicant(application_id);
}

export function Tasks({ tasks }: { tasks: readonly EmployerTask[] }) {
  const { t } = useTranslation('employer-home');
  const [first, ...others] = tasks;
  if (!first) {
    return (
      <SectionCard icon="check-circle" title={t('tasks.none')}>
        <p className="soft">{t('tasks.none_more')}</p>
      </SectionCard>
    );
  }
  return (
    <section className="stack" aria-label={t('tasks.title')}>
      <SectionCard icon={icons[first.kind]} title={t(`tasks.${first.kind}`, { count: first.count })}>
        <p>{t(`tasks.${first.kind}_more`, { days: COMPLETION_DAYS })}</p>
        <LinkButton variant="main" to={placeOf(first)}>
          {t(`tasks.${first.kind}_go`)}
        </LinkButton>
      </SectionCard>
      {others.length > 0 && (
        <Rows>
          {others.map((task) => (
            <RowLink
              key={task.kind}
              icon={icons[task.kind]}
              title={t(`tasks.${task.kind}`, { count: task.count })}
              text={t(`tasks.${task.kind}_more`, { days: COMPLETION_DAYS })}
              to={placeOf(task)}
            />
          ))}
        </Rows>
      )}
    </section>
  );
}
