// HTTP routes of ratings for workers and employers, and of the caller's score.
import type { Express } from 'express';
import { ratingEndpoints as endpoints, type GivenRating, type ReceivedRating } from '#contracts/ratings.ts';
import { contestRating } from '#marketplace/ratings/actions/contest.ts';
import { changeRating, rate } from '#marketplace/ratings/actions/rate.ts';
import { showGivenRatings, showReceivedRatings } from '#marketplace/ratings/actions/show.ts';
import { checkReview } from '#marketplace/ratings/rules.ts';
import { showScore } from '#marketplace/reputation/actions/show.ts';
import type { ApiDeps } from '../deps.ts';
import { readIdempotencyKey } from '../http/idempotency-key.ts';
import { titleItems } from '../http/reader-titles.ts';
import { mount, personOf } from '../http/route.ts';
import { withWordsLang } from '../http/words-lang.ts';

/**
 * Adds to a rating the languages of its review, objection and moderator's answer that are not the reader's language.
 */
const withLangs = ({ req }: Parameters<typeof titleItems>[0], rating: ReceivedRating) =>
  withWordsLang(req, rating, {
    review: rating.review,
    reason: rating.contest?.reason,
    outcome: rating.contest?.outcome,
  });

/** Adds to a rating the language of its review, which the caller wrote, if it is not the reader's language. */
const withOwnLang = ({ req }: Parameters<typeof titleItems>[0], rating: GivenRating) =>
  withWordsLang(req, rating, { review: rating.review });

export function ratingRoutes(app: Express, deps: ApiDeps): void {
  mount(app, deps, endpoints.rate, async (call) =>
    withOwnLang(call, await rate(deps, personOf(call), { ...call.body, idempotency: readIdempotencyKey(call) })),
  );
  mount(app, deps, endpoints.changeRating, async (call) =>
    withOwnLang(call, await changeRating(deps, personOf(call), call.params.rating_id, call.body)),
  );
  mount(app, deps, endpoints.listGiven, async (call) => {
    const answer = await showGivenRatings(call.readDeps, personOf(call), call.query);
    return { ...answer, ratings: answer.ratings.map((one) => withOwnLang(call, one)) };
  });
  mount(app, deps, endpoints.listReceived, async (call) => {
    const answer = await showReceivedRatings(call.readDeps, personOf(call), call.query);
    const ratings = await titleItems(call, answer.ratings);
    return { ...answer, ratings: ratings.map((one) => withLangs(call, one)) };
  });
  mount(app, deps, endpoints.contestRating, async (call) => {
    const rating = await contestRating(deps, personOf(call), call.params.rating_id, call.body.reason);
    const [titled = rating] = await titleItems(call, [rating]);
    return withLangs(call, titled);
  });
  mount(app, deps, endpoints.lintReview, async ({ body }) => ({ findings: checkReview(body.review).findings }));
  mount(app, deps, endpoints.getScore, (call) => showScore(call.readDeps, personOf(call)));
}
