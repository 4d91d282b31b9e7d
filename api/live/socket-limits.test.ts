// Limit of sockets per session: above the limit the oldest socket is closed, and a closed socket no longer counts.
import { EventEmitter } from 'node:events';
import { expect, it } from 'vitest';
import { limitPerSession } from './socket-limits.ts';

class FakeSocket extends EventEmitter {
  data: { session_id: number };
  constructor(session_id: number) {
    super();
    this.data = { session_id };
  }
  isOpen = true;
  disconnect() {
    this.isOpen = false;
    this.emit('disconnect');
  }
}

const opened = (hold: ReturnType<typeof limitPerSession>, session_id: number) => {
  const socket = new FakeSocket(session_id);
  hold(socket);
  return socket;
};

it('The oldest socket of a session is closed beyond the limit', () => {
  const hold = limitPerSession(2);
  const [first, second, third] = [opened(hold, 1), opened(hold, 1), opened(hold, 1)];
  expect([first, second, third].map(({ isOpen }) => isOpen)).toEqual([false, true, true]);
});

it('A closed socket no longer counts', () => {
  const hold = limitPerSession(2);
  const [first, second] = [opened(hold, 1), opened(hold, 1)];
  second.disconnect();
  const third = opened(hold, 1);
  expect([first.isOpen, third.isOpen]).toEqual([true, true]);
  opened(hold, 1);
  expect(first.isOpen).toBe(false);
});

it('Each session has its own count, which starts again after its last socket', () => {
  const hold = limitPerSession(1);
  const [mine, theirs] = [opened(hold, 1), opened(hold, 2)];
  mine.disconnect();
  const again = opened(hold, 1);
  expect([theirs.isOpen, again.isOpen]).toEqual([true, true]);
});
