// HTTP routes of complaints, public and for administrators.
import type { Express } from 'express';
import { grievanceEndpoints, adminGrievanceEndpoints as ofAdmins } from '#contracts/grievances.ts';
import { complain } from '#marketplace/grievances/actions/complain.ts';
import { followGrievance, showOwnGrievances } from '#marketplace/grievances/actions/follow.ts';
import {
  acknowledgeGrievance,
  decideGrievance,
  noteGrievance,
  reopenGrievance,
  revealContact,
  showGrievance,
  showGrievances,
  takeGrievance,
} from '#marketplace/grievances/actions/handle.ts';
import type { ApiDeps } from '../deps.ts';
import { limitedAddress } from '../http/client-address.ts';
import { readIdempotencyKey } from '../http/idempotency-key.ts';
import { adminOf, mount, personOf } from '../http/route.ts';

function publicRoutes(app: Express, deps: ApiDeps): void {
  mount(app, deps, grievanceEndpoints.sendGrievance, (call) => {
    call.res.set('Cache-Control', 'no-store');
    const address = limitedAddress(call.req, deps.settings);
    return complain(deps, {
      person: call.caller.person,
      address,
      form: call.body,
      idempotency: readIdempotencyKey(call),
    });
  });
  mount(app, deps, grievanceEndpoints.listMyGrievances, (call) => showOwnGrievances(deps, personOf(call), call.query));
  mount(app, deps, grievanceEndpoints.followGrievance, ({ caller, params, query, res }) => {
    res.set('Cache-Control', 'no-store');
    return followGrievance(deps, caller.person, { ...params, ...query });
  });
}

export function grievanceRoutes(app: Express, deps: ApiDeps): void {
  publicRoutes(app, deps);
  mount(app, deps, ofAdmins.listGrievances, ({ query }) => showGrievances(deps, query));
  mount(app, deps, ofAdmins.readGrievance, (call) => showGrievance(deps, adminOf(call), call.params.grievance_id));
  mount(app, deps, ofAdmins.revealContact, (call) => revealContact(deps, adminOf(call), call.params.grievance_id));
  mount(app, deps, ofAdmins.acknowledgeGrievance, (call) =>
    acknowledgeGrievance(deps, adminOf(call), call.params.grievance_id),
  );
  mount(app, deps, ofAdmins.takeGrievance, (call) => takeGrievance(deps, adminOf(call), call.params.grievance_id));
  mount(app, deps, ofAdmins.noteGrievance, (call) =>
    noteGrievance(deps, adminOf(call), call.params.grievance_id, call.body.words),
  );
  mount(app, deps, ofAdmins.decideGrievance, (call) =>
    decideGrievance(deps, adminOf(call), { id: call.params.grievance_id, ...call.body }),
  );
  mount(app, deps, ofAdmins.reopenGrievance, (call) =>
    reopenGrievance(deps, adminOf(call), { id: call.params.grievance_id, ...call.body }),
  );
}
