// The list of saved searches, each with the number of new jobs, its notification setting and a link to the results.
import { afterMutation } from '../../http/after-mutation.ts';
import './saved-searches.css';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type SavedSearch, searchAlerts } from '#contracts/saved-searches.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { IconButton, LinkButton } from '../../kit/control/button.tsx';
import { Segmented } from '../../kit/form/segmented.tsx';
import { EmptyState } from '../../kit/illustration/empty-state.tsx';
import { Failure } from '../../kit/illustration/failure.tsx';
import { Card } from '../../kit/layout/card.tsx';
import { Skeleton, SkeletonLine } from '../../kit/layout/skeleton.tsx';
import { paths } from '../../kit/navigation/paths.ts';
import { ConfirmDialog } from '../../kit/overlay/dialog.tsx';
import { useToast } from '../../kit/overlay/toast.tsx';
import { useChangeSearch, useRemoveSearch, useSavedSearches } from './queries.ts';
import { addressOfSearch } from './same-search.ts';
import { useSearchName } from './search-name.ts';

export function SavedSearches() {
  const { t } = useTranslation('saved-searches');
  const { t: tProblem } = useTranslation();
  const { data, error, isPending, isFetching, refetch } = useSavedSearches();
  if (isPending) return <ListSkeleton />;
  if (error) {
    return (
      <Failure
        title={t('common:load_failed')}
        again={t('common:try_again')}
        busy={isFetching}
        onRetry={() => void refetch()}
      >
        {problemText(tProblem, error)}
      </Failure>
    );
  }
  if (data.searches.length === 0) return <NoneSaved />;
  return (
    <div className="stack">
      <p className="soft">{t('count', { count: data.searches.length, limit: data.limit })}</p>
      <ul className="saved-searches">
        {data.searches.map((search) => (
          <li key={search.id}>
            <SearchCard search={search} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function SearchCard({ search }: { search: SavedSearch }) {
  const { t } = useTranslation('saved-searches');
  const { title, more } = useSearchName()(search);
  const { mutate: change } = useChangeSearch();
  const showToast = useToast();
  const onError = () => showToast({ text: t('failed'), tone: 'problem' });
  const { id, new_count } = search;
  const words = new_count >= 100 ? t('new_many') : t('new', { count: new_count });
  return (
    <Card as="article">
      <div className="saved-search">
        <div className="saved-search__words">
          <h2 className="saved-search__title">
            <Link to={addressOfSearch(search.search)} onClick={() => change({ id, seen: true })}>
              {title}
            </Link>
          </h2>
          {more && <p className="soft small">{more}</p>}
          <p className="saved-search__new" data-some={new_count > 0 || undefined}>
            {new_count > 0 ? words : t('nothing_new')}
          </p>
        </div>
        <RemoveButton id={id} title={title} />
      </div>
      <p className="saved-search__ask" aria-hidden="true">
        {t('alert.ask')}
      </p>
      <Segmented
        label={t('alert.label', { title })}
        value={search.alert}
        choices={searchAlerts.map((value) => ({ value, word: t(`alert.${value}`) }))}
        onChoose={(alert) => change({ id, alert }, { onError })}
      />
    </Card>
  );
}

function RemoveButton({ id, title }: { id: number; title: string }) {
  const { t } = useTranslation('saved-searches');
  const [asks, setAsks] = useState(false);
  const { mutateAsync, isPending } = useRemoveSearch();
  const showToast = useToast();
  const remove = () =>
    afterMutation(mutateAsync(id), {
      onSuccess: () => showToast({ text: t('removed') }),
      onError: () => showToast({ text: t('failed'), tone: 'problem' }),
      onSettled: () => setAsks(false),
    });
  return (
    <>
      <IconButton icon="trash" label={t('remove.label', { title })} onClick={() => setAsks(true)} />
      <ConfirmDialog
        open={asks}
        title={t('remove.ask')}
        keep={t('remove.keep')}
        confirm={t('remove.do')}
        busy={isPending}
        onClose={() => setAsks(false)}
        onConfirm={remove}
      >
        <p>{t('remove.what', { title })}</p>
      </ConfirmDialog>
    </>
  );
}

function NoneSaved() {
  const { t } = useTranslation('saved-searches');
  return (
    <EmptyState
      title={t('none')}
      action={
        <LinkButton variant="main" to={paths.jobs}>
          {t('find')}
        </LinkButton>
      }
    >
      {t('none_step')}
    </EmptyState>
  );
}

function ListSkeleton() {
  const { t } = useTranslation('saved-searches');
  return (
    <Skeleton words={t('common:loading')}>
      <div className="saved-searches">
        {[1, 2].map((index) => (
          <Card key={index}>
            <div className="saved-search__words">
              <SkeletonLine shape="title" width="half" />
              <SkeletonLine width="third" />
              <SkeletonLine shape="block" />
            </div>
          </Card>
        ))}
      </div>
    </Skeleton>
  );
}
