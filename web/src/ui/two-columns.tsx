// One column on a phone; on a desk what can be done at the left and what is known beside it.
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
