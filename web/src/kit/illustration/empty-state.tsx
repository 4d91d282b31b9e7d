// Empty state: an illustration, a sentence with the next step, and one action.
import './empty-state.css';
import type { ReactNode } from 'react';
import { EmptyIllustration } from './empty-illustration.tsx';

interface EmptyStateProps {
  title: string;
  /** The sentence below the title: what the user can do next. */
  children: ReactNode;
  action?: ReactNode;
  /** The rank of the title: `h1` if the page has no other heading. */
  heading?: 'h1' | 'h2';
}

export function EmptyState({ title, children, action, heading: Heading = 'h2' }: EmptyStateProps) {
  return (
    <div className="empty-state">
      <EmptyIllustration />
      <Heading className="empty-state__title">{title}</Heading>
      <p>{children}</p>
      {action}
    </div>
  );
}
