// The footer: the product, its links, the account and how to reach the company.
import './footer.css';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSession } from '../session/session-context.ts';
import { BrandMark } from '../ui/brand-mark.tsx';
import { Icon } from '../ui/icon.tsx';
import { dialled, useCompany } from './company.ts';
import { paths } from './paths.ts';
import { placesFor } from './places.ts';

function QuickLinks() {
  const { t } = useTranslation('shell');
  return (
    <nav aria-labelledby="footer-links">
      <h2 id="footer-links">{t('footer.links')}</h2>
      <ul>
        <li>
          <Link to={paths.home}>{t('nav.home')}</Link>
        </li>
        <li>
          <Link to={paths.jobs}>{t('nav.jobs')}</Link>
        </li>
        <li>
          <Link to={paths.help}>{t('nav.help')}</Link>
        </li>
      </ul>
    </nav>
  );
}

function AccountLinks() {
  const { t } = useTranslation('shell');
  const { user_type } = useSession();
  const own = [
    ...placesFor(user_type).map((place) => ({ to: place.to, text: place.text })),
    { to: paths.settings, text: 'nav.settings' },
  ];
  const doors = [
    { to: paths.signIn(), text: 'nav.sign_in' },
    { to: paths.register(), text: 'nav.register' },
  ];
  return (
    <nav aria-labelledby="footer-account">
      <h2 id="footer-account">{t('footer.account')}</h2>
      <ul>
        {(user_type ? own : doors).map(({ to, text }) => (
          <li key={to}>
            <Link to={to}>{t(text)}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Contact() {
  const { t } = useTranslation('shell');
  const { company, address, support_phone, support_email } = useCompany();
  return (
    <div>
      <h2>{t('footer.contact')}</h2>
      <p>
        {company}
        <br />
        {address}
      </p>
      <ul>
        <li>
          <a href={dialled(support_phone)}>
            <Icon name="phone" size={20} />
            {t('footer.call', { phone: support_phone })}
          </a>
        </li>
        <li>
          <a href={`mailto:${support_email}`}>
            <Icon name="send" size={20} />
            {t('footer.write', { email: support_email })}
          </a>
        </li>
      </ul>
    </div>
  );
}

export function Footer() {
  const { t } = useTranslation('shell');
  const { company } = useCompany();
  return (
    <footer className="footer">
      <div className="footer__in">
        <div className="footer__columns">
          <div>
            <BrandMark />
            <p className="footer__line">{t('tagline')}</p>
          </div>
          <QuickLinks />
          <AccountLinks />
          <Contact />
        </div>
        <p className="footer__base">{t('footer.rights', { year: new Date().getFullYear(), company })}</p>
      </div>
    </footer>
  );
}
