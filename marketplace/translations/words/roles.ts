// Translates the name of a role: the glossary's name, or else the first of its search names in the script of the
// language.

import type { RoleSlug } from '#contracts/reference.ts';
import { roles } from '#contracts/roles.ts';
import { lexicon } from '../../search/lexicon.ts';
import { createVocabulary, type Target } from './vocabulary.ts';

/** Marathi is omitted: it shares the script with Hindi, and the search names in Hindi come first. */
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
