// An example of recorded days and money, for pages on which nothing is recorded yet. Screen readers skip the drawing.
import { useTranslation } from '../../i18n/use-translation.ts';
import type { Square } from './days.ts';
import { MoneyPicture, Pieces } from './drawings.tsx';
import { Days } from './month-grid.tsx';

const week: readonly Square[] = ['full', 'full', 'full', 'half', 'full', 'full', 'open'];
const squares = new Map(week.map((square, index) => [`2026-02-0${index + 1}`, square] as const));
const EXAMPLE = 200_000;

export function WagesExample() {
  const { t } = useTranslation('wages');
  return (
    <figure className="wages-example">
      <div aria-hidden="true">
        <MoneyPicture kind="receive" />
        <Pieces paise={EXAMPLE} />
        <Days month="2026-02" squares={squares} />
      </div>
      <figcaption className="soft small">{t('example')}</figcaption>
    </figure>
  );
}
