// Chaos scenario R9: the disk for uploaded files is full. The positive control creates a file without a row and a row
// without a file, which the check must find.
import { readdirSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { problemDocument } from '#contracts/problems.ts';
import { z } from '#contracts/z.ts';
import { sweepFiles } from '#marketplace/files/actions/sweep.ts';
import { many, type Queryable, sql } from '#platform/sql.ts';
import { createLocalStorage } from '#platform/storage/local.ts';
import { csrfFor } from '#testing/csrf-for.ts';
import { buildLabour, buildSession } from '#testing/factories.ts';
import { makePdf, pdfStream } from '#testing/hostile-files/documents.ts';
import { silentLog } from '#testing/silent-log.ts';
import { liftLimits } from '../pending.ts';
import type { Run, Scenario } from '../scenario.ts';
import { openSmallDisk } from '../small-disk.ts';
import { ask } from '../timed-request.ts';
import { startWorld, type World } from '../world.ts';

const DISK_MB = 2;
const RESUME_BYTES = 300_000;
/** More people than the disk has space for. */
const PEOPLE = 14;
const RESUME = '/api/v1/labour/profile/resume/';
const HOURS_AGO = 3;

interface Sent {
  status: number;
  code: string;
  message: string;
}

interface DiskWorld {
  world: World;
  files: string;
}

const resume = (random: () => number) =>
  makePdf({ objects: [pdfStream('', Buffer.from(Array.from({ length: RESUME_BYTES }, () => 48 + random() * 10)))] });

async function send({ world }: DiskWorld, token: string, bytes: Buffer | null): Promise<Sent> {
  const headers = { authorization: `Bearer ${token}`, 'x-csrf-token': await csrfFor(world.db, token) };
  const form = new FormData();
  if (bytes) form.append('file', new File([new Uint8Array(bytes)], 'resume.pdf'), 'resume.pdf');
  const sent = bytes ? { method: 'POST', body: form } : { method: 'DELETE' };
  const answer = await fetch(world.address + RESUME, { ...sent, headers });
  const read = problemDocument.safeParse(await answer.json());
  return { status: answer.status, code: read.data?.code ?? '', message: read.data?.detail ?? '' };
}

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));

/** Counts rows without a file, and files without a row, including partially written ones. */
async function findOrphans(db: Queryable, folder: string) {
  const rows = await many(db, sql`select storage_key from files`, z.object({ storage_key: z.string() }));
  const keys = rows.map(({ storage_key }) => storage_key);
  const there = filesIn(folder);
  return {
    rows: keys.filter((key) => !there.includes(key)).length,
    files: there.filter((file) => !keys.includes(file)).length,
    half: there.filter((file) => file.endsWith('.part')).length,
    named: keys.length,
  };
}

/** Deletes unreferenced files as the worker process does at night, as if some hours had passed since the uploads. */
async function sweepLater({ world, files }: DiskWorld): Promise<void> {
  const then = Date.now() / 1000 - HOURS_AGO * 3600;
  for (const file of filesIn(files)) utimesSync(path.join(files, file), then, then);
  await sweepFiles({ db: world.db, log: silentLog, storage: createLocalStorage(files) }, () => {});
}

async function tokensOf({ world }: DiskWorld, count: number): Promise<string[]> {
  const tokens: string[] = [];
  for (let made = 0; made < count; made += 1) tokens.push(await buildSession(world.db, await buildLabour(world.db)));
  return tokens;
}

async function withPlace<T>(run: Run, work: (place: DiskWorld) => Promise<T>): Promise<T> {
  const files = path.join(run.folder, 'data', 'files');
  const disk = openSmallDisk(files, DISK_MB);
  try {
    const world = await startWorld(run.folder, { random: run.random });
    try {
      await liftLimits(world.db);
      return await work({ world, files });
    } finally {
      await world.stop();
    }
  } finally {
    disk.close();
  }
}

function noteRefusals(run: Run, sent: readonly Sent[]): void {
  const refused = sent.filter(({ status }) => status !== 201);
  const clear = refused.filter(
    ({ status, code, message }) => (status === 507 || status === 503) && code !== '' && message !== '',
  );
  run.note({
    what: 'uploads to a full disk that returned 507 or 503 with a message',
    found: `${clear.length} of ${refused.length}`,
    must: 'all, and some',
    kept: refused.length > 0 && clear.length === refused.length,
  });
  const kept = sent.length - refused.length;
  run.note({ what: 'uploads before it was full', found: `${kept}`, must: 'some', kept: kept > 0 });
}

