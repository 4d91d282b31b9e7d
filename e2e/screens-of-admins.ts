// The screens of the administrators' area, as a superuser sees them.
import { heading, type Screen } from './screen.ts';

export const screensOfAdmins: readonly Screen[] = [
  {
    name: 'admin-login',
    path: '/admin/login',
    who: 'visitor',
    ready: ({ page }) => page.getByRole('main').getByRole('heading', { level: 1 }).waitFor(),
  },
  {
    name: 'admin-admins',
    path: '/admin/dashboard/admins',
    who: 'admin',
    ready: ({ page }) => page.getByRole('table').waitFor(),
  },
  {
    name: 'admin-account',
    path: '/admin/dashboard/account',
    who: 'admin',
    ready: heading('admin-accounts:account.title'),
  },
];
