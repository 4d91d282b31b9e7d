// The layout of the pages before login in the administrators' area: a top bar and one centred form.
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { BrandMark } from '../../kit/control/brand-mark.tsx';
import { paths } from '../../kit/navigation/paths.ts';
import { useWindowTitle } from '../../parts/company/use-window-title.ts';
import { LanguageMenu } from '../../parts/language/language-menu.tsx';

export function SignInLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslation(['admin-login', 'admin-shell']);
  useWindowTitle(t('admin-shell:tag'));
  return (
    <div className="admin-sign-in">
      <header className="admin-bar">
        <Link className="admin-bar__brand" to={paths.home} aria-label={t('admin-login:home')}>
          <BrandMark />
        </Link>
        <span className="admin-bar__tag">{t('admin-shell:tag')}</span>
        <span className="admin-bar__space" />
        <LanguageMenu />
      </header>
      <main className="admin-sign-in__form">{children}</main>
    </div>
  );
}
