// One result of the administrators' search: a name or title, and a line that distinguishes results of the same name.
import type { ReactNode } from 'react';
import type { AdminApplication } from '#contracts/admin-applications.ts';
import type { ListedUser } from '#contracts/admin-people.ts';
import type { FoundCase } from '#contracts/admin-search.ts';
import type { ListedJob } from '#contracts/moderated-jobs.ts';
import { dayText } from '../../i18n/day-text.ts';
import { readable } from '../../i18n/readable-names.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useNames } from '../../parts/admin/user-names.ts';
import { withReaderTitle } from '../../parts/job/reader-title.ts';
import type { SearchHit } from './search-hits.ts';

function Lines({ main, notes }: { main: string; notes: readonly (string | null)[] }) {
  return (
    <>
      <span className="search-hit__main">{main}</span>
      <span className="search-hit__notes soft small">{notes.filter(Boolean).join(' · ')}</span>
    </>
  );
}

function UserLines({ row }: { row: ListedUser }) {
  const { t } = useTranslation(['admin-users', 'reference']);
  const { nameOf, placeOf } = useNames();
  const status = row.status === 'active' ? null : t(`admin-users:status.${row.status}`);
  const type = t(`reference:user_type.${row.user_type}`);
  return <Lines main={nameOf(row)} notes={[`#${row.id}`, type, row.phone_masked, status, placeOf(row)]} />;
}

function JobLines({ row }: { row: ListedJob }) {
  const { t } = useTranslation('reference');
  const { placeOf } = useNames();
  const notes = [`#${row.id}`, t(`job_status.${row.status}`), readable(row.employer ?? ''), placeOf(row)];
  return <Lines main={withReaderTitle(row).title} notes={notes} />;
}

function ApplicationLines({ row }: { row: AdminApplication }) {
  const { t } = useTranslation(['admin-applications', 'reference']);
  const { id, job, labour, employer, status } = row;
  const nameOf = ({ name, company_name }: AdminApplication['labour']) =>
    readable(company_name || name) || t('admin-applications:nameless');
  const title = job ? withReaderTitle(job).title : t('admin-applications:no_job');
  const sides = `${nameOf(labour)} → ${nameOf(employer)}`;
  return <Lines main={title} notes={[`#${id}`, t(`reference:application_status.${status}`), sides]} />;
}

function CaseLines({ row }: { row: FoundCase }) {
  const { t } = useTranslation(['admin-users', 'admin-grievances']);
  const { language } = useLanguage();
  const name = row.label;
  const day = dayText(row.created_at, language);
  const status =
    row.type === 'report' ? t(`admin-users:report_status.${row.status}`) : t(`admin-grievances:status.${row.status}`);
  return <Lines main={t(`admin-users:act.case_of.${row.type}`, { name })} notes={[status, day]} />;
}

/** Returns the text of a result: its name or title, and a line with details. */
export function SearchHitLines({ hit }: { hit: SearchHit }): ReactNode {
  if (hit.kind === 'users') return <UserLines row={hit.row} />;
  if (hit.kind === 'jobs') return <JobLines row={hit.row} />;
  if (hit.kind === 'applications') return <ApplicationLines row={hit.row} />;
  return <CaseLines row={hit.row} />;
}
