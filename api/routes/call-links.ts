// HTTP routes of the links in SMS about calls, for callers who are not signed in.
import type { Express } from 'express';
import { callLinkEndpoints as endpoints } from '#contracts/call-links.ts';
import { answerLink, questionOf } from '#marketplace/crews/actions/answer-link.ts';
import type { ApiDeps } from '../deps.ts';
import { callLinkOpener } from '../http/open-call-link.ts';
import { mount } from '../http/route.ts';

export function callLinkRoutes(app: Express, deps: ApiDeps): void {
  const open = callLinkOpener(deps);
  mount(app, deps, endpoints.readCallLink, async ({ req, res, params }) =>
    questionOf(await open(req, res, params.token)),
  );
  mount(app, deps, endpoints.answerCallLink, async ({ req, res, params, body }) =>
    answerLink(deps, params.token, await open(req, res, params.token), body),
  );
}
