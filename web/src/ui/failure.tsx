// It did not work: what happened, in words, and one way out.
import './blank.css';
import type { ReactNode } from 'react';
import { BrokenArt } from './art.tsx';
import { Button } from './button.tsx';

interface FailureProps {
  title: string;
  /** Why, in the reader's language. */
  children?: ReactNode;
  /** The verb on the button that tries again. */
  again?: string;
  onAgain?: () => void;
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
  onAgain,
  busy = false,
  action,
  heading: Heading = 'h2',
}: FailureProps) {
  return (
    <div className="blank" role="alert">
      <BrokenArt />
      <Heading className="blank__title">{title}</Heading>
      {children && <p>{children}</p>}
      {again && onAgain && (
        <Button variant="main" icon="refresh" busy={busy} onClick={onAgain}>
          {again}
        </Button>
      )}
      {action}
    </div>
  );
}
