// Explains why the wording of a post breaks a rule and what to write instead. The text is a translation, or the
// server's message if this version of the app does not know the rule.

import type { Finding } from '#contracts/job-shapes.ts';
import type { Translate } from '../../i18n/translate.ts';

interface FindingText {
  /** Short title of the rule; empty for the learned reader, and for a rule that this version of the app does not know. */
  title: string;
  why: string;
  /** Suggested wording, or an empty string. */
  instead: string;
}

/**
 * Returns the texts that explain a finding (a passage of a post that may break a rule). `t` must have loaded the
 * translation topic `trust`. A mark of the learned reader names no rule, because its rule may be wrong.
 */
export function findingText(t: Translate, { code, message, by }: Finding): FindingText {
  if (by) return { title: '', why: t('trust:by_reader'), instead: '' };
  return {
    title: t(`trust:finding.${code}.title`, { defaultValue: '' }),
    why: t(`trust:finding.${code}.why`, { defaultValue: message }),
    instead: t(`trust:finding.${code}.instead`, { defaultValue: '' }),
  };
}

/**
 * Groups items by the rule that they break, so that each rule is explained once. All marks of the learned reader are one
 * group. The groups have the order in which their rules first occur.
 */
export function byRule<T>(things: readonly T[], findingOf: (thing: T) => Pick<Finding, 'code' | 'by'>): [T, ...T[]][] {
  const groups = new Map<string, [T, ...T[]]>();
  for (const thing of things) {
    const { code, by } = findingOf(thing);
    const group = groups.get(by ?? code);
    if (group) group.push(thing);
    else groups.set(by ?? code, [thing]);
  }
  return [...groups.values()];
}
