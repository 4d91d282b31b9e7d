// Queries and mutations of the worker's diaries.
import { type QueryKey, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { NetworkError } from '#contracts/call-error.ts';
import { type Diary, diaryEndpoints as endpoints } from '#contracts/diaries.ts';
import { call, callFile } from '../../http/call.ts';
import { saveAs } from '../../http/download.ts';
import { useIdempotencyKey } from '../../http/idempotency-key.ts';
import { refetchAll } from '../../http/query-groups.ts';
import { today } from '../../kit/text/today.ts';
import { useSession } from '../../session/session-context.ts';
import { uuidOf } from './client-id.ts';
import { diariesKey, diaryEntriesKey } from './diary-keys.ts';
import { type UnsentEntry, unsentEntries } from './unsent-entries.ts';

export function useDiaries() {
  return useQuery({
    queryKey: diariesKey,
    queryFn: ({ signal }) => call(endpoints.listDiaries, { signal }),
    staleTime: 0,
  });
}

/** Number of entries in one response. */
const PAGE = 20;

/** Returns the latest entries of a diary, latest day first. `fetchNextPage` loads older entries. */
export function useDiaryEntries(diary_uid: string) {
  return useInfiniteQuery({
    queryKey: diaryEntriesKey(diary_uid),
    queryFn: ({ signal, pageParam }) =>
      call(endpoints.listDiaryEntries, { params: { diary_uid }, query: { page: pageParam, limit: PAGE }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, pages }) => (page < pages ? page + 1 : undefined),
    select: ({ pages }) => pages.flatMap(({ entries }) => entries),
    staleTime: 0,
  });
}

/** Returns a mutation after which the diaries and `more` are fetched again, also after a refusal. */
function useChange<Given, Answer>(send: (given: Given) => Promise<Answer>, ...more: QueryKey[]) {
  const client = useQueryClient();
  return useMutation({ mutationFn: send, onSettled: () => refetchAll(client, [diariesKey, ...more]) });
}

export const useStartDiary = () =>
  useChange((body: { other_name: string; day_paise: number | null }) => call(endpoints.startDiary, { body }));

export const useDeleteDiary = (diary_uid: string) =>
  useChange((_: undefined) => call(endpoints.deleteDiary, { params: { diary_uid } }));

/**
 * Returns the mutation that records an entry. Without a network, the entry is stored and sent later with the same
 * `client_id`, because the server may have received it. Resolves to `later` then.
 */
export function useRecordDiaryEntry(diary_uid: string) {
  const keys = useIdempotencyKey();
  const { user } = useSession();
  return useChange(async (entry: UnsentEntry['content']['entry']): Promise<'written' | 'later'> => {
    const key = keys.keyFor(entry);
    try {
      await call(endpoints.recordDiaryEntry, { params: { diary_uid }, body: { ...entry, client_id: uuidOf(key) } });
      return 'written';
    } catch (error) {
      if (!(error instanceof NetworkError) || !user) throw error;
      unsentEntries.add({ user_id: user.id, content: { diary_uid, entry }, key });
      return 'later';
    }
  }, diaryEntriesKey(diary_uid));
}

export const useDeleteDiaryEntry = (diary_uid: string, entry_id: number) =>
  useChange(
    (_: undefined) => call(endpoints.deleteDiaryEntry, { params: { diary_uid, entry_id } }),
    diaryEntriesKey(diary_uid),
  );

/** Returns the mutation that saves a diary as a file, whose name contains the employer's name and the day. */
export const useSaveDiary = ({ uid, other_name }: Diary) =>
  useMutation({
    mutationFn: async () =>
      saveAs(await callFile(endpoints.getDiaryFile, { params: { diary_uid: uid } }), `${other_name} ${today()}.csv`),
  });
