// All English texts by topic (one JSON file per topic). Their type defines the keys that other languages must have and
// the keys that the translation function `t` accepts. No program loads this file.
import about from '../en/about.json' with { type: 'json' };
import adminAccounts from '../en/admin-accounts.json' with { type: 'json' };
import adminApplications from '../en/admin-applications.json' with { type: 'json' };
import adminAudit from '../en/admin-audit.json' with { type: 'json' };
import adminBreaches from '../en/admin-breaches.json' with { type: 'json' };
import adminCalls from '../en/admin-calls.json' with { type: 'json' };
import adminDatabase from '../en/admin-database.json' with { type: 'json' };
import adminGrievances from '../en/admin-grievances.json' with { type: 'json' };
import adminLogin from '../en/admin-login.json' with { type: 'json' };
import adminModeration from '../en/admin-moderation.json' with { type: 'json' };
import adminOverview from '../en/admin-overview.json' with { type: 'json' };
import adminSettings from '../en/admin-settings.json' with { type: 'json' };
import adminShell from '../en/admin-shell.json' with { type: 'json' };
import adminSql from '../en/admin-sql.json' with { type: 'json' };
import adminSystem from '../en/admin-system.json' with { type: 'json' };
import adminUsers from '../en/admin-users.json' with { type: 'json' };
import analytics from '../en/analytics.json' with { type: 'json' };
import applications from '../en/applications.json' with { type: 'json' };
import attendance from '../en/attendance.json' with { type: 'json' };
import bell from '../en/bell.json' with { type: 'json' };
import breachNotice from '../en/breach-notice.json' with { type: 'json' };
import calls from '../en/calls.json' with { type: 'json' };
import certificate from '../en/certificate.json' with { type: 'json' };
import common from '../en/common.json' with { type: 'json' };
import complaint from '../en/complaint.json' with { type: 'json' };
import conditions from '../en/conditions.json' with { type: 'json' };
import contact from '../en/contact.json' with { type: 'json' };
import copy from '../en/copy.json' with { type: 'json' };
import crews from '../en/crews.json' with { type: 'json' };
import diary from '../en/diary.json' with { type: 'json' };
import documents from '../en/documents.json' with { type: 'json' };
import employerHome from '../en/employer-home.json' with { type: 'json' };
import faq from '../en/faq.json' with { type: 'json' };
import firstSteps from '../en/first-steps.json' with { type: 'json' };
import forEmployers from '../en/for-employers.json' with { type: 'json' };
import grievance from '../en/grievance.json' with { type: 'json' };
import guides from '../en/guides.json' with { type: 'json' };
import help from '../en/help.json' with { type: 'json' };
import jobPage from '../en/job-page.json' with { type: 'json' };
import jobs from '../en/jobs.json' with { type: 'json' };
import labourHome from '../en/labour-home.json' with { type: 'json' };
import landing from '../en/landing.json' with { type: 'json' };
import matching from '../en/matching.json' with { type: 'json' };
import notifications from '../en/notifications.json' with { type: 'json' };
import pages from '../en/pages.json' with { type: 'json' };
import phrasePicker from '../en/phrase-picker.json' with { type: 'json' };
import phrases from '../en/phrases.json' with { type: 'json' };
import placePicker from '../en/place-picker.json' with { type: 'json' };
import places from '../en/places.json' with { type: 'json' };
import posting from '../en/posting.json' with { type: 'json' };
import privacyNotice from '../en/privacy-notice.json' with { type: 'json' };
import problems from '../en/problems.json' with { type: 'json' };
import profile from '../en/profile.json' with { type: 'json' };
import ratings from '../en/ratings.json' with { type: 'json' };
import readAloud from '../en/read-aloud.json' with { type: 'json' };
import reference from '../en/reference.json' with { type: 'json' };
import reports from '../en/reports.json' with { type: 'json' };
import roster from '../en/roster.json' with { type: 'json' };
import savedJobs from '../en/saved-jobs.json' with { type: 'json' };
import savedSearches from '../en/saved-searches.json' with { type: 'json' };
import score from '../en/score.json' with { type: 'json' };
import settings from '../en/settings.json' with { type: 'json' };
import shell from '../en/shell.json' with { type: 'json' };
import signin from '../en/signin.json' with { type: 'json' };
import sms from '../en/sms.json' with { type: 'json' };
import suspended from '../en/suspended.json' with { type: 'json' };
import terms from '../en/terms.json' with { type: 'json' };
import trust from '../en/trust.json' with { type: 'json' };
import unpaidWages from '../en/unpaid-wages.json' with { type: 'json' };
import verification from '../en/verification.json' with { type: 'json' };
import voiceSearch from '../en/voice-search.json' with { type: 'json' };
import wageSheet from '../en/wage-sheet.json' with { type: 'json' };
import wages from '../en/wages.json' with { type: 'json' };
import type { RequiredTexts } from './required-texts.ts';

export const english = {
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
} satisfies RequiredTexts & Record<string, unknown>;
