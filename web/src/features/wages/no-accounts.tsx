// The page of wages before the first job: what will appear, with an example that is drawn and not read aloud.
import { useTranslation } from '../../i18n/use-translation.ts';
import { LinkButton } from '../../kit/control/button.tsx';
import { paths } from '../../kit/navigation/paths.ts';
import type { Square } from './days.ts';
import { MoneyPicture, Pieces } from './drawings.tsx';
import { Days } from './month-grid.tsx';

const week: readonly Square[] = ['full', 'full', 'full', 'half', 'full', 'full', 'open'];
const squares = new Map(week.map((square, index) => [`2026-02-0${index + 1}`, square] as const));
const EXAMPLE = 200_000;

export function NoAccounts() {
  const { t } = useTranslation(['wages', 'shell']);
  return (
    <div className="empty-state">
      <figure className="wages-example">
        <div aria-hidden="true">
          <MoneyPicture kind="receive" />
          <Pieces paise={EXAMPLE} />
          <Days month="2026-02" squares={squares} />
        </div>
        <figcaption className="soft small">{t('wages:example')}</figcaption>
      </figure>
      <h2 className="empty-state__title">{t('wages:none')}</h2>
      <p>{t('wages:none_step')}</p>
      <LinkButton variant="main" icon="search" to={paths.jobs}>
        {t('shell:nav.jobs')}
      </LinkButton>
    </div>
  );
}
