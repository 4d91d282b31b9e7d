// Checks at compile time that Hindi has all topics and keys of the English texts. No program loads this file.
import about from '../hi/about.json' with { type: 'json' };
import adminAccounts from '../hi/admin-accounts.json' with { type: 'json' };
import adminApplications from '../hi/admin-applications.json' with { type: 'json' };
import adminAudit from '../hi/admin-audit.json' with { type: 'json' };
import adminBreaches from '../hi/admin-breaches.json' with { type: 'json' };
import adminCalls from '../hi/admin-calls.json' with { type: 'json' };
import adminDatabase from '../hi/admin-database.json' with { type: 'json' };
import adminGrievances from '../hi/admin-grievances.json' with { type: 'json' };
import adminLogin from '../hi/admin-login.json' with { type: 'json' };
import adminModeration from '../hi/admin-moderation.json' with { type: 'json' };
import adminOverview from '../hi/admin-overview.json' with { type: 'json' };
import adminSettings from '../hi/admin-settings.json' with { type: 'json' };
import adminShell from '../hi/admin-shell.json' with { type: 'json' };
import adminSql from '../hi/admin-sql.json' with { type: 'json' };
import adminSystem from '../hi/admin-system.json' with { type: 'json' };
import adminUsers from '../hi/admin-users.json' with { type: 'json' };
import analytics from '../hi/analytics.json' with { type: 'json' };
import applications from '../hi/applications.json' with { type: 'json' };
import attendance from '../hi/attendance.json' with { type: 'json' };
import bell from '../hi/bell.json' with { type: 'json' };
import breachNotice from '../hi/breach-notice.json' with { type: 'json' };
import calls from '../hi/calls.json' with { type: 'json' };
import certificate from '../hi/certificate.json' with { type: 'json' };
import common from '../hi/common.json' with { type: 'json' };
import complaint from '../hi/complaint.json' with { type: 'json' };
import conditions from '../hi/conditions.json' with { type: 'json' };
import contact from '../hi/contact.json' with { type: 'json' };
import copy from '../hi/copy.json' with { type: 'json' };
import crews from '../hi/crews.json' with { type: 'json' };
import diary from '../hi/diary.json' with { type: 'json' };
import documents from '../hi/documents.json' with { type: 'json' };
import employerHome from '../hi/employer-home.json' with { type: 'json' };
import faq from '../hi/faq.json' with { type: 'json' };
import firstSteps from '../hi/first-steps.json' with { type: 'json' };
import forEmployers from '../hi/for-employers.json' with { type: 'json' };
import grievance from '../hi/grievance.json' with { type: 'json' };
import guides from '../hi/guides.json' with { type: 'json' };
import help from '../hi/help.json' with { type: 'json' };
import jobPage from '../hi/job-page.json' with { type: 'json' };
import jobs from '../hi/jobs.json' with { type: 'json' };
import labourHome from '../hi/labour-home.json' with { type: 'json' };
import landing from '../hi/landing.json' with { type: 'json' };
import matching from '../hi/matching.json' with { type: 'json' };
import notifications from '../hi/notifications.json' with { type: 'json' };
import pages from '../hi/pages.json' with { type: 'json' };
import phrasePicker from '../hi/phrase-picker.json' with { type: 'json' };
import phrases from '../hi/phrases.json' with { type: 'json' };
import placePicker from '../hi/place-picker.json' with { type: 'json' };
import places from '../hi/places.json' with { type: 'json' };
import posting from '../hi/posting.json' with { type: 'json' };
import privacyNotice from '../hi/privacy-notice.json' with { type: 'json' };
import problems from '../hi/problems.json' with { type: 'json' };
import profile from '../hi/profile.json' with { type: 'json' };
import ratings from '../hi/ratings.json' with { type: 'json' };
import readAloud from '../hi/read-aloud.json' with { type: 'json' };
import reference from '../hi/reference.json' with { type: 'json' };
import reports from '../hi/reports.json' with { type: 'json' };
import roster from '../hi/roster.json' with { type: 'json' };
import savedJobs from '../hi/saved-jobs.json' with { type: 'json' };
import savedSearches from '../hi/saved-searches.json' with { type: 'json' };
import score from '../hi/score.json' with { type: 'json' };
import settings from '../hi/settings.json' with { type: 'json' };
import shell from '../hi/shell.json' with { type: 'json' };
import signin from '../hi/signin.json' with { type: 'json' };
import sms from '../hi/sms.json' with { type: 'json' };
import suspended from '../hi/suspended.json' with { type: 'json' };
import terms from '../hi/terms.json' with { type: 'json' };
import trust from '../hi/trust.json' with { type: 'json' };
import unpaidWages from '../hi/unpaid-wages.json' with { type: 'json' };
import verification from '../hi/verification.json' with { type: 'json' };
import voiceSearch from '../hi/voice-search.json' with { type: 'json' };
import wageSheet from '../hi/wage-sheet.json' with { type: 'json' };
import wages from '../hi/wages.json' with { type: 'json' };
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
