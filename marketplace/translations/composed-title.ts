// Composes a job's title from the trade, the number of people, and the shift or the kind of work (D110). Pure.
import { states } from '#contracts/lists.ts';
import type { Language } from '#contracts/values.ts';
import type { Place } from '../places/places.ts';
import { guessRole } from '../search/roles.ts';

type Names = Readonly<Record<string, string>>;

/**
 * The reader's language, and the texts in this language from which titles are composed. `pageTexts` of `locales/` has
 * this shape.
 */
export interface TitleTexts {
  language: Language;
  pages: {
    people: { one: string; other: string };
    /** `work` is the word for work of an unknown kind. */
    composed_title: { work: string; shift: Names };
  };
  reference: Readonly<Record<'role' | 'job_type' | 'state', Names>>;
}

/**
 * A job's title and the job's data from which another title can be composed. Old stored messages contain only the
 * title.
 */
export interface TitleFacts {
  title: string;
  role?: string | null | undefined;
  positions?: number | null | undefined;
  shift?: string | null | undefined;
  job_type?: string | null | undefined;
  city?: string | null | undefined;
  state?: string | null | undefined;
}

function placeName({ language, reference }: TitleTexts, state: string | null | undefined, place: Place | null) {
  const name = language === 'en' ? place?.name : place?.names[language === 'bh' ? 'hi' : language];
  const code = states.find((known) => known.name === state)?.code;
  return name ?? (code && reference.state[code]) ?? null;
}

function peopleText({ pages: { people } }: TitleTexts, positions: number | null | undefined): string | null {
  if (positions == null) return null;
  return (positions === 1 ? people.one : people.other).replace('{{count}}', String(positions));
}

/**
 * Returns the composed title, which names the trade: the job's role, or the trade that the employer's title names. If
 * no trade is known, the composed title names the kind of work and the place. Load the trades first (`readTrades`).
 */
export function composeTitle(facts: TitleFacts, reader: TitleTexts, place: Place | null): string {
  const { reference, pages } = reader;
  const role = facts.role ?? guessRole(facts.title);
  const trade = role && reference.role[role];
  const kind = facts.job_type && reference.job_type[facts.job_type];
  const shift = facts.shift && pages.composed_title.shift[facts.shift];
  const people = peopleText(reader, facts.positions);
  const parts = trade
    ? [trade, people, shift || kind]
    : [kind || pages.composed_title.work, people, placeName(reader, facts.state, place)];
  return parts.filter(Boolean).join(' · ');
}
