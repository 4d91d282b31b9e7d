// The filters: a rail beside the list on a desk, a sheet from the bottom on a phone. Each choice counts at once.
import './job-filters.css';
import { Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPage } from '../../app/lazy-page.ts';
import { Button } from '../../ui/button.tsx';
import { countText } from './count-text.ts';
import { FilterForm } from './filter-form.tsx';
import type { FiltersProps } from './filter-place.tsx';
import type { JobList } from './queries.ts';
import { countFilters, type JobSearchState } from './search-params.ts';

const FilterPanel = lazyPage(() => import('./filter-panel.tsx').then((part) => part.FilterPanel));

/** All filters off. The town that a chosen state brought along goes with it. */
const nothing = ({ state }: JobSearchState): Partial<JobSearchState> => ({
  state: null,
  role: null,
  job_type: null,
  languages: [],
  ...(state && { location: '' }),
});

/** The rail of the desk. */
export function FilterRail({ search, onChange }: FiltersProps) {
  const { t } = useTranslation('jobs');
  const title = useId();
  return (
    <aside className="filter-rail desk-only" aria-labelledby={title}>
      <div className="filter-rail__head">
        <h2 id={title}>{t('filter.title')}</h2>
        {countFilters(search) > 0 && (
          <Button variant="link" onClick={() => onChange(nothing(search))}>
            {t('filter.clear')}
          </Button>
        )}
      </div>
      <FilterForm search={search} onChange={onChange} />
    </aside>
  );
}

/** The button of the phone, with the number of filters that are on, and its sheet. */
export function FilterSheet({ search, onChange, list }: FiltersProps & { list: JobList }) {
  const { t } = useTranslation('jobs');
  const [open, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const count = countFilters(search);
  return (
    <>
      <Button
        icon="sliders"
        className="filter-button"
        aria-label={count > 0 ? t('filter.open_count', { count }) : undefined}
        onClick={() => {
          setOpened(true);
          setOpen(true);
        }}
      >
        {t('filter.open')}
        {count > 0 && (
          <span className="filter-button__count" aria-hidden="true">
            {count}
          </span>
        )}
      </Button>
      {wasOpened && (
        <Suspense>
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
        </Suspense>
      )}
    </>
  );
}
