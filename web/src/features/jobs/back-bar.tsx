// The bar above a job: a link back to the last job list, and buttons such as save and share. The job list then restores
// its scroll position.
import '../../kit/layout/back-link.css';
import './back-bar.css';
import type { MouseEvent, ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import { cameFromList, lastList } from './last-list.ts';

interface BackBarProps {
  /** The destination of the back link; by default the job list that the user visited last. */
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
