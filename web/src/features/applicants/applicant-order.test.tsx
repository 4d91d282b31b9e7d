// @vitest-environment happy-dom
// Tests the sort order of the list of applicants, and the numbers by which an employer compares applicants.
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { applicationResponse } from '#testing/application-response.ts';
import { json, serveWeb } from '#testing/fake-server.ts';
import { renderWeb, startWords } from '#testing/render-web.tsx';
import { Applicants } from './applicants.tsx';

const LIST = 'GET /api/v1/employers/applications/';
const { applicant } = applicationResponse();
const application = applicationResponse({
  distance_km: 4,
  applicant: {
    ...applicant,
    expected_salary: { amount: 850, period: 'day' },
    reputation: { ...applicant.reputation, rating: 4.6, review_count: 3 },
  },
});

const serve = () =>
  serveWeb({
    [LIST]: () => json({ applications: [application], total: 1, page: 1, limit: 50, pages: 1 }),
    'GET /api/v1/employers/jobs/': () => json({ jobs: [], total: 0, page: 1, limit: 50, pages: 0 }),
  });
const show = (query = '') => renderWeb(<Applicants job_uid={null} />, `/employer/dashboard/applicants${query}`);
const order = () => screen.findByRole('combobox', { name: 'Sort by' });
const address = () => screen.getByTestId('address').textContent;

beforeAll(startWords);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('Order of applicants', () => {
  it.each(['match', 'score', 'distance'])(
    'The list requests the order `%s` and stores it in the address',
    async (sort) => {
      const asked = serve();
      show('?side=finished');
      fireEvent.change(await order(), { target: { value: sort } });
      await waitFor(() => expect(asked.some(({ query }) => query.get('sort') === sort)).toBe(true));
      expect(address()).toBe(`/employer/dashboard/applicants?side=finished&sort=${sort}`);
      fireEvent.change(await order(), { target: { value: 'newest' } });
      await waitFor(() => expect(address()).toBe('/employer/dashboard/applicants?side=finished'));
    },
  );

  it('The list reads its order from the address, and keeps it for another status', async () => {
    const asked = serve();
    show('?sort=score');
    expect(await order()).toHaveProperty('value', 'score');
    expect(asked.filter(({ query }) => query.has('sort')).map(({ query }) => query.get('sort'))).toEqual(['score']);
    fireEvent.change(screen.getByRole('combobox', { name: 'Status' }), { target: { value: 'accepted' } });
    await waitFor(() => expect(address()).toBe('/employer/dashboard/applicants?sort=score&status=accepted'));
  });

  it('A list that leaves out older applicants says so', async () => {
    serveWeb({
      [LIST]: () => json({ applications: [application], total: 1000, left_out: 3, page: 1, limit: 50, pages: 20 }),
      'GET /api/v1/employers/jobs/': () => json({ jobs: [], total: 0, page: 1, limit: 50, pages: 0 }),
    });
    show('?sort=score');
    expect(await screen.findByText(/Only the newest 1000 applicants are sorted here/)).toBeTruthy();
  });

  it('A card shows the distance, the expected pay and the rating in one line', async () => {
    serve();
    show();
    const line = (await screen.findByText(/4 km/)).textContent;
    expect(line).toContain('4 km · ₹850 / day');
    expect(line).toContain('4.6');
  });
});
