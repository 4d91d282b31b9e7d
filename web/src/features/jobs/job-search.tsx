// The job search page: search box, trades, filters and results; its state is in the URL.
import './job-search.css';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { SavedParams } from '#contracts/saved-searches.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { FilterRail, FilterSheet } from './job-filters.tsx';
import { JobResults } from './job-results.tsx';
import { NearChip, NearNews } from './near-chip.tsx';
import { knownPoint, useNearMe } from './near-me.ts';
import { type ListedJob, useJobSearch } from './queries.ts';
import { SearchBox } from './search-box.tsx';
import {
  emptySearch,
  isSortAvailable,
  type JobSearchState,
  paramsOf,
  readSearch,
  usualSort,
  writeSearch,
} from './search-params.ts';
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
  const near = useNearMe(() => change({ near: true, sort: 'distance' }));
  const pressNear = () => {
    near.forget();
    if (search.near) change({ near: false });
    else if (knownPoint() === null) near.ask();
    else change({ near: true, sort: 'distance' });
  };
  return (
    <>
      <h1 className="visually-hidden">{t('title')}</h1>
      <SearchBox
        looks="slim"
        words={search}
        onSearch={(words) => change({ ...words, sort: usualSort(words) })}
        onClear={(field) => search[field] && change({ [field]: '' })}
        beside={<FilterSheet search={search} onChange={narrow} list={found.list} />}
      />
      <TradeChips
        chosen={search.roles}
        onChoose={(roles) => change({ roles })}
        before={<NearChip chosen={search.near} state={near.state} onPress={pressNear} />}
      />
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

/**
 * Returns the search from the URL, with two functions that change it: `change` adds a history entry, `narrow` replaces
 * the current entry. If the URL has no search, puts the reader's own search into the URL: a worker's trades and town,
 * or the place for which a visitor last searched.
 */
function useSearchInAddress() {
  const [params, setParams] = useSearchParams();
  const asked = readSearch(params);
  // A shared link with `near` contains no location, so `near` is ignored until this tab knows the reader's location.
  const search = asked.near && knownPoint() === null ? readSearch(withoutNear(params)) : asked;
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

function withoutNear(params: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(params);
  rest.delete('near');
  return rest;
}
