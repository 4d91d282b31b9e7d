// Queries and mutations of the people with whom the user has worked.
import { type QueryKey, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  rosterEndpoints as endpoints,
  type RosterEmployer,
  type RosterList,
  type RosterWorker,
} from '#contracts/roster.ts';
import { call } from '../../http/call.ts';
import { refetchAll } from '../../http/query-groups.ts';
import { keyOf, keyOfContract } from '../../http/query-keys.ts';

/** Number of people in one response. */
const PAGE = 20;

/** Data that a block changes for the user: calls, matches and the worker's home page. */
const blockKeys: readonly QueryKey[] = [
  keyOfContract('calls'),
  keyOfContract('matching'),
  keyOfContract('labourDashboard'),
];

/** Returns the list with the marked person in the same position: the cards do not move under the finger. */
const withPerson = <P extends { id: number }>(people: P[], marked: P) =>
  people.map((one) => (one.id === marked.id ? marked : one));

export function useMyPeople(list: RosterList, page: number) {
  return useQuery({
    queryKey: keyOf('roster', 'listPeople', { list, page }),
    queryFn: ({ signal }) => call(endpoints.listPeople, { query: { list, page, limit: PAGE }, signal }),
    staleTime: 0,
    placeholderData: (before, query) => (query?.queryKey[2]?.list === list ? before : undefined),
  });
}

export interface MarkChange {
  id: number;
  favourite?: boolean;
  blocked?: boolean;
  note?: string | null;
}

export function useMarkPerson() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: MarkChange) => call(endpoints.markPerson, { params: { id }, body }),
    onSuccess: (marked: RosterWorker, { blocked }) => {
      client.setQueriesData<{ people: RosterWorker[] }>(
        { queryKey: keyOf('roster', 'listPeople') },
        (before) => before && { ...before, people: withPerson(before.people, marked) },
      );
      if (blocked !== undefined) void refetchAll(client, blockKeys);
    },
  });
}

export function useMyEmployers(list: RosterList, page: number) {
  return useQuery({
    queryKey: keyOf('roster', 'listEmployers', { list, page }),
    queryFn: ({ signal }) => call(endpoints.listEmployers, { query: { list, page, limit: PAGE }, signal }),
    staleTime: 0,
    placeholderData: (before, query) => (query?.queryKey[2]?.list === list ? before : undefined),
  });
}

export function useMarkEmployer() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, note: _, ...body }: MarkChange) => call(endpoints.markEmployer, { params: { id }, body }),
    onSuccess: (marked: RosterEmployer, { blocked }) => {
      client.setQueriesData<{ employers: RosterEmployer[] }>(
        { queryKey: keyOf('roster', 'listEmployers') },
        (before) => before && { ...before, employers: withPerson(before.employers, marked) },
      );
      if (blocked !== undefined) void refetchAll(client, blockKeys);
    },
  });
}
