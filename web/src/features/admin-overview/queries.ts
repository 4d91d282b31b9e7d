// Queries of the overview. They are background calls, which do not extend the session. A push message replaces the
// cached statistics and causes a refetch of all other data.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { OverviewStats } from '#contracts/overview.ts';
import { overviewEndpoints } from '#contracts/overview.ts';
import { refetchAll } from '../../http/query-groups.ts';
import { adminKeyOf } from '../../http/query-keys.ts';
import { adminCall } from '../../parts/admin/call.ts';
import { useAdminLive } from '../../parts/admin/live.ts';

/** Refetch interval of the statistics in milliseconds, in case no push message arrives. */
const EVERY_MS = 60_000;
/**
 * Delay in milliseconds between a push message and the refetch of the lists, counts and chart. Further push messages in
 * this time cause no other refetch.
 */
const LISTS_EVERY_MS = 5_000;

const statsKey = adminKeyOf('overview', 'getStats');
const countsKey = adminKeyOf('overview', 'getCounts');
const usersKey = adminKeyOf('overview', 'listRecentUsers');
const jobsKey = adminKeyOf('overview', 'listRecentJobs');
const applicationsKey = adminKeyOf('overview', 'listRecentApplications');
const timelineKey = adminKeyOf('overview', 'getTimeline');

export const useStats = () =>
  useQuery({
    queryKey: statsKey,
    queryFn: ({ signal }) => adminCall(overviewEndpoints.getStats, { signal, background: true }),
    refetchInterval: EVERY_MS,
  });

export const useEntityCounts = () =>
  useQuery({
    queryKey: countsKey,
    queryFn: ({ signal }) => adminCall(overviewEndpoints.getCounts, { signal, background: true }),
  });

const query = { limit: '10' };

export const useRecentUsers = () =>
  useQuery({
    queryKey: usersKey,
    queryFn: ({ signal }) => adminCall(overviewEndpoints.listRecentUsers, { query, signal, background: true }),
  });

export const useRecentJobs = () =>
  useQuery({
    queryKey: jobsKey,
    queryFn: ({ signal }) => adminCall(overviewEndpoints.listRecentJobs, { query, signal, background: true }),
  });

export const useRecentApplications = () =>
  useQuery({
    queryKey: applicationsKey,
    queryFn: ({ signal }) => adminCall(overviewEndpoints.listRecentApplications, { query, signal, background: true }),
  });

/** Returns the registrations per day. While another range of days loads, the previous range stays visible. */
export const useTimeline = (days: string) =>
  useQuery({
    queryKey: adminKeyOf('overview', 'getTimeline', { days }),
    queryFn: ({ signal }) => adminCall(overviewEndpoints.getTimeline, { query: { days }, signal, background: true }),
    placeholderData: (before) => before,
  });

/**
 * Updates the statistics from push messages and then refetches all other data of the overview. Returns the state of the
 * live connection.
 */
export function useLiveOverview(): 'live' | 'away' {
  const queryClient = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  useEffect(() => () => clearTimeout(timer.current ?? undefined), []);
  const onOverview = (stats: OverviewStats) => {
    queryClient.setQueryData(statsKey, stats);
    timer.current ??= setTimeout(() => {
      timer.current = null;
      void refetchAll(queryClient, [countsKey, usersKey, jobsKey, applicationsKey, timelineKey]);
    }, LISTS_EVERY_MS);
  };
  return useAdminLive({ onOverview });
}
