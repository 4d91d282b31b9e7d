// Named shapes of the OpenAPI document: the objects that the contracts export, named after their exports.
import * as account from '#contracts/account.ts';
import * as adminApplications from '#contracts/admin-applications.ts';
import * as adminCalls from '#contracts/admin-calls.ts';
import * as adminIdentities from '#contracts/admin-identities.ts';
import * as adminPeople from '#contracts/admin-people.ts';
import * as adminSearch from '#contracts/admin-search.ts';
import * as adminSettings from '#contracts/admin-settings.ts';
import * as admins from '#contracts/admins.ts';
import * as analytics from '#contracts/analytics.ts';
import * as applicationShapes from '#contracts/application-shapes.ts';
import * as attendance from '#contracts/attendance.ts';
import * as bids from '#contracts/bids.ts';
import * as callLinks from '#contracts/call-links.ts';
import * as callShapes from '#contracts/call-shapes.ts';
import * as calls from '#contracts/calls.ts';
import * as conditions from '#contracts/conditions.ts';
import * as contact from '#contracts/contact.ts';
import * as crews from '#contracts/crews.ts';
import * as diaries from '#contracts/diaries.ts';
import * as documents from '#contracts/documents.ts';
import * as employerDashboard from '#contracts/employer-dashboard.ts';
import * as files from '#contracts/files.ts';
import * as grievances from '#contracts/grievances.ts';
import * as jobBids from '#contracts/job-bids.ts';
import * as jobPictures from '#contracts/job-pictures.ts';
import * as jobPost from '#contracts/job-post.ts';
import * as jobSearch from '#contracts/job-search.ts';
import * as jobShapes from '#contracts/job-shapes.ts';
import * as labourDashboard from '#contracts/labour-dashboard.ts';
import * as landing from '#contracts/landing.ts';
import * as matching from '#contracts/matching.ts';
import * as moderatedCrews from '#contracts/moderated-crews.ts';
import * as moderatedJobs from '#contracts/moderated-jobs.ts';
import * as moderation from '#contracts/moderation.ts';
import * as notifications from '#contracts/notifications.ts';
import * as overview from '#contracts/overview.ts';
import * as people from '#contracts/people.ts';
import * as phrases from '#contracts/phrases.ts';
import * as pictureShape from '#contracts/picture-shape.ts';
import * as privacy from '#contracts/privacy.ts';
import { problemDocument } from '#contracts/problems.ts';
import * as ratings from '#contracts/ratings.ts';
import * as recommended from '#contracts/recommended.ts';
import * as reports from '#contracts/reports.ts';
import * as reputation from '#contracts/reputation.ts';
import * as roster from '#contracts/roster.ts';
import * as savedSearches from '#contracts/saved-searches.ts';
import * as secondFactors from '#contracts/second-factors.ts';
import * as site from '#contracts/site.ts';
import * as values from '#contracts/values.ts';
import * as verification from '#contracts/verification.ts';
import * as wageShapes from '#contracts/wage-shapes.ts';
import * as wageSheet from '#contracts/wage-sheet.ts';
import * as wages from '#contracts/wages.ts';
import * as workCertificates from '#contracts/work-certificates.ts';
import { z } from '#contracts/z.ts';

const modules = [
  account,
  people,
  verification,
  files,
  pictureShape,
  privacy,
  jobPictures,
  jobPost,
  jobSearch,
  conditions,
  jobShapes,
  values,
  phrases,
  savedSearches,
  applicationShapes,
  contact,
  recommended,
  matching,
  attendance,
  diaries,
  documents,
  callShapes,
  calls,
  callLinks,
  roster,
  wageShapes,
  wages,
  wageSheet,
  workCertificates,
  notifications,
  analytics,
  employerDashboard,
  labourDashboard,
  ratings,
  bids,
  jobBids,
  crews,
  reports,
  grievances,
  reputation,
  site,
  landing,
  admins,
  secondFactors,
  overview,
  adminApplications,
  adminCalls,
  adminIdentities,
  adminPeople,
  moderatedCrews,
  moderatedJobs,
  moderation,
  adminSearch,
  adminSettings,
];

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/**
 * Returns the exported objects by name. Enumerations are not included, because their values are easier to read in the
 * objects that use them.
 */
export function namedShapes(): Record<string, z.ZodMiniObject> {
  const found = new Map<string, z.ZodMiniObject>([['Problem', problemDocument]]);
  for (const module of modules)
    for (const [name, value] of Object.entries(module))
      if (value instanceof z.ZodMiniObject) found.set(capital(name), value);
  return Object.fromEntries(found);
}
