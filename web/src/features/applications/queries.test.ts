// Tests that a status change from a push message changes all cached lists at once, and that the lists are then
// refetched.
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { keyOf } from '../../http/query-keys.ts';
import { patchApplicationStatus } from './queries.ts';

const mineKey = (page: number) => keyOf('applications', 'listMyApplications', { page });
const receivedKey = keyOf('applications', 'listApplicants', { job_uid: null, page: 1 });

const list = (id: number, status: string) => ({
  applications: [{ id, status, version: 1 }],
  total: 1,
  page: 1,
  limit: 50,
  pages: 1,
});

describe('Pushed change of an application', () => {
  it('A pushed status changes the worker’s list and the received list, but no other application', () => {
    const client = new QueryClient();
    client.setQueryData(mineKey(1), list(7, 'pending'));
    client.setQueryData(receivedKey, list(7, 'pending'));
    client.setQueryData(mineKey(2), list(8, 'pending'));
    patchApplicationStatus(client, { id: 7, status: 'shortlisted' });
    expect(client.getQueryData(mineKey(1))).toMatchObject({
      applications: [{ status: 'shortlisted' }],
    });
    expect(client.getQueryData(receivedKey)).toMatchObject({
      applications: [{ status: 'shortlisted' }],
    });
    expect(client.getQueryData(mineKey(2))).toEqual(list(8, 'pending'));
  });

  it('A pushed status invalidates the application lists and the open job', () => {
    const client = new QueryClient();
    const invalidate = vi.spyOn(client, 'invalidateQueries');
    patchApplicationStatus(client, { id: 7, status: 'accepted' });
    const invalidated = invalidate.mock.calls.map(([filter]) => filter?.queryKey);
    expect(invalidated).toContainEqual(['applications']);
    expect(invalidated).toContainEqual(['jobs', 'getJob']);
  });
});
