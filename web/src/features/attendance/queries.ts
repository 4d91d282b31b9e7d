// Attendance from the server: the days of one application, the list of a job, and what changes them.
import { type QueryKey, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type EmployerWord, attendanceEndpoints as endpoints } from '#contracts/attendance.ts';
import { call } from '../../http/call.ts';
import { attendanceKeys } from './keys.ts';

/** The employer's screen stands open on the site: who comes appears by itself, by push, or at the latest after this. */
const REFRESH = 15_000;

/** The days of an own application. */
export function useMyAttendance(application_id: number) {
  return useQuery({
    queryKey: attendanceKeys.mine(application_id),
    queryFn: ({ signal }) => call(endpoints.getMyAttendance, { params: { application_id }, signal }),
    // Without a network the code is typed and kept: nobody waits for another try.
    retry: false,
    refetchOnReconnect: true,
  });
}

/** The days of somebody who was accepted, with today's code. */
export function useAttendance(application_id: number) {
  return useQuery({
    queryKey: attendanceKeys.of(application_id),
    queryFn: ({ signal }) => call(endpoints.getAttendance, { params: { application_id }, signal }),
    staleTime: 0,
  });
}

/** The code of a job and who has come today. */
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

/** Enters a day by its code, or claims it without one. */
export const useEnterDay = (application_id: number) =>
  useChange(
    (body: { date: string; code?: string }) => call(endpoints.enterAttendance, { params: { application_id }, body }),
    [attendanceKeys.mine(application_id)],
  );

export const useContestDay = (application_id: number) =>
  useChange(
    ({ date, note }: { date: string; note: string }) =>
      call(endpoints.contestAttendance, { params: { application_id, date }, body: { note: note || null } }),
    [attendanceKeys.mine(application_id)],
  );

/** The employer's word on a day. */
export const useRecordDay = (application_id: number) =>
  useChange(
    (body: { date: string; state: EmployerWord }) =>
      call(endpoints.setAttendance, { params: { application_id }, body }),
    [attendanceKeys.of(application_id), attendanceKeys.jobs],
  );
