// Looking for work: search, trades, filters and the list, all of it held in the address.
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { FilterRail, FilterSheet } from './job-filters.tsx';
import { JobResults } from './job-results.tsx';
import { useJobSearch } from './queries.ts';
import { SearchBox } from './search-box.tsx';
import { emptySearch, type JobSearchState, readSearch, writeSearch } from './search-params.ts';
import { TradeChips } from './trade-chips.tsx';

export function JobSearch() {
  const { t } = useTranslation('jobs');
  const [params, setParams] = useSearchParams();
  const search = readSearch(params);
  const found = useJobSearch(search);
  const change = (part: Partial<JobSearchState>) => setParams(writeSearch({ ...search, page: 1, ...part }));
  const total = found.list.total;
  return (
    <>
      <h1 className="visually-hidden">{t('title')}</h1>
      <SearchBox
        looks="slim"
        words={search}
        onSearch={(words) => change({ ...words, sort: words.q ? 'relevance' : emptySearch.sort })}
        onClear={(field) => search[field] && change({ [field]: '', ...(field === 'q' && { sort: emptySearch.sort }) })}
        beside={<FilterSheet search={search} onChange={change} total={total} />}
      />
      <TradeChips chosen={search.role} onChoose={(role) => change({ role })} />
      <div className="jobs-split">
        <FilterRail search={search} onChange={change} />
        <JobResults search={search} found={found} onSort={(sort) => change({ sort })} />
      </div>
    </>
  );
}
