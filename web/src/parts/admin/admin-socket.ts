// The WebSocket connection of the admin area, shared by all listeners. The connection opens with the first listener and
// closes after the last.
import type { Socket } from 'socket.io-client';
import { ADMIN_NAMESPACE, type AdminServerToClientEvents, type ClientToServerEvents } from '#contracts/socket.ts';

type AdminSocket = Socket<AdminServerToClientEvents, ClientToServerEvents>;

export interface Listener {
  onQueue?: AdminServerToClientEvents['queue.changed'];
  onOverview?: AdminServerToClientEvents['overview.changed'];
  /** Called when the socket connects (`live`) or disconnects (`away`). */
  onState?: (state: 'live' | 'away') => void;
  /**
   * Called when pushes may have been lost, for example after a reconnection. The listener must fetch its data again.
   */
  onResync?: () => void;
}

const SHORTEST_WAIT = 1_000;
const LONGEST_WAIT = 30_000;
/**
 * Milliseconds for which the socket stays open without listeners. Navigation between two pages therefore does not
 * reconnect.
 */
const LINGER_MS = 1_000;

// Makes the socket reconnect after the server rejects the connection. The library reconnects only after network errors.
function reconnectAfterRejection(socket: AdminSocket): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(() => socket.connect(), LONGEST_WAIT * (0.5 + Math.random() / 2));
  };
  socket.on('disconnect', (reason) => reason === 'io server disconnect' && later());
  socket.on('connect_error', () => socket.active || later());
  return () => clearTimeout(timer);
}

interface Shared {
  token: string;
  listeners: Set<Listener>;
  isLive: boolean;
  close(): void;
}

let shared: Shared | null = null;

function wire(socket: AdminSocket, own: Shared): void {
  let wasLive = false;
  const notifyListeners = (run: (listener: Listener) => void) => {
    for (const listener of [...own.listeners]) run(listener);
  };
  socket.on('connect', () => {
    own.isLive = true;
    notifyListeners(({ onState }) => onState?.('live'));
    if (wasLive) notifyListeners(({ onResync }) => onResync?.());
    wasLive = true;
  });
  socket.on('disconnect', () => {
    own.isLive = false;
    notifyListeners(({ onState }) => onState?.('away'));
  });
  socket.on('resync', () => notifyListeners(({ onResync }) => onResync?.()));
  socket.on('queue.changed', (change) => notifyListeners(({ onQueue }) => onQueue?.(change)));
  socket.on('overview.changed', (stats) => notifyListeners(({ onOverview }) => onOverview?.(stats)));
}

async function connect(own: Shared): Promise<() => void> {
  const { io } = await import('socket.io-client');
  const socket: AdminSocket = io(ADMIN_NAMESPACE, {
    auth: { token: own.token },
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    reconnectionDelay: SHORTEST_WAIT,
    reconnectionDelayMax: LONGEST_WAIT,
    randomizationFactor: 0.5,
  });
  wire(socket, own);
  const giveUp = reconnectAfterRejection(socket);
  return () => {
    giveUp();
    socket.disconnect();
  };
}

function open(token: string): Shared {
  let isOver = false;
  let end = () => {};
  const own: Shared = {
    token,
    listeners: new Set(),
    isLive: false,
    close: () => {
      isOver = true;
      end();
    },
  };
  connect(own)
    .then((opened) => {
      end = opened;
      if (isOver) opened();
    })
    .catch((error: unknown) => console.warn('No live connection', error));
  return own;
}

function sharedFor(token: string): Shared {
  if (shared?.token === token) return shared;
  shared?.close();
  shared = open(token);
  return shared;
}

/** Subscribes a listener with an administrator's token. Returns the function that unsubscribes. */
export function listenAsAdmin(token: string, listener: Listener): () => void {
  const own = sharedFor(token);
  own.listeners.add(listener);
  if (own.isLive) listener.onState?.('live');
  return () => {
    own.listeners.delete(listener);
    setTimeout(() => {
      if (own.listeners.size > 0) return;
      own.close();
      if (shared === own) shared = null;
    }, LINGER_MS);
  };
}
