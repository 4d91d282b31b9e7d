// The visitors' menu on a small screen: the navigation items of a desktop, and the languages in two columns.
import './visitor-menu.css';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { IconButton, LinkButton } from '../../kit/control/button.tsx';
import { Icon } from '../../kit/icon/icon.tsx';
import { paths } from '../../kit/navigation/paths.ts';
import { Popover } from '../../kit/overlay/popover.tsx';
import { LanguageList } from '../../parts/language/language-list.tsx';
import { navItemsFor } from './nav-items.ts';

export function VisitorMenu() {
  const { t } = useTranslation('shell');
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div className="visitor-menu phone-only">
      <Popover
        open={open}
        onOpenChange={setOpen}
        label={t('menu.title')}
        button={(wiring) => (
          <IconButton icon={open ? 'x' : 'menu'} label={open ? t('menu.close') : t('menu.open')} {...wiring} />
        )}
      >
        <div className="visitor-menu__body">
          <nav aria-label={t('menu.main')}>
            {navItemsFor(null).map(({ to, icon, text }) => (
              <Link key={to} className="visitor-menu__place" to={to} onClick={close}>
                <Icon name={icon} size={20} />
                {t(text)}
              </Link>
            ))}
          </nav>
          <div className="visitor-menu__accounts">
            <LinkButton variant="quiet" to={paths.signIn()} onClick={close}>
              {t('nav.sign_in')}
            </LinkButton>
            <LinkButton variant="main" to={paths.register()} onClick={close}>
              {t('nav.register')}
            </LinkButton>
          </div>
          <h2 className="visitor-menu__title">{t('language.title')}</h2>
          <LanguageList onChosen={close} />
        </div>
      </Popover>
    </div>
  );
}
