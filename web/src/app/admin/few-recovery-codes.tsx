// Warning on every page of the admin area while few recovery codes are left.
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { adminsEndpoints } from '#contracts/admins.ts';
import { FEW_RECOVERY_CODES } from '#contracts/second-factors.ts';
import { adminKeyOf } from '../../http/query-keys.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Notice } from '../../kit/control/notice.tsx';
import { adminPaths } from '../../kit/navigation/admin-paths.ts';
import { counted } from '../../kit/text/number-text.ts';

import { adminCall } from '../../parts/admin/call.ts';

export function FewRecoveryCodes() {
  const { t } = useTranslation('admin-accounts');
  // Disabled, because `AdminGuard` fetches this query. This component reads only the cached data.
  const { data } = useQuery({
    queryKey: adminKeyOf('admins', 'me'),
    queryFn: ({ signal }) => adminCall(adminsEndpoints.me, { signal }),
    enabled: false,
  });
  const left = data?.recovery_codes_left ?? null;
  if (left === null || left > FEW_RECOVERY_CODES) return null;
  return (
    <Notice tone="warn" title={t('factors.codes_left', counted(left))}>
      <Link to={adminPaths.account}>{t('factors.codes_renew')}</Link>
    </Notice>
  );
}
