// The name of a role in a target language: the glossary's own, else of the names it is found by the first in that language's script.

import type { RoleSlug } from '#contracts/reference.ts';
import { roles } from '#contracts/roles.ts';
import { lexicon } from '../../search/lexicon.ts';
import { createVocabulary, type Target } from './vocabulary.ts';

/** Marathi is not here: in its script Hindi's names come first. */
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

/** Null for what is no role of ours, and where it has no name. */
export function translateRole(slug: string, target: Target): string | null {
  const own = createVocabulary().codes.get(slug)?.[target];
  if (own) return own;
  const known = roles.find((role) => role.slug === slug);
  const script = scripts[target];
  return known && script ? firstInScript(known.slug, script) : null;
}
