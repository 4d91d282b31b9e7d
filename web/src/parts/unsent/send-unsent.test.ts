// @vitest-environment happy-dom
// Tests the order in which unsent items are sent, and that only their own user sends them.
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { z } from '#contracts/z.ts';
import { signInWorker } from '#testing/worker-session.ts';
import { sendItem, sendUnsent } from './send-unsent.ts';
import { type Delivery, type UnsentDelivery, unsentDelivery } from './unsent-delivery.ts';
import { addUnsent, readUnsent, sendUnsentNow, UNDO_MS, undoUnsent } from './unsent-items.ts';
import { type Unsent, unsentKind } from './unsent-kind.ts';

const note = unsentKind({ name: 'note', shape: z.object({ line: z.string(), text: z.string() }) });
type Note = Unsent<{ line: string; text: string }>;

const client = new QueryClient();
const give = (text: string, line = 'a', undo_ms?: number) =>
  note.add({ user_id: 2, content: { line, text }, ...(undo_ms !== undefined && { undo_ms }) });
const left = () => readUnsent().map((item) => note.parse(item)?.content.text);

/** Returns a delivery with these answers by text, and the texts that were sent. */
function delivery(answers: Record<string, () => Promise<Delivery> | Delivery> = {}) {
  const sent: string[] = [];
  const by: UnsentDelivery = unsentDelivery({
    kind: note,
    load:
      async () =>
      async ({ content }: Note) => {
        sent.push(content.text);
        return (await answers[content.text]?.()) ?? { result: 'taken' };
      },
    lineOf: ({ content }) => content.line,
    topics: [],
    toastOf: () => null,
  });
  return { by, sent };
}
const send = async (by: UnsentDelivery) =>
  (await sendUnsent([by], 2, client)).map(({ delivery: { result } }) => result);

beforeEach(() => {
  localStorage.clear();
  signInWorker();
});

it('Items of one line are sent in the order in which they were given, and then deleted', async () => {
  const { by, sent } = delivery();
  for (const text of ['one', 'two', 'three']) give(text);
  expect(await send(by)).toEqual(['taken', 'taken', 'taken']);
  expect(sent).toEqual(['one', 'two', 'three']);
  expect(left()).toEqual([]);
});

it('An item that waits holds back the later items of its line, and no other line', async () => {
  const { by, sent } = delivery({ one: () => ({ result: 'waits' }) });
  give('one');
  give('two');
  give('other', 'b');
  expect(await send(by)).toEqual(['waits', 'taken']);
  expect(sent.toSorted()).toEqual(['one', 'other']);
  expect(left()).toEqual(['one', 'two']);
});

it('A refused item stays with its reason and is not sent again, and the next item is sent', async () => {
  const { by, sent } = delivery({ one: () => ({ result: 'refused', refused: 'not_found' }) });
  give('one');
  give('two');
  expect(await send(by)).toEqual(['refused', 'taken']);
  expect(await send(by)).toEqual([]);
  expect(readUnsent().map(({ refused }) => refused)).toEqual(['not_found']);
  expect(sent).toEqual(['one', 'two']);
});

it('After a change of the account during a run, no further item of the earlier user is sent', async () => {
  const { by, sent } = delivery({
    one: () => {
      signInWorker(3);
      return { result: 'taken' };
    },
  });
  give('one');
  give('two');
  expect(await send(by)).toEqual(['taken']);
  expect(sent).toEqual(['one']);
  expect(left()).toEqual(['two']);
});

it('Two runs at the same time send each item once, and in order', async () => {
  const { by, sent } = delivery();
  give('one');
  give('two');
  const results = await Promise.all([send(by), send(by)]);
  expect(results.flat()).toEqual(['taken', 'taken']);
  expect(sent).toEqual(['one', 'two']);
});

it('An item that is being sent is not sent a second time on request', async () => {
  const { by, sent } = delivery();
  const item = give('one');
  const results = await Promise.all([sendItem(by, item, client), sendItem(by, item, client)]);
  expect(results.map(({ result }) => result)).toEqual(['taken', 'taken']);
  expect(sent).toEqual(['one']);
});

it('An item can be undone until it is due, and not after the first attempt', async () => {
  const { by, sent } = delivery({ two: () => ({ result: 'waits' }) });
  const one = give('one', 'a', UNDO_MS);
  const two = give('two', 'b', UNDO_MS);
  expect(await send(by)).toEqual([]);
  expect(undoUnsent(one)).toBe(true);
  sendUnsentNow(2);
  expect(await send(by)).toEqual(['waits']);
  expect(undoUnsent(two)).toBe(false);
  expect(sent).toEqual(['two']);
});

it('If the code that sends an item does not load, the item waits', async () => {
  give('one');
  const { by } = delivery();
  expect(await send({ ...by, deliver: () => Promise.reject(new TypeError('not loaded')) })).toEqual(['waits']);
  expect(left()).toEqual(['one']);
});

it('A new item is kept beside the stored ones and is sent if the storage is full', async () => {
  const { by, sent } = delivery();
  give('one');
  const stored = localStorage;
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.getItem(name),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  give('two');
  vi.unstubAllGlobals();
  expect(left()).toEqual(['one', 'two']);
  expect(await send(by)).toEqual(['taken', 'taken']);
  expect(sent).toEqual(['one', 'two']);
  expect(localStorage.getItem('unsent')).toBeNull();
});

it('Items of an unknown kind and damaged contents are not sent and do not stop the others', async () => {
  const { by, sent } = delivery();
  const item = give('one');
  addUnsent([
    { ...item, key: 'k', kind: 'of a later release' },
    { ...item, key: 'l', content: null },
  ]);
  expect(await send(by)).toEqual(['taken']);
  expect(sent).toEqual(['one']);
  expect(readUnsent().map(({ key }) => key)).toEqual(['k', 'l']);
});
