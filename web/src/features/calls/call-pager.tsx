// Links to the other pages of a list of calls.
import { useTranslation } from '../../i18n/use-translation.ts';
import { Pager } from '../../kit/control/pager.tsx';

interface CallPagerProps {
  page: number;
  pages: number;
  linkTo: (page: number) => string;
}

export function CallPager({ page, pages, linkTo }: CallPagerProps) {
  const { t } = useTranslation('posting');
  return (
    <Pager
      page={page}
      pages={pages}
      label={t('mine.pages')}
      previous={t('mine.previous')}
      next={t('mine.next')}
      words={t('common:page', { page, pages })}
      linkTo={linkTo}
    />
  );
}
