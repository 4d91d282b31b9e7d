// The link in an SMS about a call: shows its question and stores the answer of the worker, without a session (D83). An
// answer to an offer ends the worker's part in a crew's bid to this call, as in the app.
import type { CallLink } from '#contracts/call-links.ts';
import { languageOf } from '#contracts/languages.ts';
import { fail, Problem } from '#contracts/problems.ts';
import type { Person } from '../../actor.ts';
import { confirmCall } from '../../calls/actions/answer-call.ts';
import { allowedOf, outcomeOf } from '../../calls/actions/show.ts';
import { type CallLinkRow, findLink } from '../../calls/link-queries.ts';
import { isLinkValid } from '../../calls/links.ts';
import { findLabourCall, type LabourCallRow } from '../../calls/read-queries.ts';
import { isNight } from '../../calls/rules.ts';
import type { Deps } from '../../deps.ts';
import { answerAloneOrTogether } from './bid-to-call.ts';

type Store = Pick<Deps, 'db'>;

export interface OpenLink {
  link: CallLinkRow;
  call: LabourCallRow;
}

/** `unknown`: no SMS had this token. `expired`: the question is over, or the account is suspended or erased. */
type Found = OpenLink | 'unknown' | 'expired';

/** Finds the question of a token. */
export async function findOpenLink({ db }: Store, token: string): Promise<Found> {
  const link = await findLink(db, token);
  if (!link) return 'unknown';
  const call = await findLabourCall(db, link.labour_id, link.uid);
  if (!call || !link.is_active || call.is_dismissed) return 'expired';
  return isLinkValid(link.purpose, call.facts, Date.parse(call.answered_at ?? '')) ? { link, call } : 'expired';
}

const isConfirmed = ({ purpose }: CallLinkRow, { seat, confirmed_at, coming_at }: LabourCallRow) =>
  seat === 'place' && (purpose === 'evening' ? confirmed_at : coming_at) !== null;

/** Returns the result of the answer to the question of the link; null before the answer. */
function resultOf({ link, call }: OpenLink): CallLink['outcome'] {
  const outcome = outcomeOf(call);
  if (link.purpose === 'offer') return outcome;
  if (isConfirmed(link, call)) return 'confirmed';
  return outcome === 'place' ? null : outcome;
}

/** True while the question waits for its first answer. */
const isOpen = ({ link: { purpose }, call }: OpenLink): boolean =>
  purpose === 'offer' ? call.answer === null && allowedOf(call).includes('yes') : allowedOf(call).includes(purpose);

/** Returns the question of a link. It names the work, and neither the worker nor the employer. */
export function questionOf({ link, call }: OpenLink): CallLink {
  return {
    purpose: link.purpose,
    language: languageOf(link.language) ?? 'en',
    role: call.role,
    state: call.state,
    city: call.city,
    date: call.date,
    starts_at: call.starts_at,
    ends_at: call.ends_at,
    pay: call.pay,
    night: isNight(call.start_time, call.end_time),
    outcome: resultOf({ link, call }),
    is_open: isOpen({ link, call }),
  };
}

interface LinkAnswer {
  answer: 'yes' | 'no';
  night_ok?: boolean | undefined;
}

function store(db: Store, { link }: OpenLink, { answer, night_ok }: LinkAnswer) {
  const labour: Person = { type: 'labour', id: link.labour_id };
  if (link.purpose === 'offer') return answerAloneOrTogether(db, labour, { uid: link.uid, answer, night_ok });
  return confirmCall(db, labour, { uid: link.uid, which: link.purpose, answer });
}

/** Refusals that the page shows as a result. Their details are personal: another work, and the profile of the worker. */
const refusals: Readonly<Record<string, 'booked' | 'profile'>> = {
  already_booked: 'booked',
  profile_incomplete: 'profile',
};

/**
 * Stores the answer to the question of a link and returns the question with its result. Stores it as
 * {@link answerAloneOrTogether} and {@link confirmCall} do. Fails with `not_found` if the link has expired by now, and
 * with `call_phase` and `night_ok_required`.
 */
export async function answerLink(db: Store, token: string, found: OpenLink, given: LinkAnswer): Promise<CallLink> {
  try {
    await store(db, found, given);
  } catch (error) {
    const refusal = error instanceof Problem && refusals[error.code];
    if (!refusal) throw error;
    return { ...questionOf(found), outcome: refusal };
  }
  const now = await findOpenLink(db, token);
  return typeof now === 'string' ? fail('not_found') : questionOf(now);
}
