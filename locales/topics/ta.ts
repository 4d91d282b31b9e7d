// Checks at compile time that Tamil has all topics and keys of the English texts. No program loads this file.
import about from '../ta/about.json' with { type: 'json' };
import adminAccounts from '../ta/admin-accounts.json' with { type: 'json' };
import adminApplications from '../ta/admin-applications.json' with { type: 'json' };
import adminAudit from '../ta/admin-audit.json' with { type: 'json' };
import adminBreaches from '../ta/admin-breaches.json' with { type: 'json' };
import adminCalls from '../ta/admin-calls.json' with { type: 'json' };
import adminDatabase from '../ta/admin-database.json' with { type: 'json' };
import adminGrievances from '../ta/admin-grievances.json' with { type: 'json' };
import adminLogin from '../ta/admin-login.json' with { type: 'json' };
import adminModeration from '../ta/admin-moderation.json' with { type: 'json' };
import adminOverview from '../ta/admin-overview.json' with { type: 'json' };
import adminSettings from '../ta/admin-settings.json' with { type: 'json' };
import adminShell from '../ta/admin-shell.json' with { type: 'json' };
import adminSql from '../ta/admin-sql.json' with { type: 'json' };
import adminSystem from '../ta/admin-system.json' with { type: 'json' };
import adminUsers from '../ta/admin-users.json' with { type: 'json' };
import analytics from '../ta/analytics.json' with { type: 'json' };
import applications from '../ta/applications.json' with { type: 'json' };
import attendance from '../ta/attendance.json' with { type: 'json' };
import bell from '../ta/bell.json' with { type: 'json' };
import breachNotice from '../ta/breach-notice.json' with { type: 'json' };
import calls from '../ta/calls.json' with { type: 'json' };
import certificate from '../ta/certificate.json' with { type: 'json' };
import common from '../ta/common.json' with { type: 'json' };
import complaint from '../ta/complaint.json' with { type: 'json' };
import conditions from '../ta/conditions.json' with { type: 'json' };
import contact from '../ta/contact.json' with { type: 'json' };
import copy from '../ta/copy.json' with { type: 'json' };
import crews from '../ta/crews.json' with { type: 'json' };
import diary from '../ta/diary.json' with { type: 'json' };
import documents from '../ta/documents.json' with { type: 'json' };
import employerHome from '../ta/employer-home.json' with { type: 'json' };
import faq from '../ta/faq.json' with { type: 'json' };
import firstSteps from '../ta/first-steps.json' with { type: 'json' };
import forEmployers from '../ta/for-employers.json' with { type: 'json' };
import grievance from '../ta/grievance.json' with { type: 'json' };
import guides from '../ta/guides.json' with { type: 'json' };
import help from '../ta/help.json' with { type: 'json' };
import jobPage from '../ta/job-page.json' with { type: 'json' };
import jobs from '../ta/jobs.json' with { type: 'json' };
import labourHome from '../ta/labour-home.json' with { type: 'json' };
import landing from '../ta/landing.json' with { type: 'json' };
import matching from '../ta/matching.json' with { type: 'json' };
import notifications from '../ta/notifications.json' with { type: 'json' };
import pages from '../ta/pages.json' with { type: 'json' };
import phrasePicker from '../ta/phrase-picker.json' with { type: 'json' };
import phrases from '../ta/phrases.json' with { type: 'json' };
import placePicker from '../ta/place-picker.json' with { type: 'json' };
import places from '../ta/places.json' with { type: 'json' };
import posting from '../ta/posting.json' with { type: 'json' };
import privacyNotice from '../ta/privacy-notice.json' with { type: 'json' };
import problems from '../ta/problems.json' with { type: 'json' };
import profile from '../ta/profile.json' with { type: 'json' };
import ratings from '../ta/ratings.json' with { type: 'json' };
import readAloud from '../ta/read-aloud.json' with { type: 'json' };
import reference from '../ta/reference.json' with { type: 'json' };
import reports from '../ta/reports.json' with { type: 'json' };
import roster from '../ta/roster.json' with { type: 'json' };
import savedJobs from '../ta/saved-jobs.json' with { type: 'json' };
import savedSearches from '../ta/saved-searches.json' with { type: 'json' };
import score from '../ta/score.json' with { type: 'json' };
import settings from '../ta/settings.json' with { type: 'json' };
import shell from '../ta/shell.json' with { type: 'json' };
import signin from '../ta/signin.json' with { type: 'json' };
import sms from '../ta/sms.json' with { type: 'json' };
import suspended from '../ta/suspended.json' with { type: 'json' };
import terms from '../ta/terms.json' with { type: 'json' };
import trust from '../ta/trust.json' with { type: 'json' };
import unpaidWages from '../ta/unpaid-wages.json' with { type: 'json' };
import verification from '../ta/verification.json' with { type: 'json' };
import voiceSearch from '../ta/voice-search.json' with { type: 'json' };
import wageSheet from '../ta/wage-sheet.json' with { type: 'json' };
import wages from '../ta/wages.json' with { type: 'json' };
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
