// Tags: short facts of a job in one line.
import './tag.css';
import type { ReactNode } from 'react';

export function Tag({ children, good = false }: { children: ReactNode; good?: boolean }) {
  return (
    <span className="tag" data-good={good || undefined}>
      {children}
    </span>
  );
}

/** A row of tags. A tag that does not fit is hidden. */
export function Tags({ children }: { children: ReactNode }) {
  return <div className="tags">{children}</div>;
}
