// Renders the SMS with the code of a crew's member in the reader's language (D81). It names neither leader nor employer.
import { states } from '#contracts/lists.ts';
import type { RoleSlug } from '#contracts/reference.ts';
import type { Language } from '#contracts/values.ts';
import { fill, textsOf } from './server-texts.ts';

interface CrewCode {
  language: Language;
  code: string;
  role: RoleSlug | null;
  city: string | null;
  state: string;
  pay: number | null;
}

/** Limit of the telecom operators for a variable. */
const MAX_VARIABLE = 30;

const short = (text: string) => [...text].slice(0, MAX_VARIABLE).join('');

/** Returns the text of the SMS and its variables. */
export function crewCodeText({ language, code, role, city, state, pay }: CrewCode) {
  const { sms, reference, places } = textsOf(language);
  const stateCode = states.find(({ name }) => name === state)?.code;
  const place = city ? (places[city] ?? city) : stateCode ? reference.state[stateCode] : state;
  const variables = {
    code,
    trade: short(role ? reference.role[role] : sms.any_work),
    place: short(place),
    pay: pay === null ? sms.full_pay : fill(sms.crew_pay, { amount: pay }),
  };
  return { text: fill(sms.crew_code, variables), variables };
}
