// Renders a part of the web app as a page does: router, query cache, session, toasts and English translations.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { configure, getConfig, render } from '@testing-library/react';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { initReactI18next } from 'react-i18next';
import { MemoryRouter, useLocation } from 'react-router-dom';
import about from '#locales/en/about.json';
import adminAccounts from '#locales/en/admin-accounts.json';
import adminApplications from '#locales/en/admin-applications.json';
import adminAudit from '#locales/en/admin-audit.json';
import adminDatabase from '#locales/en/admin-database.json';
import adminGrievances from '#locales/en/admin-grievances.json';
import adminLogin from '#locales/en/admin-login.json';
import adminModeration from '#locales/en/admin-moderation.json';
import adminOverview from '#locales/en/admin-overview.json';
import adminSettings from '#locales/en/admin-settings.json';
import adminShell from '#locales/en/admin-shell.json';
import adminSql from '#locales/en/admin-sql.json';
import adminSystem from '#locales/en/admin-system.json';
import adminUsers from '#locales/en/admin-users.json';
import analytics from '#locales/en/analytics.json';
import applications from '#locales/en/applications.json';
import attendance from '#locales/en/attendance.json';
import bell from '#locales/en/bell.json';
import calls from '#locales/en/calls.json';
import certificate from '#locales/en/certificate.json';
import common from '#locales/en/common.json';
import conditions from '#locales/en/conditions.json';
import contact from '#locales/en/contact.json';
import crews from '#locales/en/crews.json';
import diary from '#locales/en/diary.json';
import documents from '#locales/en/documents.json';
import employerHome from '#locales/en/employer-home.json';
import faq from '#locales/en/faq.json';
import firstSteps from '#locales/en/first-steps.json';
import forEmployers from '#locales/en/for-employers.json';
import grievance from '#locales/en/grievance.json';
import guides from '#locales/en/guides.json';
import help from '#locales/en/help.json';
import jobPage from '#locales/en/job-page.json';
import jobs from '#locales/en/jobs.json';
import labourHome from '#locales/en/labour-home.json';
import landing from '#locales/en/landing.json';
import matching from '#locales/en/matching.json';
import phrasePicker from '#locales/en/phrase-picker.json';
import phrases from '#locales/en/phrases.json';
import placePicker from '#locales/en/place-picker.json';
import posting from '#locales/en/posting.json';
import privacyNotice from '#locales/en/privacy-notice.json';
import problems from '#locales/en/problems.json';
import profile from '#locales/en/profile.json';
import ratings from '#locales/en/ratings.json';
import readAloud from '#locales/en/read-aloud.json';
import reference from '#locales/en/reference.json';
import reports from '#locales/en/reports.json';
import roster from '#locales/en/roster.json';
import savedJobs from '#locales/en/saved-jobs.json';
import savedSearches from '#locales/en/saved-searches.json';
import score from '#locales/en/score.json';
import settings from '#locales/en/settings.json';
import shell from '#locales/en/shell.json';
import signin from '#locales/en/signin.json';
import suspended from '#locales/en/suspended.json';
import terms from '#locales/en/terms.json';
import trust from '#locales/en/trust.json';
import unpaidWages from '#locales/en/unpaid-wages.json';
import verification from '#locales/en/verification.json';
import voiceSearch from '#locales/en/voice-search.json';
import wageSheet from '#locales/en/wage-sheet.json';
import wages from '#locales/en/wages.json';
import { readableName } from '#locales/transliteration/readable-name.ts';
import { setNameWriter } from '#web/i18n/readable-names.ts';
import { ToastProvider } from '#web/kit/overlay/toast.tsx';
import { SessionProvider } from '#web/session/session-provider.tsx';

// Set a long time limit for `waitFor` and `findBy…` queries, because a machine may be slow. The limit only ends a test
// that is stuck.
const { asyncWrapper } = getConfig();
const nextTurn = globalThis.setImmediate;

configure({
  asyncUtilTimeout: 30_000,
  // Wait one turn of the event loop, so that React runs the effects of a render before the test continues. Otherwise
  // React Query, for example, drops the callbacks of a mutation whose component has not subscribed yet. A real user
  // never clicks so early.
  asyncWrapper: async (run) => {
    const found = await asyncWrapper(run);
    await new Promise((resolve) => nextTurn(resolve));
    return found;
  },
});

/** Shows the router's location, for `getByTestId('address')`. */
function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}

/** Loads the English translations. Call it once before the first rendering. */
export async function startWords(): Promise<void> {
  setNameWriter(readableName);
  await i18next.use(initReactI18next).init({
    lng: 'en',
    resources: {
      en: {
        about,
        'admin-database': adminDatabase,
        'admin-audit': adminAudit,
        'admin-overview': adminOverview,
        'admin-moderation': adminModeration,
        'admin-settings': adminSettings,
        'admin-system': adminSystem,
        'admin-accounts': adminAccounts,
        'admin-grievances': adminGrievances,
        'admin-login': adminLogin,
        'admin-shell': adminShell,
        'admin-applications': adminApplications,
        'admin-sql': adminSql,
        'admin-users': adminUsers,
        analytics,
        applications,
        attendance,
        bell,
        calls,
        certificate,
        common,
        conditions,
        contact,
        diary,
        documents,
        'employer-home': employerHome,
        faq,
        'first-steps': firstSteps,
        'for-employers': forEmployers,
        grievance,
        guides,
        help,
        'job-page': jobPage,
        jobs,
        'labour-home': labourHome,
        landing,
        matching,
        'phrase-picker': phrasePicker,
        phrases,
        'place-picker': placePicker,
        posting,
        'privacy-notice': privacyNotice,
        problems,
        profile,
        ratings,
        'read-aloud': readAloud,
        reference,
        reports,
        crews,
        roster,
        'saved-jobs': savedJobs,
        'saved-searches': savedSearches,
        score,
        settings,
        shell,
        signin,
        suspended,
        terms,
        trust,
        'unpaid-wages': unpaidWages,
        verification,
        'voice-search': voiceSearch,
        'wage-sheet': wageSheet,
        wages,
      },
    },
    defaultNS: 'shell',
    interpolation: { escapeValue: false },
  });
}

/** Renders `children` at an address. */
export function renderWeb(children: ReactNode, address = '/') {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retry: false } } });
  const view = render(
    <MemoryRouter initialEntries={[address]}>
      <QueryClientProvider client={queryClient}>
        <ToastProvider label="Messages">
          <SessionProvider>
            {children}
            <Address />
          </SessionProvider>
        </ToastProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  );
  return { ...view, queryClient };
}
