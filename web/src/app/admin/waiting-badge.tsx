// Badge in the admin bar with the number of items that wait for a moderator. The badge refetches the moderation queues
// when the server reports a change.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { adminKeyOfContract } from '../../http/query-keys.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import { adminPaths } from '../../kit/navigation/admin-paths.ts';
import { counted, numberText } from '../../kit/text/number-text.ts';
import { useAdmin } from '../../parts/admin/admin-session.tsx';
import { useAdminLive } from '../../parts/admin/live.ts';
import { useWaitingCounts } from '../../parts/admin/waiting-counts.ts';

/** Milliseconds from the first change to the refetch. Further changes in this time cause no other refetch. */
const TOGETHER_MS = 400;

/** Returns a function that refetches the queues 400 ms after the first change. */
function useRefresh(): () => void {
  const queryClient = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  useEffect(() => () => clearTimeout(timer.current ?? undefined), []);
  return () => {
    timer.current ??= setTimeout(() => {
      timer.current = null;
      void queryClient.invalidateQueries({ queryKey: adminKeyOfContract('moderation') });
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
