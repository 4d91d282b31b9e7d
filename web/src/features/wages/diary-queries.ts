// Queries and mutations of the worker's diaries.
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { diaryEndpoints as endpoints, type NewDiaryEntry } from '#contracts/diaries.ts';
import { call, callFile } from '../../http/call.ts';
import { saveAs } from '../../http/download.ts';
import { useIdempotencyKey } from '../../http/idempotency-key.ts';
import { keyOf, keyOfContract } from '../../http/query-keys.ts';
import { uuidOf } from './client-id.ts';

export function useDiaries() {
  return useQuery({
    queryKey: keyOf('diaries', 'listDiaries'),
    queryFn: ({ signal }) => call(endpoints.listDiaries, { signal }),
    staleTime: 0,
  });
}

/** The `limit` latest entries of a diary. */
export function useDiaryEntries(diary_uid: string, limit: number) {
  return useQuery({
    queryKey: keyOf('diaries', 'listDiaryEntries', { diary_uid, limit }),
    queryFn: ({ signal }) =>
      call(endpoints.listDiaryEntries, { params: { diary_uid }, query: { page: 1, limit }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** Returns a mutation after which the diaries are fetched again, also after a refusal. */
function useChange<Given, Answer>(send: (given: Given) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSettled: () => client.invalidateQueries({ queryKey: keyOfContract('diaries') }),
  });
}

export const useStartDiary = () =>
  useChange((body: { other_name: string; day_paise: number | null }) => call(endpoints.startDiary, { body }));

export const useDeleteDiary = (diary_uid: string) =>
  useChange((_: undefined) => call(endpoints.deleteDiary, { params: { diary_uid } }));

type Content<Entry> = Entry extends unknown ? Omit<Entry, 'client_id'> : never;

export function useRecordDiaryEntry(diary_uid: string) {
  const keys = useIdempotencyKey();
  return useChange((entry: Content<NewDiaryEntry>) =>
    call(endpoints.recordDiaryEntry, {
      params: { diary_uid },
      body: { ...entry, client_id: uuidOf(keys.keyFor(entry)) },
    }),
  );
}

export const useDeleteDiaryEntry = (diary_uid: string, entry_id: number) =>
  useChange((_: undefined) => call(endpoints.deleteDiaryEntry, { params: { diary_uid, entry_id } }));

/** Returns the mutation that saves a diary as a file. */
export const useSaveDiary = (diary_uid: string) =>
  useMutation({
    mutationFn: async () => saveAs(await callFile(endpoints.getDiaryFile, { params: { diary_uid } }), 'diary.csv'),
  });
