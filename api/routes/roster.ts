// HTTP routes of the roster: an employer's people, and a worker's employers.
import type { Express } from 'express';
import { rosterEndpoints as endpoints } from '#contracts/roster.ts';
import { markEmployer, markPerson } from '#marketplace/roster/actions/mark.ts';
import { showEmployers, showPeople } from '#marketplace/roster/actions/show.ts';
import type { ApiDeps } from '../deps.ts';
import { mount, personOf } from '../http/route.ts';

export function rosterRoutes(app: Express, deps: ApiDeps): void {
  mount(app, deps, endpoints.listPeople, (call) => showPeople(deps, personOf(call), call.query));
  mount(app, deps, endpoints.markPerson, (call) =>
    markPerson(deps, personOf(call), { ...call.body, id: call.params.id }),
  );
  mount(app, deps, endpoints.listEmployers, (call) => showEmployers(deps, personOf(call), call.query));
  mount(app, deps, endpoints.markEmployer, (call) =>
    markEmployer(deps, personOf(call), { ...call.body, id: call.params.id }),
  );
}
