// Tests the nightly sweep of stored files. It deletes objects that no file row references, but no recent objects,
// because a recent object may belong to an upload in progress.
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { z } from '#contracts/z.ts';
import { sweepFiles } from '#marketplace/files/actions/sweep.ts';
import { one, run, sql } from '#platform/sql.ts';
import { createLocalStorage } from '#platform/storage/local.ts';
import { useDatabase } from '#testing/database.ts';
import { buildLabour } from '#testing/factories.ts';
import { silentLog } from '#testing/silent-log.ts';

const database = useDatabase();
const folder = mkdtempSync(path.join(os.tmpdir(), 'kaamsetu-sweep-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const storage = createLocalStorage(folder);

async function put(key: string, minutes: number): Promise<void> {
  await storage.put(key, Buffer.from(key), 'text/plain');
  age(key, minutes);
}

function age(key: string, minutes: number): void {
  const then = new Date(Date.now() - minutes * 60_000);
  utimesSync(path.join(folder, key), then, then);
}

async function keys(): Promise<string[]> {
  const found: string[] = [];
  for await (const { key } of storage.list('')) found.push(key);
  return found.sort();
}

it('The sweep deletes only unreferenced objects that are too old to be an upload in progress', async () => {
  const { id } = await buildLabour(database.db);
  for (const kind of ['resume', 'picture'])
    await run(
      database.db,
      sql`insert into files (user_id, kind, storage_key, name, content_type, size)
        values (${id}, ${kind}, ${`files/${kind}`}, 'a.pdf', 'application/pdf', 5)`,
    );
  await run(
    database.db,
    sql`insert into work_pictures (user_id, storage_key, width, height, size) values (${id}, 'pictures/work', 4, 3, 5)`,
  );
  for (const key of ['pictures/work', 'pictures/orphan', 'sites/orphan']) await put(key, 600);
  await put('files/resume', 600);
  await put('files/picture', 5);
  await put('files/young', 50);
  await put('exports/another-slices', 600);
  for (let number = 0; number < 120; number += 1) await put(`files/orphan${number}`, 70);
  for (const key of ['files/half.part', 'exports/half.part']) {
    writeFileSync(path.join(folder, key), 'half');
    age(key, 70);
  }
  const deps = { db: database.db, log: silentLog, storage };
  expect([await sweepFiles(deps, () => {}), await sweepFiles(deps, () => {})]).toEqual([124, 0]);
  expect(await keys()).toEqual([
    'exports/another-slices',
    'files/picture',
    'files/resume',
    'files/young',
    'pictures/work',
  ]);
});

it('The sweep deletes upload records that no longer count towards a daily limit', async () => {
  const { id } = await buildLabour(database.db);
  for (const hours of [1, 47, 49])
    await run(
      database.db,
      sql`insert into file_uploads (user_id, uploaded_at) values (${id}, now() - ${hours} * interval '1 hour')`,
    );
  await sweepFiles({ db: database.db, log: silentLog, storage }, () => {});
  const left = await one(
    database.db,
    sql`select count(*)::int as total from file_uploads`,
    z.object({ total: z.int() }),
  );
  expect(left.total).toBe(2);
});