/** Checks that requests that need no space on the full disk still work. */
async function noteOthers(run: Run, { world }: DiskWorld, token: string): Promise<void> {
  const paths = [
    '/live',
    '/ready',
    '/api/v1/jobs/',
    '/api/v1/labour/profile/',
    '/api/v1/notifications/labour/notifications/',
    '/help',
  ];
  const headers = { authorization: `Bearer ${token}` };
  const heard = await Promise.all(paths.map((at) => ask(world.address + at, { headers })));
  const bad = paths.filter((_, place) => heard[place]?.status !== 200);
  const phone_number = '9876543210';
  const code = await ask(`${world.address}/api/v1/auth/send-otp/`, {
    method: 'POST',
    body: { phone_number, for_registration: true },
  });
  if (code.status !== 200) bad.push('send-otp');
  const found = bad.length === 0 ? `all of ${paths.length + 1}` : `not ${bad.join(', ')}`;
  run.note({ what: 'other routes while it is full', found, must: 'all fine', kept: bad.length === 0 });
}

async function noteOrphans(run: Run, place: DiskWorld, kept: number): Promise<void> {
  const full = await findOrphans(place.world.db, place.files);
  run.note({
    what: 'partial files left by refused uploads',
    found: `${full.half}`,
    must: '0',
    kept: full.half === 0,
  });
  const same = full.named === kept;
  run.note({ what: 'rows of files', found: `${full.named}`, must: `${kept}, those kept`, kept: same });
  await sweepLater(place);
  const swept = await findOrphans(place.world.db, place.files);
  const none = swept.rows + swept.files === 0 && swept.named === kept;
  const found = `${swept.rows} rows, ${swept.files} files`;
  run.note({ what: 'orphans after the sweep', found, must: '0 rows, 0 files', kept: none });
}

async function face(run: Run, place: DiskWorld): Promise<void> {
  const tokens = await tokensOf(place, PEOPLE);
  const sent: Sent[] = [];
  for (const token of tokens) sent.push(await send(place, token, resume(run.random)));
  // Send several uploads at once. A user whose new file does not fit keeps the previous file.
  const crowd = tokens.slice(0, 4).concat(tokens.slice(-4));
  const more = await Promise.all(crowd.map((token) => send(place, token, resume(run.random))));
  noteRefusals(run, [...sent, ...more]);
  const [first = '', second = ''] = tokens;
  await noteOthers(run, place, first);
  const before = sent.filter(({ status }) => status === 201).length;
  const added = more.slice(4).filter(({ status }) => status === 201).length;
  await noteOrphans(run, place, before + added);
  const removed = [await send(place, first, null), await send(place, second, null)];
  const again = await send(place, first, resume(run.random));
  const ended = place.world.web.flatMap(({ endings }) => endings).length;
  const found = `${removed.map(({ status }) => status).join(', ')}, then ${again.status}; ${ended} ends`;
  const kept = removed.every(({ status }) => status === 200) && again.status === 201 && ended === 0;
  run.note({ what: 'two remove theirs, one uploads again', found, must: '200, 200, then 201; 0 ends', kept });
}

const faces = (run: Run) => withPlace(run, (place) => face(run, place));

const control = (run: Run) =>
  withPlace(run, async (place) => {
    const { world, files } = place;
    for (const token of await tokensOf(place, 2)) await send(place, token, resume(run.random));
    const [row] = await many(world.db, sql`select storage_key from files`, z.object({ storage_key: z.string() }));
    if (!row) return false;
    const storage = createLocalStorage(files);
    const before = await findOrphans(world.db, files);
    await storage.remove(row.storage_key);
    await storage.put('files/nobodys', Buffer.from('bytes'), 'application/pdf');
    const found = await findOrphans(world.db, files);
    run.say(`planted: ${found.rows} rows without bytes, ${found.files} files without a row`);
    await sweepLater(place);
    const swept = await findOrphans(world.db, files);
    const clean = before.rows + before.files === 0;
    return clean && found.rows === 1 && found.files === 1 && swept.rows === 1 && swept.files === 0;
  });

export const fullFileDisk: Scenario = { id: 'R9', what: 'the disk for files is full', faces, control };
