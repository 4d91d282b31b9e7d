// Queries and mutations of a worker's saved jobs. Saving is optimistic and rolled back after a failure.
import { keepPreviousData, type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { JobDetail } from '#contracts/job-shapes.ts';
import { later } from '../../http/later.ts';
import { keyOf, localKey } from '../../http/query-keys.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useSession } from '../../session/session-context.ts';

const PAGE_SIZE = 10;

const calls = () => later(() => import('./calls.ts'));

const savedKeys = {
  uids: localKey('saved-uids'),
  lists: keyOf('jobs', 'listSavedJobs'),
};

/** Returns a page of saved jobs, last saved first. */
export function useSavedJobs(page: number) {
  const { language } = useLanguage();
  return useQuery({
    queryKey: keyOf('jobs', 'listSavedJobs', { page, language }),
    queryFn: async ({ signal }) => (await calls()).listSaved(page, PAGE_SIZE, signal),
    placeholderData: keepPreviousData,
  });
}

/** Returns the uids of all saved jobs, for the heart buttons of a list; undefined until loaded. */
export function useSavedUids(): readonly string[] | undefined {
  const { status, user_type } = useSession();
  const { data } = useQuery({
    queryKey: savedKeys.uids,
    queryFn: async ({ signal }) => (await calls()).listUids(signal),
    enabled: status === 'in' && user_type === 'labour',
    staleTime: 5 * 60_000,
  });
  return data;
}

interface Saving {
  uid: string;
  saved: boolean;
}

function show(client: QueryClient, { uid, saved }: Saving): void {
  client.setQueryData(savedKeys.uids, (before: readonly string[] | undefined) => {
    const others = before?.filter((one) => one !== uid);
    return others && saved ? [uid, ...others] : others;
  });
  client.setQueriesData<JobDetail>({ queryKey: keyOf('jobs', 'getJob') }, (job) =>
    job?.uid === uid ? { ...job, saved } : job,
  );
}

/** Returns the mutation that saves or unsaves a job. The change is shown at once and reverted if the server refuses. */
export function useSaving(uid: string) {
  const client = useQueryClient();
  return useMutation({
    scope: { id: `saving-${uid}` },
    mutationFn: async ({ uid: job_uid, saved }: Saving) => (await calls()).setSaved(job_uid, saved),
    onMutate: async (saving) => {
      await client.cancelQueries({ queryKey: savedKeys.uids });
      show(client, saving);
    },
    onSuccess: async (_, { uid: job_uid, saved }) => {
      // Refetch the list of uids if the cached list does not contain the change. Also refetch it if a request for the
      // list is running, because that request may return the list from before the change.
      const uids: readonly string[] | undefined = client.getQueryData(savedKeys.uids);
      if (uids?.includes(job_uid) === saved && client.isFetching({ queryKey: savedKeys.uids }) === 0) return;
      await client.cancelQueries({ queryKey: savedKeys.uids });
      void client.invalidateQueries({ queryKey: savedKeys.uids });
    },
    onError: (_, { uid: job_uid, saved }) => show(client, { uid: job_uid, saved: !saved }),
    // Only mark the lists of saved jobs as stale. A refetch would remove an unsaved job from the screen, and the user
    // could not undo an accidental tap.
    onSettled: () => client.invalidateQueries({ queryKey: savedKeys.lists, refetchType: 'none' }),
  });
}
