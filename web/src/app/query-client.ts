// Default options of React Query: queries are retried after network errors, but not after error responses of the
// server.
import { QueryClient } from '@tanstack/react-query';
import { NetworkError } from '#contracts/call-error.ts';

const RETRIES = 2;

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // Without a network, a query must fail after its retries. By default it would wait until the network returns.
        networkMode: 'always',
        retry: (failures, error) => error instanceof NetworkError && failures < RETRIES,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
