// The way back to the list one came from, as it was, and what can be done with the job beside it.
import './back-bar.css';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { Icon } from '../../ui/icon.tsx';
import { lastList } from './last-list.ts';

export function BackBar({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('jobs');
  const navigate = useNavigate();
  const list = lastList();
  const back = (event: MouseEvent) => {
    if (!list.isJustBefore || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <nav className="back-bar" aria-label={t('detail.bar')}>
      <Link className="back-link" to={list.address} onClick={back}>
        <Icon name="arrow-left" />
        {t('detail.back')}
      </Link>
      {children}
    </nav>
  );
}
