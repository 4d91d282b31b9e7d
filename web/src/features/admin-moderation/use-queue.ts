// A review queue: its query, the list that does not change while a moderator reads it, and the mutation that decides a
// row.
import { type QueryKey, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CallError } from '#contracts/call-error.ts';
import type { KeyAfter } from '#locales/topics/text-key.ts';
import { adminKeyOfContract } from '../../http/query-keys.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useToast } from '../../kit/overlay/toast.tsx';
import { type Rows, useHeldList } from './held-list.ts';
import { useRefusalText } from './refusal-text.ts';

/** Refetch interval in milliseconds, in case a push message is lost. */
const EVERY_MS = 60_000;

interface QueueOptions<Row> {
  queryKey: QueryKey;
  fetch: (signal: AbortSignal) => Promise<Rows<Row>>;
  keyOf: (row: Row) => string;
}

export function useQueue<Row>({ queryKey, fetch, keyOf }: QueueOptions<Row>) {
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => fetch(signal),
    refetchInterval: EVERY_MS,
  });
  const held = useHeldList(query.data ?? null, keyOf);
  return { query, held, keyOf };
}

/** Translation key of a success message, under `done`. */
type DoneKey = KeyAfter<'admin-moderation', 'done.'>;

interface QueueAction<Row, Answer> {
  row: Row;
  /** Makes the API call that sends the decision. */
  send: () => Promise<Answer>;
  /** The success message, which may depend on the answer. */
  done: DoneKey | ((answer: Answer) => DoneKey);
  /**
   * Closes the dialog in which the moderator typed the reason. If the decision fails but can be sent again, the dialog
   * stays open and shows the error, so that the reason is not lost.
   */
  close?: () => void;
}

/** True if the row has changed on the server, so that sending the decision again would fail too. */
const isOutdated = (error: unknown) => error instanceof CallError && (error.status === 409 || error.status === 404);

/** Sends a decision. After success, removes the row from the list. After a refusal, shows the server's reason. */
export function useDecide<Row, Answer = unknown>(drop: (row: Row) => void) {
  const { t } = useTranslation('admin-moderation');
  const queryClient = useQueryClient();
  const showToast = useToast();
  const refusalText = useRefusalText();
  return useMutation({
    mutationFn: ({ send }: QueueAction<Row, Answer>) => send(),
    onSuccess: (answer, { row, done, close }) => {
      drop(row);
      close?.();
      showToast({ text: t(`done.${typeof done === 'function' ? done(answer) : done}`), tone: 'ok' });
    },
    onError: (error, { close }) => {
      if (close && !isOutdated(error)) return;
      close?.();
      showToast({ text: refusalText(error), tone: 'problem' });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: adminKeyOfContract('moderation') }),
  });
}
