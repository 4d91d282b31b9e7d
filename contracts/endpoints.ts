// All endpoints in one object, for code that handles every endpoint, such as the OpenAPI document and many tests.
// Browser code imports only the contract files that it needs.
import { accountEndpoints } from './account.ts';
import { adminCallEndpoints } from './admin-calls.ts';
import { adminPeopleEndpoints } from './admin-people.ts';
import { adminSearchEndpoints } from './admin-search.ts';
import { adminSettingsEndpoints } from './admin-settings.ts';
import { adminsEndpoints } from './admins.ts';
import { analyticsEndpoints } from './analytics.ts';
import { applicationEndpoints } from './applications.ts';
import { attendanceEndpoints } from './attendance.ts';
import { auditEndpoints } from './audit.ts';
import { bidEndpoints } from './bids.ts';
import { breachEndpoints, breachNoticeEndpoints } from './breaches.ts';
import { callLinkEndpoints } from './call-links.ts';
import { callEndpoints } from './calls.ts';
import { consoleEndpoints } from './console.ts';
import { contactEndpoints } from './contact.ts';
import { crewEndpoints } from './crews.ts';
import { diaryEndpoints } from './diaries.ts';
import { documentEndpoints } from './documents.ts';
import { employerDashboardEndpoints } from './employer-dashboard.ts';
import { fileEndpoints } from './files.ts';
import { adminGrievanceEndpoints, grievanceEndpoints } from './grievances.ts';
import { jobBidEndpoints } from './job-bids.ts';
import { jobPictureEndpoints } from './job-pictures.ts';
import { jobEndpoints } from './jobs.ts';
import { labourDashboardEndpoints } from './labour-dashboard.ts';
import { landingEndpoints } from './landing.ts';
import { moderationEndpoints } from './moderation.ts';
import { notificationEndpoints } from './notifications.ts';
import { overviewEndpoints } from './overview.ts';
import { peopleEndpoints } from './people.ts';
import { phraseEndpoints } from './phrase-endpoints.ts';
import { pictureEndpoints } from './pictures.ts';
import { privacyEndpoints } from './privacy.ts';
import { pushEndpoints } from './push.ts';
import { ratingEndpoints } from './ratings.ts';
import { matchingEndpoints } from './recommended.ts';
import { reportEndpoints } from './reports.ts';
import { rosterEndpoints } from './roster.ts';
import { savedSearchEndpoints } from './saved-searches.ts';
import { secondFactorEndpoints } from './second-factors.ts';
import { signinEndpoints } from './signin.ts';
import { siteEndpoints } from './site.ts';
import { systemEndpoints } from './system.ts';
import { verificationEndpoints } from './verification.ts';
import { wageSheetEndpoints } from './wage-sheet.ts';
import { wageEndpoints } from './wages.ts';
import { workCertificateEndpoints } from './work-certificates.ts';

export const endpoints = {
  signin: signinEndpoints,
  account: accountEndpoints,
  people: peopleEndpoints,
  verification: verificationEndpoints,
  files: fileEndpoints,
  pictures: pictureEndpoints,
  privacy: privacyEndpoints,
  jobs: jobEndpoints,
  jobPictures: jobPictureEndpoints,
  phrases: phraseEndpoints,
  savedSearches: savedSearchEndpoints,
  applications: applicationEndpoints,
  contact: contactEndpoints,
  matching: matchingEndpoints,
  attendance: attendanceEndpoints,
  calls: callEndpoints,
  callLinks: callLinkEndpoints,
  roster: rosterEndpoints,
  wages: wageEndpoints,
  workCertificates: workCertificateEndpoints,
  diaries: diaryEndpoints,
  wageSheet: wageSheetEndpoints,
  documents: documentEndpoints,
  notifications: notificationEndpoints,
  push: pushEndpoints,
  analytics: analyticsEndpoints,
  employerDashboard: employerDashboardEndpoints,
  labourDashboard: labourDashboardEndpoints,
  ratings: ratingEndpoints,
  crews: crewEndpoints,
  bids: bidEndpoints,
  jobBids: jobBidEndpoints,
  reports: reportEndpoints,
  grievances: grievanceEndpoints,
  adminGrievances: adminGrievanceEndpoints,
  breaches: breachEndpoints,
  breachNotices: breachNoticeEndpoints,
  site: siteEndpoints,
  landing: landingEndpoints,
  admins: adminsEndpoints,
  secondFactors: secondFactorEndpoints,
  overview: overviewEndpoints,
  adminSearch: adminSearchEndpoints,
  adminPeople: adminPeopleEndpoints,
  adminCalls: adminCallEndpoints,
  moderation: moderationEndpoints,
  system: systemEndpoints,
  adminSettings: adminSettingsEndpoints,
  audit: auditEndpoints,
  console: consoleEndpoints,
};
