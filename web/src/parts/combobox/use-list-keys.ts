// React hook for the list of a combo box: arrow keys move, Enter chooses, Escape closes.
import { type KeyboardEvent, useState } from 'react';

interface ListKeys<O> {
  options: readonly O[];
  /** The option that is active before an arrow key moves; null for none. */
  first?: number | null;
  /** Whether something else covers the place of the list, for example an error. */
  hidden?: boolean;
  /** Called for a click or Enter. */
  onPick: (option: O) => void;
}

export function useListKeys<O>({ options, first = null, hidden, onPick }: ListKeys<O>) {
  // The option that an arrow key reached; null for none in an open list, undefined for a closed list.
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
