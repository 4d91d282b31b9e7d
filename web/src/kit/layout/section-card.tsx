// Section of a page on a separate card: icon, heading and content.
import './section-card.css';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import { Card } from './card.tsx';

interface SectionCardProps {
  icon: IconName;
  title: string;
  children: ReactNode;
}

export function SectionCard({ icon, title, children }: SectionCardProps) {
  return (
    <Card as="section" label={title}>
      <h2 className="section-card__title">
        <Icon name={icon} />
        {title}
      </h2>
      <div className="section-card__body">{children}</div>
    </Card>
  );
}
