// Tests of wrapped methods, with the methods of libraries that the product wraps.
import pg from 'pg';
import { Server } from 'socket.io';
import { expect, it } from 'vitest';
import { wrapMethod } from './wrap-method.ts';

class Counter {
  count = 0;
  add(by: number): number {
    this.count += by;
    return this.count;
  }
}

it('A wrapped method calls the original with its object and with the arguments of the wrapper', () => {
  const counter = new Counter();
  wrapMethod(counter, 'add', (original) => (by) => original(Number(by) * 10));
  expect(counter.add(2)).toBe(20);
  expect(counter.count).toBe(20);
});

it('A method can be wrapped twice, and other objects of its class are unchanged', () => {
  const [counter, other] = [new Counter(), new Counter()];
  wrapMethod(counter, 'add', (original) => (by) => original(Number(by) * 10));
  wrapMethod(counter, 'add', (original) => (by) => original(Number(by) + 1));
  expect(counter.add(2)).toBe(30);
  expect(other.add(2)).toBe(2);
});

it('Wrapping a method that does not exist throws an error that names class and method', () => {
  expect(() => wrapMethod(new Counter(), 'subtract', (original) => original)).toThrow('Counter has no method subtract');
});

it('The clients of pg and the adapters of Socket.IO have the methods that the product wraps', () => {
  const unchanged = (original: (...given: readonly unknown[]) => unknown) => original;
  expect(() => wrapMethod(new pg.Client(), 'query', unchanged)).not.toThrow();
  expect(() => wrapMethod(new pg.Pool(), 'query', unchanged)).not.toThrow();
  expect(() => wrapMethod(new Server().sockets.adapter, 'apply', unchanged)).not.toThrow();
});
