// Tests that custom flags are added to a broadcast over Redis.
import { Emitter } from '@socket.io/redis-emitter';
import { expect, it } from 'vitest';
import { addFlags } from './emitter-flags.ts';

it('The Redis emitter sends the added flags beside the packet of this broadcast, and with no other broadcast', () => {
  const sent: string[] = [];
  const emitter = new Emitter({ publish: (_channel: string, message: Uint8Array) => sent.push(String(message)) });
  const [first, second] = [emitter.to('room'), emitter.to('room')];
  addFlags(first, { traceparent: 'trace-1' });
  first.emit('rung');
  second.emit('rung');
  expect(sent.map((message) => message.includes('trace-1'))).toEqual([true, false]);
});
