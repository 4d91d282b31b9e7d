// Card: the bordered surface of list items.
import './card.css';
import type { ReactNode } from 'react';

interface CardProps {
  as?: 'article' | 'section' | 'div' | 'li';
  /** Accessible name of the card if it is a landmark. */
  label?: string;
  padded?: boolean;
  /** Set for a card in a list with keyboard navigation (see `cardToFocus`); identifies the card in its list. */
  focusKey?: string | number;
  children: ReactNode;
}

export function Card({ as: Tag = 'div', label, padded = true, focusKey, children }: CardProps) {
  return (
    <Tag
      className="card"
      data-padded={padded || undefined}
      data-card={focusKey}
      tabIndex={focusKey === undefined ? undefined : -1}
      aria-label={label}
    >
      {children}
    </Tag>
  );
}
