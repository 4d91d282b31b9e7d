// Queries and mutations of attendance: all days of one application, and today's attendance of all workers of a job.
import { type QueryKey, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type EmployerWord, attendanceEndpoints as endpoints } from '#contracts/attendance.ts';
import { bidEndpoints } from '#contracts/bids.ts';
import { call } from '../../http/call.ts';
import { keyOfContract } from '../../http/query-keys.ts';
import type { Note } from '../../parts/phrases/note.tsx';
import { attendanceKeys } from './keys.ts';

/**
 * Refetch interval in milliseconds. The employer's screen stays open at the work site and must be current even if a
 * push message is lost.
 */
const REFRESH = 15_000;

/** Returns the attendance days of one of the worker's own applications. */
export function useMyAttendance(application_id: number) {
  return useQuery({
    queryKey: attendanceKeys.mine(application_id),
    queryFn: ({ signal }) => call(endpoints.getMyAttendance, { params: { application_id }, signal }),
    // Do not retry a failed request: the code field works offline and must appear at once.
    retry: false,
    refetchOnReconnect: true,
  });
}

/** Returns the attendance days of an accepted worker, with today's code, for the employer. */
export function useAttendance(application_id: number) {
  return useQuery({
    queryKey: attendanceKeys.of(application_id),
    queryFn: ({ signal }) => call(endpoints.getAttendance, { params: { application_id }, signal }),
    staleTime: 0,
  });
}

/**
 * Returns the attendance code of a job, and the hired workers of the job with today's attendance. The requests are
 * background calls, so that a screen left open at the work site does not extend the session.
 */
export function useJobAttendance(job_uid: string) {
  return useQuery({
    queryKey: attendanceKeys.job(job_uid),
    queryFn: ({ signal }) => call(endpoints.getJobAttendance, { params: { job_uid }, signal, background: true }),
    staleTime: 0,
    refetchInterval: REFRESH,
    refetchOnReconnect: true,
  });
}

function useChange<Given>(run: (given: Given) => Promise<unknown>, keys: readonly QueryKey[]) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: run,
    onSettled: () => Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
}

/** Records that the worker was present on a day. Without a code, the server asks the employer to confirm the day. */
export const useEnterDay = (application_id: number) =>
  useChange(
    (body: { date: string; code?: string }) => call(endpoints.enterAttendance, { params: { application_id }, body }),
    [attendanceKeys.mine(application_id), keyOfContract('labourDashboard')],
  );

/** Records that the members of the crew are present, and the leader's own day, by one code. */
export const useTickMembers = (application_id: number) =>
  useChange(
    ({ bid_uid, ...body }: { bid_uid: string; date: string; code: string; present: number[] }) =>
      call(bidEndpoints.tickMembers, { params: { bid_uid }, body }),
    [attendanceKeys.mine(application_id), keyOfContract('labourDashboard')],
  );

/** Removes a day that the leader of the crew recorded. */
export const useDenyDay = (application_id: number) =>
  useChange(
    ({ bid_uid, date }: { bid_uid: string; date: string }) =>
      call(bidEndpoints.denyTick, { params: { bid_uid }, body: { date } }),
    [attendanceKeys.mine(application_id), keyOfContract('labourDashboard')],
  );

export const useContestDay = (application_id: number) =>
  useChange(
    ({ date, note: { words, phrases } }: { date: string; note: Note }) =>
      call(endpoints.contestAttendance, {
        params: { application_id, date },
        body: { note: words || null, ...(phrases.length > 0 && { note_phrases: phrases }) },
      }),
    [attendanceKeys.mine(application_id)],
  );

/** Records the employer's decision about a day. */
export const useRecordDay = (application_id: number) =>
  useChange(
    (body: { date: string; state: EmployerWord }) =>
      call(endpoints.setAttendance, { params: { application_id }, body }),
    [attendanceKeys.of(application_id), attendanceKeys.jobs],
  );
