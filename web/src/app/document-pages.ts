// The public document pages. The server renders them, so that they are readable without JavaScript.
import { lazyPage } from '../kit/navigation/lazy-page.ts';

export const AboutPage = lazyPage(() => import('../pages/about-page.tsx').then((page) => page.AboutPage));
export const FaqPage = lazyPage(() => import('../pages/faq-page.tsx').then((page) => page.FaqPage));
export const ForEmployersPage = lazyPage(() =>
  import('../pages/for-employers-page.tsx').then((page) => page.ForEmployersPage),
);
export const GuidePage = lazyPage(() => import('../pages/guide-page.tsx').then((page) => page.GuidePage));
export const TermsPage = lazyPage(() => import('../pages/terms-page.tsx').then((page) => page.TermsPage));
export const PrivacyNoticePage = lazyPage(() =>
  import('../pages/privacy-notice-page.tsx').then((page) => page.PrivacyNoticePage),
);
export const GrievancePage = lazyPage(() => import('../pages/grievance-page.tsx').then((page) => page.GrievancePage));
export const HelpPage = lazyPage(() => import('../pages/help-page.tsx').then((page) => page.HelpPage));
export const UnpaidWagesPage = lazyPage(() =>
  import('../pages/unpaid-wages-page.tsx').then((page) => page.UnpaidWagesPage),
);
