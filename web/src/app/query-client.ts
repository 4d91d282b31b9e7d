// How the lists are fetched and kept: a lost network is tried again, a refusal is not.
import { QueryClient } from '@tanstack/react-query';
import { NetworkError } from '#contracts/call-error.ts';

const RETRIES = 2;

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // Offline must say so at once, not wait in silence for the network.
        networkMode: 'always',
        retry: (failures, error) => error instanceof NetworkError && failures < RETRIES,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
