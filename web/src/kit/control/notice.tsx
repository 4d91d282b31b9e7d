// Coloured notice with one message.
import './notice.css';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';

type Tone = 'still' | 'warn' | 'danger' | 'ok' | 'info';

const toneIcons: Record<Tone, IconName> = {
  still: 'info',
  warn: 'warning',
  danger: 'alert',
  ok: 'check-circle',
  info: 'info',
};

interface NoticeProps {
  tone?: Tone;
  icon?: IconName;
  title?: string;
  /** The ARIA role: `alert` for a new error, `status` for a success. */
  role?: 'alert' | 'status';
  children?: ReactNode;
}

export function Notice({ tone = 'still', icon, title, role, children }: NoticeProps) {
  return (
    <div className="notice" data-tone={tone} role={role}>
      <Icon name={icon ?? toneIcons[tone]} />
      <div>
        {title && <p className="notice__title">{title}</p>}
        {children}
      </div>
    </div>
  );
}
