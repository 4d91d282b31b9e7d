// A collapsed section with details that only a few readers need.
import './more.css';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';

export function More({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="more">
      <summary>
        {title}
        <Icon name="chevron-down" size={20} />
      </summary>
      <div className="more__content">{children}</div>
    </details>
  );
}
