// Checks at compile time that Telugu has all topics and keys of the English texts. No program loads this file.
import about from '../te/about.json' with { type: 'json' };
import adminAccounts from '../te/admin-accounts.json' with { type: 'json' };
import adminApplications from '../te/admin-applications.json' with { type: 'json' };
import adminAudit from '../te/admin-audit.json' with { type: 'json' };
import adminBreaches from '../te/admin-breaches.json' with { type: 'json' };
import adminCalls from '../te/admin-calls.json' with { type: 'json' };
import adminDatabase from '../te/admin-database.json' with { type: 'json' };
import adminGrievances from '../te/admin-grievances.json' with { type: 'json' };
import adminLogin from '../te/admin-login.json' with { type: 'json' };
import adminModeration from '../te/admin-moderation.json' with { type: 'json' };
import adminOverview from '../te/admin-overview.json' with { type: 'json' };
import adminSettings from '../te/admin-settings.json' with { type: 'json' };
import adminShell from '../te/admin-shell.json' with { type: 'json' };
import adminSql from '../te/admin-sql.json' with { type: 'json' };
import adminSystem from '../te/admin-system.json' with { type: 'json' };
import adminUsers from '../te/admin-users.json' with { type: 'json' };
import analytics from '../te/analytics.json' with { type: 'json' };
import applications from '../te/applications.json' with { type: 'json' };
import attendance from '../te/attendance.json' with { type: 'json' };
import bell from '../te/bell.json' with { type: 'json' };
import breachNotice from '../te/breach-notice.json' with { type: 'json' };
import calls from '../te/calls.json' with { type: 'json' };
import certificate from '../te/certificate.json' with { type: 'json' };
import common from '../te/common.json' with { type: 'json' };
import complaint from '../te/complaint.json' with { type: 'json' };
import conditions from '../te/conditions.json' with { type: 'json' };
import contact from '../te/contact.json' with { type: 'json' };
import copy from '../te/copy.json' with { type: 'json' };
import crews from '../te/crews.json' with { type: 'json' };
import diary from '../te/diary.json' with { type: 'json' };
import documents from '../te/documents.json' with { type: 'json' };
import employerHome from '../te/employer-home.json' with { type: 'json' };
import faq from '../te/faq.json' with { type: 'json' };
import firstSteps from '../te/first-steps.json' with { type: 'json' };
import forEmployers from '../te/for-employers.json' with { type: 'json' };
import grievance from '../te/grievance.json' with { type: 'json' };
import guides from '../te/guides.json' with { type: 'json' };
import help from '../te/help.json' with { type: 'json' };
import jobPage from '../te/job-page.json' with { type: 'json' };
import jobs from '../te/jobs.json' with { type: 'json' };
import labourHome from '../te/labour-home.json' with { type: 'json' };
import landing from '../te/landing.json' with { type: 'json' };
import matching from '../te/matching.json' with { type: 'json' };
import notifications from '../te/notifications.json' with { type: 'json' };
import pages from '../te/pages.json' with { type: 'json' };
import phrasePicker from '../te/phrase-picker.json' with { type: 'json' };
import phrases from '../te/phrases.json' with { type: 'json' };
import placePicker from '../te/place-picker.json' with { type: 'json' };
import places from '../te/places.json' with { type: 'json' };
import posting from '../te/posting.json' with { type: 'json' };
import privacyNotice from '../te/privacy-notice.json' with { type: 'json' };
import problems from '../te/problems.json' with { type: 'json' };
import profile from '../te/profile.json' with { type: 'json' };
import ratings from '../te/ratings.json' with { type: 'json' };
import readAloud from '../te/read-aloud.json' with { type: 'json' };
import reference from '../te/reference.json' with { type: 'json' };
import reports from '../te/reports.json' with { type: 'json' };
import roster from '../te/roster.json' with { type: 'json' };
import savedJobs from '../te/saved-jobs.json' with { type: 'json' };
import savedSearches from '../te/saved-searches.json' with { type: 'json' };
import score from '../te/score.json' with { type: 'json' };
import settings from '../te/settings.json' with { type: 'json' };
import shell from '../te/shell.json' with { type: 'json' };
import signin from '../te/signin.json' with { type: 'json' };
import sms from '../te/sms.json' with { type: 'json' };
import suspended from '../te/suspended.json' with { type: 'json' };
import terms from '../te/terms.json' with { type: 'json' };
import trust from '../te/trust.json' with { type: 'json' };
import unpaidWages from '../te/unpaid-wages.json' with { type: 'json' };
import verification from '../te/verification.json' with { type: 'json' };
import voiceSearch from '../te/voice-search.json' with { type: 'json' };
import wageSheet from '../te/wage-sheet.json' with { type: 'json' };
import wages from '../te/wages.json' with { type: 'json' };
import type { TopicShapes } from './shape.ts';

({
  about,
  'admin-accounts': adminAccounts,
  'admin-applications': adminApplications,
  'admin-audit': adminAudit,
  'admin-breaches': adminBreaches,
  'admin-calls': adminCalls,
  'admin-database': adminDatabase,
  'admin-grievances': adminGrievances,
  'admin-login': adminLogin,
  'admin-moderation': adminModeration,
  'admin-overview': adminOverview,
  'admin-settings': adminSettings,
  'admin-shell': adminShell,
  'admin-sql': adminSql,
  'admin-system': adminSystem,
  'admin-users': adminUsers,
  analytics,
  applications,
  attendance,
  bell,
  'breach-notice': breachNotice,
  calls,
  complaint,
  certificate,
  common,
  conditions,
  contact,
  copy,
  crews,
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
  notifications,
  pages,
  'phrase-picker': phrasePicker,
  phrases,
  'place-picker': placePicker,
  places,
  posting,
  'privacy-notice': privacyNotice,
  problems,
  profile,
  ratings,
  'read-aloud': readAloud,
  reference,
  reports,
  roster,
  'saved-jobs': savedJobs,
  'saved-searches': savedSearches,
  score,
  settings,
  shell,
  signin,
  sms,
  suspended,
  terms,
  trust,
  'unpaid-wages': unpaidWages,
  verification,
  'voice-search': voiceSearch,
  'wage-sheet': wageSheet,
  wages,
}) satisfies TopicShapes;
