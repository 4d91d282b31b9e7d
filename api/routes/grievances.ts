// HTTP routes of complaints, public and for administrators.
import type { Express, Request } from 'express';
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
import { withWordsLang } from '../http/words-lang.ts';

interface Words {
  words: string | null;
  outcome: string | null;
  /** The language in which the user complained. */
  language?: string | undefined;
}

/** Adds to a complaint the languages of its text and of the officer's answer, if they are not the reader's language. */
const withLangs = async <G extends Words>({ req }: { req: Request }, grievance: G | Promise<G>) => {
  const found = await grievance;
  return withWordsLang(req, found, {
    words: { text: found.words, author: found.language },
    outcome: found.outcome,
  });
};

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
  mount(app, deps, grievanceEndpoints.listMyGrievances, async (call) => {
    const answer = await showOwnGrievances(deps, personOf(call), call.query);
    return { ...answer, grievances: await Promise.all(answer.grievances.map((one) => withLangs(call, one))) };
  });
  mount(app, deps, grievanceEndpoints.followGrievance, (call) => {
    call.res.set('Cache-Control', 'no-store');
    return withLangs(call, followGrievance(deps, call.caller.person, { ...call.params, ...call.query }));
  });
}

export function grievanceRoutes(app: Express, deps: ApiDeps): void {
  publicRoutes(app, deps);
  mount(app, deps, ofAdmins.listGrievances, ({ query }) => showGrievances(deps, query));
  mount(app, deps, ofAdmins.readGrievance, (call) =>
    withLangs(call, showGrievance(deps, adminOf(call), call.params.grievance_id)),
  );
  mount(app, deps, ofAdmins.revealContact, (call) => revealContact(deps, adminOf(call), call.params.grievance_id));
  mount(app, deps, ofAdmins.acknowledgeGrievance, (call) =>
    withLangs(call, acknowledgeGrievance(deps, adminOf(call), call.params.grievance_id)),
  );
  mount(app, deps, ofAdmins.takeGrievance, (call) =>
    withLangs(call, takeGrievance(deps, adminOf(call), call.params.grievance_id)),
  );
  mount(app, deps, ofAdmins.noteGrievance, (call) =>
    withLangs(call, noteGrievance(deps, adminOf(call), call.params.grievance_id, call.body.words)),
  );
  mount(app, deps, ofAdmins.decideGrievance, (call) =>
    withLangs(call, decideGrievance(deps, adminOf(call), { id: call.params.grievance_id, ...call.body })),
  );
  mount(app, deps, ofAdmins.reopenGrievance, (call) =>
    withLangs(call, reopenGrievance(deps, adminOf(call), { id: call.params.grievance_id, ...call.body })),
  );
}
