// Queries and mutations of the signed-in user's wage accounts. The user is a worker or an employer.
import {
  type InfiniteData,
  infiniteQueryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { DisputeReason, WageAccount, WageEntry, WageLedger } from '#contracts/wage-shapes.ts';
import { wageEndpoints as endpoints, type JournalFormat, type NewWageEntry } from '#contracts/wages.ts';
import { call, callFile } from '../../http/call.ts';
import { saveAs } from '../../http/download.ts';
import { useIdempotencyKey } from '../../http/idempotency-key.ts';
import { keyOf, keyOfContract } from '../../http/query-keys.ts';
import { useSession } from '../../session/session-context.ts';
import { owedOf } from './amounts.ts';
import { uuidOf } from './client-id.ts';
import { storeOwed } from './last-owed.ts';
import { useSide } from './side.ts';

/** Number of accounts in one response. */
const ACCOUNTS = 50;

/** Fetches all pages of the user's wage accounts, because the wages page shows the sum of all accounts. */
async function fetchAccounts(signal: AbortSignal): Promise<WageAccount[]> {
  const found: WageAccount[] = [];
  for (let page = 1; ; page += 1) {
    const { accounts, pages } = await call(endpoints.listAccounts, { query: { page, limit: ACCOUNTS }, signal });
    found.push(...accounts);
    if (page >= pages) return found;
  }
}

/** Returns the user's wage accounts, newest first. Also stores the amount owed in this browser, for use offline. */
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

/** `PAGE` is the number of entries in one response. `AFTER_ALL` is larger than the number (`seq`) of any entry. */
const [PAGE, AFTER_ALL] = [50, 10_001];

const entriesOf = ({ pages }: InfiniteData<WageLedger>) => pages.flatMap(({ entries }) => entries);

/** Returns the options of the query that loads a wage account in pages of entries, latest first. */
export const ledgerQuery = (account_id: number) =>
  infiniteQueryOptions({
    queryKey: keyOf('wages', 'getAccount', { account_id }),
    queryFn: ({ signal, pageParam }) =>
      call(endpoints.getAccount, { params: { account_id }, query: { before_seq: pageParam }, signal }),
    initialPageParam: AFTER_ALL,
    getNextPageParam: ({ entries }) => (entries.length === PAGE ? entries.at(-1)?.seq : undefined),
    staleTime: 0,
  });

/** Returns the latest entries of a wage account, latest first. `fetchNextPage` loads older entries. */
export const useEntries = (account_id: number) => useInfiniteQuery({ ...ledgerQuery(account_id), select: entriesOf });

/** Returns a mutation of the wage accounts. Afterwards, all data about wages is fetched again. */
export function useChange<Given = void>(run: (given: Given) => Promise<unknown>) {
  const client = useQueryClient();
  const keys = (['wages', 'workCertificates', 'labourDashboard', 'employerDashboard'] as const).map(keyOfContract);
  return useMutation({
    mutationFn: run,
    onSettled: () => Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
}

/**
 * An answer to an entry. `yes` agrees and `no` disputes. `other`: the payment had another amount, in paise, than the
 * other user or this user recorded. `withdraw`: the user who recorded the entry takes it back.
 */
export type Answer = { kind: 'yes' } | { kind: 'no' } | { kind: 'withdraw' } | { kind: 'other'; paise: number };

type Money = Extract<NewWageEntry, { kind: 'advance' | 'payment' }>;

const reasonFor = ({ method, by }: WageEntry, { kind }: Answer) => {
  if (kind === 'other') return 'wrong_amount';
  return method && by === 'employer' ? 'not_received' : 'not_agreed';
};

/** Returns the correction of a payment: an entry that replaces the payment and has the right amount. */
const correctionOf = ({ kind, day, method, seq }: WageEntry, paise: number): Omit<Money, 'client_id'> => ({
  kind: kind === 'advance' ? 'advance' : 'payment',
  day,
  method: method ?? 'cash',
  paise,
  replaces: seq,
});

/**
 * Returns the mutation that answers an entry of the other user, or withdraws or corrects an entry that this user
 * recorded. If the worker states another amount than the employer, the mutation disputes the entry and records a
 * correction. A retry after an error sends the same `client_id`, so that the server stores nothing twice.
 */
export function useAnswer(account_id: number, entry: WageEntry) {
  const decisionKeys = useIdempotencyKey();
  const entryKeys = useIdempotencyKey();
  const { seq } = entry;
  const isOwn = entry.by === useSide();
  const decide = (body: { decision: 'agree' | 'withdraw' } | { decision: 'dispute'; reason: DisputeReason }) =>
    call(endpoints.decideEntry, {
      params: { account_id, seq },
      body: { ...body, client_id: uuidOf(decisionKeys.keyFor(body)) },
    });
  const deny = async (answer: Answer) => {
    if (!isOwn && entry.state !== 'disputed') await decide({ decision: 'dispute', reason: reasonFor(entry, answer) });
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

/** Returns the mutation with which a worker records a received payment, or an employer a payment made. */
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

/** Returns the mutation that saves the user's side of a wage account as a file. */
export function useSaveJournal(account_id: number) {
  return useMutation({
    mutationFn: async (format: JournalFormat) => {
      const file = await callFile(endpoints.getJournal, { params: { account_id }, query: { format } });
      saveAs(file, format === 'csv' ? 'hisaab.csv' : 'hisaab.journal');
    },
  });
}
