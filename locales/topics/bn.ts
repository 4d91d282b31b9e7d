// Checks at compile time that Bengali has all topics and keys of the English texts. No program loads this file.
import about from '../bn/about.json' with { type: 'json' };
import adminAccounts from '../bn/admin-accounts.json' with { type: 'json' };
import adminApplications from '../bn/admin-applications.json' with { type: 'json' };
import adminAudit from '../bn/admin-audit.json' with { type: 'json' };
import adminBreaches from '../bn/admin-breaches.json' with { type: 'json' };
import adminCalls from '../bn/admin-calls.json' with { type: 'json' };
import adminDatabase from '../bn/admin-database.json' with { type: 'json' };
import adminGrievances from '../bn/admin-grievances.json' with { type: 'json' };
import adminLogin from '../bn/admin-login.json' with { type: 'json' };
import adminModeration from '../bn/admin-moderation.json' with { type: 'json' };
import adminOverview from '../bn/admin-overview.json' with { type: 'json' };
import adminSettings from '../bn/admin-settings.json' with { type: 'json' };
import adminShell from '../bn/admin-shell.json' with { type: 'json' };
import adminSql from '../bn/admin-sql.json' with { type: 'json' };
import adminSystem from '../bn/admin-system.json' with { type: 'json' };
import adminUsers from '../bn/admin-users.json' with { type: 'json' };
import analytics from '../bn/analytics.json' with { type: 'json' };
import applications from '../bn/applications.json' with { type: 'json' };
import attendance from '../bn/attendance.json' with { type: 'json' };
import bell from '../bn/bell.json' with { type: 'json' };
import breachNotice from '../bn/breach-notice.json' with { type: 'json' };
import calls from '../bn/calls.json' with { type: 'json' };
import certificate from '../bn/certificate.json' with { type: 'json' };
import common from '../bn/common.json' with { type: 'json' };
import complaint from '../bn/complaint.json' with { type: 'json' };
import conditions from '../bn/conditions.json' with { type: 'json' };
import contact from '../bn/contact.json' with { type: 'json' };
import copy from '../bn/copy.json' with { type: 'json' };
import crews from '../bn/crews.json' with { type: 'json' };
import diary from '../bn/diary.json' with { type: 'json' };
import documents from '../bn/documents.json' with { type: 'json' };
import employerHome from '../bn/employer-home.json' with { type: 'json' };
import faq from '../bn/faq.json' with { type: 'json' };
import firstSteps from '../bn/first-steps.json' with { type: 'json' };
import forEmployers from '../bn/for-employers.json' with { type: 'json' };
import grievance from '../bn/grievance.json' with { type: 'json' };
import guides from '../bn/guides.json' with { type: 'json' };
import help from '../bn/help.json' with { type: 'json' };
import jobPage from '../bn/job-page.json' with { type: 'json' };
import jobs from '../bn/jobs.json' with { type: 'json' };
import labourHome from '../bn/labour-home.json' with { type: 'json' };
import landing from '../bn/landing.json' with { type: 'json' };
import matching from '../bn/matching.json' with { type: 'json' };
import notifications from '../bn/notifications.json' with { type: 'json' };
import pages from '../bn/pages.json' with { type: 'json' };
import phrasePicker from '../bn/phrase-picker.json' with { type: 'json' };
import phrases from '../bn/phrases.json' with { type: 'json' };
import placePicker from '../bn/place-picker.json' with { type: 'json' };
import places from '../bn/places.json' with { type: 'json' };
import posting from '../bn/posting.json' with { type: 'json' };
import privacyNotice from '../bn/privacy-notice.json' with { type: 'json' };
import problems from '../bn/problems.json' with { type: 'json' };
import profile from '../bn/profile.json' with { type: 'json' };
import ratings from '../bn/ratings.json' with { type: 'json' };
import readAloud from '../bn/read-aloud.json' with { type: 'json' };
import reference from '../bn/reference.json' with { type: 'json' };
import reports from '../bn/reports.json' with { type: 'json' };
import roster from '../bn/roster.json' with { type: 'json' };
import savedJobs from '../bn/saved-jobs.json' with { type: 'json' };
import savedSearches from '../bn/saved-searches.json' with { type: 'json' };
import score from '../bn/score.json' with { type: 'json' };
import settings from '../bn/settings.json' with { type: 'json' };
import shell from '../bn/shell.json' with { type: 'json' };
import signin from '../bn/signin.json' with { type: 'json' };
import sms from '../bn/sms.json' with { type: 'json' };
import suspended from '../bn/suspended.json' with { type: 'json' };
import terms from '../bn/terms.json' with { type: 'json' };
import trust from '../bn/trust.json' with { type: 'json' };
import unpaidWages from '../bn/unpaid-wages.json' with { type: 'json' };
import verification from '../bn/verification.json' with { type: 'json' };
import voiceSearch from '../bn/voice-search.json' with { type: 'json' };
import wageSheet from '../bn/wage-sheet.json' with { type: 'json' };
import wages from '../bn/wages.json' with { type: 'json' };
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
