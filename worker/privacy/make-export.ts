// Builds the data copy that a user requested: reads the user's data table by table, writes the data as JSON and HTML,
// and stores the copy for some days.
import { buffer } from 'node:stream/consumers';
import type { Person } from '#marketplace/actor.ts';
import { listStoredDocuments } from '#marketplace/documents/queries.ts';
import { listFilesOf } from '#marketplace/files/queries.ts';
import { listStoredJobPictures } from '#marketplace/jobs/queries/pictures.ts';
import { listStoredWorkPictures } from '#marketplace/pictures/queries.ts';
import { saveExport } from '#marketplace/privacy/actions/copies.ts';
import { pagesOf } from '#marketplace/privacy/queries/copy-part.ts';
import { findWantedExport } from '#marketplace/privacy/queries/requests.ts';
import { copyParts } from '#marketplace/privacy/tables.ts';
import type { Handler, Run } from '../deps.ts';
import { type TwoForms, twoForms } from './two-forms.ts';

type Reading = Pick<Run, 'db' | 'deps' | 'progress'>;

async function addTables({ db, progress }: Reading, person: Person, copy: TwoForms): Promise<void> {
  for (const { table, part } of copyParts) {
    copy.begin(table);
    for await (const rows of pagesOf(db, person, part)) {
      for (const row of rows) copy.addRow(row);
      progress();
    }
  }
}

async function addFiles({ db, deps, progress }: Reading, person: Person, copy: TwoForms): Promise<void> {
  copy.begin('file_contents');
  const pictures = [...(await listStoredWorkPictures(db, person.id)), ...(await listStoredJobPictures(db, person.id))];
  const documents = await listStoredDocuments(db, person.id);
  const files = [
    ...(await listFilesOf(db, person.id)),
    ...pictures.map((picture) => ({ ...picture, name: `${picture.uid}.webp`, content_type: 'image/webp' })),
    ...documents.map((one) => ({ ...one, name: `${one.kind}-${one.uid}.pdf`, content_type: 'application/pdf' })),
  ];
  for (const { uid, name, content_type, storage_key } of files) {
    const stream = await deps.storage.get(storage_key);
    progress();
    if (stream) copy.addFile({ uid, name, content_type, base64: (await buffer(stream)).toString('base64') });
    progress();
  }
}

export const makeExport: Handler = async ({ deps, db, event_id, progress }) => {
  const wanted = await findWantedExport(db, event_id);
  if (!wanted) return;
  const { id, type, language, request_id } = wanted;
  const copy = twoForms(language, new Date().toISOString());
  const reading = { db, deps, progress };
  await addTables(reading, { id, type }, copy);
  await addFiles(reading, { id, type }, copy);
  await saveExport(deps, request_id, copy.finish());
};
