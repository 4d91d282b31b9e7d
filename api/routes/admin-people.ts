// HTTP routes of the admin area for users, their identities and applications.

import type { Express } from 'express';
import { adminPeopleEndpoints as endpoints } from '#contracts/admin-people.ts';
import { listApplicationsForAdmin, showApplicationForAdmin } from '#marketplace/applications/admin-view.ts';
import {
  decideIdentity,
  showDocument,
  showIdentityReview,
  showWaitingIdentities,
} from '#marketplace/people/actions/see-identities.ts';
import { revealPhone, searchPeople, showPerson } from '#marketplace/people/actions/see-people.ts';
import { restoreUser, suspendUser } from '#marketplace/suspensions/actions.ts';
import type { ApiDeps } from '../deps.ts';
import { titleJobOf, titleOneJobOf } from '../http/reader-titles.ts';
import { adminOf, mount } from '../http/route.ts';

function userRoutes(app: Express, deps: ApiDeps): void {
  mount(app, deps, endpoints.listUsers, (call) => searchPeople(deps, adminOf(call), call.query));
  mount(app, deps, endpoints.getUser, (call) => showPerson(deps, adminOf(call), call.params.user_id));
  mount(app, deps, endpoints.revealPhone, (call) => revealPhone(deps, adminOf(call), { ...call.params, ...call.body }));
  mount(app, deps, endpoints.suspendUser, async (call) => {
    const sessions = await suspendUser(deps, adminOf(call), { ...call.params, ...call.body });
    for (const id of sessions) deps.live.endSession(id);
    return showPerson(deps, adminOf(call), call.params.user_id);
  });
  mount(app, deps, endpoints.restoreUser, async (call) => {
    await restoreUser(deps, adminOf(call), { ...call.params, ...call.body });
    return showPerson(deps, adminOf(call), call.params.user_id);
  });
}

function identityRoutes(app: Express, deps: ApiDeps): void {
  mount(app, deps, endpoints.listIdentities, (call) => showWaitingIdentities(deps, call.query));
  mount(app, deps, endpoints.getIdentity, (call) => showIdentityReview(deps, call.params.review_id));
  mount(app, deps, endpoints.showIdentityPaper, (call) => showDocument(deps, adminOf(call), call.params));
  mount(app, deps, endpoints.approveIdentity, (call) =>
    decideIdentity(deps, adminOf(call), { ...call.params, verdict: 'verified' }),
  );
  mount(app, deps, endpoints.rejectIdentity, (call) =>
    decideIdentity(deps, adminOf(call), { ...call.params, ...call.body, verdict: 'rejected' }),
  );
}

export function adminPeopleRoutes(app: Express, deps: ApiDeps): void {
  userRoutes(app, deps);
  identityRoutes(app, deps);
  mount(app, deps, endpoints.listApplications, async (call) => {
    const answer = await listApplicationsForAdmin(deps, call.query);
    return { ...answer, applications: await titleJobOf(call, answer.applications) };
  });
  mount(app, deps, endpoints.getApplication, async (call) =>
    titleOneJobOf(call, await showApplicationForAdmin(deps, call.params.application_id)),
  );
}
