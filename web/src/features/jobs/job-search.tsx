// The job search page: search box, trades, filters and results; its state is in the URL.
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { SavedParams } from '#contracts/saved-searches.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { usePlaceNames } from '../../parts/places/place.ts';
import { FilterRail, FilterSheet } from './job-filters.tsx';
import { JobResults } from './job-results.tsx';
import { NearChip, NearNews } from './near-chip.tsx';
import { knownPoint, useNearMe } from './near-me.ts';
import { PlainFilters } from './plain-filters.tsx';
import { type ListedJob, useJobSearch } from './queries.ts';
import { SearchBox } from './search-box.tsx';
import { useSearchFold } from './search-fold.ts';
import {
  countFilters,
  emptySearch,
  isSortAvailable,
  type JobSearchState,
  paramsOf,
  readSearch,
  usualSort,
  writeSearch,
} from './search-params.ts';
import { SearchPill } from './search-pill.tsx';
import { asChosen, useStartSearch } from './start-search.ts';
import { TradeChips } from './trade-chips.tsx';

interface JobSearchProps {
  /** Returns the action for one card, for example saving the job. */
  cardAction: (job: ListedJob) => ReactNode;
  /** Returns the action for the whole search, for example saving the search. */
  searchAction: (search: SavedParams) => ReactNode;
}

export function JobSearch({ cardAction, searchAction }: JobSearchProps) {
  const { t } = useTranslation('jobs');
  const { search, change, narrow, isWaiting } = useSearchInAddress();
  const found = useJobSearch(search, { enabled: !isWaiting });
  const short = useShortSearch(search);
  const [foldedBy, setOpen] = useSearchFold(short !== '', isWaiting);
  /** Returns a function that changes the search like `act` and also folds the search form. */
  const folding = (act: typeof change) => (part: Partial<JobSearchState>) => {
    setOpen(false);
    act(part);
  };
  const find = folding(change);
  const near = useNearMe(() => find({ near: true, sort: 'distance' }));
  const pressNear = () => {
    near.forget();
    if (search.near) find({ near: false });
    else if (knownPoint() === null) near.ask();
    else find({ near: true, sort: 'distance' });
  };
  return (
    <>
      <h1 className="visually-hidden">{t('title')}</h1>
      <SearchBox
        looks="slim"
        words={search}
        foldedBy={foldedBy}
        pill={foldedBy && <SearchPill text={short || t('search.find')} onOpen={() => setOpen(true)} />}
        onSearch={(words) => find({ ...words, sort: usualSort(words) })}
        onClear={(field) => search[field] && change({ [field]: '' })}
        beside={<FilterSheet search={search} onChange={folding(narrow)} list={found.list} />}
      />
      <TradeChips
        search={search}
        onChoose={(roles) => find({ roles })}
        isFolded={foldedBy !== null}
        before={<NearChip chosen={search.near} state={near.state} onPress={pressNear} />}
      />
      <noscript>{import.meta.env.SSR && <PlainFilters search={search} />}</noscript>
      <NearNews state={near.state} />
      <div className="jobs-split">
        <FilterRail search={search} onChange={narrow} />
        <JobResults
          search={search}
          found={found}
          cardAction={cardAction}
          searchAction={searchAction(paramsOf(search, search.near ? knownPoint() : null))}
          onChange={narrow}
        />
      </div>
    </>
  );
}

/** Returns the words of the search pill, such as “Mason · Pune”. Returns an empty string for a search without terms. */
function useShortSearch(search: JobSearchState): string {
  const { t } = useTranslation(['jobs', 'reference']);
  const { cityText, stateText } = usePlaceNames();
  const { q, roles, location, state, near } = search;
  const trades = roles.map((role) => t(`reference:role.${role}`)).join(', ');
  const place = location ? cityText(location) : state && stateText(state);
  const parts = [q.trim(), trades, place, near && t('jobs:near.me')].filter(Boolean);
  return parts.join(' · ') || (countFilters(search) > 0 ? t('jobs:search.find') : '');
}

/**
 * Returns the search from the URL, and two functions that change the search: `change` adds a history entry, `narrow`
 * replaces the current entry. If the URL contains no search, puts a default search into the URL: a worker's trades and
 * town, or the place for which a visitor last searched.
 */
function useSearchInAddress() {
  const [params, setParams] = useSearchParams();
  const asked = readSearch(params);
  // A shared link with `near` contains no location, so `near` is ignored until this tab knows the user's location.
  const search = asked.near && knownPoint() === null ? readSearch(writeSearch({ ...asked, near: false })) : asked;
  const go = (part: Partial<JobSearchState>, options: { replace?: boolean }) => {
    const next = { ...search, page: 1, ...part };
    const sorted = isSortAvailable(next.sort, next) ? next : { ...next, sort: usualSort(next) };
    setParams(asChosen(writeSearch(sorted)), options);
  };
  const isWaiting = useStartSearch(params, (part) =>
    setParams(writeSearch({ ...emptySearch, ...part }), { replace: true }),
  );
  return {
    search,
    isWaiting,
    change: (part: Partial<JobSearchState>) => go(part, {}),
    narrow: (part: Partial<JobSearchState>) => go(part, { replace: true }),
  };
}
