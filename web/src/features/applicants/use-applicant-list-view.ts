// Page, status, order and view of the applicant list, read from the URL.
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
  const isDeck = params.get('view') === 'deck';
  const deck = { ...(isDeck && { view: 'deck' }) };
  const finished = { ...(side === 'finished' && { side }) };
  return {
    page: Math.max(1, Number(params.get('page')) || 1),
    status,
    side,
    sort,
    showStatus: (next: string) => show({ ...sorted, ...(next && { status: next }) }),
    showSide: (next: Side) => show({ ...sorted, ...(next === 'finished' && { side: next }) }),
    /** True if the applicants are shown one at a time. */
    isDeck,
    showDeck: () => show({ ...sorted, view: 'deck' }),
    showList: () => show(sorted),
    sortBy: (next: string) =>
      show({ ...(status ? { status } : finished), ...deck, ...(next !== 'newest' && { sort: next }) }),
    linkTo: (page: number) =>
      `${here}?${new URLSearchParams({ ...(status && { status }), ...deck, ...sorted, page: String(page) })}`,
  };
}

export type ApplicantListView = ReturnType<typeof useApplicantListView>;
