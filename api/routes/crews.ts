// HTTP routes of crews.
import type { Express } from 'express';
import { crewEndpoints as endpoints } from '#contracts/crews.ts';
import { formCrew, renameCrew } from '#marketplace/crews/actions/form-crew.ts';
import { inviteToCrew, joinCrew } from '#marketplace/crews/actions/join-crew.ts';
import { leadCrew } from '#marketplace/crews/actions/lead-crew.ts';
import { leaveCrew, removeFromCrew } from '#marketplace/crews/actions/leave-crew.ts';
import { showCrew, showCrews } from '#marketplace/crews/actions/show.ts';
import type { ApiDeps } from '../deps.ts';
import { titleItems } from '../http/reader-titles.ts';
import { mount, personOf } from '../http/route.ts';

export function crewRoutes(app: Express, deps: ApiDeps): void {
  mount(app, deps, endpoints.listCrews, async (call) => {
    const shown = await showCrews(deps, personOf(call));
    return { ...shown, pay_questions: await titleItems(call, shown.pay_questions ?? []) };
  });
  mount(app, deps, endpoints.formCrew, (call) => formCrew(deps, personOf(call), call.body));
  mount(app, deps, endpoints.getCrew, (call) => showCrew(deps, personOf(call), call.params.crew_uid));
  mount(app, deps, endpoints.renameCrew, (call) => renameCrew(deps, personOf(call), { ...call.params, ...call.body }));
  mount(app, deps, endpoints.inviteToCrew, (call) =>
    inviteToCrew(deps, personOf(call), { ...call.params, ...call.body }),
  );
  mount(app, deps, endpoints.joinCrew, (call) => joinCrew(deps, personOf(call), call.params));
  mount(app, deps, endpoints.leaveCrew, (call) => leaveCrew(deps, personOf(call), call.params));
  mount(app, deps, endpoints.removeFromCrew, (call) =>
    removeFromCrew(deps, personOf(call), { ...call.params, ...call.body }),
  );
  mount(app, deps, endpoints.leadCrew, (call) => leadCrew(deps, personOf(call), { ...call.params, ...call.body }));
}
