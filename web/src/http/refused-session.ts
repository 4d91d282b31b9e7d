// Lets the HTTP client notify listeners that the server has rejected the session.

type Listener = () => void;
const listeners = new Set<Listener>();

/** Calls the listener at every 401 that ends a session. Returns the function that unsubscribes. */
export function onRefusedSession(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function announceRefusedSession(): void {
  for (const listener of listeners) listener();
}
