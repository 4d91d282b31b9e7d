// Tags: short facts about a job, each in a small coloured box.
import './tag.css';
import type { ReactNode } from 'react';

export function Tag({ children, good = false }: { children: ReactNode; good?: boolean }) {
  return (
    <span className="tag" data-good={good || undefined}>
      {children}
    </span>
  );
}

/** A row of tags. On a job card, a tag that does not fit into one line is hidden; elsewhere the tags wrap. */
export function Tags({ children }: { children: ReactNode }) {
  return <div className="tags">{children}</div>;
}
