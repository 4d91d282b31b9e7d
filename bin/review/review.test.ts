// A moderator at the command line: who waits, their paper, a verdict; and what is not understood is not done.
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { submitVerification } from '#marketplace/people/actions/verification.ts';
import { useDatabase } from '#testing/database.ts';
import { buildEmployer, buildFile, buildLabour } from '#testing/factories.ts';
import { silentLog } from '#testing/silent-log.ts';
import { testStorage } from '#testing/storage.ts';
import { readCommand } from './command.ts';
import { runCommand } from './run-command.ts';

const database = useDatabase();
const folder = mkdtempSync(path.join(os.tmpdir(), 'review-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function command(...args: string[]): Promise<string> {
  const asked = readCommand(args);
  if (!asked) throw new Error('not understood');
  const lines = await runCommand({ db: database.db, log: silentLog, storage: testStorage }, asked);
  return lines.join('\n');
}

describe('npm run review', () => {
  it('lists, shows, confirms and refuses, and tells no phone', async () => {
    expect(await command('list')).toBe('Nobody waits.');
    const labour = await buildLabour(database.db, { first_name: 'Kiran' });
    const card = await buildFile(database.db, labour, 'identity', 'bytes of a card');
    const employer = await buildEmployer(database.db, { gst_number: '27AAPFU0939F1ZV' });
    await buildFile(database.db, employer, 'pan');
    await buildFile(database.db, employer, 'gst');
    await submitVerification({ db: database.db }, labour);
    await submitVerification({ db: database.db }, employer);

    const list = await command('list');
    const [first = '', second = ''] = list.split('\n');
    expect(first).toMatch(/^#\d+ · Kiran Kumar · labour · aadhaar XXXX XXXX 2346 · documents: identity · waiting 0 h$/);
    expect(second).toContain('Sai Construction · employer · aadhaar XXXX XXXX 2346 · GSTIN 27AAPFU0939F1ZV');
    expect(second).toContain('documents: gst, pan');
    for (const { phone } of [labour, employer]) expect(list).not.toContain(phone?.slice(3));

    const [labourReview = '', employerReview = ''] = [...list.matchAll(/^#(\d+)/gm)].map(([, id]) => id);
    const out = path.join(folder, 'card');
    expect(await command('document', labourReview, '--out', out)).toContain('identity (application/pdf)');
    expect(readFileSync(out, 'utf8')).toBe('bytes of a card');
    expect(statSync(out).mode & 0o077).toBe(0);
    await expect(command('document', labourReview, '--out', out)).rejects.toMatchObject({ code: 'EEXIST' });
    expect(await command('document', employerReview, '--out', `${out}2`, '--kind', 'pan')).toContain('--kind gst');

    expect(await command('approve', labourReview, '--by', 'Meera')).toContain('confirmed');
    expect(await testStorage.get(card.storage_key)).toBeNull();
    expect(await command('reject', employerReview, '--by', 'Meera', '--reason', 'Blurred.')).toContain('refused');
    await expect(command('approve', employerReview, '--by', 'Meera')).rejects.toMatchObject({
      code: 'invalid_transition',
    });
    expect(await command('list')).toBe('Nobody waits.');
  });

  it.each([
    [],
    ['list', '5'],
    ['approve'],
    ['approve', '5'],
    ['approve', '5', '--by', ' '],
    ['approve', '-1', '--by', 'Meera'],
    ['approve', '5', '6', '--by', 'Meera'],
    ['reject', '5', '--by', 'Meera'],
    ['reject', '5', '--by', 'Meera', '--reason', ''],
    ['document', '5'],
    ['erase', '5', '--by', 'Meera'],
    ['list', '--all'],
  ])('does nothing for %j %j %j', (...args) => {
    expect(readCommand(args)).toBeNull();
  });
});
