// HTTP routes of the caller's identity: its number, and its documents for review.
import type { Express } from 'express';
import { type Verification, verificationEndpoints } from '#contracts/verification.ts';
import { submitIdentity } from '#marketplace/people/actions/submit-identity.ts';
import { showVerification, submitVerification } from '#marketplace/people/actions/verification.ts';
import type { ApiDeps } from '../deps.ts';
import { mount, personOf } from '../http/route.ts';
import { withWordsLang } from '../http/words-lang.ts';

/** Adds to the state of a verification the language of the moderator's reason, if it is not the reader's language. */
const withLang = (req: Parameters<typeof withWordsLang>[0], state: Verification): Verification => ({
  ...state,
  review: state.review && withWordsLang(req, state.review, { reason: state.review.reason }),
});

export function verificationRoutes(app: Express, deps: ApiDeps): void {
  mount(app, deps, verificationEndpoints.getVerification, async (call) =>
    withLang(call.req, await showVerification(deps, personOf(call).id)),
  );
  mount(app, deps, verificationEndpoints.submitVerification, (call) => submitVerification(deps, personOf(call)));
  mount(app, deps, verificationEndpoints.setIdentity, (call) => submitIdentity(deps, personOf(call), call.body));
}
