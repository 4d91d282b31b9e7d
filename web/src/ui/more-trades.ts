// The drawings that come later: asked for once, by the first picture that needs one.
import { useEffect, useSyncExternalStore } from 'react';
import type { RoleSlug } from '#contracts/reference.ts';

type Drawings = typeof import('./more-trade-drawings.ts').moreTradeDrawings;

let drawings: Drawings | null = null;
let asked = false;
const listeners = new Set<() => void>();

function ask(): void {
  if (asked) return;
  asked = true;
  import('./more-trade-drawings.ts').then(
    (part) => {
      drawings = part.moreTradeDrawings;
      for (const tell of listeners) tell();
    },
    () => {
      // A briefcase does meanwhile; the next picture asks again.
      asked = false;
    },
  );
}

function listen(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

/** The drawing of a rarer trade once it is there; null for the server, before it comes, and where there is none. */
export function useLaterDrawing(trade: RoleSlug | null) {
  const all = useSyncExternalStore(
    listen,
    () => drawings,
    () => null,
  );
  useEffect(() => {
    if (trade) ask();
  }, [trade]);
  return (trade && all?.[trade]) ?? null;
}
