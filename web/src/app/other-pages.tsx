// Routes of all pages except those that most users open first. This module loads when the user opens one of these
// routes.
import { Route, Routes } from 'react-router-dom';
import { lazyPage } from '../kit/navigation/lazy-page.ts';
import { loadAnalyticsPage } from '../pages/load-analytics-page.ts';
import { loadApplicantsPage } from '../pages/load-applicants-page.ts';
import {
  loadCallLinkPage,
  loadLabourCallPage,
  loadLabourCallsPage,
  loadMyCallPage,
  loadMyCallsPage,
  loadNewCallPage,
} from '../pages/load-calls-pages.ts';
import { loadCrewsPage } from '../pages/load-crews-page.ts';
import { loadDiaryPage, loadHisaabPage, loadWageSheetPage } from '../pages/load-hisaab-page.ts';
import { loadMyEmployersPage, loadMyPeoplePage } from '../pages/load-roster-pages.ts';
import { NotFoundPage } from '../pages/not-found-page.tsx';
import {
  AboutPage,
  FaqPage,
  ForEmployersPage,
  GrievancePage,
  GuidePage,
  HelpPage,
  PrivacyNoticePage,
  TermsPage,
  UnpaidWagesPage,
} from './document-pages.ts';
import { SignedIn } from './guards.tsx';

const JobPosterPage = lazyPage(() => import('../pages/job-poster-page.tsx').then((page) => page.JobPosterPage));
const NotificationsPage = lazyPage(() =>
  import('../pages/notifications-page.tsx').then((page) => page.NotificationsPage),
);
const EmployerHomePage = lazyPage(() =>
  import('../pages/employer-home-page.tsx').then((page) => page.EmployerHomePage),
);
const EmployerAnalyticsPage = lazyPage(loadAnalyticsPage);
const PostJobPage = lazyPage(() => import('../pages/post-job-page.tsx').then((page) => page.PostJobPage));
const OwnJobPage = lazyPage(() => import('../pages/own-job-page.tsx').then((page) => page.OwnJobPage));
const MyJobsPage = lazyPage(() => import('../pages/my-jobs-page.tsx').then((page) => page.MyJobsPage));
const EditJobPage = lazyPage(() => import('../pages/edit-job-page.tsx').then((page) => page.EditJobPage));
const FittingPeoplePage = lazyPage(() =>
  import('../pages/fitting-people-page.tsx').then((page) => page.FittingPeoplePage),
);
const JobPostedPage = lazyPage(() => import('../pages/job-posted-page.tsx').then((page) => page.JobPostedPage));
const ApplicantsPage = lazyPage(loadApplicantsPage);
const ApplicantPage = lazyPage(() => import('../pages/applicant-page.tsx').then((page) => page.ApplicantPage));
const JobAttendancePage = lazyPage(() =>
  import('../pages/job-attendance-page.tsx').then((page) => page.JobAttendancePage),
);
const MyDaysPage = lazyPage(() => import('../pages/my-days-page.tsx').then((page) => page.MyDaysPage));
const LabourCallsPage = lazyPage(loadLabourCallsPage);
const LabourCallPage = lazyPage(loadLabourCallPage);
const MyCallsPage = lazyPage(loadMyCallsPage);
const MyCallPage = lazyPage(loadMyCallPage);
const NewCallPage = lazyPage(loadNewCallPage);
const MyPeoplePage = lazyPage(loadMyPeoplePage);
const MyEmployersPage = lazyPage(loadMyEmployersPage);
const DiaryPage = lazyPage(loadDiaryPage);
const HisaabPage = lazyPage(loadHisaabPage);
const WageSheetPage = lazyPage(loadWageSheetPage);
const LabourHomePage = lazyPage(() => import('../pages/labour-home-page.tsx').then((page) => page.LabourHomePage));
const MyApplicationsPage = lazyPage(() =>
  import('../pages/my-applications-page.tsx').then((page) => page.MyApplicationsPage),
);
const MyApplicationPage = lazyPage(() =>
  import('../pages/my-application-page.tsx').then((page) => page.MyApplicationPage),
);
const SavedJobsPage = lazyPage(() => import('../pages/saved-jobs-page.tsx').then((page) => page.SavedJobsPage));
const SavedSearchesPage = lazyPage(() =>
  import('../pages/saved-searches-page.tsx').then((page) => page.SavedSearchesPage),
);
const ProfilePage = lazyPage(() => import('../pages/profile-page.tsx').then((page) => page.ProfilePage));
const EditProfilePage = lazyPage(() => import('../pages/edit-profile-page.tsx').then((page) => page.EditProfilePage));
const SettingsPage = lazyPage(() => import('../pages/settings-page.tsx').then((page) => page.SettingsPage));
const SessionsPage = lazyPage(() => import('../pages/sessions-page.tsx').then((page) => page.SessionsPage));
const ChangePhonePage = lazyPage(() => import('../pages/change-phone-page.tsx').then((page) => page.ChangePhonePage));
const PrivacyPage = lazyPage(() => import('../pages/privacy-page.tsx').then((page) => page.PrivacyPage));
const MyReportsPage = lazyPage(() => import('../pages/my-reports-page.tsx').then((page) => page.MyReportsPage));
const SuspendedPage = lazyPage(() => import('../pages/suspended-page.tsx').then((page) => page.SuspendedPage));
const VerificationPage = lazyPage(() => import('../pages/verification-page.tsx').then((page) => page.VerificationPage));
const ScorePage = lazyPage(() => import('../pages/score-page.tsx').then((page) => page.ScorePage));
const RatingsPage = lazyPage(() => import('../pages/ratings-page.tsx').then((page) => page.RatingsPage));
const CrewsPage = lazyPage(loadCrewsPage);
const GrievanceAnswerPage = lazyPage(() =>
  import('../pages/grievance-answer-page.tsx').then((page) => page.GrievanceAnswerPage),
);
const PaperCheckPage = lazyPage(() => import('../pages/paper-check-page.tsx').then((page) => page.PaperCheckPage));
const CallLinkPage = lazyPage(loadCallLinkPage);
const BreachNoticesPage = lazyPage(() =>
  import('../pages/breach-notices-page.tsx').then((page) => page.BreachNoticesPage),
);

