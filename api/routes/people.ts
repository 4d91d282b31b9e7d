// HTTP routes of profiles.
import type { Express } from 'express';
import { peopleEndpoints } from '#contracts/people.ts';
import { changeEmployerProfile, changeLabourProfile } from '#marketplace/people/actions/change-profile.ts';
import { showEmployerProfile, showLabourProfile } from '#marketplace/people/actions/profile.ts';
import type { ApiDeps } from '../deps.ts';
import { mount, personOf } from '../http/route.ts';

export function peopleRoutes(app: Express, deps: ApiDeps): void {
  mount(app, deps, peopleEndpoints.getLabourProfile, (call) => showLabourProfile(deps, personOf(call).id));
  mount(app, deps, peopleEndpoints.getEmployerProfile, (call) => showEmployerProfile(deps, personOf(call).id));
  mount(app, deps, peopleEndpoints.changeLabourProfile, (call) => changeLabourProfile(deps, personOf(call), call.body));
  mount(app, deps, peopleEndpoints.changeEmployerProfile, (call) =>
    changeEmployerProfile(deps, personOf(call), call.body),
  );
}
