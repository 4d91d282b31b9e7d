// The grid of the wage sheet: one row per worker, one cell per day. Arrow keys move between the cells; the keys 1, 5
// and 0 and taps enter a full day, half a day and no work.
import { type KeyboardEvent, useRef } from 'react';
import type { WageSheetCell, WageSheetPerson } from '#contracts/wage-sheet.ts';
import { intlLocale } from '#locales/languages.ts';
import { weekDay } from '../../i18n/calendar-text.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { today } from '../../kit/text/today.ts';
import { formatPaise } from './amounts.ts';
import {
  agreesToOvertime,
  asks,
  contentOf,
  type Halves,
  halvesOf,
  isEditable,
  nextHalves,
  shownOvertime,
  type Wanted,
} from './grid-items.ts';
import { useOtherName } from './other-name.ts';

/** Identifies a cell: the account and the day. */
export const keyOfCell = (account: number, day: string) => `${account} ${day}`;

interface WageGridProps {
  people: readonly WageSheetPerson[];
  days: readonly string[];
  edits: ReadonlyMap<string, Wanted>;
  /** True while the cells of these days load. Nothing can be entered then, because a day may have an entry. */
  loading: boolean;
  /** Called with null if the cell has its stored value again. */
  onEdit: (person: WageSheetPerson, day: string, halves: Halves | null) => void;
  /** Adds or removes one step of overtime. */
  onStep: (person: WageSheetPerson, day: string, direction: 1 | -1) => void;
  /** Called when a cell gets the focus. */
  onChoose: (person: WageSheetPerson, day: string) => void;
}

const moves: Record<string, readonly [rows: number, columns: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};
const typed: Record<string, Halves> = { '0': 0, '5': 1, '1': 2 };
const steps: Record<string, 1 | -1> = { '+': 1, '=': 1, '-': -1 };

