// The list of the worker's own applications. The worker chooses running or ended applications, or one status.
import './application-card.css';
import { useSearchParams } from 'react-router-dom';
import type { Application } from '#contracts/application-shapes.ts';
import { type ApplicationStatus, applicationStatus, applicationStatuses } from '#contracts/reference.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LinkButton } from '../../kit/control/button.tsx';
import { Pager } from '../../kit/control/pager.tsx';
import { SelectField } from '../../kit/form/field.tsx';
import { Segmented } from '../../kit/form/segmented.tsx';
import { EmptyState } from '../../kit/illustration/empty-state.tsx';
import { Failure } from '../../kit/illustration/failure.tsx';
import { paths } from '../../kit/navigation/paths.ts';
import { ApplicationCard } from './application-card.tsx';
import { ApplicationSkeleton } from './application-skeleton.tsx';
import { useMyApplications } from './queries.ts';
import { isEnded } from './status-steps.ts';

/** The status filter appears only if the worker has more applications than this number. */
const FEW = 5;

type Side = 'running' | 'ended';

/**
 * Returns the filters from the URL: the page number, whether running or ended applications are shown (`side`), and the
 * status.
 */
function useApplicationListView() {
  const [params, setParams] = useSearchParams();
  const chosen = applicationStatus.safeParse(params.get('status'));
  const status: ApplicationStatus | undefined = chosen.success ? chosen.data : undefined;
  const side: Side = params.get('show') === 'ended' ? 'ended' : 'running';
  return {
    page: Math.max(1, Number(params.get('page')) || 1),
    status,
    side,
    showStatus: (next: string) => setParams(next ? { status: next } : {}, { replace: true }),
    showSide: (next: Side) => setParams(next === 'ended' ? { show: 'ended' } : {}, { replace: true }),
    linkTo: (page: number) =>
      `${paths.myApplications}?${new URLSearchParams({ ...(status && { status }), page: `${page}` })}`,
  };
}

export function MyApplications() {
  const { t } = useTranslation('applications');
  const { t: tProblem } = useTranslation();
  const { page, status, side, showStatus, showSide, linkTo } = useApplicationListView();
  const { data, error, isPending, isFetching, refetch } = useMyApplications({ page, status });
  if (isPending) return <ApplicationSkeleton />;
  if (!data) {
    return (
      <Failure title={t('mine.failed')} again={t('common:try_again')} busy={isFetching} onRetry={() => void refetch()}>
        {problemText(tProblem, error)}
      </Failure>
    );
  }
  if (data.total === 0 && !status) return <NoApplications words="none" />;
  return (
    <div className="stack">
      {(status || data.total > FEW) && <StatusField status={status} onChoose={showStatus} />}
      {status ? (
        <Cards applications={data.applications} none={<p>{t('filter.none_mine')}</p>} />
      ) : (
        <Sides applications={data.applications} side={side} onSide={showSide} />
      )}
      <Pager
        page={data.page}
        pages={data.pages}
        label={t('mine.pages')}
        previous={t('mine.previous')}
        next={t('mine.next')}
        words={t('common:page', { page: data.page, pages: data.pages })}
        linkTo={linkTo}
      />
    </div>
  );
}

function StatusField({ status, onChoose }: { status: string | undefined; onChoose: (next: string) => void }) {
  const { t } = useTranslation('applications');
  return (
    <SelectField label={t('filter.label')} value={status ?? ''} onChange={(event) => onChoose(event.target.value)}>
      <option value="">{t('filter.all')}</option>
      {applicationStatuses.map((one) => (
        <option key={one} value={one}>
          {t(`status_flow.${one}`)}
        </option>
      ))}
    </SelectField>
  );
}

interface SidesProps {
  applications: readonly Application[];
  side: Side;
  onSide: (side: Side) => void;
}

function Sides({ applications, side, onSide }: SidesProps) {
  const { t } = useTranslation('applications');
  const sides = {
    running: applications.filter((one) => !isEnded(one.status)),
    ended: applications.filter((one) => isEnded(one.status)),
  };
  const word = (name: Side) => `${t(`mine.${name}`)} ${sides[name].length}`;
  return (
    <>
      <Segmented
        label={t('mine.which')}
        value={side}
        choices={[
          { value: 'running', word: word('running') },
          { value: 'ended', word: word('ended') },
        ]}
        onChoose={onSide}
      />
      <Cards
        applications={sides[side]}
        none={<NoApplications words={side === 'ended' ? 'none_ended' : 'none_running'} />}
      />
    </>
  );
}

function Cards({ applications, none }: { applications: readonly Application[]; none: React.ReactNode }) {
  if (applications.length === 0) return none;
  return (
    <ul className="application-cards">
      {applications.map((application) => (
        <li key={application.id}>
          <ApplicationCard application={application} />
        </li>
      ))}
    </ul>
  );
}

function NoApplications({ words }: { words: 'none' | 'none_running' | 'none_ended' }) {
  const { t } = useTranslation('applications');
  return (
    <EmptyState
      title={t(`mine.${words}`)}
      action={
        <LinkButton variant="main" to={paths.jobs}>
          {t('mine.find')}
        </LinkButton>
      }
    >
      {t(`mine.${words}_step`)}
    </EmptyState>
  );
}
