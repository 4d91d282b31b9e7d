// @vitest-environment happy-dom
// Tests the page about unpaid wages: the law and the phone number for all visitors.
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { siteUntilSet } from '#contracts/site-until-set.ts';
import { json, serveWeb } from '#testing/fake-server.ts';
import { renderWeb, startWords } from '#testing/render-web.tsx';
import { UnpaidWages } from './unpaid-wages.tsx';

beforeAll(startWords);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('the page about unpaid wages', () => {
  it('The page names both sections of the law and the phone number of the site, without a sign-in', async () => {
    serveWeb({ 'GET /api/v1/site/': () => json({ ...siteUntilSet, support_phone: '080 4712 0000' }) });
    renderWeb(<UnpaidWages ledger={null} papers={null} />);
    expect(screen.getByText(/section 45/)).toBeTruthy();
    expect(screen.getByText(/section 59/)).toBeTruthy();
    expect(await screen.findByText('080 4712 0000')).toBeTruthy();
    expect(screen.getAllByRole('listitem').length).toBeGreaterThanOrEqual(5);
  });
});
