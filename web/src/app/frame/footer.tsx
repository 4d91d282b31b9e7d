// The footer: social links, site links, resources and the company's contact data.
import './footer.css';
import { Link } from 'react-router-dom';
import type { SocialPlace } from '#contracts/site.ts';
import type { KeyOf } from '#locales/topics/text-key.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { BrandMark } from '../../kit/control/brand-mark.tsx';
import { Icon } from '../../kit/icon/icon.tsx';
import { paths } from '../../kit/navigation/paths.ts';
import { dialled, useCompany } from '../../parts/company/company.ts';

interface FooterLink {
  to: string;
  /** Key of the link's text in the translation topic `shell`. */
  text: KeyOf<'shell'>;
}

const quickLinks: readonly FooterLink[] = [
  { to: paths.home, text: 'nav.home' },
  { to: paths.about, text: 'nav.about' },
  { to: paths.jobs, text: 'nav.jobs' },
  { to: paths.forEmployers, text: 'nav.employers' },
];

const resources: readonly FooterLink[] = [
  { to: paths.faq, text: 'nav.faq' },
  { to: paths.privacyNotice, text: 'nav.privacy_policy' },
  { to: paths.terms, text: 'nav.terms' },
  { to: paths.guide('labour'), text: 'nav.guide_workers' },
  { to: paths.guide('employer'), text: 'nav.guide_employers' },
  { to: paths.grievance, text: 'nav.grievance' },
  { to: paths.help, text: 'nav.help' },
];

const socialPlaces: readonly SocialPlace[] = ['video', 'x', 'photos', 'network'];

const INDIA_AHEAD_MS = 5.5 * 3_600_000;

/** The current year in India, which is the same on the server and in every browser. */
const thisYear = () => new Date(Date.now() + INDIA_AHEAD_MS).getUTCFullYear();

function LinkColumn({ name, links }: { name: 'links' | 'resources'; links: readonly FooterLink[] }) {
  const { t } = useTranslation('shell');
  return (
    <nav aria-labelledby={`footer-${name}`}>
      <h2 id={`footer-${name}`}>{t(`footer.${name}`)}</h2>
      <ul>
        {links.map(({ to, text }) => (
          <li key={to}>
            <Link to={to}>{t(text)}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Links to the company's social media pages whose URLs are in the site settings. */
function Social() {
  const { t } = useTranslation('shell');
  const { social } = useCompany();
  const places = socialPlaces.filter((place) => social[place] !== '');
  if (places.length === 0) return null;
  return (
    <ul className="footer__social" aria-label={t('footer.social')}>
      {places.map((place) => (
        <li key={place}>
          <a href={social[place]} target="_blank" rel="noreferrer" aria-label={t(`footer.social_${place}`)}>
            <Icon name={`social-${place}`} />
          </a>
        </li>
      ))}
    </ul>
  );
}

function Contact() {
  const { t } = useTranslation('shell');
  const { company, address, support_phone, support_email } = useCompany();
  return (
    <div>
      <h2>{t('footer.contact')}</h2>
      <address>
        {company}, {address}
      </address>
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
          <div className="footer__brand">
            <BrandMark />
            <p className="footer__line">{t('tagline')}</p>
            <Social />
          </div>
          <LinkColumn name="links" links={quickLinks} />
          <LinkColumn name="resources" links={resources} />
          <Contact />
        </div>
        {/* If the clock of the device is wrong, its year may differ from the server's year. Hydration then keeps
            the server's year. */}
        <p className="footer__base" suppressHydrationWarning>
          {t('footer.rights', { year: thisYear(), company })}
        </p>
      </div>
    </footer>
  );
}
