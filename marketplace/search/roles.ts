// The trade of a job: its words in every language, and a guess from a title. Pure.
import { type RoleSlug, roles } from '#contracts/reference.ts';
import { normaliseText } from '../places/normalise.ts';
import { lexicon } from './lexicon.ts';

const listOf = (words: string) => words.split(',').map((word) => word.trim());

/** Every word a trade is known by; nothing for a job without one. */
export function wordsOfRole(slug: string | null): readonly string[] {
  const role = roles.find((known) => known.slug === slug);
  return role ? [role.slug, lexicon[role.slug].names, lexicon[role.slug].hints] : [];
}

/** A title with one of these is somebody's who leads, sells or plans the work, not who does it. */
const NOT_A_TRADE = new Set(
  `accountant accounts admin administrator advisor analyst architect assistant associate audit bpo business buyer clerk coach
   consultant controller coordinator counsellor data design designer developer director editor engineer engineering executive
   faculty finance hr head inspector intern lead leader manager managers marketing mgr officer planner principal procurement
   professional programmer receptionist recruiter recruitment representative sales secretary software specialist supervisor
   support teacher therapist trader trainer writer मैनेजर प्रबंधक सुपरवाइजर इंजीनियर टीचर शिक्षक अधिकारी`.split(/\s+/),
);

interface Match {
  slug: RoleSlug;
  name: string;
}

/** The longest name of each trade that stands in the title as whole words. */
function matchesIn(title: string): Match[] {
  return roles.flatMap(({ slug }) => {
    const names = listOf(lexicon[slug].names)
      .map(normaliseText)
      .filter((name) => title.includes(` ${name} `));
    const longest = names.sort((a, b) => b.length - a.length)[0];
    return longest === undefined ? [] : [{ slug, name: longest }];
  });
}

/** The trade a title plainly names, or null: none, two that are not one inside the other, or a desk's title. */
export function guessRole(title: string): RoleSlug | null {
  const words = ` ${normaliseText(title)} `;
  const matches = matchesIn(words);
  const outer = matches.filter(
    ({ name }) => !matches.some((other) => other.name !== name && ` ${other.name} `.includes(` ${name} `)),
  );
  const [only, another] = outer;
  if (only === undefined || another !== undefined) return null;
  const rest = words.replace(` ${only.name} `, ' ').split(' ');
  return rest.some((word) => NOT_A_TRADE.has(word)) ? null : only.slug;
}
