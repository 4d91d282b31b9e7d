// It did not work: what happened, in words, and one way out.
import './empty-state.css';
import './illustration.css';
import { type ReactNode, Suspense } from 'react';
import { lazyExtra } from '../app/lazy-page.ts';
import { Button } from './button.tsx';

// The words are what counts: the picture comes after them, into its place.
const ErrorIllustration = lazyExtra(() => import('./error-illustration.tsx').then((part) => part.ErrorIllustration));

interface FailureProps {
  title: string;
  /** Why, in the reader's language. */
  children?: ReactNode;
  /** The verb on the button that tries again. */
  again?: string;
  onRetry?: () => void;
  busy?: boolean;
  /** Another way out, where trying again cannot help. */
  action?: ReactNode;
  /** `h1` where nothing else stands on the page. */
  heading?: 'h1' | 'h2';
}

export function Failure({
  title,
  children,
  again,
  onRetry,
  busy = false,
  action,
  heading: Heading = 'h2',
}: FailureProps) {
  return (
    <div className="empty-state" role="alert">
      <Suspense fallback={<svg className="illustration" aria-hidden="true" />}>
        <ErrorIllustration />
      </Suspense>
      <Heading className="empty-state__title">{title}</Heading>
      {children && <p>{children}</p>}
      {again && onRetry && (
        <Button variant="main" icon="refresh" busy={busy} onClick={onRetry}>
          {again}
        </Button>
      )}
      {action}
    </div>
  );
}
