// The action at the thumb of a task screen, in the place of the bottom bar.
import './action-bar.css';
import type { ReactNode } from 'react';

/** `phone` bars vanish on a desk, where the action stands beside the content. */
export function ActionBar({ children, only }: { children: ReactNode; only?: 'phone' }) {
  return (
    <div className="action-bar" data-only={only}>
      {children}
    </div>
  );
}
