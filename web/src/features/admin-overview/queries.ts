// Queries of the overview. They are background calls, which do not extend the session. Pushed statistics replace the
// cached ones; lists are refetched.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { OverviewStats } from '#contracts/overview.ts';
import { overviewEndpoints } from '#contracts/overview.ts';
import { ADMIN_KEY } from '../../admin/admin-session.tsx';
import { adminCall } from '../../admin/call.ts';
import { useAdminLive } from '../../admin/live.ts';

/** Refetch interval of the statistics, in case no push message arrives. */
const EVERY_MS = 60_000;
/** Minimum time between two refetches of the lists. */
const LISTS_EVERY_MS = 5_000;

const overviewKey = [ADMIN_KEY, 'overview'] as const;
const statsKey = [...overviewKey, 'stats'] as const;
const listsKey = [...overviewKey, 'lists'] as const;

export const useStats = () =>
  useQuery({
    queryKey: statsKey,
    queryFn: ({ signal }) => adminCall(overviewEndpoints.getStats, { signal, background: true }),
    refetchInterval: EVERY_MS,
  });

export const useEntityCounts = () =>
  useQuery({
    queryKey: [...listsKey, 'counts'],
    queryFn: ({ signal }) => adminCall(overviewEndpoints.getCounts, { signal, background: true }),
  });

const query = { limit: '10' };

export const useRecentUsers = () =>
  useQuery({
    queryKey: [...listsKey, 'users'],
    queryFn: ({ signal }) => adminCall(overviewEndpoints.listRecentUsers, { query, signal, background: true }),
  });

export const useRecentJobs = () =>
  useQuery({
    queryKey: [...listsKey, 'jobs'],
    queryFn: ({ signal }) => adminCall(overviewEndpoints.listRecentJobs, { query, signal, background: true }),
  });

export const useRecentApplications = () =>
  useQuery({
    queryKey: [...listsKey, 'applications'],
    queryFn: ({ signal }) => adminCall(overviewEndpoints.listRecentApplications, { query, signal, background: true }),
  });

/** Returns the registrations per day; the previous range stays visible while the next one loads. */
export const useTimeline = (days: string) =>
  useQuery({
    queryKey: [...listsKey, 'timeline', days],
    queryFn: ({ signal }) => adminCall(overviewEndpoints.getTimeline, { query: { days }, signal, background: true }),
    placeholderData: (before) => before,
  });

/**
 * Updates the statistics from push messages and refetches the lists after them. Returns the state of the connection.
 */
export function useLiveOverview(): 'live' | 'away' {
  const queryClient = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  useEffect(() => () => clearTimeout(timer.current ?? undefined), []);
  const onOverview = (stats: OverviewStats) => {
    queryClient.setQueryData(statsKey, stats);
    timer.current ??= setTimeout(() => {
      timer.current = null;
      void queryClient.invalidateQueries({ queryKey: listsKey });
    }, LISTS_EVERY_MS);
  };
  return useAdminLive({ onOverview });
}
