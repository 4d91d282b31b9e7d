// The reason of a step in the history of an application: a code, or the words of a worker who withdrew.
import type { LabourApplication } from '#contracts/application-shapes.ts';
import { cancelReason } from '#contracts/reference.ts';
import type { Translate } from '../../i18n/translate.ts';

type Step = Pick<LabourApplication['timeline'][number], 'by' | 'reason'>;

/** Returns the name of the reason code; null without a code. `t` must have the topic `reference`. */
export function reasonCodeText(t: Translate, { by, reason }: Step): string | null {
  const code = cancelReason.safeParse(reason);
  return by !== 'labour' && code.success ? t(`reference:cancel_reason.${code.data}`) : null;
}

/** Returns the reason that the worker gave; null without a reason. */
export const workerReason = ({ by, reason }: Step): string | null => (by === 'labour' ? reason : null);
