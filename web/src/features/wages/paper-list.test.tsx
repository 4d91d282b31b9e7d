// @vitest-environment happy-dom
// Tests the buttons that make the signed paper of a wage account with one tap.
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { json, problem, serveWeb } from '#testing/fake-server.ts';
import { renderWeb, startWords } from '#testing/render-web.tsx';
import { PaperList } from './paper-list.tsx';

const LIST = 'GET /api/v1/wages/accounts/';
const REQUEST = 'POST /api/v1/wages/accounts/7/documents/';
const account = {
  id: 7,
  application_id: 4,
  other_name: 'Sai Construction',
  first_day: '2026-11-01',
  balance: { owed: 540_000, earned: 540_000, received: 0, waiting: 0, disputed: 0 },
  awaits_you: false,
  seq: 3,
  digest: 'ab',
};
const settled = {
  ...account,
  id: 8,
  first_day: '2026-10-01',
  balance: { ...account.balance, owed: 0, received: 540_000 },
};

beforeAll(startWords);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('the papers of a worker', () => {
  it('One tap requests the paper of the account that the button names', async () => {
    let asked = 0;
    serveWeb({
      [LIST]: () => json({ accounts: [account, settled], total: 2, page: 1, limit: 50, pages: 1 }),
      [REQUEST]: () => {
        asked += 1;
        return problem(503, 'unavailable');
      },
    });
    renderWeb(<PaperList />);
    fireEvent.click(await screen.findByRole('button', { name: 'Signed paper: Sai Construction, 1 Nov' }));
    expect(await screen.findByRole('dialog')).toBeTruthy();
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(asked).toBe(1);
    expect(screen.queryByText('Signed paper: Sai Construction, 1 Oct')).toBeNull();
  });
});
