// HTTP routes of consents, data export and account erasure.
import type { Express } from 'express';
import { privacyEndpoints as endpoints } from '#contracts/privacy.ts';
import { fail } from '#contracts/problems.ts';
import { setConsents, showConsents } from '#marketplace/privacy/actions/consents.ts';
import { openExport, requestExport } from '#marketplace/privacy/actions/copies.ts';
import { cancelErasure, requestErasure, showPrivacy } from '#marketplace/privacy/actions/erasures.ts';
import { showSuspension } from '#marketplace/suspensions/actions.ts';
import type { ApiDeps } from '../deps.ts';
import { requireFresh } from '../http/fresh-session.ts';
import { readerLanguage } from '../http/reader.ts';
import { mount, mountDownload, personOf } from '../http/route.ts';
import { withWordsLang } from '../http/words-lang.ts';

const contentTypes = { json: 'application/json; charset=utf-8', html: 'text/html; charset=utf-8' };

export function privacyRoutes(app: Express, deps: ApiDeps): void {
  mount(app, deps, endpoints.getSuspension, async (call) => {
    const { suspension } = await showSuspension(deps, personOf(call).id);
    return { suspension: suspension && withWordsLang(call.req, suspension, { reason: suspension.reason }) };
  });
  mount(app, deps, endpoints.getConsents, (call) => showConsents(deps, personOf(call)));
  mount(app, deps, endpoints.setConsents, (call) =>
    setConsents(deps, personOf(call), {
      identity: call.body.identity,
      being_found: call.body.being_found,
      language: readerLanguage(call.req),
    }),
  );
  mount(app, deps, endpoints.getPrivacy, (call) => showPrivacy(deps, personOf(call)));
  mount(app, deps, endpoints.getExport, (call) => {
    requireFresh(call);
    return requestExport(deps, personOf(call));
  });
  mountDownload(app, deps, endpoints.getExportFile, async (call) => {
    requireFresh(call);
    const { format } = call.query;
    const bytes = await openExport(deps, personOf(call), format);
    return { bytes, name: `kaamsetu-data.${format}`, content_type: contentTypes[format] };
  });
  mount(app, deps, endpoints.eraseAccount, async (call) => {
    requireFresh(call);
    const { session_id } = call.caller.session ?? fail('not_authenticated');
    const { erasure, ended } = await requestErasure(deps, personOf(call), session_id);
    for (const id of ended) deps.live.endSession(id);
    return erasure;
  });
  mount(app, deps, endpoints.keepAccount, (call) => cancelErasure(deps, personOf(call)));
}
