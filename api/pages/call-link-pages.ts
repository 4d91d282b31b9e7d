// Routes of the links in SMS about calls (`/y/{token}`): the app page, and the same question as a form without scripts.
import express, { type Express, type Request, type Response } from 'express';
import { type CallLink, callLinkEndpoints } from '#contracts/call-links.ts';
import { fail, Problem } from '#contracts/problems.ts';
import { brandIn } from '#locales/brand.ts';
import { pageTexts } from '#locales/page-texts.ts';
import { answerLink, type OpenLink, questionOf } from '#marketplace/crews/actions/answer-link.ts';
import type { ApiDeps } from '../deps.ts';
import { callLinkOpener } from '../http/open-call-link.ts';
import type { AppPage } from './app-page.ts';
import { type Frame, frameOf } from './frame.ts';
import { html } from './html.ts';
import { isToken, plainLinkPath, sendClosedLink, sendLinkPage } from './lite/call-link-page.ts';

/** Maximum size of the form in bytes. */
const FORM_LIMIT = 1000;

const body = callLinkEndpoints.answerCallLink.body;

type Given = Parameters<typeof answerLink>[3];

/** Returns the answer of a form: a checkbox that is not ticked sends no field. */
function answerOf({ body: fields }: Request): Given | null {
  const { answer, night_ok }: Record<string, unknown> = fields ?? {};
  const read = body.safeParse({ answer, ...(night_ok === 'true' && { night_ok: true }) });
  return read.success ? read.data : null;
}

/** Sends the app page of a link. Without scripts, it leads to the form. Does not read the token, as the app does so. */
async function sendApp(
  deps: ApiDeps,
  page: AppPage,
  { req, res, token }: { req: Request; res: Response; token: string },
) {
  const { language, brand } = await frameOf(deps, req, 'lng');
  const plain = plainLinkPath(token);
  const { script } = pageTexts(language).pages;
  page.send(res, {
    language,
    head: html`<title>${brand}</title><meta name="robots" content="noindex">`,
    isSecret: true,
    without_script: html`<meta http-equiv="refresh" content="0; url=${plain}"><p><a href="${plain}">${script.plain}</a></p>`,
  });
}

/** Mounts the pages of links. */
export function callLinkPages(app: Express, deps: ApiDeps, page: AppPage): void {
  const open = callLinkOpener(deps);

  /** Stores the answer and returns the question with its result, or with the refusal. */
  async function answer(
    token: string,
    found: OpenLink,
    given: Given,
  ): Promise<{ link: CallLink; refusal: Problem | null }> {
    try {
      return { link: await answerLink(deps, token, found, given), refusal: null };
    } catch (error) {
      if (!(error instanceof Problem) || error.code === 'not_found') throw error;
      return { link: questionOf(found), refusal: error };
    }
  }

  /** Shows the question; after `given`, its result. */
  async function show(req: Request, res: Response, given: Given | null): Promise<void> {
    const token = String(req.params.token);
    const frame = await frameOf(deps, req, 'language');
    try {
      const found = isToken(token) ? await open(req, res, token) : fail('not_found');
      const { link, refusal } = given ? await answer(token, found, given) : { link: questionOf(found), refusal: null };
      if (refusal) res.status(refusal.status);
      sendLinkPage(res, { token, frame: inLanguage(frame, link), link, refusal });
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      sendClosedLink(res, frame, { token, problem: error });
    }
  }

  app.get('/y/:token', (req, res) => {
    const { token } = req.params;
    return isToken(token) ? sendApp(deps, page, { req, res, token }) : page.send(res);
  });
  app.get('/y/:token/plain', (req, res) => show(req, res, null));
  const readForm = express.urlencoded({ extended: false, limit: FORM_LIMIT, parameterLimit: 4 });
  app.post('/y/:token/plain', readForm, (req, res) => show(req, res, answerOf(req)));
}

/** The page in the language that the reader chose on it, else in that of the SMS. */
function inLanguage(frame: Frame, { language }: CallLink): Frame {
  return frame.asked ? frame : { ...frame, language, brand: brandIn(language, frame.site_name) };
}
