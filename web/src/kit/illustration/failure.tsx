// Error message with its reason and one next step.
import './empty-state.css';
import './illustration.css';
import { type ReactNode, Suspense } from 'react';
import { Button } from '../control/button.tsx';
import { lazyExtra } from '../navigation/lazy-page.ts';

// The illustration, which loads after the text into reserved space, because the text is more important.
const ErrorIllustration = lazyExtra(() => import('./error-illustration.tsx').then((part) => part.ErrorIllustration));

interface FailureProps {
  title: string;
  /** The reason, in the user's language. */
  children?: ReactNode;
  /** Label of the retry button. */
  again?: string;
  onRetry?: () => void;
  busy?: boolean;
  /** The next step if a retry cannot help, for example a link. */
  action?: ReactNode;
  /** The rank of the title: `h1` if the page has no other heading. */
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
