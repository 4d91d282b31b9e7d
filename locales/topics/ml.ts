// Checks at compile time that Malayalam has all topics and keys of the English texts. No program loads this file.
import about from '../ml/about.json' with { type: 'json' };
import adminAccounts from '../ml/admin-accounts.json' with { type: 'json' };
import adminApplications from '../ml/admin-applications.json' with { type: 'json' };
import adminAudit from '../ml/admin-audit.json' with { type: 'json' };
import adminBreaches from '../ml/admin-breaches.json' with { type: 'json' };
import adminCalls from '../ml/admin-calls.json' with { type: 'json' };
import adminDatabase from '../ml/admin-database.json' with { type: 'json' };
import adminGrievances from '../ml/admin-grievances.json' with { type: 'json' };
import adminLogin from '../ml/admin-login.json' with { type: 'json' };
import adminModeration from '../ml/admin-moderation.json' with { type: 'json' };
import adminOverview from '../ml/admin-overview.json' with { type: 'json' };
import adminSettings from '../ml/admin-settings.json' with { type: 'json' };
import adminShell from '../ml/admin-shell.json' with { type: 'json' };
import adminSql from '../ml/admin-sql.json' with { type: 'json' };
import adminSystem from '../ml/admin-system.json' with { type: 'json' };
import adminUsers from '../ml/admin-users.json' with { type: 'json' };
import analytics from '../ml/analytics.json' with { type: 'json' };
import applications from '../ml/applications.json' with { type: 'json' };
import attendance from '../ml/attendance.json' with { type: 'json' };
import bell from '../ml/bell.json' with { type: 'json' };
import breachNotice from '../ml/breach-notice.json' with { type: 'json' };
import calls from '../ml/calls.json' with { type: 'json' };
import certificate from '../ml/certificate.json' with { type: 'json' };
import common from '../ml/common.json' with { type: 'json' };
import complaint from '../ml/complaint.json' with { type: 'json' };
import conditions from '../ml/conditions.json' with { type: 'json' };
import contact from '../ml/contact.json' with { type: 'json' };
import copy from '../ml/copy.json' with { type: 'json' };
import crews from '../ml/crews.json' with { type: 'json' };
import diary from '../ml/diary.json' with { type: 'json' };
import documents from '../ml/documents.json' with { type: 'json' };
import employerHome from '../ml/employer-home.json' with { type: 'json' };
import faq from '../ml/faq.json' with { type: 'json' };
import firstSteps from '../ml/first-steps.json' with { type: 'json' };
import forEmployers from '../ml/for-employers.json' with { type: 'json' };
import grievance from '../ml/grievance.json' with { type: 'json' };
import guides from '../ml/guides.json' with { type: 'json' };
import help from '../ml/help.json' with { type: 'json' };
import jobPage from '../ml/job-page.json' with { type: 'json' };
import jobs from '../ml/jobs.json' with { type: 'json' };
import labourHome from '../ml/labour-home.json' with { type: 'json' };
import landing from '../ml/landing.json' with { type: 'json' };
import matching from '../ml/matching.json' with { type: 'json' };
import notifications from '../ml/notifications.json' with { type: 'json' };
import pages from '../ml/pages.json' with { type: 'json' };
import phrasePicker from '../ml/phrase-picker.json' with { type: 'json' };
import phrases from '../ml/phrases.json' with { type: 'json' };
import placePicker from '../ml/place-picker.json' with { type: 'json' };
import places from '../ml/places.json' with { type: 'json' };
import posting from '../ml/posting.json' with { type: 'json' };
import privacyNotice from '../ml/privacy-notice.json' with { type: 'json' };
import problems from '../ml/problems.json' with { type: 'json' };
import profile from '../ml/profile.json' with { type: 'json' };
import ratings from '../ml/ratings.json' with { type: 'json' };
import readAloud from '../ml/read-aloud.json' with { type: 'json' };
import reference from '../ml/reference.json' with { type: 'json' };
import reports from '../ml/reports.json' with { type: 'json' };
import roster from '../ml/roster.json' with { type: 'json' };
import savedJobs from '../ml/saved-jobs.json' with { type: 'json' };
import savedSearches from '../ml/saved-searches.json' with { type: 'json' };
import score from '../ml/score.json' with { type: 'json' };
import settings from '../ml/settings.json' with { type: 'json' };
import shell from '../ml/shell.json' with { type: 'json' };
import signin from '../ml/signin.json' with { type: 'json' };
import sms from '../ml/sms.json' with { type: 'json' };
import suspended from '../ml/suspended.json' with { type: 'json' };
import terms from '../ml/terms.json' with { type: 'json' };
import trust from '../ml/trust.json' with { type: 'json' };
import unpaidWages from '../ml/unpaid-wages.json' with { type: 'json' };
import verification from '../ml/verification.json' with { type: 'json' };
import voiceSearch from '../ml/voice-search.json' with { type: 'json' };
import wageSheet from '../ml/wage-sheet.json' with { type: 'json' };
import wages from '../ml/wages.json' with { type: 'json' };
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
