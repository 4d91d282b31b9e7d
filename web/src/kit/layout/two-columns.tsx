// Two-column layout on a desktop: actions on the left, information on the right. One column on a phone.
import './two-columns.css';
import type { ReactNode } from 'react';

export function TwoColumns({ children, aside }: { children: ReactNode; aside: ReactNode }) {
  return (
    <div className="two-columns">
      <div className="two-columns__column">{children}</div>
      <div className="two-columns__column">{aside}</div>
    </div>
  );
}
