// The toolbar above the rows of a table: column search, page size and spreadsheet export.
import { type FormEvent, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { SelectField, TextField } from '../../kit/form/field.tsx';
import { numberText } from '../../kit/text/number-text.ts';
import type { GridColumn } from '../../parts/admin/grid-values.ts';
import { pageSizes, type TableView, withoutSearch } from './table-view.ts';

interface ToolsProps {
  columns: readonly GridColumn[];
  view: TableView;
  onView: (view: TableView) => void;
}

const Options = ({ columns }: { columns: readonly GridColumn[] }) =>
  columns.map(({ name }) => (
    <option key={name} value={name}>
      {name}
    </option>
  ));

export function SearchTool({ columns, view, onView }: ToolsProps) {
  const { t } = useTranslation('admin-database');
  const [column, setColumn] = useState(view.column ?? columns[0]?.name ?? '');
  const [search, setSearch] = useState(view.search);
  const find = (event: FormEvent) => {
    event.preventDefault();
    onView({ ...view, column, search: search.trim(), page: 1 });
  };
  const clear = () => {
    setSearch('');
    onView(withoutSearch(view));
  };
  return (
    <form className="table-search" onSubmit={find}>
      <SelectField label={t('rows.column')} value={column} onChange={(event) => setColumn(event.target.value)}>
        <Options columns={columns} />
      </SelectField>
      <TextField
        label={t('rows.search')}
        type="search"
        icon="search"
        maxLength={100}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <Button type="submit" variant="main">
        {t('rows.find')}
      </Button>
      {view.search && <Button onClick={clear}>{t('rows.clear')}</Button>}
    </form>
  );
}

/** The field that selects the sort order on a phone. On a computer, the column headings sort the rows. */
function SortTool({ columns, view, onView }: ToolsProps) {
  const { t } = useTranslation('admin-database');
  return (
    <div className="table-sort">
      <SelectField
        label={t('rows.sort')}
        value={view.sort ?? ''}
        onChange={(event) => onView({ ...view, sort: event.target.value || null, direction: 'asc', page: 1 })}
      >
        <option value="">{t('rows.unsorted')}</option>
        <Options columns={columns} />
      </SelectField>
      {view.sort && (
        <SelectField
          label={t('rows.direction')}
          value={view.direction}
          onChange={(event) => onView({ ...view, direction: event.target.value === 'desc' ? 'desc' : 'asc', page: 1 })}
        >
          <option value="asc">{t('rows.ascending')}</option>
          <option value="desc">{t('rows.descending')}</option>
        </SelectField>
      )}
    </div>
  );
}

export function ViewTools({ onCsv, ...tools }: ToolsProps & { onCsv: () => void }) {
  const { t } = useTranslation('admin-database');
  const { view, onView } = tools;
  return (
    <div className="table-view">
      <SortTool {...tools} />
      <SelectField
        label={t('rows.per_page')}
        value={view.limit}
        onChange={(event) => onView({ ...view, limit: Number(event.target.value), page: 1 })}
      >
        {pageSizes.map((size) => (
          <option key={size} value={size}>
            {numberText(size)}
          </option>
        ))}
      </SelectField>
      <Button icon="download" onClick={onCsv}>
        {t('rows.csv')}
      </Button>
    </div>
  );
}
