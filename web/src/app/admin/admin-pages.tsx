// Routes of the admin area, loaded on demand.
import { Navigate, Route, Routes } from 'react-router-dom';
import { adminPaths } from '../../kit/navigation/admin-paths.ts';
import { lazyPage } from '../../kit/navigation/lazy-page.ts';
import { NotFoundPage } from '../../pages/not-found-page.tsx';
import { AdminGuard } from '../../parts/admin/admin-session.tsx';
import { AdminShell } from './admin-shell.tsx';

const AdminOverviewPage = lazyPage(() =>
  import('../../pages/admin-overview-page.tsx').then((page) => page.AdminOverviewPage),
);
const AdminDatabasePage = lazyPage(() =>
  import('../../pages/admin-database-page.tsx').then((page) => page.AdminDatabasePage),
);
const AdminTablePage = lazyPage(() => import('../../pages/admin-table-page.tsx').then((page) => page.AdminTablePage));
const AdminUsersPage = lazyPage(() => import('../../pages/admin-users-page.tsx').then((page) => page.AdminUsersPage));
const AdminUserPage = lazyPage(() => import('../../pages/admin-user-page.tsx').then((page) => page.AdminUserPage));
const AdminIdentitiesPage = lazyPage(() =>
  import('../../pages/admin-identities-page.tsx').then((page) => page.AdminIdentitiesPage),
);
const AdminIdentityPage = lazyPage(() =>
  import('../../pages/admin-identity-page.tsx').then((page) => page.AdminIdentityPage),
);
const AdminApplicationsPage = lazyPage(() =>
  import('../../pages/admin-applications-page.tsx').then((page) => page.AdminApplicationsPage),
);
const AdminApplicationPage = lazyPage(() =>
  import('../../pages/admin-application-page.tsx').then((page) => page.AdminApplicationPage),
);
const AdminCallsPage = lazyPage(() => import('../../pages/admin-calls-pages.tsx').then((page) => page.AdminCallsPage));
const AdminCallPage = lazyPage(() => import('../../pages/admin-calls-pages.tsx').then((page) => page.AdminCallPage));
const AdminJobsPage = lazyPage(() => import('../../pages/admin-jobs-page.tsx').then((page) => page.AdminJobsPage));
const AdminJobPage = lazyPage(() => import('../../pages/admin-job-page.tsx').then((page) => page.AdminJobPage));
const AdminReviewPage = lazyPage(() =>
  import('../../pages/admin-review-page.tsx').then((page) => page.AdminReviewPage),
);
const AdminSqlPage = lazyPage(() => import('../../pages/admin-sql-page.tsx').then((page) => page.AdminSqlPage));
const AdminLoginPage = lazyPage(() => import('../../pages/admin-login-page.tsx').then((page) => page.AdminLoginPage));
const AdminSecondStepPage = lazyPage(() =>
  import('../../pages/admin-second-step-page.tsx').then((page) => page.AdminSecondStepPage),
);
const AdminAdminsPage = lazyPage(() =>
  import('../../pages/admin-admins-page.tsx').then((page) => page.AdminAdminsPage),
);
const AdminAccountPage = lazyPage(() =>
  import('../../pages/admin-account-page.tsx').then((page) => page.AdminAccountPage),
);
const AdminGrievancesPage = lazyPage(() =>
  import('../../pages/admin-grievances-page.tsx').then((page) => page.AdminGrievancesPage),
);
const AdminGrievancePage = lazyPage(() =>
  import('../../pages/admin-grievance-page.tsx').then((page) => page.AdminGrievancePage),
);
const AdminBreachesPage = lazyPage(() =>
  import('../../pages/admin-breaches-page.tsx').then((page) => page.AdminBreachesPage),
);
const AdminBreachPage = lazyPage(() =>
  import('../../pages/admin-breach-page.tsx').then((page) => page.AdminBreachPage),
);
const AdminSystemPage = lazyPage(() =>
  import('../../pages/admin-system-page.tsx').then((page) => page.AdminSystemPage),
);
const AdminSettingsPage = lazyPage(() =>
  import('../../pages/admin-settings-page.tsx').then((page) => page.AdminSettingsPage),
);
const AdminAuditPage = lazyPage(() => import('../../pages/admin-audit-page.tsx').then((page) => page.AdminAuditPage));

export function AdminPages() {
  return (
    <Routes>
      <Route index element={<Navigate to={adminPaths.home} replace />} />
      <Route path="login" element={<AdminLoginPage />} />
      <Route
        path="second-step"
        element={
          <AdminGuard enrolling>
            <AdminSecondStepPage />
          </AdminGuard>
        }
      />
      <Route
        path="dashboard"
        element={
          <AdminGuard>
            <AdminShell />
          </AdminGuard>
        }
      >
        <Route path="users" element={<AdminUsersPage />} />
        <Route path="users/:userId" element={<AdminUserPage />} />
        <Route path="identities" element={<AdminIdentitiesPage />} />
        <Route path="identities/:reviewId" element={<AdminIdentityPage />} />
        <Route path="applications" element={<AdminApplicationsPage />} />
        <Route path="applications/:applicationId" element={<AdminApplicationPage />} />
        <Route path="calls" element={<AdminCallsPage />} />
        <Route path="calls/:callUid" element={<AdminCallPage />} />
        <Route path="jobs" element={<AdminJobsPage />} />
        <Route path="jobs/:jobId" element={<AdminJobPage />} />
        <Route path="reports" element={<AdminReviewPage />} />
        <Route index element={<AdminOverviewPage />} />
        <Route path="database" element={<AdminDatabasePage />} />
        <Route path="database/:table" element={<AdminTablePage />} />
        <Route path="sql" element={<AdminSqlPage />} />
        <Route path="system" element={<AdminSystemPage />} />
        <Route path="audit" element={<AdminAuditPage />} />
        <Route path="settings" element={<AdminSettingsPage />} />
        <Route path="admins" element={<AdminAdminsPage />} />
        <Route path="account" element={<AdminAccountPage />} />
        <Route path="grievances" element={<AdminGrievancesPage />} />
        <Route path="grievances/:grievanceId" element={<AdminGrievancePage />} />
        <Route path="breaches" element={<AdminBreachesPage />} />
        <Route path="breaches/:breachId" element={<AdminBreachPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
