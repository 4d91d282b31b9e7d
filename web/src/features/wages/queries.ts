// Queries and mutations of the reader's wage accounts.
import { type InfiniteData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type DisputeReason,
  wageEndpoints as endpoints,
  type NewWageEntry,
  type WageAccount,
  type WageEntry,
  type WageLedger,
} from '#contracts/wages.ts';
import { call } from '../../http/call.ts';
import { useIdempotencyKey } from '../../http/idempotency-key.ts';
import { keyOf, keyOfContract } from '../../http/query-keys.ts';
import { useSession } from '../../session/session-context.ts';
import { owedOf } from './amounts.ts';
import { storeOwed } from './last-owed.ts';

/** Number of accounts in one response. */
const ACCOUNTS = 50;

/** Fetches all wage accounts of the reader, because the sum on the page is the sum of all. */
async function fetchAccounts(signal: AbortSignal): Promise<WageAccount[]> {
  const found: WageAccount[] = [];
  for (let page = 1; ; page += 1) {
    const { accounts, pages } = await call(endpoints.listAccounts, { query: { page, limit: ACCOUNTS }, signal });
    found.push(...accounts);
    if (page >= pages) return found;
  }
}

/** Returns the reader's wage accounts, newest first. Stores what the reader is owed or owes. */
export function useWageAccounts() {
  const { user } = useSession();
  const userId = user?.id ?? 0;
  return useQuery({
    queryKey: keyOf('wages', 'listAccounts', { userId }),
    queryFn: async ({ signal }) => {
      const accounts = await fetchAccounts(signal);
      storeOwed(userId, owedOf(accounts.map(({ balance }) => balance)));
      return accounts;
    },
    staleTime: 0,
    refetchOnReconnect: true,
  });
}

/** Number of entries in one response, and a number above those of all entries. */
const [PAGE, AFTER_ALL] = [50, 10_001];

const entriesOf = ({ pages }: InfiniteData<WageLedger>) => pages.flatMap(({ entries }) => entries);

/** Returns the entries of a wage account, latest first. Older entries come by `fetchNextPage`. */
export function useEntries(account_id: number) {
  return useInfiniteQuery({
    queryKey: keyOf('wages', 'getAccount', { account_id }),
    queryFn: ({ signal, pageParam }) =>
      call(endpoints.getAccount, { params: { account_id }, query: { before_seq: pageParam }, signal }),
    initialPageParam: AFTER_ALL,
    getNextPageParam: ({ entries }) => (entries.length === PAGE ? entries.at(-1)?.seq : undefined),
    select: entriesOf,
    staleTime: 0,
  });
}

function useChange<Given>(run: (given: Given) => Promise<unknown>) {
  const client = useQueryClient();
  const keys = [keyOfContract('wages'), keyOfContract('labourDashboard')];
  return useMutation({
    mutationFn: run,
    onSettled: () => Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
}

/** Returns a key of 32 hexadecimal digits in the form of a UUID. */
const uuidOf = (key: string) =>
  [key.slice(0, 8), key.slice(8, 12), `4${key.slice(13, 16)}`, `8${key.slice(17, 20)}`, key.slice(20)].join('-');

/** `other`: the worker received a different amount, in paise. `withdraw`: the author takes the entry back. */
export type Answer = { kind: 'yes' } | { kind: 'no' } | { kind: 'withdraw' } | { kind: 'other'; paise: number };

type Money = Extract<NewWageEntry, { kind: 'advance' | 'payment' }>;

const reasonFor = ({ method, by }: WageEntry, { kind }: Answer) => {
  if (kind === 'other') return 'wrong_amount';
  return method && by === 'employer' ? 'not_received' : 'not_agreed';
};

/** The correction of a payment by the worker, who states the amount that arrived. */
const correctionOf = ({ kind, day, method, seq }: WageEntry, paise: number): Omit<Money, 'client_id'> => ({
  kind: kind === 'advance' ? 'advance' : 'payment',
  day,
  method: method ?? 'cash',
  paise,
  replaces: seq,
});

/**
 * Sends the answer to an entry of the other side, or takes back an own entry. A different amount is a denial and a correction. The repeated
 * answer after an error has the same keys, so nothing is written twice.
 */
export function useAnswer(account_id: number, entry: WageEntry) {
  const decisionKeys = useIdempotencyKey();
  const entryKeys = useIdempotencyKey();
  const { seq } = entry;
  const decide = (body: { decision: 'agree' | 'withdraw' } | { decision: 'dispute'; reason: DisputeReason }) =>
    call(endpoints.decideEntry, {
      params: { account_id, seq },
      body: { ...body, client_id: uuidOf(decisionKeys.keyFor(body)) },
    });
  const deny = async (answer: Answer) => {
    if (entry.state !== 'disputed') await decide({ decision: 'dispute', reason: reasonFor(entry, answer) });
    if (answer.kind !== 'other') return;
    const body = correctionOf(entry, answer.paise);
    await call(endpoints.recordEntry, {
      params: { account_id },
      body: { ...body, client_id: uuidOf(entryKeys.keyFor(body)) },
    });
  };
  return useChange((answer: Answer) => {
    if (answer.kind === 'yes') return decide({ decision: 'agree' });
    return answer.kind === 'withdraw' ? decide({ decision: 'withdraw' }) : deny(answer);
  });
}

/** Records a payment that the worker received or the employer made. */
export function useRecordPayment(account_id: number) {
  const keys = useIdempotencyKey();
  return useChange((given: Pick<Money, 'day' | 'paise' | 'method'>) => {
    const body = { ...given, kind: 'payment' as const };
    return call(endpoints.recordEntry, {
      params: { account_id },
      body: { ...body, client_id: uuidOf(keys.keyFor(body)) },
    });
  });
}
