// Shows the deadline of a step of a breach: the remaining time, the delay, or how the step was settled.

import type { BreachRow } from '#contracts/breaches.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import { spanText, useNow } from '../../parts/admin/due-time.ts';

type Step = BreachRow['steps'][number];

const SECOND_MS = 1000;
/**
 * One hour, in milliseconds. Some steps must be done at once: their deadline is the moment of the discovery. For the
 * first hour after the discovery, such a step is shown as “due now” instead of as late.
 */
const AT_ONCE_MS = 60 * 60 * SECOND_MS;

export function Due({ step, discovered_at }: { step: Step; discovered_at: string }) {
  const { t } = useTranslation('admin-breaches');
  const { language } = useLanguage();
  const now = useNow(SECOND_MS * 15);
  if (step.state !== 'open')
    return (
      <span className="breach-due" data-state="done">
        <Icon name="check-circle" size={16} />
        {t(`state.${step.state}`)}
      </span>
    );
  const due = Date.parse(step.due_at);
  const atOnce = due === Date.parse(discovered_at) && now - due < AT_ONCE_MS;
  const time = spanText(due - now, language);
  const isLate = due < now && !atOnce;
  return (
    <span className="breach-due" data-late={isLate || undefined}>
      <Icon name={isLate ? 'alert' : 'clock'} size={16} />
      {atOnce ? t('now') : isLate ? t('late', { time }) : t('left', { time })}
    </span>
  );
}
