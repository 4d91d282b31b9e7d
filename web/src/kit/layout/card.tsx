// Card: the bordered surface of list items.
import './card.css';
import type { ReactNode } from 'react';

interface CardProps {
  as?: 'article' | 'section' | 'div' | 'li';
  /** Accessible name of the card if it is a landmark. */
  label?: string;
  padded?: boolean;
  children: ReactNode;
}

export function Card({ as: Tag = 'div', label, padded = true, children }: CardProps) {
  return (
    <Tag className="card" data-padded={padded || undefined} aria-label={label}>
      {children}
    </Tag>
  );
}
