// The page of wages for a user without a wage account. It explains with an example what the page will show. Screen
// readers skip the drawing.
import { useTranslation } from '../../i18n/use-translation.ts';
import { LinkButton } from '../../kit/control/button.tsx';
import { paths } from '../../kit/navigation/paths.ts';
import type { Square } from './days.ts';
import { MoneyPicture, Pieces } from './drawings.tsx';
import { Days } from './month-grid.tsx';
import { useSide } from './side.ts';

const week: readonly Square[] = ['full', 'full', 'full', 'half', 'full', 'full', 'open'];
const squares = new Map(week.map((square, index) => [`2026-02-0${index + 1}`, square] as const));
const EXAMPLE = 200_000;

export function NoAccounts() {
  const { t } = useTranslation(['wages', 'shell']);
  const isEmployer = useSide() === 'employer';
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
      <h2 className="empty-state__title">{isEmployer ? t('wages:employer.none') : t('wages:none')}</h2>
      <p>{isEmployer ? t('wages:employer.none_step') : t('wages:none_step')}</p>
      {isEmployer ? (
        <LinkButton variant="main" icon="users" to={paths.applicants}>
          {t('shell:nav.applicants')}
        </LinkButton>
      ) : (
        <LinkButton variant="main" icon="search" to={paths.jobs}>
          {t('shell:nav.jobs')}
        </LinkButton>
      )}
    </div>
  );
}