export function OtherPages() {
  return (
    <Routes>
      <Route path="jobs/:jobId/poster" element={<JobPosterPage />} />
      <Route path="help" element={<HelpPage />} />
      <Route path="help/wages" element={<UnpaidWagesPage />} />
      <Route path="about" element={<AboutPage />} />
      <Route path="faq" element={<FaqPage />} />
      <Route path="for-employers" element={<ForEmployersPage />} />
      <Route path="guides/workers" element={<GuidePage of="labour" />} />
      <Route path="guides/employers" element={<GuidePage of="employer" />} />
      <Route path="terms" element={<TermsPage />} />
      <Route path="privacy" element={<PrivacyNoticePage />} />
      <Route path="grievance" element={<GrievancePage />} />
      <Route path="v" element={<PaperCheckPage />} />
      <Route path="y/:token" element={<CallLinkPage />} />
      <Route path="grievance/answer" element={<GrievanceAnswerPage />} />
      <Route element={<SignedIn />}>
        <Route path="settings" element={<SettingsPage />} />
        <Route path="settings/sessions" element={<SessionsPage />} />
        <Route path="settings/phone" element={<ChangePhonePage />} />
        <Route path="settings/privacy" element={<PrivacyPage />} />
        <Route path="settings/privacy/notices" element={<BreachNoticesPage />} />
        <Route path="settings/reports" element={<MyReportsPage />} />
        <Route path="suspended" element={<SuspendedPage />} />
        <Route path="verification" element={<VerificationPage />} />
        <Route path="notifications" element={<NotificationsPage />} />
        <Route path="ratings" element={<RatingsPage />} />
      </Route>
      <Route path="employer/dashboard" element={<SignedIn user_type="employer" />}>
        <Route index element={<EmployerHomePage />} />
        <Route path="analytics" element={<EmployerAnalyticsPage />} />
        <Route path="post" element={<PostJobPage />} />
        <Route path="jobs" element={<MyJobsPage />} />
        <Route path="calls" element={<MyCallsPage />} />
        <Route path="calls/new" element={<NewCallPage />} />
        <Route path="calls/:callUid" element={<MyCallPage />} />
        <Route path="people" element={<MyPeoplePage />} />
        <Route path="jobs/:jobUid/edit" element={<EditJobPage />} />
        <Route path="jobs/:jobUid" element={<OwnJobPage />} />
        <Route path="jobs/:jobUid/people" element={<FittingPeoplePage />} />
        <Route path="jobs/:jobUid/posted" element={<JobPostedPage />} />
        <Route path="jobs/:jobUid/applicants" element={<ApplicantsPage />} />
        <Route path="jobs/:jobUid/attendance" element={<JobAttendancePage />} />
        <Route path="applicants" element={<ApplicantsPage />} />
        <Route path="applicants/:applicationId" element={<ApplicantPage />} />
        <Route path="profile" element={<ProfilePage />} />
        <Route path="profile/edit" element={<EditProfilePage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
      <Route path="employer/hisaab" element={<SignedIn user_type="employer" />}>
        <Route index element={<HisaabPage />} />
        <Route path="sheet" element={<WageSheetPage />} />
      </Route>
      <Route path="labour/hisaab" element={<SignedIn user_type="labour" />}>
        <Route index element={<HisaabPage />} />
        <Route path="diary" element={<DiaryPage />} />
      </Route>
      <Route path="labour/dashboard" element={<SignedIn user_type="labour" />}>
        <Route index element={<LabourHomePage />} />
        <Route path="applications" element={<MyApplicationsPage />} />
        <Route path="applications/:applicationId" element={<MyApplicationPage />} />
        <Route path="attendance" element={<MyDaysPage />} />
        <Route path="calls" element={<LabourCallsPage />} />
        <Route path="calls/:callUid" element={<LabourCallPage />} />
        <Route path="crews" element={<CrewsPage />} />
        <Route path="employers" element={<MyEmployersPage />} />
        <Route path="saved" element={<SavedJobsPage />} />
        <Route path="score" element={<ScorePage />} />
        <Route path="searches" element={<SavedSearchesPage />} />
        <Route path="profile" element={<ProfilePage />} />
        <Route path="profile/edit" element={<EditProfilePage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
