// Translates the name of a role. Uses the glossary, or else the role's first search name in the script of the target
// language.

import type { RoleSlug } from '#contracts/reference.ts';
import { roles } from '#contracts/roles.ts';
import { lexicon } from '../../search/lexicon.ts';
import { createVocabulary, type Target } from './vocabulary.ts';

/**
 * Matches names in the script of each target language. Marathi is omitted, because it has the same script as Hindi:
 * Hindi names come first in the lexicon, so a Hindi name would be chosen.
 */
const scripts: Readonly<Partial<Record<Target, RegExp>>> = {
  hi: /^\p{Script=Devanagari}/u,
  ta: /^\p{Script=Tamil}/u,
  te: /^\p{Script=Telugu}/u,
  bn: /^\p{Script=Bengali}/u,
  ml: /^\p{Script=Malayalam}/u,
};

function firstInScript(slug: RoleSlug, script: RegExp): string | null {
  const names = lexicon[slug].names.split(',').map((name) => name.trim().replace(/\s+/g, ' '));
  return names.find((name) => script.test(name)) ?? null;
}

/** Returns the name of a role; null for an unknown role or if no name is known. */
export function translateRole(slug: string, target: Target): string | null {
  const own = createVocabulary().codes.get(slug)?.[target];
  if (own) return own;
  const known = roles.find((role) => role.slug === slug);
  const script = scripts[target];
  return known && script ? firstInScript(known.slug, script) : null;
}
