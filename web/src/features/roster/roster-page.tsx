// The frame of a list of people: title, choice of the list, and the states loading, failed, empty and complete.
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type RosterList, rosterLists } from '#contracts/roster.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Pager } from '../../kit/control/pager.tsx';
import { Segmented } from '../../kit/form/segmented.tsx';
import { EmptyState } from '../../kit/illustration/empty-state.tsx';
import { Failure } from '../../kit/illustration/failure.tsx';
import { Skeleton, SkeletonLine } from '../../kit/layout/skeleton.tsx';

export type Side = 'employer' | 'labour';

/** Returns the chosen list and page, which are in the address. */
export function useRosterList(): { list: RosterList; page: number } {
  const [params] = useSearchParams();
  return {
    list: rosterLists.find((one) => one === params.get('list')) ?? 'all',
    page: Math.max(1, Number(params.get('page')) || 1),
  };
}

interface RosterPageProps {
  side: Side;
  list: RosterList;
  /** The response; undefined while it loads. `count` is the number of people on this page. */
  data: { count: number; page: number; pages: number } | undefined;
  query: { error: unknown; isFetching: boolean; refetch: () => unknown };
  children: ReactNode;
}

export function RosterPage({ side, list, data, query, children }: RosterPageProps) {
  const { t } = useTranslation(['roster', 'shell', 'posting']);
  const [, setParams] = useSearchParams();
  const choices = rosterLists.map((value) => ({
    value,
    word: value === 'all' ? t('posting:mine.all') : t(`roster:list.${value}`),
  }));
  return (
    <div className="stack">
      <h1 className="page__title">{t(`shell:nav.people_${side}`)}</h1>
      <Segmented
        label={t('roster:list.label')}
        value={list}
        choices={choices}
        onChoose={(value) => setParams(value === 'all' ? {} : { list: value }, { replace: true })}
      />
      {data ? (
        <RosterBody side={side} list={list} data={data}>
          {children}
        </RosterBody>
      ) : (
        <RosterWaiting query={query} />
      )}
    </div>
  );
}

function RosterWaiting({ query: { error, isFetching, refetch } }: Pick<RosterPageProps, 'query'>) {
  const { t } = useTranslation(['roster', 'problems']);
  if (error)
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
  return (
    <Skeleton words={t('common:loading')}>
      <div className="stack">
        <SkeletonLine shape="block" />
        <SkeletonLine shape="block" />
      </div>
    </Skeleton>
  );
}

interface RosterBodyProps extends Pick<RosterPageProps, 'side' | 'list' | 'children'> {
  data: NonNullable<RosterPageProps['data']>;
}

function RosterBody({ side, list, data, children }: RosterBodyProps) {
  const { t } = useTranslation(['roster', 'posting']);
  const none = list === 'all' ? (`all_${side}` as const) : list;
  if (data.count === 0)
    return <EmptyState title={t(`roster:none.${none}`)}>{t(`roster:none.${none}_step`)}</EmptyState>;
  return (
    <>
      <ul className="roster">{children}</ul>
      <Pager
        page={data.page}
        pages={data.pages}
        label={t('posting:mine.pages')}
        previous={t('posting:mine.previous')}
        next={t('posting:mine.next')}
        words={t('common:page', { page: data.page, pages: data.pages })}
        linkTo={(page) => `?${new URLSearchParams({ ...(list !== 'all' && { list }), page: String(page) })}`}
      />
    </>
  );
}
