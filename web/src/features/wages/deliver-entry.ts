// Sends an unsent entry of a diary. The server writes a repeated entry once.
import type { QueryClient } from '@tanstack/react-query';
import { CallError } from '#contracts/call-error.ts';
import { diaryEndpoints } from '#contracts/diaries.ts';
import { call } from '../../http/call.ts';
import { refetchAll } from '../../http/query-groups.ts';
import type { Delivery } from '../../parts/unsent/unsent-delivery.ts';
import { uuidOf } from './client-id.ts';
import { diariesKey, diaryEntriesKey } from './diary-keys.ts';
import type { UnsentEntry } from './unsent-entries.ts';

export type EntryResult = 'written' | 'refused';

/** Error responses that a retry can change: an ended session, too many requests, and failures of the server. */
const mayPass = ({ status }: CallError) => status === 401 || status === 429 || status >= 500;

export async function deliverEntry(
  { key, content: { diary_uid, entry } }: UnsentEntry,
  client: QueryClient,
): Promise<Delivery<EntryResult>> {
  const body = { ...entry, client_id: uuidOf(key) };
  try {
    await call(diaryEndpoints.recordDiaryEntry, { params: { diary_uid }, body, background: true });
  } catch (error) {
    if (!(error instanceof CallError) || mayPass(error)) return { result: 'waits', error };
    // The screen has no place for the entry of a deleted diary.
    return { result: 'refused', error, ...(error.code !== 'not_found' && { refused: error.code }) };
  }
  void refetchAll(client, [diariesKey, diaryEntriesKey(diary_uid)]);
  return { result: 'written' };
}
