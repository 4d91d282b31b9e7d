// HTTP routes of saved searches.
import type { Express } from 'express';
import { savedSearchEndpoints as endpoints } from '#contracts/saved-searches.ts';
import { changeSearch, deleteSearch, saveSearch, showSearches } from '#marketplace/saved-searches/actions.ts';
import type { ApiDeps } from '../deps.ts';
import { mount, personOf } from '../http/route.ts';

export function savedSearchRoutes(app: Express, deps: ApiDeps): void {
  mount(app, deps, endpoints.listSavedSearches, (call) => showSearches(call.readDeps, personOf(call)));
  mount(app, deps, endpoints.saveSearch, (call) => saveSearch(deps, personOf(call), call.body));
  mount(app, deps, endpoints.changeSavedSearch, (call) =>
    changeSearch(deps, personOf(call), { id: call.params.search_id, ...call.body }),
  );
  mount(app, deps, endpoints.removeSavedSearch, (call) => deleteSearch(deps, personOf(call), call.params.search_id));
}
