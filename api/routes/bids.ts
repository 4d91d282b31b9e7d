// HTTP routes of bids: crews that ask for a job together.
import type { Express } from 'express';
import { bidEndpoints as endpoints } from '#contracts/bids.ts';
import { jobBidEndpoints } from '#contracts/job-bids.ts';
import { answerBid, consentByCode } from '#marketplace/crews/actions/answer-bid.ts';
import { answerPay } from '#marketplace/crews/actions/answer-pay.ts';
import { decideBid, showJobBids } from '#marketplace/crews/actions/decide-bid.ts';
import { placeBid, showBids } from '#marketplace/crews/actions/place-bid.ts';
import { denyTick, tickMembers } from '#marketplace/crews/actions/tick-members.ts';
import type { ApiDeps } from '../deps.ts';
import { mount, personOf } from '../http/route.ts';

export function bidRoutes(app: Express, deps: ApiDeps): void {
  mount(app, deps, endpoints.listBids, (call) => showBids(deps, personOf(call), call.query));
  mount(app, deps, endpoints.placeBid, (call) => placeBid(deps, personOf(call), call.body));
  mount(app, deps, endpoints.answerBid, (call) => answerBid(deps, personOf(call), { ...call.params, ...call.body }));
  mount(app, deps, endpoints.consentByCode, (call) =>
    consentByCode(deps, personOf(call), { ...call.params, ...call.body }),
  );
  mount(app, deps, endpoints.tickMembers, (call) =>
    tickMembers(deps, personOf(call), { ...call.params, ...call.body }),
  );
  mount(app, deps, endpoints.denyTick, (call) => denyTick(deps, personOf(call), { ...call.params, ...call.body }));
  mount(app, deps, endpoints.answerPay, (call) => answerPay(deps, personOf(call), { ...call.params, ...call.body }));
  mount(app, deps, jobBidEndpoints.listJobBids, (call) => showJobBids(deps, personOf(call), call.query));
  mount(app, deps, jobBidEndpoints.decideBid, (call) =>
    decideBid(deps, personOf(call), { ...call.params, ...call.body }),
  );
}
