// Link from the page of one item back to the list of the items.
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
