// Somebody asked for a copy of their data: it is read part by part, written for machines and for people, and kept for some days.
import { buffer } from 'node:stream/consumers';
import { copyTexts } from '#locales/copy-text.ts';
import type { Person } from '#marketplace/actor.ts';
import { listFilesOf } from '#marketplace/files/queries.ts';
import { type CopyBytes, keepExport } from '#marketplace/privacy/actions/copies.ts';
import { pagesOf } from '#marketplace/privacy/queries/copy-part.ts';
import { findWantedExport } from '#marketplace/privacy/queries/requests.ts';
import { copyParts } from '#marketplace/privacy/tables.ts';
import type { Handler, Run } from '../deps.ts';
import { copyPage } from './copy-page.ts';

type Reading = Pick<Run, 'db' | 'progress'> & { storage: Run['deps']['storage'] };

/** Text that grows: kept as bytes, which take less room than the rows they are made of. */
function growing() {
  const chunks: Buffer[] = [];
  return { add: (text: string) => void chunks.push(Buffer.from(text)), bytes: () => Buffer.concat(chunks) };
}

async function makeCopy({ db, storage, progress }: Reading, person: Person, language: string): Promise<CopyBytes> {
  const page = copyPage(copyTexts(language));
  const [json, html] = [growing(), growing()];
  const madeAt = new Date().toISOString();
  json.add(`{"made_at":${JSON.stringify(madeAt)}`);
  html.add(page.head(madeAt));
  for (const { table, part } of copyParts) {
    let rows = 0;
    json.add(`,\n"${table}":[`);
    html.add(page.heading(table));
    for await (const found of pagesOf(db, person, part)) {
      for (const row of found) {
        json.add(`${rows === 0 ? '' : ',\n'}${JSON.stringify(row)}`);
        html.add(page.row(table, row));
        rows += 1;
      }
      progress();
    }
    json.add(']');
    if (rows === 0) html.add(page.nothing());
  }
  json.add(',\n"file_contents":[');
  html.add(page.heading('file_contents'));
  let files = 0;
  for (const { uid, name, content_type, storage_key } of await listFilesOf(db, person.id)) {
    const stream = await storage.get(storage_key);
    progress();
    if (!stream) continue;
    const base64 = (await buffer(stream)).toString('base64');
    json.add(`${files === 0 ? '' : ',\n'}${JSON.stringify({ uid, name, content_type, base64 })}`);
    html.add(page.file({ name, content_type, base64 }));
    files += 1;
    progress();
  }
  if (files === 0) html.add(page.nothing());
  json.add(']}\n');
  html.add(page.foot());
  return { json: json.bytes(), html: html.bytes() };
}

export const makeExport: Handler = async ({ deps, db, event_id, progress }) => {
  const wanted = await findWantedExport(db, event_id);
  if (!wanted) return;
  const { id, type, language, request_id } = wanted;
  const bytes = await makeCopy({ db, storage: deps.storage, progress }, { id, type }, language);
  progress();
  await keepExport(deps, request_id, bytes);
};
