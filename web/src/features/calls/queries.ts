// Queries and mutations of calls for a day, for the worker who is asked and for the employer who asks.
import { keepPreviousData, type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallChange, CallPost, EmployerCall, LabourCall } from '#contracts/call-shapes.ts';
import { callEndpoints as endpoints, type WorkDay } from '#contracts/calls.ts';
import { call } from '../../http/call.ts';
import { useIdempotencyKey } from '../../http/idempotency-key.ts';
import { refetchAll } from '../../http/query-groups.ts';
import { keyOf, keyOfContract } from '../../http/query-keys.ts';

/** Number of calls in one response. */
const PAGE = 20;

/** Fetches again what an answer changes: calls, bids of the crew, applications and the worker's home page. */
const refresh = (client: QueryClient) =>
  refetchAll(client, [
    keyOfContract('calls'),
    keyOfContract('bids'),
    keyOfContract('applications'),
    keyOfContract('labourDashboard'),
  ]);

/** `open`: calls that the worker may still answer. `mine`: calls in which the worker has a seat. */
export type WhichCalls = 'open' | 'mine';

export function useLabourCalls(list: WhichCalls, page: number) {
  return useQuery({
    queryKey: keyOf('calls', 'listCalls', { list, page }),
    queryFn: ({ signal }) => call(endpoints.listCalls, { query: { list, page, limit: PAGE }, signal }),
    staleTime: 0,
    placeholderData: (before, query) => (query?.queryKey[2]?.list === list ? before : undefined),
    refetchOnReconnect: true,
  });
}

export function useLabourCall(uid: string) {
  return useQuery({
    queryKey: keyOf('calls', 'getCall', { uid }),
    queryFn: ({ signal }) => call(endpoints.getCall, { params: { uid }, signal }),
    staleTime: 0,
    refetchOnReconnect: true,
  });
}

/** An answer of the worker: to the call, or to one of the two questions before the work. */
export type CallAnswer =
  | { to: 'call'; answer: 'yes' | 'no'; night_ok?: boolean }
  | { to: 'evening' | 'morning'; answer: 'yes' | 'no' };

export function useAnswerCall(uid: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (given: CallAnswer) => {
      const { to, ...body } = given;
      if (to === 'call') return call(endpoints.answerCall, { params: { uid }, body });
      return call(endpoints.confirmCall, { params: { uid }, body: { which: to, answer: given.answer } });
    },
    // The response shows the outcome at once, before the other data is fetched again.
    onSuccess: (answered: LabourCall) => client.setQueryData(keyOf('calls', 'getCall', { uid }), answered),
    onSettled: () => void refresh(client),
  });
}

export function useCalendar() {
  return useQuery({
    queryKey: keyOf('calls', 'getCalendar'),
    queryFn: ({ signal }) => call(endpoints.getCalendar, { signal }),
    staleTime: 0,
    refetchOnReconnect: true,
  });
}

interface FreeDayChange {
  date: string;
  /** The hours and the distance; null if the worker wants no work on this day. */
  free: { from?: string | null; until?: string | null; reach_km?: number } | null;
}

interface Calendar {
  today: string;
  days: WorkDay[];
}

/** Returns the mutation that states whether the worker wants work on a day, and when and how far away. */
export function useFreeDays() {
  const client = useQueryClient();
  const queryKey = keyOf('calls', 'getCalendar');
  return useMutation({
    mutationFn: ({ date, free }: FreeDayChange) =>
      free
        ? call(endpoints.setFreeDay, { params: { date }, body: free })
        : call(endpoints.removeFreeDay, { params: { date } }),
    // The response shows the day at once, before the calendar is fetched again.
    onSuccess: (saved: WorkDay) =>
      client.setQueryData<Calendar>(
        queryKey,
        (before) => before && { ...before, days: before.days.map((day) => (day.date === saved.date ? saved : day)) },
      ),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}

export function useMyCalls(page: number) {
  return useQuery({
    queryKey: keyOf('calls', 'listMyCalls', { page }),
    queryFn: ({ signal }) => call(endpoints.listMyCalls, { query: { page, limit: PAGE }, signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

/**
 * Milliseconds between two fetches of the employer's page of a call. The page is open while the places fill and must be
 * current even if a push message is lost.
 */
const REFRESH_MS = 15_000;

export function useMyCall(uid: string) {
  return useQuery({
    queryKey: keyOf('calls', 'getMyCall', { uid }),
    queryFn: ({ signal }) => call(endpoints.getMyCall, { params: { uid }, signal, background: true }),
    staleTime: 0,
    refetchInterval: REFRESH_MS,
    refetchOnReconnect: true,
  });
}

export function useCancelCall(uid: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (reason: string) => call(endpoints.cancelCall, { params: { uid }, body: { reason } }),
    onSuccess: (cancelled: EmployerCall) => client.setQueryData(keyOf('calls', 'getMyCall', { uid }), cancelled),
    onSettled: () => void refresh(client),
  });
}

/** Returns the mutation that opens a call for chosen people to other workers. */
export function useOpenCall(uid: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (_: undefined) => call(endpoints.openCall, { params: { uid } }),
    onSuccess: (opened: EmployerCall) => client.setQueryData(keyOf('calls', 'getMyCall', { uid }), opened),
    onSettled: () => void refresh(client),
  });
}

export function useChangeCall(uid: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: CallChange) => call(endpoints.changeCall, { params: { uid }, body: change }),
    onSuccess: (changed: EmployerCall) => client.setQueryData(keyOf('calls', 'getMyCall', { uid }), changed),
    onSettled: () => void refresh(client),
  });
}

export function useReportMissing(uid: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { absent: number[]; send: boolean }) => call(endpoints.reportMissing, { params: { uid }, body }),
    onSuccess: (reported: EmployerCall) => client.setQueryData(keyOf('calls', 'getMyCall', { uid }), reported),
    onSettled: () => void refresh(client),
  });
}

/** Returns the mutation that calls the same people for another day. */
export function useRepeatCall(uid: string) {
  const client = useQueryClient();
  const { keyFor, answered } = useIdempotencyKey();
  return useMutation({
    mutationFn: (date: string) =>
      call(endpoints.repeatCall, { params: { uid }, body: { date }, idempotencyKey: keyFor({ uid, date }) }),
    onError: (error) => answered(error),
    onSuccess: () => {
      answered();
      return client.invalidateQueries({ queryKey: keyOf('calls', 'listMyCalls') });
    },
  });
}

/** Returns about how many workers a call can ask. The server counts at most 30 times an hour, so a count is not repeated. */
export function useCountCall(body: CallPost | null) {
  return useQuery({
    queryKey: keyOf('calls', 'countCall', body ?? {}),
    queryFn: ({ signal }) => (body ? call(endpoints.countCall, { body, signal }) : Promise.resolve(null)),
    enabled: body !== null,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

export function usePostCall() {
  const client = useQueryClient();
  const { keyFor, answered } = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: CallPost) => call(endpoints.postCall, { body, idempotencyKey: keyFor(body) }),
    onError: (error) => answered(error),
    onSuccess: () => {
      answered();
      return client.invalidateQueries({ queryKey: keyOf('calls', 'listMyCalls') });
    },
  });
}
