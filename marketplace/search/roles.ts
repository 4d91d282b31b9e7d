// Guesses the trade of a job from its title. Pure.
import type { RoleSlug } from '#contracts/reference.ts';
import { rawWords, tokenOf } from './tokens.ts';
import { type TradeSpan, tradeSpans } from './trades.ts';

/** Words in the titles of office positions, for example for leading, planning or selling. Such jobs get no trade. */
const NOT_A_TRADE = new Set(
  `accountant accounts admin administrator advisor analyst architect assistant associate audit bpo business buyer clerk coach
   consultant controller coordinator counsellor data design designer developer director editor engineer engineering executive
   faculty finance hr head inspector intern lead leader manager managers marketing mgr officer planner principal procurement
   professional programmer receptionist recruiter recruitment representative sales secretary software specialist supervisor
   support teacher therapist trader trainer writer मैनेजर प्रबंधक सुपरवाइजर इंजीनियर टीचर शिक्षक अधिकारी`.split(/\s+/),
);

/**
 * Returns the trade that a title clearly names. Null if the title names no trade, several separate trades, or an office
 * position.
 */
export function guessRole(title: string): RoleSlug | null {
  const tokens = rawWords(title).map(tokenOf);
  const names = tradeSpans(tokens, 'exact').filter(({ meanings }) => meanings.some(({ isName }) => isName));
  const outer = names.filter((span) => !names.some((other) => other !== span && isInside(span, other)));
  const meant = new Set(outer.flatMap(({ meanings }) => meanings.map(({ role }) => role)));
  const [only] = meant;
  if (!only || meant.size > 1) return null;
  const named = (index: number) => outer.some(({ start, length }) => index >= start && index < start + length);
  return tokens.some(({ word }, index) => !named(index) && NOT_A_TRADE.has(word)) ? null : only;
}

const isInside = (inner: TradeSpan, outer: TradeSpan) =>
  inner.start >= outer.start && inner.start + inner.length <= outer.start + outer.length && inner.length < outer.length;
