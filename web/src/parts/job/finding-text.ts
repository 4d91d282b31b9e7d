// Explains why the wording of a post breaks a rule and what to write instead. The text is a translation, or the
// server's message if this version of the app does not know the rule.

import type { Finding } from '#contracts/job-shapes.ts';
import type { Translate } from '../../i18n/translate.ts';

interface FindingText {
  /** Short title of the rule; empty for a rule that this version of the app does not know. */
  title: string;
  why: string;
  /** Suggested wording, or an empty string. */
  instead: string;
}

/**
 * Returns the texts that explain a finding (a passage of a post that may break a rule). `t` must have loaded the
 * translation topic `trust`.
 */
export function findingText(t: Translate, { code, message }: Finding): FindingText {
  return {
    title: t(`trust:finding.${code}.title`, { defaultValue: '' }),
    why: t(`trust:finding.${code}.why`, { defaultValue: message }),
    instead: t(`trust:finding.${code}.instead`, { defaultValue: '' }),
  };
}

/**
 * Groups items by the code of the rule that they break, so that each rule is explained once. The groups have the order
 * in which their rules first occur.
 */
export function byRule<T>(things: readonly T[], codeOf: (thing: T) => string): [T, ...T[]][] {
  const groups = new Map<string, [T, ...T[]]>();
  for (const thing of things) {
    const group = groups.get(codeOf(thing));
    if (group) group.push(thing);
    else groups.set(codeOf(thing), [thing]);
  }
  return [...groups.values()];
}
