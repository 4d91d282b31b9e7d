// HTTP routes of the settings in the admin area.
import type { Express } from 'express';
import { adminSettingsEndpoints } from '#contracts/admin-settings.ts';
import { changeSettings, showSettings } from '#marketplace/settings/actions.ts';
import type { ApiDeps } from '../deps.ts';
import { adminOf, mount } from '../http/route.ts';

export function adminSettingsRoutes(app: Express, deps: ApiDeps): void {
  const show = async () => ({ ...(await showSettings(deps.db)), environment: [...deps.machine.variables] });
  mount(app, deps, adminSettingsEndpoints.getSettings, show);
  mount(app, deps, adminSettingsEndpoints.putSettings, async (call) => {
    await changeSettings(deps, adminOf(call), { values: call.body, version: call.query.version });
    return show();
  });
}