export function WageGrid({ people, days, edits, loading, onEdit, onStep, onChoose }: WageGridProps) {
  const { t } = useTranslation(['wage-sheet', 'shell']);
  const grid = useRef<HTMLTableElement>(null);
  const focusCell = (row: number, column: number) =>
    grid.current?.querySelector<HTMLElement>(`[data-at="${row} ${column}"]`)?.focus();
  const press = (event: KeyboardEvent<HTMLElement>, row: number, column: number) => {
    const [rows, columns] = moves[event.key] ?? [0, 0];
    const [person, day] = [people[row], days[column]];
    if (rows !== 0 || columns !== 0) focusCell(row + rows, column + columns);
    else if (!person || !day || loading) return;
    else if (event.key === 'Delete' || event.key === 'Backspace') onEdit(person, day, null);
    else if (steps[event.key] !== undefined) stepAt(person, day, steps[event.key] ?? 1, onStep);
    else if (typed[event.key] === undefined) return;
    else enter(person, day, typed[event.key] ?? 2, onEdit);
    event.preventDefault();
  };
  return (
    <table className="wage-grid" aria-label={t('shell:nav.hisaab')} ref={grid}>
      <thead>
        <HeaderRow days={days} />
      </thead>
      <tbody>
        {people.map((person, row) => (
          <tr className="wage-grid__row" key={person.account_id}>
            <RowHeader person={person} />
            {days.map((day, column) => (
              <td key={day}>
                <Cell
                  person={person}
                  day={day}
                  edited={edits.get(keyOfCell(person.account_id, day)) ?? null}
                  loading={loading}
                  at={[row, column]}
                  isFirst={row === 0 && column === days.length - 1}
                  onKeyDown={(event) => press(event, row, column)}
                  onFocus={() => onChoose(person, day)}
                  onEdit={onEdit}
                />
              </td>
            ))}
            <Sums person={person} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function stepAt(person: WageSheetPerson, day: string, direction: 1 | -1, onStep: WageGridProps['onStep']) {
  const cell = person.cells.find((one) => one.day === day);
  if (isEditable(person, cell, day, today())) onStep(person, day, direction);
}

/** Enters the half days if the day can have them. The stored value removes the edit. */
function enter(person: WageSheetPerson, day: string, halves: Halves, onEdit: WageGridProps['onEdit']) {
  const cell = person.cells.find((one) => one.day === day);
  if (!isEditable(person, cell, day, today()) || (cell && agreesToOvertime(cell, halves))) return;
  onEdit(person, day, contentOf(cell, day, halves).length > 0 ? halves : null);
}

function HeaderRow({ days }: { days: readonly string[] }) {
  const { t } = useTranslation('wage-sheet');
  const { language } = useLanguage();
  const week = new Intl.DateTimeFormat(intlLocale(language), { timeZone: 'UTC', weekday: 'narrow' });
  return (
    <tr className="wage-grid__row">
      <th scope="col" className="wage-grid__name">
        {t('worker')}
      </th>
      {days.map((day) => (
        <th key={day} scope="col" className="wage-grid__day" data-today={day === today() || undefined}>
          <span aria-hidden="true">{week.format(new Date(`${day}T00:00:00Z`))}</span>
          <span aria-hidden="true">{Number(day.slice(8))}</span>
          <span className="visually-hidden">{weekDay(day, language)}</span>
        </th>
      ))}
      <th scope="col" className="wage-grid__sum desktop-only">
        {t('days')}
      </th>
      <th scope="col" className="wage-grid__sum desktop-only">
        {t('owed')}
      </th>
    </tr>
  );
}

function RowHeader({ person }: { person: WageSheetPerson }) {
  const nameOf = useOtherName();
  return (
    <th scope="row" className="wage-grid__name">
      <span className="wage-grid__person">{nameOf(person)}</span>
      <span className="soft small">{person.reader_title?.text ?? person.job_title}</span>
    </th>
  );
}

function Sums({ person: { halves, overtime_minutes, balance } }: { person: WageSheetPerson }) {
  const { t } = useTranslation('wage-sheet');
  const overtime = overtime_minutes > 0 ? ` +${overtime_minutes / 60}` : '';
  return (
    <>
      <td className="wage-grid__sum">
        <span className="phone-only soft">{`${t('days')}: `}</span>
        {`${halves / 2}${overtime}`}
      </td>
      <td className="wage-grid__sum">
        <span className="phone-only soft">{`${t('owed')}: `}</span>
        {formatPaise(balance.owed)}
      </td>
    </>
  );
}

const marks = ['0', '½', '1'];

function stateOf(cell: WageSheetCell | undefined) {
  if (!cell) return 'empty';
  if (cell.correction || cell.state !== 'agreed') return 'open';
  return (['none', 'half', 'full'] as const)[cell.halves] ?? 'full';
}

interface CellProps {
  person: WageSheetPerson;
  day: string;
  edited: Wanted | null;
  loading: boolean;
  at: readonly [row: number, column: number];
  /** True for the one cell that the Tab key reaches; arrow keys reach the others. */
  isFirst: boolean;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onFocus: () => void;
  onEdit: WageGridProps['onEdit'];
}

function Cell({ person, day, edited, loading, at, isFirst, onKeyDown, onFocus, onEdit }: CellProps) {
  const { t } = useTranslation(['wage-sheet', 'wages']);
  const { language } = useLanguage();
  const cell = person.cells.find((one) => one.day === day);
  const canEdit = !loading && isEditable(person, cell, day, today());
  const halves = edited?.halves ?? null;
  const shown = halves ?? halvesOf(cell);
  const overtime = shownOvertime(cell, edited);
  const mark = shown === null ? '' : (marks[shown] ?? '');
  const words = { empty: t('wage-sheet:empty'), open: t('wages:day.open'), none: t('wages:day.none') };
  const state = halves === null ? stateOf(cell) : (['none', 'half', 'full'] as const)[halves];
  const said = state === 'full' || state === 'half' ? t(`wages:day.${state}`) : words[state];
  return (
    <button
      type="button"
      className="wage-cell"
      data-at={at.join(' ')}
      data-square={state}
      data-edited={edited === null ? undefined : true}
      data-asks={(cell && asks(cell) && edited === null) || undefined}
      aria-disabled={!canEdit || undefined}
      aria-label={`${weekDay(day, language)}: ${mark && state === 'open' ? `${mark}, ${said}` : said}`}
      tabIndex={isFirst ? 0 : -1}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      onClick={() => canEdit && onEdit(person, day, nextHalves(cell, day, halves))}
    >
      <span aria-hidden="true">{mark}</span>
      {overtime > 0 && <span className="wage-cell__overtime">{`+${overtime / 60}`}</span>}
    </button>
  );
}
