// Page, status, order and column group of the applicant list, read from the URL.
import { useSearchParams } from 'react-router-dom';
import { type ApplicantSort, applicantSorts } from '#contracts/applications.ts';
import { type ApplicationStatus, applicationStatus } from '#contracts/reference.ts';
import type { Side } from './decisions.ts';

export function useApplicantListView(here: string) {
  const [params, setParams] = useSearchParams();
  const chosen = applicationStatus.safeParse(params.get('status'));
  const status: ApplicationStatus | null = chosen.success ? chosen.data : null;
  const side: Side = params.get('side') === 'finished' ? 'finished' : 'active';
  const sort: ApplicantSort = applicantSorts.find((one) => one === params.get('sort')) ?? 'newest';
  const sorted = { ...(sort !== 'newest' && { sort }) };
  const show = (pairs: Record<string, string>) => setParams(pairs, { replace: true });
  const finished = { ...(side === 'finished' && { side }) };
  return {
    page: Math.max(1, Number(params.get('page')) || 1),
    status,
    side,
    sort,
    showStatus: (next: string) => show({ ...sorted, ...(next && { status: next }) }),
    showSide: (next: Side) => show({ ...sorted, ...(next === 'finished' && { side: next }) }),
    sortBy: (next: string) => show({ ...(status ? { status } : finished), ...(next !== 'newest' && { sort: next }) }),
    linkTo: (page: number) =>
      `${here}?${new URLSearchParams({ ...(status && { status }), ...sorted, page: String(page) })}`,
  };
}

export type ApplicantListView = ReturnType<typeof useApplicantListView>;
