// What waits for a moderator, as one number in the bar; it hears of changes and lets every list of the queues be asked for again.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Icon } from '../ui/icon.tsx';
import { counted, numberText } from '../ui/number-text.ts';
import { useAdmin } from './admin-session.tsx';
import { useAdminLive } from './live.ts';
import { adminPaths } from './paths.ts';
import { moderationKey, useWaitingCounts } from './waiting-counts.ts';

/** Many changes at once are asked for once. */
const TOGETHER_MS = 400;

/** Asks for the queues anew a moment after the first change. */
function useRefresh(): () => void {
  const queryClient = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  useEffect(() => () => clearTimeout(timer.current ?? undefined), []);
  return () => {
    timer.current ??= setTimeout(() => {
      timer.current = null;
      void queryClient.invalidateQueries({ queryKey: moderationKey });
    }, TOGETHER_MS);
  };
}

export function WaitingBadge() {
  const { t } = useTranslation('admin-shell');
  const { may } = useAdmin();
  const refresh = useRefresh();
  useAdminLive({ onQueue: refresh });
  const { data } = useWaitingCounts();
  if (!may('moderate') || !data) return null;
  const words = t('waiting', counted(data.total));
  return (
    <Link className="admin-bar__waiting" to={adminPaths.reports} aria-label={words}>
      <Icon name="flag" size={20} />
      <span className="desktop-only">{words}</span>
      <span className="phone-only">{numberText(data.total)}</span>
    </Link>
  );
}
