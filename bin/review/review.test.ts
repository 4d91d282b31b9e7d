// The review command line: lists, documents and decisions; invalid commands have no effect.
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { submitVerification } from '#marketplace/people/actions/verification.ts';
import { rate } from '#marketplace/ratings/actions/rate.ts';
import { sendReport } from '#marketplace/reports/actions/send-report.ts';
import { run, sql } from '#platform/sql.ts';
import { useDatabase } from '#testing/database.ts';
import { buildApplication, buildCrew, buildEmployer, buildFile, buildJob, buildLabour } from '#testing/factories.ts';
import { marketplaceSecrets } from '#testing/secrets.ts';
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
  it('The review command lists, shows, confirms and refuses identities without phone numbers', async () => {
    expect(await command('list')).toBe('No identity waits for review.');
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
    expect(await command('reject', employerReview, '--by', 'Meera', '--reason', 'Blurred.')).toContain('rejected');
    await expect(command('approve', employerReview, '--by', 'Meera')).rejects.toMatchObject({
      code: 'invalid_transition',
    });
    expect(await command('list')).toBe('No identity waits for review.');
  });

  it('The review command shows and decides held jobs and reports without naming the reporter', async () => {
    expect(await command('jobs')).toBe('Nothing is waiting.');
    const job = await buildJob(database.db, { title: 'Helper \u001b[31m', status: 'pending_review' });
    await run(
      database.db,
      sql`update jobs set description = 'Bring 300 cash first, then work.',
        findings = '[{"code": "money_asked", "field": "description", "start": 0, "end": 20, "message": ""}]' where id = ${job.id}`,
    );
    const other = await buildJob(database.db, { title: 'Night packer' });
    const reporter = await buildLabour(database.db, { first_name: 'Tippster' });
    const sent = { target_type: 'job', target_id: other.id, reason: 'fake', details: 'Nobody is there.' } as const;
    const { case_number } = await sendReport({ db: database.db, secrets: marketplaceSecrets }, reporter, sent);

    expect(await command('jobs')).toMatch(
      /^#\d+ · Helper {2}\[31m · Sai Construction · Pune, Maharashtra · marked: money_asked · reports: 0/,
    );
    expect(await command('job', String(job.id))).toContain('money_asked in description: Bring 300 cash first');
    const reports = await command('reports');
    expect(reports).toBe(`${case_number} · job #${other.id} · Night packer · fake · “Nobody is there.” · waiting 0 h`);

    const by = ['--by', 'Meera', '--reason', 'Seen on the site.'];
    await expect(command('restore-job', String(job.id))).rejects.toMatchObject({ code: 'job_transition' });
    expect(await command('reject-job', String(job.id), ...by)).toContain('rejected');
    expect(await command('restore-job', String(job.id))).toContain('waits for review again');
    const [, seen = ''] = /version (\d+)/.exec(await command('job', String(job.id))) ?? [];
    const approve = () => command('approve-job', String(job.id), '--by', 'Meera', '--version', seen);
    await run(
      database.db,
      sql`update jobs set title = 'Other words', version = version + 1, updated_at = now() where id = ${job.id}`,
    );
    await expect(approve()).rejects.toMatchObject({ code: 'stale_version' });
    await run(database.db, sql`update jobs set version = version - 1 where id = ${job.id}`);
    expect(await approve()).toContain('is open');
    await expect(command('approve-job', String(job.id), '--by', 'Meera')).rejects.toMatchObject({
      code: 'already_decided',
    });
    expect(await command('uphold', case_number.toLowerCase(), ...by, '--then', 'remove')).toContain('is upheld');
    await expect(command('dismiss', case_number, ...by)).rejects.toMatchObject({ code: 'already_decided' });
    expect(await command('reports')).toBe('Nothing is waiting.');
  });

  it('The review command holds a reported crew, shows it and releases it', async () => {
    const member = await buildLabour(database.db);
    const { id, uid } = await buildCrew(database.db, { members: [member] });
    const sent = { target_type: 'crew', target_id: uid, reason: 'pay_taken' } as const;
    const { case_number } = await sendReport({ db: database.db, secrets: marketplaceSecrets }, member, sent);
    expect(await command('reports')).toContain(`${case_number} · crew #${id} · Wakad masons · pay_taken`);
    const by = ['--by', 'Asha', '--reason', 'Two members say the same'];
    await command('uphold', case_number, ...by, '--then', 'hold');
    expect(await command('crews')).toMatch(
      new RegExp(`^#${id} · Wakad masons · leader #\\d+ · members: 2 · reports: 0 · held: report$`),
    );
    expect(await command('release-crew', String(id), ...by)).toContain('is released');
    expect(await command('crews')).toBe('No crew is held.');
  });

  it('The review command shows and decides days that workers contest', async () => {
    expect(await command('days')).toBe('Nothing is waiting.');
    const { id, labour } = await buildApplication(database.db, { status: 'accepted' });
    await run(
      database.db,
      sql`insert into attendance_days (application_id, day, state, via, contest, contested_at, contest_note)
        values (${id}, '2026-03-02', 'absent', 'employer', 'open', now(), 'I was there'), (${id}, '2026-03-03', 'late', 'employer', 'open', now(), null)`,
    );
    await run(
      database.db,
      sql`with noted as (update attendance_days set contest_note = e'माल नहीं था\nI was there' where contest_note is not null returning id)
        insert into phrase_lines (attendance_day_id, field, line, phrase, version)
        select id, 'contest_note', 'माल नहीं था', 'no-material', 1 from noted`,
    );
    const days = (await command('days')).split('\n');
    expect(days[0]).toMatch(
      new RegExp(
        `^#\\d+ · 2026-03-02 · Mason for brick work · employer #\\d+ says: absent · worker #${labour.id} contests it · “There was no material to work with. I was there” · waiting 0 h$`,
      ),
    );
    const [first = '', second = ''] = days.map((line) => line.slice(1, line.indexOf(' ')));
    const by = ['--by', 'Meera', '--reason', 'Asked both.'];
    expect(await command('uphold-attendance', first, ...by)).toContain('the worker is right');
    expect(await command('dismiss-attendance', second, ...by)).toContain('record remains');
    await expect(command('dismiss-attendance', second, ...by)).rejects.toMatchObject({ code: 'already_decided' });
    expect(await command('days')).toBe('Nothing is waiting.');
  });

  it('The review command shows and decides held rating texts without naming their author', async () => {
    const { id, labour } = await buildApplication(database.db, { status: 'completed' });
    const sent = { application_id: id, score: 1, review: 'They asked me to pay 500 for the job.' };
    const rating = await rate({ db: database.db }, labour, sent);
    const list = await command('ratings');
    expect(list).toMatch(
      /^#\d+ · 1 of 5 stars · a worker of an employer · “They asked me to pay 500 for the job.” · marked: money_asked/,
    );
    expect(list).not.toMatch(/Ravi|Kumar|Sunita|Patil/);
    const by = ['--by', 'Meera', '--reason', 'Told as it was.'];
    expect(await command('keep-rating', String(rating.id), ...by)).toContain('is shown');
    expect(await command('ratings')).toBe('Nothing is waiting.');
    expect(await command('hide-rating', String(rating.id), ...by)).toContain('its stars count');
    await expect(command('hide-rating', String(rating.id), ...by)).rejects.toMatchObject({
      code: 'already_decided',
    });
  });

  it.each([
    [],
    ['days', '5'],
    ['uphold-attendance', '5', '--by', 'Meera'],
    ['dismiss-attendance', 'x', '--by', 'Meera', '--reason', 'x'],
    ['jobs', '5'],
    ['job'],
    ['approve-job', '5'],
    ['approve-job', '5', '--by', 'Meera', '--version', 'x'],
    ['reject-job', '5', '--by', 'Meera'],
    ['uphold', 'KS-AAAA-BBBB', '--by', 'Meera'],
    ['uphold', 'KS-AAAA-BBBB', '--by', 'Meera', '--reason', 'x', '--then', 'burn'],
    ['dismiss', 'KS-AAAA-BBBB', '--by', 'Meera', '--reason', 'x', '--then', 'remove'],
    ['dismiss', '5', '--by', 'Meera', '--reason', 'x'],
    ['ratings', '5'],
    ['hide-rating', '5', '--by', 'Meera'],
    ['keep-rating', 'x', '--by', 'Meera', '--reason', 'x'],
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
  ])('The review command rejects the arguments %j %j %j', (...args) => {
    expect(readCommand(args)).toBeNull();
  });
});
