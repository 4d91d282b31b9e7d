// Checks at compile time that Bhojpuri has all topics and keys of the English texts. No program loads this file.
import about from '../bh/about.json' with { type: 'json' };
import adminAccounts from '../bh/admin-accounts.json' with { type: 'json' };
import adminApplications from '../bh/admin-applications.json' with { type: 'json' };
import adminAudit from '../bh/admin-audit.json' with { type: 'json' };
import adminBreaches from '../bh/admin-breaches.json' with { type: 'json' };
import adminCalls from '../bh/admin-calls.json' with { type: 'json' };
import adminDatabase from '../bh/admin-database.json' with { type: 'json' };
import adminGrievances from '../bh/admin-grievances.json' with { type: 'json' };
import adminLogin from '../bh/admin-login.json' with { type: 'json' };
import adminModeration from '../bh/admin-moderation.json' with { type: 'json' };
import adminOverview from '../bh/admin-overview.json' with { type: 'json' };
import adminSettings from '../bh/admin-settings.json' with { type: 'json' };
import adminShell from '../bh/admin-shell.json' with { type: 'json' };
import adminSql from '../bh/admin-sql.json' with { type: 'json' };
import adminSystem from '../bh/admin-system.json' with { type: 'json' };
import adminUsers from '../bh/admin-users.json' with { type: 'json' };
import analytics from '../bh/analytics.json' with { type: 'json' };
import applications from '../bh/applications.json' with { type: 'json' };
import attendance from '../bh/attendance.json' with { type: 'json' };
import bell from '../bh/bell.json' with { type: 'json' };
import breachNotice from '../bh/breach-notice.json' with { type: 'json' };
import calls from '../bh/calls.json' with { type: 'json' };
import certificate from '../bh/certificate.json' with { type: 'json' };
import common from '../bh/common.json' with { type: 'json' };
import complaint from '../bh/complaint.json' with { type: 'json' };
import conditions from '../bh/conditions.json' with { type: 'json' };
import contact from '../bh/contact.json' with { type: 'json' };
import copy from '../bh/copy.json' with { type: 'json' };
import crews from '../bh/crews.json' with { type: 'json' };
import diary from '../bh/diary.json' with { type: 'json' };
import documents from '../bh/documents.json' with { type: 'json' };
import employerHome from '../bh/employer-home.json' with { type: 'json' };
import faq from '../bh/faq.json' with { type: 'json' };
import firstSteps from '../bh/first-steps.json' with { type: 'json' };
import forEmployers from '../bh/for-employers.json' with { type: 'json' };
import grievance from '../bh/grievance.json' with { type: 'json' };
import guides from '../bh/guides.json' with { type: 'json' };
import help from '../bh/help.json' with { type: 'json' };
import jobPage from '../bh/job-page.json' with { type: 'json' };
import jobs from '../bh/jobs.json' with { type: 'json' };
import labourHome from '../bh/labour-home.json' with { type: 'json' };
import landing from '../bh/landing.json' with { type: 'json' };
import matching from '../bh/matching.json' with { type: 'json' };
import notifications from '../bh/notifications.json' with { type: 'json' };
import pages from '../bh/pages.json' with { type: 'json' };
import phrasePicker from '../bh/phrase-picker.json' with { type: 'json' };
import phrases from '../bh/phrases.json' with { type: 'json' };
import placePicker from '../bh/place-picker.json' with { type: 'json' };
import places from '../bh/places.json' with { type: 'json' };
import posting from '../bh/posting.json' with { type: 'json' };
import privacyNotice from '../bh/privacy-notice.json' with { type: 'json' };
import problems from '../bh/problems.json' with { type: 'json' };
import profile from '../bh/profile.json' with { type: 'json' };
import ratings from '../bh/ratings.json' with { type: 'json' };
import readAloud from '../bh/read-aloud.json' with { type: 'json' };
import reference from '../bh/reference.json' with { type: 'json' };
import reports from '../bh/reports.json' with { type: 'json' };
import roster from '../bh/roster.json' with { type: 'json' };
import savedJobs from '../bh/saved-jobs.json' with { type: 'json' };
import savedSearches from '../bh/saved-searches.json' with { type: 'json' };
import score from '../bh/score.json' with { type: 'json' };
import settings from '../bh/settings.json' with { type: 'json' };
import shell from '../bh/shell.json' with { type: 'json' };
import signin from '../bh/signin.json' with { type: 'json' };
import sms from '../bh/sms.json' with { type: 'json' };
import suspended from '../bh/suspended.json' with { type: 'json' };
import terms from '../bh/terms.json' with { type: 'json' };
import trust from '../bh/trust.json' with { type: 'json' };
import unpaidWages from '../bh/unpaid-wages.json' with { type: 'json' };
import verification from '../bh/verification.json' with { type: 'json' };
import voiceSearch from '../bh/voice-search.json' with { type: 'json' };
import wageSheet from '../bh/wage-sheet.json' with { type: 'json' };
import wages from '../bh/wages.json' with { type: 'json' };
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
