// Tells whoever holds the session that the server no longer knows it.

type Listener = () => void;
const listeners = new Set<Listener>();

/** Hears of every 401 that ends a session; answers how to stop hearing. */
export function onRefusedSession(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells the listeners. */
export function announceRefusedSession(): void {
  for (const listener of listeners) listener();
}
