// The days that an employer has entered in the wage sheet and not yet stored.
import { useState } from 'react';
import type { WageSheetItem, WageSheetPerson } from '#contracts/wage-sheet.ts';
import { contentOf, type Halves, type ItemsOfPerson, overtimeStep } from './grid-items.ts';
import { keyOfCell } from './wage-grid.tsx';

/** An entered value and the items that store it. The items keep their client ids, so that a retry stores nothing twice. */
interface Edit extends ItemsOfPerson {
  halves: Halves;
  /** Entered minutes of overtime; undefined if only the half days were entered. */
  overtime?: number | undefined;
}

export type Edits = ReadonlyMap<string, Edit>;

function editOf(person: WageSheetPerson, day: string, halves: Halves, overtime?: number): Edit | null {
  const { account_id, cells } = person;
  const cell = cells.find((one) => one.day === day);
  const items = contentOf(cell, day, halves, overtime).map((content) => ({ account_id, ...content }));
  return items.length > 0 ? { person, halves, overtime, items } : null;
}

/** Returns the edits by cell, and functions that change them. */
export function useEdits() {
  const [edits, setEdits] = useState<Edits>(new Map());
  const put = (key: string, entered: Edit | null) =>
    setEdits((before) => {
      const changed = new Map(before);
      changed.delete(key);
      return entered ? changed.set(key, entered) : changed;
    });
  /** Enters half days and keeps entered overtime, or removes the edit of the day if `halves` is null. */
  const edit = (person: WageSheetPerson, day: string, halves: Halves | null) => {
    const key = keyOfCell(person.account_id, day);
    put(key, halves === null ? null : editOf(person, day, halves, edits.get(key)?.overtime));
  };
  /** Adds or removes one step of overtime. The stored value removes the edit. */
  const step = (person: WageSheetPerson, day: string, direction: 1 | -1) => {
    const key = keyOfCell(person.account_id, day);
    const cell = person.cells.find((one) => one.day === day);
    const next = overtimeStep(cell, edits.get(key) ?? null, direction);
    if (next) put(key, editOf(person, day, next.halves, next.overtime));
  };
  /** Removes the edits that were sent, except those with a refused item. Keeps the edits that the user made later. */
  const removeStored = (sent: Edits, refused: ReadonlySet<WageSheetItem>) =>
    setEdits((before) => {
      const isStored = (key: string, one: Edit) =>
        sent.get(key) === one && !one.items.some((item) => refused.has(item));
      return new Map([...before].filter(([key, one]) => !isStored(key, one)));
    });
  return { edits, edit, step, removeStored, clear: () => setEdits(new Map()) };
}
