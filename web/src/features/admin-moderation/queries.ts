// Queries of jobs for administrators. Also loads translations in the language of the person who receives a moderator's
// reason, because prepared reasons are written in that language.
import { useQuery } from '@tanstack/react-query';
import { moderationEndpoints } from '#contracts/moderation.ts';
import type { JobStatus } from '#contracts/reference.ts';
import { adminKeyOf, localKey } from '../../http/query-keys.ts';
import { loadTexts } from '../../i18n/load-texts.ts';
import { adminCall } from '../../parts/admin/call.ts';

/** Rows per page. A queue shows only one page, the oldest rows, because moderators decide the oldest rows first. */
export const AT_A_TIME = '20';

export interface JobListFilter {
  q: string;
  status: Exclude<JobStatus, 'draft'> | '';
  page: number;
}

export function useJobs({ q, status, page }: JobListFilter) {
  const query = { ...(q && { q }), ...(status && { status }), page: String(page), limit: AT_A_TIME };
  return useQuery({
    queryKey: adminKeyOf('moderation', 'listJobs', query),
    queryFn: ({ signal }) => adminCall(moderationEndpoints.listJobs, { query, signal }),
    placeholderData: (before) => before,
  });
}

export function useReviewedJob(id: string) {
  return useQuery({
    queryKey: adminKeyOf('moderation', 'showJob', { id }),
    queryFn: ({ signal }) => adminCall(moderationEndpoints.showJob, { params: { job_id: id }, signal }),
  });
}

/**
 * Returns the translations in `language`, the language of the person who receives the moderator's reason; null until
 * they are loaded.
 */
export function useTextsOf(language: string | undefined) {
  const texts = useQuery({
    queryKey: localKey('texts', { topic: 'admin-moderation', language }),
    queryFn: () => loadTexts(language ?? 'en', 'admin-moderation'),
    enabled: language !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return texts.data ?? null;
}
