// The WebSocket connection. The socket library loads only after sign-in. The client only receives messages. After a
// disconnection, the client reconnects with growing delays.
import type { Socket } from 'socket.io-client';
import type { Notification } from '#contracts/notifications.ts';
import type { ClientToServerEvents, ServerToClientEvents, SocketAuth } from '#contracts/socket.ts';

interface Listeners {
  onConnect: () => void;
  /** Called when the connection is lost. No pushes arrive until the next `onConnect`. */
  onDisconnect: () => void;
  /** Called when the server has closed the connection: the session has ended, or the account is closed. */
  onClosed: () => void;
  onNotification: (notification: Notification) => void;
  onApplication: ServerToClientEvents['application.updated'];
  onCall: ServerToClientEvents['call.updated'];
  /**
   * Called when pushes may have been lost although this socket was connected: the server processes had lost the
   * connection to each other. The listener must fetch its data again.
   */
  onResync: () => void;
}

type LiveSocket = Socket<ServerToClientEvents, ClientToServerEvents>;

const LONGEST_WAIT = 30_000;

/**
 * Reconnection delays in milliseconds: exponential with jitter, so that clients do not reconnect at the same moment.
 */
export const comingBack = { reconnectionDelay: 1_000, reconnectionDelayMax: LONGEST_WAIT, randomizationFactor: 0.5 };

function listen(socket: LiveSocket, listeners: Listeners): void {
  socket.on('connect', listeners.onConnect);
  socket.on('disconnect', (reason) => {
    listeners.onDisconnect();
    if (reason === 'io server disconnect') listeners.onClosed();
  });
  socket.on('notification.created', listeners.onNotification);
  socket.on('application.updated', listeners.onApplication);
  socket.on('call.updated', listeners.onCall);
  socket.on('resync', listeners.onResync);
}

/**
 * Reconnects after the server rejects the connection. The library reconnects only after network errors. Returns a
 * function that stops reconnecting.
 */
export function reconnectAfterRejection(socket: LiveSocket): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(() => socket.connect(), LONGEST_WAIT * (0.5 + Math.random() / 2));
  };
  socket.on('disconnect', (reason) => reason === 'io server disconnect' && later());
  socket.on('connect_error', () => socket.active || later());
  return () => clearTimeout(timer);
}

async function connect(auth: SocketAuth, listeners: Listeners): Promise<() => void> {
  const { io } = await import('socket.io-client');
  const socket: LiveSocket = io({
    auth,
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    ...comingBack,
  });
  listen(socket, listeners);
  const giveUp = reconnectAfterRejection(socket);
  return () => {
    giveUp();
    socket.disconnect();
  };
}

/**
 * Opens the connection for a session and language. Returns a function that closes the connection. If the library fails
 * to load, the app relies on its poll every 60 s.
 */
export function openSocket(auth: SocketAuth, listeners: Listeners): () => void {
  let isOver = false;
  let close = () => {};
  connect(auth, listeners)
    .then((opened) => {
      close = opened;
      if (isOver) opened();
    })
    .catch((error: unknown) => console.warn('No live connection', error));
  return () => {
    isOver = true;
    close();
  };
}
