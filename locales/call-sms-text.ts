// Renders the SMS about calls for a day in the reader's language (D83). The variables are those of the registered
// template. No SMS names the employer or the worker.
import type { RoleSlug } from '#contracts/reference.ts';
import type { Language } from '#contracts/values.ts';
import { fill, textsOf } from './server-texts.ts';

interface CallSmsText {
  template: 'call_offer' | 'call_evening' | 'call_morning';
  language: Language;
  domain: string;
  role: RoleSlug;
  city: string;
  /** The day of the work, `YYYY-MM-DD`. */
  date: string;
  start_time: string;
  pay: number;
  token: string;
}

/** Limit of the telecom operators for a variable. */
const MAX_VARIABLE = 30;

const short = (text: string) => [...text].slice(0, MAX_VARIABLE).join('');

/** Returns day and month as digits, which every reader knows: `29/11`. */
const dayOf = (date: string) => `${date.slice(8, 10)}/${date.slice(5, 7)}`;

/** Returns the text of the SMS and its variables. */
export function callSmsText({ template, language, domain, ...facts }: CallSmsText) {
  const { sms, reference, places } = textsOf(language);
  const when = { trade: short(reference.role[facts.role]), day: dayOf(facts.date), time: facts.start_time };
  const offer = { place: short(places[facts.city] ?? facts.city), pay: String(facts.pay) };
  const variables = { ...when, ...(template === 'call_offer' && offer), token: facts.token };
  const link = `${domain}/y/${facts.token}`;
  return { text: fill(sms[template], { ...variables, link }), variables };
}
