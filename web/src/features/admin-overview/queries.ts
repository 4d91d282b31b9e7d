// What the overview asks for; looking keeps nobody signed in. Stats that are pushed are put in, lists are asked for anew.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { OverviewStats } from '#contracts/overview.ts';
import { overviewEndpoints } from '#contracts/overview.ts';
import { ADMIN_KEY } from '../../admin/admin-session.tsx';
import { adminCall } from '../../admin/call.ts';
import { useAdminLive } from '../../admin/live.ts';

/** Should nothing be pushed, this is how old the figures get. */
const EVERY_MS = 60_000;
/** While many things happen the lists are asked for this often at most. */
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

/** The days before stay in sight until other ones come. */
export const useTimeline = (days: string) =>
  useQuery({
    queryKey: [...listsKey, 'timeline', days],
    queryFn: ({ signal }) => adminCall(overviewEndpoints.getTimeline, { query: { days }, signal, background: true }),
    placeholderData: (before) => before,
  });

/** Keeps the figures as they are told, and the lists not far behind; whether the line is up. */
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
