// Nothing here yet: a picture, a sentence that teaches one step, and one action.
import './blank.css';
import type { ReactNode } from 'react';
import { EmptyArt } from './art.tsx';

interface BlankProps {
  title: string;
  /** One step the reader can take. */
  children: ReactNode;
  action?: ReactNode;
}

export function Blank({ title, children, action }: BlankProps) {
  return (
    <div className="blank">
      <EmptyArt />
      <h2 className="blank__title">{title}</h2>
      <p>{children}</p>
      {action}
    </div>
  );
}
