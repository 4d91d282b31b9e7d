// The page of a link in an SMS about a call without scripts (`/y/{token}/plain`): one question as a form with two buttons,
// and then the result (D83). The token in the path is the whole authority, so the form needs no CSRF token.
import type { Response } from 'express';
import { type CallLink, callLinkEndpoints } from '#contracts/call-links.ts';
import type { Problem } from '#contracts/problems.ts';
import { weekdayText } from '#locales/date-time-text.ts';
import { hourText } from '#locales/day-parts.ts';
import { fill, type ServerTexts, textsOf } from '#locales/server-texts.ts';
import type { Frame } from '../frame.ts';
import { type Html, html } from '../html.ts';
import { rupeesText } from '../job-words.ts';
import { sendLitePage } from './lite-page.ts';

/** Returns the path of the page for a token, also for one that a messenger has cut off. */
export const plainLinkPath = (token: string) => `/y/${encodeURIComponent(token)}/plain`;

/** Whether a token has the form of a token. */
export const isToken = (token: string): boolean =>
  callLinkEndpoints.readCallLink.params?.safeParse({ token }).success ?? false;

/** Refusals that this page explains. */
function problemText({ problems }: ServerTexts, { code, params }: Problem): string {
  const texts: Readonly<Record<string, string>> = problems.code;
  return fill(texts[code] ?? problems.code.internal, params);
}

interface View {
  token: string;
  frame: Frame;
  link: CallLink;
  /** Why the answer was refused; null if it was not. */
  refusal: Problem | null;
}

function resultOf({ calls }: ServerTexts, outcome: NonNullable<CallLink['outcome']>, when: Record<string, string>) {
  const place = fill(calls.link.place, when);
  const words: Record<typeof outcome, [string, string | null]> = {
    place: [calls.outcome.place.title, place],
    confirmed: [calls.link.confirmed, place],
    reserve: [calls.outcome.reserve.title, calls.outcome.reserve.text],
    full: [calls.outcome.full.title, calls.outcome.full.text],
    no: [calls.outcome.no.title, calls.outcome.no.text],
    booked: [calls.booked.title, null],
    profile: [calls.link.profile, calls.link.profile_text],
  };
  const [title, text] = words[outcome];
  return html`<div class="warn" role="status"><p><strong>${title}</strong></p>${text ? html`<p>${text}</p>` : null}</div>`;
}

function formOf({ calls }: ServerTexts, { token, frame, link }: View): Html {
  const isOffer = link.purpose === 'offer';
  const question = link.purpose === 'offer' ? calls.link.ask : calls.ask[link.purpose];
  const yes = link.purpose === 'offer' ? calls.call.yes : calls.ask[`${link.purpose}_yes`];
  const night =
    isOffer && link.night
      ? html`<label class="check"><input type="checkbox" name="night_ok" value="true" required>${calls.call.night_ok}</label>`
      : null;
  return html`<h2>${question}</h2>
<form method="post" action="${plainLinkPath(token)}?language=${frame.language}">
${night}
<p><button name="answer" value="yes">${yes}</button></p>
<p><button class="other" name="answer" value="no" formnovalidate>${calls.call.no}</button></p>
</form>`;
}

function mainOf(view: View): Html {
  const { frame, link, refusal } = view;
  const texts = textsOf(frame.language);
  const { calls, pages, places, reference } = texts;
  const { language } = frame;
  const at = (instant: string) => hourText(instant, { language });
  const pay = fill(pages.pay.per, { amount: rupeesText(link.pay), period: reference.salary_period.day });
  const day = weekdayText(link.date, language);
  const when = { day, time: at(link.starts_at) };
  const facts = [
    day,
    fill(calls.call.hours, { from: when.time, until: at(link.ends_at) }),
    places[link.city] ?? link.city,
  ];
  return html`${link.outcome ? resultOf(texts, link.outcome, when) : null}
<h1>${reference.role[link.role]}</h1>
<p class="pay">${pay}</p>
${facts.map((fact) => html`<p>${fact}</p>\n`)}
${refusal ? html`<div class="warn" role="alert"><p>${problemText(texts, refusal)}</p></div>` : null}
${link.is_open && link.outcome === null ? formOf(texts, view) : null}
<p><a href="/labour/dashboard/calls">${calls.link.mine}</a></p>`;
}

/** Sends the question or its result. */
export function sendLinkPage(res: Response, view: View): void {
  const { role } = view.link;
  sendLitePage(res, view.frame, {
    title: textsOf(view.frame.language).reference.role[role],
    canonical: null,
    isSecret: true,
    addressIn: (code) => `${plainLinkPath(view.token)}?language=${code}`,
    main: mainOf(view),
  });
}

/** Sends the page of a link that is wrong or has expired (404), or that may not be opened now (429). */
export function sendClosedLink(
  res: Response,
  frame: Frame,
  { token, problem }: { token: string; problem: Problem },
): void {
  const texts = textsOf(frame.language);
  const { calls } = texts;
  const isOver = problem.code === 'not_found';
  const title = isOver ? calls.link.expired : problemText(texts, problem);
  sendLitePage(res.status(problem.status), frame, {
    title,
    canonical: null,
    isSecret: true,
    addressIn: (language) => `${plainLinkPath(token)}?language=${language}`,
    main: html`<h1>${title}</h1>${isOver ? html`<p>${calls.link.expired_text}</p>` : null}
<p><a href="/labour/dashboard/calls">${calls.link.mine}</a></p>`,
  });
}
