// HTTP routes of data breaches: the register for administrators, and the notices that users received.
import type { Express } from 'express';
import { breachNoticeEndpoints, breachEndpoints as endpoints } from '#contracts/breaches.ts';
import {
  addListed,
  changeBreach,
  closeBreach,
  openBreach,
  sendNotices,
  setBreachWords,
  setRecipients,
  settleStep,
  showBreach,
  showBreaches,
} from '#marketplace/breaches/actions/handle.ts';
import { listNoticesOf } from '#marketplace/breaches/people-queries.ts';
import type { ApiDeps } from '../deps.ts';
import { readerLanguage } from '../http/reader.ts';
import { adminOf, mount, personOf } from '../http/route.ts';

export function breachRoutes(app: Express, deps: ApiDeps): void {
  mount(app, deps, endpoints.listBreaches, ({ query }) => showBreaches(deps, query));
  mount(app, deps, endpoints.openBreach, (call) => openBreach(deps, adminOf(call), call.body));
  mount(app, deps, endpoints.readBreach, ({ params }) => showBreach(deps, params.breach_id));
  mount(app, deps, endpoints.changeBreach, (call) =>
    changeBreach(deps, adminOf(call), { id: call.params.breach_id, facts: call.body }),
  );
  mount(app, deps, endpoints.setWords, (call) =>
    setBreachWords(deps, adminOf(call), { id: call.params.breach_id, words: call.body }),
  );
  mount(app, deps, endpoints.setAudience, (call) =>
    setRecipients(deps, adminOf(call), { id: call.params.breach_id, audience: call.body }),
  );
  mount(app, deps, endpoints.addListed, (call) =>
    addListed(deps, adminOf(call), { id: call.params.breach_id, ...call.body }),
  );
  mount(app, deps, endpoints.sendNotices, (call) =>
    sendNotices(deps, adminOf(call), { id: call.params.breach_id, ...call.body }),
  );
  mount(app, deps, endpoints.settleStep, (call) =>
    settleStep(deps, adminOf(call), { id: call.params.breach_id, step: call.params.step, ...call.body }),
  );
  mount(app, deps, endpoints.closeBreach, (call) =>
    closeBreach(deps, adminOf(call), { id: call.params.breach_id, ...call.body }),
  );
  mount(app, deps, breachNoticeEndpoints.listNotices, async (call) => {
    call.res.vary('Accept-Language');
    return { notices: await listNoticesOf(deps.db, personOf(call).id, readerLanguage(call.req)) };
  });
}
