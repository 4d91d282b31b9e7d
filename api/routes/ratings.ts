// HTTP routes of ratings for workers and employers, and of the caller's score.
import type { Express } from 'express';
import { ratingEndpoints as endpoints } from '#contracts/ratings.ts';
import { contestRating } from '#marketplace/ratings/actions/contest.ts';
import { changeRating, rate } from '#marketplace/ratings/actions/rate.ts';
import { showGivenRatings, showReceivedRatings } from '#marketplace/ratings/actions/show.ts';
import { checkReview } from '#marketplace/ratings/rules.ts';
import { showScore } from '#marketplace/reputation/actions/show.ts';
import type { ApiDeps } from '../deps.ts';
import { titleItems } from '../http/reader-titles.ts';
import { mount, personOf } from '../http/route.ts';

export function ratingRoutes(app: Express, deps: ApiDeps): void {
  mount(app, deps, endpoints.rate, (call) => rate(deps, personOf(call), call.body));
  mount(app, deps, endpoints.changeRating, (call) =>
    changeRating(deps, personOf(call), call.params.rating_id, call.body),
  );
  mount(app, deps, endpoints.listGiven, (call) => showGivenRatings(call.readDeps, personOf(call), call.query));
  mount(app, deps, endpoints.listReceived, async (call) => {
    const answer = await showReceivedRatings(call.readDeps, personOf(call), call.query);
    return { ...answer, ratings: await titleItems(call, answer.ratings) };
  });
  mount(app, deps, endpoints.contestRating, async (call) => {
    const rating = await contestRating(deps, personOf(call), call.params.rating_id, call.body.reason);
    const [titled = rating] = await titleItems(call, [rating]);
    return titled;
  });
  mount(app, deps, endpoints.lintReview, async ({ body }) => ({ findings: checkReview(body.review).findings }));
  mount(app, deps, endpoints.getScore, (call) => showScore(call.readDeps, personOf(call)));
}
