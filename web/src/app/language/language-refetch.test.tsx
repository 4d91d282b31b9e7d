// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider, QueryObserver } from '@tanstack/react-query';
import { act, cleanup, render } from '@testing-library/react';
import i18next from 'i18next';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startWords } from '#testing/render-web.tsx';
import { keyOf, localKey } from '../../http/query-keys.ts';
import { LanguageRefetch } from './language-refetch.tsx';

beforeEach(startWords);
afterEach(async () => {
  cleanup();
  await i18next.changeLanguage('en');
});

it('A change of the language refetches the mounted responses once, but no computed data and no missing responses', async () => {
  const queryClient = new QueryClient();
  const fetched: unknown[] = [];
  const observe = (queryKey: readonly unknown[], initialData?: string) =>
    new QueryObserver(queryClient, {
      queryKey,
      queryFn: () => {
        fetched.push(queryKey);
        return 'fetched';
      },
      staleTime: Number.POSITIVE_INFINITY,
      ...(initialData && { initialData }),
    }).subscribe(() => {});
  const ownJobs = keyOf('jobs', 'listMyJobs', { page: 1 });
  observe(ownJobs, 'in English');
  observe(localKey('job-form'), 'typed');
  render(
    <QueryClientProvider client={queryClient}>
      <LanguageRefetch />
    </QueryClientProvider>,
  );
  expect(fetched).toEqual([]);
  const inTamil = keyOf('jobs', 'listJobs', { language: 'ta' });
  observe(inTamil);
  await act(() => i18next.changeLanguage('ta'));
  await expect.poll(() => fetched).toEqual([inTamil, ownJobs]);
});
