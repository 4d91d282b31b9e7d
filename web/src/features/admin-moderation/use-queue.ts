// A review queue: its query, its stable list, and the mutation that decides a row.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { KeyAfter } from '#locales/topics/text-key.ts';
import { moderationKey } from '../../admin/waiting-counts.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useToast } from '../../ui/toast.tsx';
import { type Rows, useHeldList } from './held-list.ts';
import { useRefusalText } from './refusal-text.ts';

/** Refetch interval, in case a push message is lost. */
const EVERY_MS = 60_000;

interface QueueOptions<Row> {
  /** The suffix of the query key. */
  name: readonly string[];
  fetch: (signal: AbortSignal) => Promise<Rows<Row>>;
  keyOf: (row: Row) => string;
}

export function useQueue<Row>({ name, fetch, keyOf }: QueueOptions<Row>) {
  const query = useQuery({
    queryKey: [...moderationKey, ...name],
    queryFn: ({ signal }) => fetch(signal),
    refetchInterval: EVERY_MS,
  });
  const held = useHeldList(query.data ?? null, keyOf);
  return { query, held, keyOf };
}

interface QueueAction<Row> {
  row: Row;
  /** The API call of the decision. */
  send: () => Promise<unknown>;
  /** Translation key of the success message, under `done`. */
  done: KeyAfter<'admin-moderation', 'done.'>;
}

/** Sends a decision. Removes the row after success; shows the reason after a refusal. */
export function useDecide<Row>(drop: (row: Row) => void) {
  const { t } = useTranslation('admin-moderation');
  const queryClient = useQueryClient();
  const showToast = useToast();
  const refusalText = useRefusalText();
  return useMutation({
    mutationFn: ({ send }: QueueAction<Row>) => send(),
    onSuccess: (_answer, { row, done }) => {
      drop(row);
      showToast({ text: t(`done.${done}`), tone: 'ok' });
    },
    onError: (error) => showToast({ text: refusalText(error), tone: 'problem' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: moderationKey }),
  });
}
