// Nothing here yet: a picture, a sentence that teaches one step, and one action.
import './blank.css';
import type { ReactNode } from 'react';
import { EmptyArt } from './empty-art.tsx';

interface BlankProps {
  title: string;
  /** One step the reader can take. */
  children: ReactNode;
  action?: ReactNode;
  /** `h1` where nothing else stands on the page. */
  heading?: 'h1' | 'h2';
}

export function Blank({ title, children, action, heading: Heading = 'h2' }: BlankProps) {
  return (
    <div className="blank">
      <EmptyArt />
      <Heading className="blank__title">{title}</Heading>
      <p>{children}</p>
      {action}
    </div>
  );
}
