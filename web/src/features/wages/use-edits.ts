// The days that an employer has entered in the wage sheet and not yet stored.
import { useState } from 'react';
import type { WageSheetItem, WageSheetPerson } from '#contracts/wage-sheet.ts';
import { contentOf, type Halves, type ItemsOfPerson } from './grid-items.ts';
import { keyOfCell } from './wage-grid.tsx';

/** An entered value and the items that store it. The items keep their client ids, so that a retry stores nothing twice. */
interface Edit extends ItemsOfPerson {
  halves: Halves;
}

export type Edits = ReadonlyMap<string, Edit>;

function editOf(person: WageSheetPerson, day: string, halves: Halves): Edit {
  const { account_id, cells } = person;
  const cell = cells.find((one) => one.day === day);
  const items = contentOf(cell, day, halves).map((content) => ({ account_id, ...content }));
  return { person, halves, items };
}

/** Returns the edits by cell, and functions that change them. */
export function useEdits() {
  const [edits, setEdits] = useState<Edits>(new Map());
  /** Enters half days, or removes the edit of the day if `halves` is null. */
  const edit = (person: WageSheetPerson, day: string, halves: Halves | null) => {
    const key = keyOfCell(person.account_id, day);
    const entered = halves === null ? null : editOf(person, day, halves);
    setEdits((before) => {
      const changed = new Map(before);
      changed.delete(key);
      return entered ? changed.set(key, entered) : changed;
    });
  };
  /** Removes the edits that were sent, except those with a refused item. Keeps the edits that the user made later. */
  const removeStored = (sent: Edits, refused: ReadonlySet<WageSheetItem>) =>
    setEdits((before) => {
      const isStored = (key: string, one: Edit) =>
        sent.get(key) === one && !one.items.some((item) => refused.has(item));
      return new Map([...before].filter(([key, one]) => !isStored(key, one)));
    });
  return { edits, edit, removeStored, clear: () => setEdits(new Map()) };
}
