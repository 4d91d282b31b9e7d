// All context providers around the pages, outermost first.
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import { type ReactNode, Suspense } from 'react';
import { I18nextProvider } from 'react-i18next';
import { useTranslation } from '../i18n/use-translation.ts';
import { ToastProvider } from '../kit/overlay/toast.tsx';
import { SessionProvider } from '../session/session-provider.tsx';
import { ErrorBoundary } from './frame/error-boundary.tsx';

function Toasts({ children }: { children: ReactNode }) {
  const { t } = useTranslation('shell');
  return <ToastProvider label={t('toasts')}>{children}</ToastProvider>;
}

interface ProvidersProps {
  queryClient: QueryClient;
  texts: i18n;
  children: ReactNode;
}

/**
 * Wraps the pages in all context providers. Must be rendered inside a router. The component tree must be the same on
 * the server and in the browser, so that the ids of `useId` agree.
 */
export function Providers({ queryClient, texts, children }: ProvidersProps) {
  return (
    <I18nextProvider i18n={texts}>
      <ErrorBoundary resetKey="">
        <QueryClientProvider client={queryClient}>
          <Suspense>
            <Toasts>
              <SessionProvider>{children}</SessionProvider>
            </Toasts>
          </Suspense>
        </QueryClientProvider>
      </ErrorBoundary>
    </I18nextProvider>
  );
}
