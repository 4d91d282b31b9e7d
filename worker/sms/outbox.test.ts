// Tests the file to which SMS are written instead of being sent: only its owner can read the file, and each message is
// deleted after a day.
import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { createOutbox } from './outbox.ts';
import type { TextMessage } from './sender.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'kaamsetu-outbox-'));
  folders.push(folder);
  return path.join(folder, 'outbox');
}

const message = (text: string): TextMessage => ({
  to: '+919876543210',
  template: 'otp',
  language: 'en',
  text,
  variables: { code: '123456' },
  reference: '1',
});

const textsIn = (folder: string) =>
  readFileSync(path.join(folder, 'sms.jsonl'), 'utf8')
    .split('\n')
    .flatMap((line) => (line ? [JSON.parse(line).text] : []));

it('The outbox keeps a message for a day and loses none that is sent during pruning', async () => {
  const folder = newFolder();
  const outbox = createOutbox(folder);
  await outbox.send(message('first'));
  const tomorrow = Date.now() + 86_400_001;
  await Promise.all([outbox.prune(tomorrow - 10_000), outbox.send(message('second'))]);
  expect(textsIn(folder)).toEqual(['first', 'second']);
  await outbox.prune(tomorrow + 60_000);
  expect(textsIn(folder)).toEqual([]);
});

it('The outbox drops a line that a crash left incomplete', async () => {
  const folder = newFolder();
  const outbox = createOutbox(folder);
  await outbox.send(message('whole'));
  appendFileSync(path.join(folder, 'sms.jsonl'), '{"to":"+9198\n');
  await outbox.prune(Date.now());
  expect(textsIn(folder)).toEqual(['whole']);
});

it('The outbox deletes the messages to one phone and keeps those to others', async () => {
  const folder = newFolder();
  const outbox = createOutbox(folder);
  await outbox.send(message('to stay'));
  await Promise.all([
    outbox.send({ ...message('to go'), to: '+919876500000' }),
    outbox.delete('+919876500000'),
    outbox.send(message('to stay, too')),
  ]);
  expect(textsIn(folder)).toEqual(['to stay', 'to stay, too']);
});

it('The outbox file is readable only by its owner', async () => {
  const folder = newFolder();
  await createOutbox(folder).send(message('hello'));
  expect(statSync(path.join(folder, 'sms.jsonl')).mode & 0o077).toBe(0);
});

it('The outbox returns `failed` if the file cannot be written', async () => {
  const folder = newFolder();
  writeFileSync(folder, 'a file in the way');
  expect(await createOutbox(folder).send(message('hello'))).toMatchObject({ result: 'failed' });
});
