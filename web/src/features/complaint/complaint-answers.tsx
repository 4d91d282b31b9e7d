// Complaints with the officer's answers. Signed-in users see their own complaints. Visitors look up one complaint by
// its number and secret code.
import './complaint.css';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { CallError } from '#contracts/call-error.ts';
import { grievanceEndpoints } from '#contracts/grievances.ts';
import { call } from '../../http/call.ts';
import { keyOf } from '../../http/query-keys.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button, LinkButton } from '../../kit/control/button.tsx';
import { Notice } from '../../kit/control/notice.tsx';
import { Pager } from '../../kit/control/pager.tsx';
import { TextField } from '../../kit/form/field.tsx';
import { EmptyState } from '../../kit/illustration/empty-state.tsx';
import { Failure } from '../../kit/illustration/failure.tsx';
import { NarrowPage } from '../../kit/layout/narrow-page.tsx';
import { SectionCard } from '../../kit/layout/section-card.tsx';
import { Skeleton, SkeletonLine } from '../../kit/layout/skeleton.tsx';
import { grievanceAnswerPath } from '../../kit/navigation/answer-paths.ts';
import { paths } from '../../kit/navigation/paths.ts';
import { useSession } from '../../session/session-context.ts';
import { GrievanceCard } from './grievance-card.tsx';
import { ticketOf } from './ticket-address.ts';

const PAGE_SIZE = 10;

export function ComplaintAnswers() {
  const { t } = useTranslation(['complaint', 'grievance']);
  const { status } = useSession();
  const back = { to: paths.grievance, text: t('grievance:title') };
  if (status !== 'in')
    return (
      <NarrowPage title={t('complaint:follow.title')} back={back}>
        <Lookup />
      </NarrowPage>
    );
  return (
    <NarrowPage title={t('complaint:mine.title')} back={back}>
      <Mine />
      <Lookup />
    </NarrowPage>
  );
}

function useMine(page: number) {
  return useQuery({
    queryKey: keyOf('grievances', 'listMyGrievances', { page }),
    queryFn: ({ signal }) => call(grievanceEndpoints.listMyGrievances, { query: { page, limit: PAGE_SIZE }, signal }),
    placeholderData: keepPreviousData,
    // The complaints are refetched at each visit, because users open this page for the current status.
    staleTime: 0,
  });
}

function Mine() {
  const { t } = useTranslation(['complaint', 'problems']);
  const [params] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
  const { data, error, isPending, isFetching, refetch } = useMine(page);
  if (isPending) return <ListSkeleton />;
  if (!data)
    return (
      <Failure
        title={t('common:load_failed')}
        again={t('common:try_again')}
        busy={isFetching}
        onRetry={() => void refetch()}
      >
        {problemText(t, error)}
      </Failure>
    );
  if (data.grievances.length === 0) return <NoComplaints />;
  return (
    <>
      <ul className="complaint">
        {data.grievances.map((grievance) => (
          <li key={grievance.ticket}>
            <GrievanceCard grievance={grievance} />
          </li>
        ))}
      </ul>
      <Pager
        page={data.page}
        pages={data.pages}
        label={t('complaint:mine.pages')}
        previous={t('complaint:mine.previous')}
        next={t('complaint:mine.next')}
        words={t('common:page', { page: data.page, pages: data.pages })}
        linkTo={(next) => `${grievanceAnswerPath}?page=${next}`}
      />
    </>
  );
}

function NoComplaints() {
  const { t } = useTranslation('complaint');
  return (
    <EmptyState
      title={t('mine.none')}
      action={
        <LinkButton variant="main" to={paths.grievance}>
          {t('mine.new')}
        </LinkButton>
      }
    >
      {t('mine.none_step')}
    </EmptyState>
  );
}

function ListSkeleton() {
  const { t } = useTranslation('complaint');
  return (
    <Skeleton words={t('common:loading')}>
      <div className="card" data-padded>
        <SkeletonLine width="third" />
        <SkeletonLine shape="title" width="most" />
        <SkeletonLine width="half" />
      </div>
    </Skeleton>
  );
}

function useTicket(asked: { ticket: string; code: string } | null) {
  return useQuery({
    queryKey: keyOf('grievances', 'followGrievance', { asked }),
    queryFn: ({ signal }) => {
      const { ticket, code } = asked ?? { ticket: '', code: '' };
      return call(grievanceEndpoints.followGrievance, { params: { ticket }, query: { code }, signal });
    },
    enabled: asked !== null,
    // Each request with a wrong secret code counts towards a limit, so a failed request is not retried.
    retry: false,
    staleTime: 0,
  });
}

/** The state of the form that looks up a complaint. If the URL hash has number and code, the lookup starts at once. */
function useLookup() {
  const { hash } = useLocation();
  const [typed, setTyped] = useState(() => ticketOf(hash) ?? { ticket: '', code: '' });
  const [asked, setAsked] = useState(() => ticketOf(hash));
  const { data, error, isFetching, refetch } = useTicket(asked);
  const look = (event: FormEvent) => {
    event.preventDefault();
    const wanted = { ticket: typed.ticket.trim(), code: typed.code.trim() };
    if (!wanted.ticket || !wanted.code) return;
    if (asked?.ticket === wanted.ticket && asked.code === wanted.code) void refetch();
    else setAsked(wanted);
  };
  const type = (part: Partial<typeof typed>) => setTyped((before) => ({ ...before, ...part }));
  return { typed, type, look, data, error, isFetching };
}

function Lookup() {
  const { t } = useTranslation(['complaint', 'problems']);
  const { status } = useSession();
  const { typed, type, look, data, error, isFetching } = useLookup();
  return (
    <>
      {data && <GrievanceCard grievance={data} />}
      <SectionCard icon="search" title={t(data || status === 'in' ? 'complaint:follow.other' : 'complaint:follow.go')}>
        <form className="complaint" noValidate onSubmit={look}>
          <p>{t('complaint:follow.intro')}</p>
          <TextField
            label={t('complaint:follow.number')}
            help={t('complaint:follow.number_help')}
            required
            autoCapitalize="characters"
            autoComplete="off"
            maxLength={20}
            value={typed.ticket}
            onChange={({ target }) => type({ ticket: target.value })}
          />
          <TextField
            label={t('complaint:follow.code')}
            help={t('complaint:follow.code_help')}
            required
            autoCapitalize="characters"
            autoComplete="off"
            maxLength={20}
            value={typed.code}
            onChange={({ target }) => type({ code: target.value })}
          />
          {error && !isFetching && (
            <Notice tone="danger" role="alert">
              {isUnknown(error) ? t('complaint:follow.none') : problemText(t, error)}
            </Notice>
          )}
          <Button type="submit" variant="main" icon="eye" busy={isFetching}>
            {t(isFetching ? 'common:loading' : 'complaint:follow.go')}
          </Button>
          <Link to={paths.grievance}>{t('complaint:follow.lost')}</Link>
        </form>
      </SectionCard>
    </>
  );
}

const isUnknown = (error: unknown) =>
  error instanceof CallError && (error.code === 'not_found' || error.code === 'validation_failed');
