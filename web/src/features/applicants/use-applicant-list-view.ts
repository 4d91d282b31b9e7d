// Page, status and column group of the applicant list, read from the URL.
import { useSearchParams } from 'react-router-dom';
import { type ApplicationStatus, applicationStatus } from '#contracts/reference.ts';
import type { Side } from './decisions.ts';

export function useApplicantListView(here: string) {
  const [params, setParams] = useSearchParams();
  const chosen = applicationStatus.safeParse(params.get('status'));
  const status: ApplicationStatus | null = chosen.success ? chosen.data : null;
  const side: Side = params.get('side') === 'finished' ? 'finished' : 'active';
  const bestFirst = params.get('sort') === 'match';
  const show = (pairs: Record<string, string>) =>
    setParams({ ...(bestFirst && { sort: 'match' }), ...pairs }, { replace: true });
  return {
    page: Math.max(1, Number(params.get('page')) || 1),
    status,
    side,
    /** True if the best match comes first, which is possible for one job only; false if the newest comes first. */
    bestFirst,
    showStatus: (next: string) => show(next ? { status: next } : {}),
    showSide: (next: Side) => show(next === 'finished' ? { side: next } : {}),
    turnBestFirst: () =>
      setParams({ ...(status && { status }), ...(!bestFirst && { sort: 'match' }) }, { replace: true }),
    linkTo: (page: number) => {
      const kept = { ...(status && { status }), ...(bestFirst && { sort: 'match' }) };
      return `${here}?${new URLSearchParams({ ...kept, page: String(page) })}`;
    },
  };
}

export type ApplicantListView = ReturnType<typeof useApplicantListView>;
