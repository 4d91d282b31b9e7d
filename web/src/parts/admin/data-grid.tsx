// Database rows as a grid on a desktop and as cards on a phone. Each value can be expanded and copied.
import { useCallback, useState, useSyncExternalStore } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { useToast } from '../../kit/overlay/toast.tsx';
import { CellSheet, type CellView } from './cell-sheet.tsx';
import { GridCards } from './grid-cards.tsx';
import { type GridSort, GridTable } from './grid-table.tsx';
import { foldedText, type GridColumn, type GridPlace, type GridRow, textOf } from './grid-values.ts';

const WIDE = '(min-width: 640px)';

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

const useIsWide = () => useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches);

interface DataGridProps {
  /** Describes the rows for screen readers. */
  caption: string;
  columns: readonly GridColumn[];
  rows: readonly GridRow[];
  sort?: GridSort | null;
  /**
   * Called with the column whose heading was pressed. The function must be stable between renders, because the grid is
   * memoised.
   */
  onSort?: ((column: string) => void) | undefined;
  /** True while other rows load. Until they arrive, the current rows stay visible but are dimmed. */
  busy?: boolean;
}

function useCopy() {
  const { t } = useTranslation('admin-database');
  const showToast = useToast();
  return useCallback(
    (text: string) => {
      navigator.clipboard.writeText(text).then(
        () => showToast({ text: t('grid.copied'), tone: 'ok' }),
        () => showToast({ text: t('grid.not_copied'), tone: 'problem' }),
      );
    },
    [showToast, t],
  );
}

interface ChosenProps {
  cell: CellView | null;
  onExpand: () => void;
  onCopy: (text: string) => void;
}

/** Shows, below the grid, the start of the focused cell's value, and buttons to expand and to copy the value. */
function ChosenCell({ cell, onExpand, onCopy }: ChosenProps) {
  const { t } = useTranslation('admin-database');
  if (!cell) return <p className="grid-chosen soft small">{t('grid.hint')}</p>;
  return (
    <div className="grid-chosen small">
      <p className="grid-chosen__text">
        <b>{cell.name}</b> {foldedText(cell.text)}
      </p>
      <Button size="small" onClick={onExpand}>
        {t('grid.whole')}
      </Button>
      <Button size="small" icon="copy" onClick={() => onCopy(cell.text)}>
        {t('grid.copy')}
      </Button>
    </div>
  );
}

export function DataGrid({ caption, columns, rows, sort = null, onSort, busy = false }: DataGridProps) {
  const isWide = useIsWide();
  const copy = useCopy();
  const [chosen, setChosen] = useState<GridPlace | null>(null);
  const [opened, setOpened] = useState<GridPlace | null>(null);
  const cellAtPlace = useCallback(
    (place: GridPlace | null): CellView | null => {
      const column = place && columns[place.column];
      const text = place && textOf(rows[place.row]?.[place.column]);
      return column && text ? { ...column, text } : null;
    },
    [columns, rows],
  );
  const copyAt = useCallback((place: GridPlace) => copy(cellAtPlace(place)?.text ?? ''), [copy, cellAtPlace]);
  return (
    <div className="grid-box" aria-busy={busy}>
      {isWide ? (
        <>
          <div className="grid-scroll">
            <GridTable
              caption={caption}
              columns={columns}
              rows={rows}
              sort={sort}
              onSort={onSort}
              onChoose={setChosen}
              onOpen={setOpened}
              onCopy={copyAt}
            />
          </div>
          <ChosenCell cell={cellAtPlace(chosen)} onExpand={() => setOpened(chosen)} onCopy={copy} />
        </>
      ) : (
        <GridCards caption={caption} columns={columns} rows={rows} onOpen={setOpened} />
      )}
      <CellSheet cell={cellAtPlace(opened)} onCopy={copy} onClose={() => setOpened(null)} />
    </div>
  );
}
