// HTTP routes of calls for a day, for employers and workers, and of the calendar of a worker.
import type { Express } from 'express';
import type { LabourCall } from '#contracts/call-shapes.ts';
import { callEndpoints as endpoints } from '#contracts/calls.ts';
import { confirmCall } from '#marketplace/calls/actions/answer-call.ts';
import { cancelCall } from '#marketplace/calls/actions/cancel-call.ts';
import { changeCall } from '#marketplace/calls/actions/change-call.ts';
import { countCall } from '#marketplace/calls/actions/count-call.ts';
import { removeFreeDay, showCalendar, stateFreeDay } from '#marketplace/calls/actions/days.ts';
import { openCall } from '#marketplace/calls/actions/open-call.ts';
import { postCall } from '#marketplace/calls/actions/post-call.ts';
import { repeatCall } from '#marketplace/calls/actions/repeat-call.ts';
import { reportMissing } from '#marketplace/calls/actions/report-missing.ts';
import { showCall, showCalls, showOrder, showOwnCall, showOwnCalls } from '#marketplace/calls/actions/show.ts';
import { answerAloneOrTogether } from '#marketplace/crews/actions/bid-to-call.ts';
import { readSettings } from '#marketplace/settings/queries.ts';
import type { ApiDeps } from '../deps.ts';
import { readIdempotencyKey } from '../http/idempotency-key.ts';
import { createLimiter } from '../http/limiter.ts';
import { mount, personOf } from '../http/route.ts';
import { withWordsLang } from '../http/words-lang.ts';

/** Adds the language of the employer's note, if the worker's language is another one. */
const withNoteLang = <Call extends LabourCall>(req: Parameters<typeof withWordsLang>[0], call: Call): Call =>
  withWordsLang(req, call, { note: call.note });

function employerRoutes(app: Express, deps: ApiDeps): void {
  mount(app, deps, endpoints.postCall, (call) =>
    postCall(deps, personOf(call), { post: call.body, idempotency: readIdempotencyKey(call) }),
  );
  mount(app, deps, endpoints.listMyCalls, (call) => showOwnCalls(deps, personOf(call), call.query));
  mount(app, deps, endpoints.getMyCall, (call) => showOwnCall(deps, personOf(call), call.params.uid));
  mount(app, deps, endpoints.getCallOrder, (call) =>
    showOrder(deps, personOf(call), { ...call.query, uid: call.params.uid }),
  );
  const count = createLimiter(deps, 'counts of calls');
  mount(app, deps, endpoints.countCall, async (call) => {
    const employer = personOf(call);
    // Counting reads the workers of a region, so it has the same rate limit as a search.
    const { search_per_minute } = await readSettings(deps.db, ['search_per_minute']);
    await count(String(employer.id), search_per_minute);
    return countCall(deps, employer, call.body);
  });
  mount(app, deps, endpoints.openCall, (call) => openCall(deps, personOf(call), call.params.uid));
  mount(app, deps, endpoints.changeCall, (call) =>
    changeCall(deps, personOf(call), { ...call.body, uid: call.params.uid }),
  );
  mount(app, deps, endpoints.reportMissing, (call) =>
    reportMissing(deps, personOf(call), { ...call.body, uid: call.params.uid }),
  );
  mount(app, deps, endpoints.repeatCall, (call) =>
    repeatCall(deps, personOf(call), { ...call.body, uid: call.params.uid, idempotency: readIdempotencyKey(call) }),
  );
  mount(app, deps, endpoints.cancelCall, (call) =>
    cancelCall(deps, personOf(call), { ...call.body, uid: call.params.uid }),
  );
}

export function callRoutes(app: Express, deps: ApiDeps): void {
  employerRoutes(app, deps);
  mount(app, deps, endpoints.listCalls, (call) => showCalls(deps, personOf(call), call.query));
  mount(app, deps, endpoints.getCall, async (call) =>
    withNoteLang(call.req, await showCall(deps, personOf(call), call.params.uid)),
  );
  mount(app, deps, endpoints.answerCall, async (call) =>
    withNoteLang(call.req, await answerAloneOrTogether(deps, personOf(call), { ...call.body, uid: call.params.uid })),
  );
  mount(app, deps, endpoints.confirmCall, async (call) =>
    withNoteLang(call.req, await confirmCall(deps, personOf(call), { ...call.body, uid: call.params.uid })),
  );
  mount(app, deps, endpoints.setFreeDay, (call) =>
    stateFreeDay(deps, personOf(call), { ...call.body, date: call.params.date }),
  );
  mount(app, deps, endpoints.removeFreeDay, (call) => removeFreeDay(deps, personOf(call), call.params.date));
  mount(app, deps, endpoints.getCalendar, (call) => showCalendar(deps, personOf(call)));
}
