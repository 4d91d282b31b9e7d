// Pushed status changes: all cached lists change at once and are then refetched.
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { applicationKeys, patchApplicationStatus } from './queries.ts';

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
    client.setQueryData([...applicationKeys.mine, 1], list(7, 'pending'));
    client.setQueryData([...applicationKeys.received, null, 1], list(7, 'pending'));
    client.setQueryData([...applicationKeys.mine, 2], list(8, 'pending'));
    patchApplicationStatus(client, { id: 7, status: 'shortlisted' });
    expect(client.getQueryData([...applicationKeys.mine, 1])).toMatchObject({
      applications: [{ status: 'shortlisted' }],
    });
    expect(client.getQueryData([...applicationKeys.received, null, 1])).toMatchObject({
      applications: [{ status: 'shortlisted' }],
    });
    expect(client.getQueryData([...applicationKeys.mine, 2])).toEqual(list(8, 'pending'));
  });

  it('A pushed status invalidates the application lists and the open job', () => {
    const client = new QueryClient();
    const invalidate = vi.spyOn(client, 'invalidateQueries');
    patchApplicationStatus(client, { id: 7, status: 'accepted' });
    expect(invalidate.mock.calls.map(([filter]) => filter?.queryKey)).toEqual([['applications'], ['jobs', 'detail']]);
  });
});
