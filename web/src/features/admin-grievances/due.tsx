// Shows the next deadline of a grievance: the remaining time, or the delay.

import type { GrievanceRow } from '#contracts/grievances.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import { spanText, useNow } from '../../parts/admin/due-time.ts';

type Timed = Pick<GrievanceRow, 'status' | 'due_ack_at' | 'due_at' | 'verdict'>;

export function Due({ of }: { of: Timed }) {
  const { t } = useTranslation('admin-grievances');
  const { language } = useLanguage();
  const now = useNow();
  if (of.status === 'decided') return <span>{of.verdict && t(`verdict.${of.verdict}`)}</span>;
  const left = Date.parse(of.status === 'received' ? of.due_ack_at : of.due_at) - now;
  const time = spanText(left, language);
  return (
    <span className="grievance-due" data-late={left < 0 || undefined}>
      <Icon name={left < 0 ? 'alert' : 'clock'} size={16} />
      {left < 0 ? t('late', { time }) : t('left', { time })}
    </span>
  );
}
