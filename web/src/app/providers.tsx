// Everything that stands around the pages, from the outside in.
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { BrowserRouter } from 'react-router-dom';
import { LiveConnection } from '../live/live-connection.tsx';
import { RingKeeper } from '../ringing/ring-keeper.tsx';
import { SessionProvider } from '../session/session-provider.tsx';
import { ToastProvider } from '../ui/toast.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

function Toasts({ children }: { children: ReactNode }) {
  const { t } = useTranslation('shell');
  return <ToastProvider label={t('toasts')}>{children}</ToastProvider>;
}

export function Providers({ queryClient, children }: { queryClient: QueryClient; children: ReactNode }) {
  return (
    <BrowserRouter>
      <ErrorBoundary resetKey="">
        <QueryClientProvider client={queryClient}>
          <Suspense>
            <Toasts>
              <SessionProvider>
                <LiveConnection />
                <RingKeeper />
                {children}
              </SessionProvider>
            </Toasts>
          </Suspense>
        </QueryClientProvider>
      </ErrorBoundary>
    </BrowserRouter>
  );
}
