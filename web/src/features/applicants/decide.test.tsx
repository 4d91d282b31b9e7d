// @vitest-environment happy-dom
// Tests an employer's decision about an applicant: the optimistic update, its rollback after a refusal, and the
// refetch.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, renderHook, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { applicationResponse } from '#testing/application-response.ts';
import { renderWeb, startWords } from '#testing/render-web.tsx';
import { useApplicants, useDecide } from './queries.ts';
import { useDecisionWithToast } from './use-decision-with-toast.ts';

const application = applicationResponse({ allowed: ['shortlisted'] });

const answer = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const refusal = {
  type: 'about:blank',
  title: 'Conflict',
  status: 409,
  detail: 'changed',
  code: 'stale_version',
  message: 'changed',
  request_id: 'r',
};

interface Sent {
  lists: number;
  body: unknown;
}

/** Starts a fake server with one application. The response to the decision is delayed until `letGo` is called. */
function serve(decision: () => Response) {
  const sent: Sent = { lists: 0, body: null };
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (url.includes('csrf')) return answer({ csrf_token: 'x:9999999999' });
    if (init?.method !== 'PATCH') {
      sent.lists += 1;
      return answer({ applications: [application], total: 1, page: 1, limit: 50, pages: 1 });
    }
    sent.body = JSON.parse(String(init.body));
    await held;
    return decision();
  });
  return { sent, letGo };
}

function show() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(() => ({ list: useApplicants({ job_uid: null, page: 1, status: null }), decide: useDecide() }), {
    wrapper,
  }).result;
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('Decision about an applicant', () => {
  it('The decision is shown before the response, contains the version, and is rolled back after `stale_version`', async () => {
    const { sent, letGo } = serve(() => answer(refusal, 409));
    const screen = show();
    const status = () => screen.current.list.data?.applications[0]?.status;
    await waitFor(() => expect(status()).toBe('pending'));
    act(() => screen.current.decide.mutate({ application, decision: { status: 'shortlisted' } }));
    await waitFor(() => expect(status()).toBe('shortlisted'));
    await waitFor(() => expect(sent.body).toEqual({ status: 'shortlisted', version: 3 }));
    letGo();
    await waitFor(() => expect(status()).toBe('pending'));
    await waitFor(() => expect(sent.lists).toBe(2));
  });

  it.each([
    {
      what: 'A refused decision shows the reason',
      code: 'job_not_open',
      shown: 'This job no longer takes applications.',
    },
    {
      what: 'A stale decision says that it has changed',
      code: 'stale_version',
      shown: 'This has changed. Here is the latest.',
    },
    {
      what: 'A failed decision without a reason shows a general error',
      code: 'internal',
      shown: 'Failed to update status. Try again.',
    },
  ])('$what', async ({ code, shown }) => {
    const status = code === 'internal' ? 500 : 409;
    const { letGo } = serve(() => answer({ ...refusal, status, code }, status));
    await startWords();
    const Decide = () => {
      const decide = useDecisionWithToast();
      return (
        <button type="button" onClick={() => void decide(application, { status: 'shortlisted' })}>
          go
        </button>
      );
    };
    renderWeb(<Decide />);
    fireEvent.click(screen.getByText('go'));
    letGo();
    expect(await screen.findByText(shown)).toBeTruthy();
  });
});
