// Why words of a post break a rule, and what to write instead: ours where we have a sentence, else the server's.
import type { TFunction } from 'i18next';
import type { Finding } from '#contracts/jobs.ts';

interface FindingText {
  /** A few words that name it; empty for a rule that is new to this page. */
  title: string;
  why: string;
  /** Empty where there is nothing better to write. */
  instead: string;
}

/** The `trust` topic must be there. */
export function findingText(t: TFunction, { code, message }: Finding): FindingText {
  return {
    title: t(`trust:finding.${code}.title`, { defaultValue: '' }),
    why: t(`trust:finding.${code}.why`, { defaultValue: message }),
    instead: t(`trust:finding.${code}.instead`, { defaultValue: '' }),
  };
}

/** Things by the rule they break, in the order they were found: a rule is explained once. */
export function byRule<T>(things: readonly T[], codeOf: (thing: T) => string): [T, ...T[]][] {
  const groups = new Map<string, [T, ...T[]]>();
  for (const thing of things) {
    const group = groups.get(codeOf(thing));
    if (group) group.push(thing);
    else groups.set(codeOf(thing), [thing]);
  }
  return [...groups.values()];
}
