// A collapsed section with details that only a few readers need.
import './more.css';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';

interface MoreProps {
  title: string;
  /** Called each time the section opens. */
  onOpen?: () => void;
  children: ReactNode;
}

export function More({ title, onOpen, children }: MoreProps) {
  return (
    <details className="more" onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}>
      <summary>
        {title}
        <Icon name="chevron-down" size={20} />
      </summary>
      <div className="more__content">{children}</div>
    </details>
  );
}
