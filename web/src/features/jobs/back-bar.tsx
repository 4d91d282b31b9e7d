// The way back to the list one came from, as it was, and what can be done with the job beside it.
import '../../ui/back-link.css';
import './back-bar.css';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { Icon } from '../../ui/icon.tsx';
import { cameFromList, lastList } from './last-list.ts';

interface BackBarProps {
  /** Another place than the list of jobs. */
  back?: { to: string; text: string } | undefined;
  children?: ReactNode;
}

export function BackBar({ back: other, children }: BackBarProps) {
  const { t } = useTranslation('jobs');
  const navigate = useNavigate();
  const back = (event: MouseEvent) => {
    if (other || !cameFromList() || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <nav className="back-bar" aria-label={t('detail.bar')}>
      <Link className="back-link" to={other?.to ?? lastList()} onClick={back}>
        <Icon name="arrow-left" />
        {other?.text ?? t('detail.back')}
      </Link>
      {children}
    </nav>
  );
}
