// Link from a page back to its list.
import './back-link.css';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../icon/icon.tsx';

export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className="back-link" to={to}>
      <Icon name="arrow-left" />
      {children}
    </Link>
  );
}
