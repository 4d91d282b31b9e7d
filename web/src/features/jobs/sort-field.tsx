// A native select for the sort order of the job list.
import { useTranslation } from '../../i18n/use-translation.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import { isSortAvailable, type JobSearchState, type Sort, sorts } from './search-params.ts';

interface SortFieldProps {
  search: JobSearchState;
  onSort: (sort: Sort) => void;
}

export function SortField({ search, onSort }: SortFieldProps) {
  const { t } = useTranslation('jobs');
  const offered = sorts.filter((sort) => isSortAvailable(sort, search));
  return (
    <span className="sort-field">
      <Icon name="sort" size={20} />
      <select
        aria-label={t('sort.label')}
        value={search.sort}
        onChange={(event) => {
          const sort = sorts.find((one) => one === event.target.value);
          if (sort) onSort(sort);
        }}
      >
        {offered.map((sort) => (
          <option key={sort} value={sort}>
            {t(`sort.${sort}`)}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size={20} />
    </span>
  );
}
