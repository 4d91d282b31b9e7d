// @vitest-environment happy-dom
// Tests the help page: the operator's contact details, and default details if the server is unavailable.
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { siteUntilSet } from '#contracts/site-until-set.ts';
import { json, problem, serveWeb } from '#testing/fake-server.ts';
import { renderWeb, startWords } from '#testing/render-web.tsx';
import { Help } from './help.tsx';

const SITE = 'GET /api/v1/site/';
const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');

beforeAll(startWords);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('Help page', () => {
  it('The help page shows the phone number and e-mail address that the operator has set', async () => {
    serveWeb({
      [SITE]: () =>
        json({
          ...siteUntilSet,
          name: 'Kaam',
          company: 'Kaam LLP',
          support_phone: '080 4712 0000',
          support_email: 'us@kaam.example',
          address: 'Bengaluru 560076',
        }),
    });
    renderWeb(<Help />);
    expect(await screen.findAllByText('080 4712 0000')).toHaveLength(2);
    expect(links()).toContain('tel:08047120000');
    expect(links()).toContain('mailto:us@kaam.example');
    expect(links()).toContain('mailto:us@kaam.example?subject=A%20problem%20on%20Kaam');
  });

  it('The help page renders at once and without the server', () => {
    serveWeb({ [SITE]: () => problem(503, 'unavailable') });
    renderWeb(<Help />);
    expect(links().some((link) => link.startsWith('tel:'))).toBe(true);
    expect(screen.getByText(/Never pay for a job/)).toBeTruthy();
  });

  it('The help page shows a visitor only links that need no sign-in', () => {
    serveWeb({});
    renderWeb(<Help />);
    expect(links().filter((link) => link.startsWith('/'))).toEqual([
      '/help/wages',
      '/faq',
      '/guides/workers',
      '/guides/employers',
      '/grievance',
    ]);
  });
});
