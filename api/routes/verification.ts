// HTTP routes of the caller's identity: its number, and its documents for review.
import type { Express } from 'express';
import { verificationEndpoints } from '#contracts/verification.ts';
import { submitIdentity } from '#marketplace/people/actions/submit-identity.ts';
import { showVerification, submitVerification } from '#marketplace/people/actions/verification.ts';
import type { ApiDeps } from '../deps.ts';
import { mount, personOf } from '../http/route.ts';

export function verificationRoutes(app: Express, deps: ApiDeps): void {
  mount(app, deps, verificationEndpoints.getVerification, (call) => showVerification(deps, personOf(call).id));
  mount(app, deps, verificationEndpoints.submitVerification, (call) => submitVerification(deps, personOf(call)));
  mount(app, deps, verificationEndpoints.setIdentity, (call) => submitIdentity(deps, personOf(call), call.body));
}
