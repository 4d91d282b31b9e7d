// Describes steps in the history of an application: the reason (a code, or the words of a worker who withdrew), and
// whether the step is only a message.
import type { LabourApplication } from '#contracts/application-shapes.ts';
import { cancelReason } from '#contracts/reference.ts';
import type { Translate } from '../../i18n/translate.ts';

type Step = Pick<LabourApplication['timeline'][number], 'by' | 'reason'>;

/** Returns the name of the reason code; null without a code. `t` must have loaded the translation topic `reference`. */
export function reasonCodeText(t: Translate, { by, reason }: Step): string | null {
  const code = cancelReason.safeParse(reason);
  return by !== 'labour' && code.success ? t(`reference:cancel_reason.${code.data}`) : null;
}

/** True for a further message of the employer: a step without a change of status. */
export const isMessage = (steps: readonly Pick<LabourApplication['timeline'][number], 'status'>[], index: number) =>
  index > 0 && steps[index - 1]?.status === steps[index]?.status;

/** Returns the reason that the worker gave; null without a reason. */
export const workerReason = ({ by, reason }: Step): string | null => (by === 'labour' ? reason : null);
