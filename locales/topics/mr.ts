// Checks at compile time that Marathi has all topics and keys of the English texts. No program loads this file.
import about from '../mr/about.json' with { type: 'json' };
import adminAccounts from '../mr/admin-accounts.json' with { type: 'json' };
import adminApplications from '../mr/admin-applications.json' with { type: 'json' };
import adminAudit from '../mr/admin-audit.json' with { type: 'json' };
import adminBreaches from '../mr/admin-breaches.json' with { type: 'json' };
import adminCalls from '../mr/admin-calls.json' with { type: 'json' };
import adminDatabase from '../mr/admin-database.json' with { type: 'json' };
import adminGrievances from '../mr/admin-grievances.json' with { type: 'json' };
import adminLogin from '../mr/admin-login.json' with { type: 'json' };
import adminModeration from '../mr/admin-moderation.json' with { type: 'json' };
import adminOverview from '../mr/admin-overview.json' with { type: 'json' };
import adminSettings from '../mr/admin-settings.json' with { type: 'json' };
import adminShell from '../mr/admin-shell.json' with { type: 'json' };
import adminSql from '../mr/admin-sql.json' with { type: 'json' };
import adminSystem from '../mr/admin-system.json' with { type: 'json' };
import adminUsers from '../mr/admin-users.json' with { type: 'json' };
import analytics from '../mr/analytics.json' with { type: 'json' };
import applications from '../mr/applications.json' with { type: 'json' };
import attendance from '../mr/attendance.json' with { type: 'json' };
import bell from '../mr/bell.json' with { type: 'json' };
import breachNotice from '../mr/breach-notice.json' with { type: 'json' };
import calls from '../mr/calls.json' with { type: 'json' };
import certificate from '../mr/certificate.json' with { type: 'json' };
import common from '../mr/common.json' with { type: 'json' };
import complaint from '../mr/complaint.json' with { type: 'json' };
import conditions from '../mr/conditions.json' with { type: 'json' };
import contact from '../mr/contact.json' with { type: 'json' };
import copy from '../mr/copy.json' with { type: 'json' };
import crews from '../mr/crews.json' with { type: 'json' };
import diary from '../mr/diary.json' with { type: 'json' };
import documents from '../mr/documents.json' with { type: 'json' };
import employerHome from '../mr/employer-home.json' with { type: 'json' };
import faq from '../mr/faq.json' with { type: 'json' };
import firstSteps from '../mr/first-steps.json' with { type: 'json' };
import forEmployers from '../mr/for-employers.json' with { type: 'json' };
import grievance from '../mr/grievance.json' with { type: 'json' };
import guides from '../mr/guides.json' with { type: 'json' };
import help from '../mr/help.json' with { type: 'json' };
import jobPage from '../mr/job-page.json' with { type: 'json' };
import jobs from '../mr/jobs.json' with { type: 'json' };
import labourHome from '../mr/labour-home.json' with { type: 'json' };
import landing from '../mr/landing.json' with { type: 'json' };
import matching from '../mr/matching.json' with { type: 'json' };
import notifications from '../mr/notifications.json' with { type: 'json' };
import pages from '../mr/pages.json' with { type: 'json' };
import phrasePicker from '../mr/phrase-picker.json' with { type: 'json' };
import phrases from '../mr/phrases.json' with { type: 'json' };
import placePicker from '../mr/place-picker.json' with { type: 'json' };
import places from '../mr/places.json' with { type: 'json' };
import posting from '../mr/posting.json' with { type: 'json' };
import privacyNotice from '../mr/privacy-notice.json' with { type: 'json' };
import problems from '../mr/problems.json' with { type: 'json' };
import profile from '../mr/profile.json' with { type: 'json' };
import ratings from '../mr/ratings.json' with { type: 'json' };
import readAloud from '../mr/read-aloud.json' with { type: 'json' };
import reference from '../mr/reference.json' with { type: 'json' };
import reports from '../mr/reports.json' with { type: 'json' };
import roster from '../mr/roster.json' with { type: 'json' };
import savedJobs from '../mr/saved-jobs.json' with { type: 'json' };
import savedSearches from '../mr/saved-searches.json' with { type: 'json' };
import score from '../mr/score.json' with { type: 'json' };
import settings from '../mr/settings.json' with { type: 'json' };
import shell from '../mr/shell.json' with { type: 'json' };
import signin from '../mr/signin.json' with { type: 'json' };
import sms from '../mr/sms.json' with { type: 'json' };
import suspended from '../mr/suspended.json' with { type: 'json' };
import terms from '../mr/terms.json' with { type: 'json' };
import trust from '../mr/trust.json' with { type: 'json' };
import unpaidWages from '../mr/unpaid-wages.json' with { type: 'json' };
import verification from '../mr/verification.json' with { type: 'json' };
import voiceSearch from '../mr/voice-search.json' with { type: 'json' };
import wageSheet from '../mr/wage-sheet.json' with { type: 'json' };
import wages from '../mr/wages.json' with { type: 'json' };
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
