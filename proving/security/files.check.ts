// Uploads every hostile file, then downloads and inspects the files that were stored.
import { expect, it } from 'vitest';
import { fileEndpoints, fileInfo } from '#contracts/files.ts';
import { setSetting } from '#marketplace/settings/queries.ts';
import { useApi } from '#testing/api.ts';
import { useDatabase } from '#testing/database.ts';
import { buildEmployer, buildLabour, buildSession } from '#testing/factories.ts';
import { hostileFiles, reencodedFiles } from '#testing/hostile-files/corpus.ts';
import { honestFiles } from '#testing/hostile-files/honest.ts';
import { upload } from '#testing/uploading.ts';
import { recordMeasurement } from './measurements.ts';

const database = useDatabase();
const api = useApi(database);

/**
 * Build the files before the first request: building takes seconds in the thread of the server, which would close idle
 * connections in that time.
 */
const corpus = hostileFiles();
const honest = honestFiles();

const uploadEndpoints = {
  picture: fileEndpoints.setLabourPicture,
  resume: fileEndpoints.setResume,
  identity: fileEndpoints.setIdentityDocument,
  pan: fileEndpoints.setPanDocument,
  gst: fileEndpoints.setGstDocument,
} as const;

/** Whether a browser saves the response instead of displaying it. */
async function isOnlySaved(token: string, uid: string): Promise<boolean> {
  const { headers } = await api.as(token).send(fileEndpoints.getFile, { params: { file_uid: uid } });
  const header = (name: string) => headers.get(name) ?? '';
  return header('content-disposition').startsWith('attachment;') && header('x-content-type-options') === 'nosniff';
}

it('stores every honest document', async () => {
  await setSetting(database.db, 'uploads_per_day', 1000);
  const labour = await buildSession(database.db, await buildLabour(database.db));
  const refused: string[] = [];
  for (const { about, name, bytes } of honest) {
    const { status } = await upload(api, labour, uploadEndpoints.resume, { name, bytes: await bytes });
    if (status !== 201) refused.push(about);
  }
  expect(refused).toEqual([]);
});

it('no hostile file is accepted wrongly, and none is shown inline', async () => {
  await setSetting(database.db, 'uploads_per_day', 1000);
  const labour = await buildSession(database.db, await buildLabour(database.db));
  const employer = await buildSession(database.db, await buildEmployer(database.db));
  const wrong: string[] = [];
  const inline: string[] = [];
  let harmless = 0;
  for (const { kind, about, name, bytes, fate } of corpus) {
    const token = kind === 'pan' || kind === 'gst' ? employer : labour;
    const { status, answer } = await upload(api, token, uploadEndpoints[kind], {
      name,
      bytes: await bytes,
      type: 'text/html',
    });
    if ((status === 201) !== (fate === 'kept')) wrong.push(about);
    if (status !== 201) continue;
    harmless += 1;
    if (!(await isOnlySaved(token, fileInfo.parse(answer).uid))) inline.push(about);
  }
  recordMeasurement({
    tried: `${corpus.length} hostile files`,
    found: `${wrong.length} accepted wrongly, ${inline.length} shown inline (${harmless} stored as a harmless file)`,
    must: '0 and 0',
    kept: wrong.length === 0 && inline.length === 0,
  });
  expect(corpus.length).toBeGreaterThanOrEqual(75);
  expect(reencodedFiles().length).toBeGreaterThanOrEqual(40);
  expect([wrong, inline]).toEqual([[], []]);
});
