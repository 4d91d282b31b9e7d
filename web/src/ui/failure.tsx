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
}

export function Failure({ title, children, again, onAgain, busy = false, action }: FailureProps) {
  return (
    <div className="blank" role="alert">
      <BrokenArt />
      <h2 className="blank__title">{title}</h2>
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
