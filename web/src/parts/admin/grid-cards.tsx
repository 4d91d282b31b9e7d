// The rows of a grid on a phone: one card for each row. A card shows the values of the first columns; a press on a
// button shows all columns.
import { memo, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { numberText } from '../../kit/text/number-text.ts';
import { foldedText, type GridColumn, type GridPlace, type GridRow, kindOf, textOf } from './grid-values.ts';
import { useIncrementalRows } from './use-incremental-rows.ts';

const AT_ONCE = 6;

interface GridCardsProps {
  caption: string;
  columns: readonly GridColumn[];
  rows: readonly GridRow[];
  onOpen: (place: GridPlace) => void;
}

function Value({ value, type, onOpen }: { value: unknown; type: string; onOpen: () => void }) {
  const text = textOf(value);
  const kind = kindOf(text, type);
  if (kind === 'null' || kind === 'empty') return <span className="grid__sign">{kind === 'null' ? 'NULL' : "''"}</span>;
  return (
    <button className="grid-card__value" data-kind={kind} type="button" aria-haspopup="dialog" onClick={onOpen}>
      {foldedText(text ?? '')}
    </button>
  );
}

interface CardProps {
  columns: readonly GridColumn[];
  row: GridRow;
  onOpen: (column: number) => void;
}

function GridCard({ columns, row, onOpen }: CardProps) {
  const { t } = useTranslation('admin-database');
  const [isExpanded, setExpanded] = useState(false);
  const shown = isExpanded ? columns : columns.slice(0, AT_ONCE);
  return (
    <li className="grid-card">
      <dl className="grid-card__values">
        {shown.map(({ name, type }, column) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two columns of a query may have the same name
          <div key={column}>
            <dt>{name}</dt>
            <dd>
              <Value value={row[column]} type={type} onOpen={() => onOpen(column)} />
            </dd>
          </div>
        ))}
      </dl>
      {columns.length > AT_ONCE && (
        <Button size="small" aria-expanded={isExpanded} onClick={() => setExpanded(!isExpanded)}>
          {isExpanded ? t('grid.fewer') : t('grid.all_columns', { number: numberText(columns.length) })}
        </Button>
      )}
    </li>
  );
}

export const GridCards = memo(function GridCards({ caption, columns, rows, onOpen }: GridCardsProps) {
  const { shown, end } = useIncrementalRows(rows);
  return (
    <>
      <ul className="grid-cards" aria-label={caption}>
        {shown.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows of a table or query may have no key
          <GridCard key={at} columns={columns} row={row} onOpen={(column) => onOpen({ row: at, column })} />
        ))}
      </ul>
      <div className="grid-end" ref={end} />
    </>
  );
});
