// The top-level routes. Most pages are in `other-pages.tsx`.
import { Route, Routes } from 'react-router-dom';
import { lazyPage } from '../kit/navigation/lazy-page.ts';
import { AdminPages, HomePage, JobPage, JobsPage, OtherPages, RegisterPage, SignInPage } from './first-pages.ts';
import { Shell } from './frame/shell.tsx';
import { Visitors } from './guards.tsx';

const DevPhonePage = lazyPage(() => import('../pages/dev-phone-page.tsx').then((page) => page.DevPhonePage));
/** The gallery of components, for development only. The build removes the gallery. */
const DevComponentsPage = import.meta.env.DEV
  ? lazyPage(() => import('../pages/dev-components-page.tsx').then((page) => page.DevComponentsPage))
  : null;

export function Router() {
  return (
    <Routes>
      <Route element={<Shell />}>
        <Route element={<Visitors />}>
          <Route index element={<HomePage />} />
        </Route>
        <Route path="signin" element={<SignInPage />} />
        <Route path="register" element={<RegisterPage />} />
        <Route path="jobs" element={<JobsPage />} />
        <Route path="jobs/:jobId" element={<JobPage />} />
        <Route path="*" element={<OtherPages />} />
      </Route>
      <Route path="admin/*" element={<AdminPages />} />
      <Route path="dev/phone" element={<DevPhonePage />} />
      {DevComponentsPage && <Route path="dev/components" element={<DevComponentsPage />} />}
    </Routes>
  );
}
