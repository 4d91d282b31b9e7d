// One queue: what the server answers, held still on the screen, and what happens when something of it is decided.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { moderationKey } from '../../admin/waiting-counts.ts';
import { useToast } from '../../ui/toast.tsx';
import { type Rows, useHeldList } from './held-list.ts';
import { useRefusalText } from './refusal-text.ts';

/** Where the socket says nothing, it is asked for again. */
const EVERY_MS = 60_000;

interface QueueOptions<Row> {
  /** What names the list among the queues. */
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
  /** The call that decides it. */
  send: () => Promise<unknown>;
  /** Key of the text that says it is done. */
  done: string;
}

/** Sends a verdict; what it was about goes off the screen, or it is said why not. */
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
