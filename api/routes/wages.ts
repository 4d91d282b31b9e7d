// HTTP routes of wage accounts, the same for workers and employers.
import type { Express } from 'express';
import { wageEndpoints as endpoints } from '#contracts/wages.ts';
import { decideEntry } from '#marketplace/wages/actions/decide-entry.ts';
import { recordEntry } from '#marketplace/wages/actions/record-entry.ts';
import { showAccounts, showLedger } from '#marketplace/wages/actions/show.ts';
import type { ApiDeps } from '../deps.ts';
import { mount, personOf } from '../http/route.ts';

export function wageRoutes(app: Express, deps: ApiDeps): void {
  mount(app, deps, endpoints.listAccounts, (call) => showAccounts(deps, personOf(call), call.query));
  mount(app, deps, endpoints.getAccount, (call) =>
    showLedger(deps, personOf(call), call.params.account_id, call.query),
  );
  mount(app, deps, endpoints.recordEntry, (call) =>
    recordEntry(deps, personOf(call), call.params.account_id, call.body),
  );
  mount(app, deps, endpoints.decideEntry, (call) => decideEntry(deps, personOf(call), call.params, call.body));
}
