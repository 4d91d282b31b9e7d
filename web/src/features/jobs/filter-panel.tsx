// The content of the sheet with the sort order and the filters on a phone. Its code loads when the user first opens the
// sheet.
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Sheet } from '../../kit/overlay/sheet.tsx';
import { FilterForm } from './filter-form.tsx';
import type { FiltersProps } from './filter-place.tsx';
import { SortField } from './sort-field.tsx';

interface FilterPanelProps extends FiltersProps {
  open: boolean;
  onClose: () => void;
  foot: ReactNode;
}

export function FilterPanel({ search, onChange, open, onClose, foot }: FilterPanelProps) {
  const { t } = useTranslation('jobs');
  return (
    <Sheet open={open} title={t('filter.title')} close={t('common:close')} onClose={onClose} foot={foot}>
      <div>
        <SortField search={search} onSort={(sort) => onChange({ sort })} />
      </div>
      <FilterForm search={search} onChange={onChange} />
    </Sheet>
  );
}
