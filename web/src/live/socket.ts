// The socket itself: its library comes only after sign-in; it reconnects patiently and never asks for anything.
import type { Socket } from 'socket.io-client';
import type { Notification } from '#contracts/notifications.ts';
import type { ClientToServerEvents, ServerToClientEvents, SocketAuth } from '#contracts/socket.ts';

interface Listeners {
  onConnect: () => void;
  /** Pushes no longer arrive, until the next `onConnect`. */
  onDisconnect: () => void;
  /** The server has closed the line: the session is over, or the account closed. */
  onClosed: () => void;
  onNotification: (notification: Notification) => void;
  onApplication: ServerToClientEvents['application.updated'];
  /** Pushes may have been lost although the line was up. */
  onResync: () => void;
}

type LiveSocket = Socket<ServerToClientEvents, ClientToServerEvents>;

const LONGEST_WAIT = 30_000;

/** How it comes back after the line was lost: later and later, and nobody at the same moment as all the others. */
export const comingBack = { reconnectionDelay: 1_000, reconnectionDelayMax: LONGEST_WAIT, randomizationFactor: 0.5 };

function listen(socket: LiveSocket, listeners: Listeners): void {
  socket.on('connect', listeners.onConnect);
  socket.on('disconnect', (reason) => {
    listeners.onDisconnect();
    if (reason === 'io server disconnect') listeners.onClosed();
  });
  socket.on('notification.created', listeners.onNotification);
  socket.on('application.updated', listeners.onApplication);
  socket.on('resync', listeners.onResync);
}

/** The library reconnects after a lost network by itself, but not after the server's own "no". Answers how to give up. */
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

/** Opens the line for a session and its language; answers how to close it. Without the library the minute's poll has to do. */
export function openSocket(auth: SocketAuth, listeners: Listeners): () => void {
  let isOver = false;
  let close = () => {};
  connect(auth, listeners)
    .then((opened) => {
      close = opened;
      if (isOver) opened();
    })
    .catch((error: unknown) => console.warn('No live line', error));
  return () => {
    isOver = true;
    close();
  };
}
