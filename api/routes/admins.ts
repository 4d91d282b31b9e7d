// Administrators' accounts over HTTP.
import type { Express } from 'express';
import { adminsEndpoints } from '#contracts/admins.ts';
import { fail } from '#contracts/problems.ts';
import { findAdmin } from '#marketplace/admins/queries/accounts.ts';
import type { ApiDeps } from '../deps.ts';
import { adminOf, mount } from '../http/route.ts';

export function adminsRoutes(app: Express, deps: ApiDeps): void {
  mount(app, deps, adminsEndpoints.me, async (call) => {
    return (await findAdmin(deps.db, adminOf(call).id)) ?? fail('not_authenticated');
  });
}
