// The worker's certified days of work in building trades, and how many are missing for the board (D71).
import { useId } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ReadAloud } from '../../parts/reading/read-aloud.tsx';
import { useWorkDays } from './certificate-queries.ts';

/** Nothing for a worker without a day of work in a building trade. */
export function WorkDaysCard() {
  const { t } = useTranslation('certificate');
  const id = useId();
  const { data } = useWorkDays();
  if (!data || data.certified + data.uncertified === 0) return null;
  const { certified, uncertified, needed } = data;
  const missing = needed - certified;
  const lines = [
    t('board.certified', { days: certified, needed }),
    missing > 0 ? t('board.missing', { days: missing }) : t('board.enough'),
    ...(missing > 0 && uncertified > 0 ? [t('board.uncertified', { days: uncertified })] : []),
  ];
  return (
    <section className="card work-days" aria-labelledby={id}>
      <h2 id={id}>{t('board.title')}</h2>
      <progress className="work-days__bar" max={needed} value={Math.min(certified, needed)} aria-labelledby={id} />
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p className="soft small">{t('board.about')}</p>
      <ReadAloud of={{ text: { title: t('board.title'), words: [...lines, t('board.about')] } }} looks="big" />
    </section>
  );
}
