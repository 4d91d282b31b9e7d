// What the address of the applicants asks for: a page, a status, which side of the road.
import { useSearchParams } from 'react-router-dom';
import { type ApplicationStatus, applicationStatus } from '#contracts/reference.ts';
import type { Side } from './decisions.ts';

export function useWanted(here: string) {
  const [params, setParams] = useSearchParams();
  const chosen = applicationStatus.safeParse(params.get('status'));
  const status: ApplicationStatus | null = chosen.success ? chosen.data : null;
  const side: Side = params.get('side') === 'finished' ? 'finished' : 'active';
  return {
    page: Math.max(1, Number(params.get('page')) || 1),
    status,
    side,
    showStatus: (next: string) => setParams(next ? { status: next } : {}, { replace: true }),
    showSide: (next: Side) => setParams(next === 'finished' ? { side: next } : {}, { replace: true }),
    linkTo: (page: number) => `${here}?${new URLSearchParams({ ...(status && { status }), page: String(page) })}`,
  };
}

export type Wanted = ReturnType<typeof useWanted>;
