// React hook for the list of a combo box: arrow keys move, Enter chooses, Escape closes.
import { type KeyboardEvent, useState } from 'react';

interface ListKeys<O> {
  options: readonly O[];
  /** Index of the option that is active before the user presses an arrow key; null for none. */
  first?: number | null;
  /** True if the list must stay closed, for example because it would cover an error message. */
  hidden?: boolean;
  /** Called when an option is clicked or chosen with Enter. */
  onPick: (option: O) => void;
}

export function useListKeys<O>({ options, first = null, hidden, onPick }: ListKeys<O>) {
  // Index of the option that was reached by arrow keys. Null if the list is open but no arrow key was pressed;
  // undefined if the list is closed.
  const [walked, setWalked] = useState<number | null>();
  const open = walked !== undefined && !hidden;
  const active = walked ?? first;
  const chosen = active === null ? undefined : options[active];

  const show = () => setWalked(null);
  const close = () => setWalked(undefined);
  const pick = (option: O) => {
    close();
    onPick(option);
  };
  const walk = (by: number) => {
    const { length } = options;
    const before = active ?? (by > 0 ? -1 : 0);
    setWalked(length ? (before + by + length) % length : null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') walk(1);
    else if (event.key === 'ArrowUp') walk(-1);
    else if (event.key === 'Escape' && open) close();
    else if (event.key === 'Enter' && open && chosen) pick(chosen);
    else {
      if (event.key === 'Enter') close();
      return;
    }
    event.preventDefault();
  };
  return { open, active, show, close, pick, onKeyDown };
}
