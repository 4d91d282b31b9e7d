// The links to the other pages of a list of the admin area.
import { useTranslation } from '../../i18n/use-translation.ts';
import { Pager } from '../../kit/control/pager.tsx';
import { numberText } from '../../kit/text/number-text.ts';

export interface AdminPagerProps {
  page: number;
  pages: number;
  linkTo: (page: number) => string;
}

export function AdminPager({ page, pages, linkTo }: AdminPagerProps) {
  const { t } = useTranslation('admin-shell');
  return (
    <Pager
      page={page}
      pages={pages}
      label={t('list.pages')}
      previous={t('list.previous')}
      next={t('list.next')}
      words={t('common:page', { page: numberText(page), pages: numberText(pages) })}
      linkTo={linkTo}
    />
  );
}
