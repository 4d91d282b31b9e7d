// The card: one bordered surface for everything that stands in a list.
import './card.css';
import type { ReactNode } from 'react';

interface CardProps {
  as?: 'article' | 'section' | 'div' | 'li';
  /** Names the card where it is a landmark. */
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
