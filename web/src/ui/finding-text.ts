// Why words of a post break a rule, and what to write instead: ours where we have a sentence, else the server's.
import type { TFunction } from 'i18next';
import type { Finding } from '#contracts/jobs.ts';

/** `instead` is empty where there is nothing better to write. The `trust` topic must be there. */
export function findingText(t: TFunction, { code, message }: Finding): { why: string; instead: string } {
  return {
    why: t(`trust:finding.${code}.why`, { defaultValue: message }),
    instead: t(`trust:finding.${code}.instead`, { defaultValue: '' }),
  };
}
