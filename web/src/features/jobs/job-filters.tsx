// The filters of the job list: beside the list on a computer, a bottom sheet on a phone. Each choice applies
// immediately.
import './job-filters.css';
import { Suspense, useId, useState, useTransition } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { useIsDesktop } from '../../kit/layout/desktop.ts';
import { Skeleton, SkeletonLine } from '../../kit/layout/skeleton.tsx';
import { lazyPage } from '../../kit/navigation/lazy-page.ts';
import { countText } from './count-text.ts';
import type { FiltersProps } from './filter-place.tsx';
import { FilterForm } from './later-parts.ts';
import type { JobList } from './queries.ts';
import { countFilters, type JobSearchState } from './search-params.ts';

const FilterPanel = lazyPage(() => import('./filter-panel.tsx').then((part) => part.FilterPanel));

/**
 * Returns the change of the search that resets all filters. If a state is chosen, the change also removes the town,
 * because the user chose the town among the towns of this state.
 */
const nothing = ({ state }: JobSearchState): Partial<JobSearchState> => ({
  state: null,
  roles: [],
  job_type: null,
  languages: [],
  conditions: {},
  ...(state && { location: '' }),
});

/** The filter column beside the list on a computer; renders nothing on a phone. */
export function FilterRail({ search, onChange }: FiltersProps) {
  const { t } = useTranslation('jobs');
  const title = useId();
  if (!useIsDesktop()) return null;
  return (
    <aside className="filter-rail desktop-only" aria-labelledby={title}>
      <div className="filter-rail__header">
        <h2 id={title}>{t('filter.title')}</h2>
        {countFilters(search) > 0 && (
          <Button variant="link" onClick={() => onChange(nothing(search))}>
            {t('filter.clear')}
          </Button>
        )}
      </div>
      <Suspense fallback={<FilterSkeleton />}>
        <FilterForm search={search} onChange={onChange} />
      </Suspense>
    </aside>
  );
}

function FilterSkeleton() {
  const { t } = useTranslation('jobs');
  return (
    <Skeleton words={t('common:loading')}>
      <div className="filter-form">
        <SkeletonLine shape="block" />
        <SkeletonLine shape="block" />
      </div>
    </Skeleton>
  );
}

/** The filter button on a phone, with the number of active filters. The button opens the sheet with the filters. */
export function FilterSheet({ search, onChange, list }: FiltersProps & { list: JobList }) {
  const { t } = useTranslation('jobs');
  const [open, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const [isComing, begin] = useTransition();
  const count = countFilters(search);
  return (
    <>
      <Button
        icon="sliders"
        className="filter-button"
        aria-label={count > 0 ? t('filter.open_count', { count }) : undefined}
        busy={isComing}
        onClick={() =>
          // In a transition, React shows the pending state of the button until the code of the sheet has loaded.
          begin(() => {
            setOpened(true);
            setOpen(true);
          })
        }
      >
        {t('filter.open')}
        {count > 0 && (
          <span className="filter-button__count" aria-hidden="true">
            {count}
          </span>
        )}
      </Button>
      <Suspense>
        {wasOpened && (
          <FilterPanel
            search={search}
            onChange={onChange}
            open={open}
            onClose={() => setOpen(false)}
            foot={
              <>
                <Button onClick={() => onChange(nothing(search))}>{t('filter.clear')}</Button>
                <Button variant="main" onClick={() => setOpen(false)}>
                  {t('filter.show', { count: list.total, total: countText(list) })}
                </Button>
              </>
            }
          />
        )}
      </Suspense>
    </>
  );
}
