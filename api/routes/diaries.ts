// HTTP routes of diaries: a worker's own record of work outside the product.
import { Readable } from 'node:stream';
import type { Express } from 'express';
import { diaryEndpoints as endpoints } from '#contracts/diaries.ts';
import {
  deleteDiary,
  deleteDiaryEntry,
  recordDiaryEntry,
  showDiaries,
  showDiaryFile,
  showEntries,
  startDiary,
} from '#marketplace/wages/actions/diary.ts';
import { requestDiaryDocument } from '#marketplace/wages/actions/request-diary-document.ts';
import type { ApiDeps } from '../deps.ts';
import { mount, mountDownload, personOf } from '../http/route.ts';

export function diaryRoutes(app: Express, deps: ApiDeps): void {
  mount(app, deps, endpoints.listDiaries, (call) => showDiaries(deps, personOf(call)));
  mount(app, deps, endpoints.startDiary, (call) => startDiary(deps, personOf(call), call.body));
  mount(app, deps, endpoints.deleteDiary, (call) => deleteDiary(deps, personOf(call), call.params.diary_uid));
  mount(app, deps, endpoints.listDiaryEntries, (call) =>
    showEntries(deps, personOf(call), call.params.diary_uid, call.query),
  );
  mount(app, deps, endpoints.recordDiaryEntry, (call) =>
    recordDiaryEntry(deps, personOf(call), call.params.diary_uid, call.body),
  );
  mount(app, deps, endpoints.deleteDiaryEntry, (call) => deleteDiaryEntry(deps, personOf(call), call.params));
  mount(app, deps, endpoints.requestDiaryDocument, (call) =>
    requestDiaryDocument(deps, personOf(call), call.params.diary_uid, call.body.language),
  );
  mountDownload(app, deps, endpoints.getDiaryFile, async (call) => {
    const text = await showDiaryFile(deps, personOf(call), call.params.diary_uid);
    return { bytes: Readable.from([text]), name: 'diary.csv', content_type: 'text/csv; charset=utf-8' };
  });
}
