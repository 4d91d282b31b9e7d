// Compares the daily pay of a job with the usual pay for its trade in its place: a sentence and a bar. Hidden if the
// server sends no comparison.
import './pay-compare.css';
import type { JobDetail } from '#contracts/job-shapes.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import { BoldText } from '../../kit/text/bold-text.tsx';
import { formatRupees } from '../../kit/text/money.ts';
import { roleText } from '../../parts/job/job-tags.ts';
import { usePlaceNames } from '../../parts/places/place.ts';

type Comparison = NonNullable<JobDetail['pay_comparison']>;

/** Returns the positions of the job's pay and of the median on a bar, in percent, with a margin at both ends. */
export function marksOf(pay: number, median: number): { pay: number; median: number } {
  const from = Math.min(pay, median) * 0.75;
  const to = Math.max(pay, median) * 1.15;
  const at = (amount: number) => Math.round(((amount - from) / (to - from)) * 1000) / 10;
  return { pay: at(pay), median: at(median) };
}

interface PayCompareProps {
  comparison: Comparison | null | undefined;
  role: string | null;
}

export function PayCompare({ comparison, role }: PayCompareProps) {
  const { t } = useTranslation(['job-page', 'reference']);
  const { areaText } = usePlaceNames();
  if (!comparison) return null;
  const { pay, median, sample } = comparison;
  const way = pay > median ? 'more' : pay < median ? 'less' : 'same';
  const icon = { more: 'arrow-up', less: 'arrow-down', same: 'equal' } as const;
  const values = {
    amount: formatRupees(Math.abs(pay - median)),
    trade: role ? roleText(t, role) : t('job-page:this_work'),
    place: areaText(comparison.place),
  };
  return (
    <section className="pay-compare" data-way={way} aria-label={t('job-page:compare.title')}>
      <p className="pay-compare__words">
        <Icon name={icon[way]} size={20} />
        <span>
          <BoldText text={t(`job-page:compare.${way}`, values)} />
        </span>
      </p>
      <Bar marks={marksOf(pay, median)} />
      <p className="pay-compare__ends num">
        <span>{t('job-page:compare.usual', { amount: formatRupees(median) })}</span>
        <b>{t('job-page:compare.here', { amount: formatRupees(pay) })}</b>
      </p>
      <p className="soft small">{t('job-page:compare.from', { count: sample })}</p>
    </section>
  );
}

function Bar({ marks }: { marks: { pay: number; median: number } }) {
  const start = Math.min(marks.pay, marks.median);
  return (
    <svg className="pay-compare__bar" viewBox="0 0 100 16" preserveAspectRatio="none" aria-hidden="true">
      <rect className="pay-compare__ground" x="0" y="5" width="100" height="6" />
      <rect className="pay-compare__between" x={start} y="5" width={Math.abs(marks.pay - marks.median)} height="6" />
      <line className="pay-compare__median" x1={marks.median} x2={marks.median} y1="1" y2="15" />
      <line className="pay-compare__pay" x1={marks.pay} x2={marks.pay} y1="0" y2="16" />
    </svg>
  );
}
