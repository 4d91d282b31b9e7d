// The administrator's session: fetched from the server and provided to every page of the admin area.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useCallback, useMemo } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { type Capability, roleMay } from '#contracts/admin-roles.ts';
import { type AdminAccount, adminsEndpoints } from '#contracts/admins.ts';
import { adminKeyOf, adminPrefix } from '../../http/query-keys.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Failure } from '../../kit/illustration/failure.tsx';
import { adminPaths } from '../../kit/navigation/admin-paths.ts';
import { PageSkeleton } from '../splash/page-skeleton.tsx';
import { adminCall } from './call.ts';
import { dropAdminToken, useAdminToken } from './token.ts';

export interface AdminSession {
  admin: AdminAccount;
  /**
   * Returns whether the administrator's role has the capability. Use the result only to decide what to show: the server
   * itself checks the role at each call.
   */
  may(capability: Capability): boolean;
  /** Removes the session in this browser and shows the admin sign-in. */
  leave(): void;
}

const AdminContext = createContext<AdminSession | null>(null);

/** Returns the admin session. Throws outside the admin area. */
export function useAdmin(): AdminSession {
  const session = use(AdminContext);
  if (!session) throw new Error('useAdmin outside AdminProvider');
  return session;
}

/** Provides the session of the administrator `admin` to `children`. Tests use this component too. */
export function AdminProvider({ admin, children }: { admin: AdminAccount; children: ReactNode }) {
  const queryClient = useQueryClient();
  const leave = useCallback(() => {
    dropAdminToken('logout');
    queryClient.removeQueries({ queryKey: adminPrefix });
  }, [queryClient]);
  const session = useMemo(
    (): AdminSession => ({ admin, may: (capability) => roleMay(admin.role, capability), leave }),
    [admin, leave],
  );
  return <AdminContext value={session}>{children}</AdminContext>;
}

interface AdminGuardProps {
  /** Also renders the children for an administrator who must first enrol a second factor. Default: false. */
  enrolling?: boolean;
  children: ReactNode;
}

/**
 * Renders the children for administrators. Redirects an administrator who must still enrol a second factor to the
 * enrolment page, and a visitor to the admin sign-in.
 */
export function AdminGuard({ enrolling = false, children }: AdminGuardProps) {
  const { t } = useTranslation('admin-shell');
  const token = useAdminToken();
  const { pathname, search } = useLocation();
  const me = useQuery({
    queryKey: adminKeyOf('admins', 'me'),
    queryFn: ({ signal }) => adminCall(adminsEndpoints.me, { signal }),
    enabled: token !== null,
  });
  if (token === null) return <Navigate to={adminPaths.login(pathname + search)} replace />;
  if (me.data?.must_enrol && !enrolling) return <Navigate to={adminPaths.secondStep(pathname + search)} replace />;
  if (me.data) return <AdminProvider admin={me.data}>{children}</AdminProvider>;
  if (me.isError)
    return (
      <main>
        <Failure
          heading="h1"
          title={t('failed')}
          again={t('common:try_again')}
          onRetry={() => me.refetch()}
          busy={me.isFetching}
        />
      </main>
    );
  return <PageSkeleton />;
}
