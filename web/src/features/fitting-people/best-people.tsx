// The few workers who fit a job best, with a link to the whole list.
import { useTranslation } from '../../i18n/use-translation.ts';
import { LinkButton } from '../../kit/control/button.tsx';
import { paths } from '../../kit/navigation/paths.ts';
import { People } from './fitting-people.tsx';
import { useFittingPeople } from './queries.ts';

const SHOWN = 4;

/**
 * Shows the best workers below a heading. Until they have loaded, and if the request fails, shows only the heading and
 * the link to the whole list.
 */
export function BestPeople({ job_uid }: { job_uid: string }) {
  const { t } = useTranslation('matching');
  const { data } = useFittingPeople(job_uid);
  return (
    <section className="stack">
      <h2>{t('people.title')}</h2>
      {data && data.workers.length > 0 && (
        <People job_uid={job_uid} workers={data.workers.slice(0, SHOWN)} left={data.invitations_left} />
      )}
      {data && data.workers.length === 0 ? (
        <p className="soft">{t('people.none_step')}</p>
      ) : (
        <LinkButton icon="users" to={paths.fittingPeople(job_uid)}>
          {t('people.title')}
        </LinkButton>
      )}
    </section>
  );
}
