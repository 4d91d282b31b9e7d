// The header of a profile: picture, name, trades, place, and a badge for each verification that the user has passed. A
// badge may not suggest other verifications (D39).
import './profile-header.css';
import { intlLocale } from '#locales/languages.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LinkButton } from '../../kit/control/button.tsx';
import { Icon } from '../../kit/icon/icon.tsx';
import { paths } from '../../kit/navigation/paths.ts';
import { BadgeList } from '../../parts/person/badge-list.tsx';
import { usePlaceNames } from '../../parts/places/place.ts';
import { TradeIcon } from '../../parts/trades/trade-icon.tsx';
import type { Profile } from '../../session/profile.ts';
import { PictureButton } from './picture-button.tsx';

export function ProfileHeader({ profile }: { profile: Profile }) {
  const { t } = useTranslation('profile');
  const { placeText } = usePlaceNames();
  const name = [profile.first_name, profile.last_name].filter(Boolean).join(' ');
  const company = 'company_name' in profile ? profile.company_name : null;
  return (
    <header className="profile-header">
      <PictureButton name={profile.first_name} picture={profile.profile_picture} />
      <div className="profile-header__words">
        <h1 className="page__title">{name}</h1>
        {company && <p>{company}</p>}
        {'skills' in profile && <Trades skills={profile.skills} />}
        {profile.state && (
          <p className="profile-header__line soft">
            <Icon name="map-pin" size={20} />
            {placeText(profile)}
          </p>
        )}
        <Since day={profile.created_at} />
      </div>
      <BadgeList badges={profile.badges} />
      <LinkButton icon="pencil" to={paths.editProfile(profile.user_type)}>
        {t('edit')}
      </LinkButton>
    </header>
  );
}

function Trades({ skills }: { skills: readonly string[] }) {
  const { t } = useTranslation(['profile', 'reference']);
  if (skills.length === 0) return null;
  return (
    <ul className="profile-header__trades" aria-label={t('profile:field.skills')}>
      {skills.map((slug) => (
        <li key={slug} className="profile-header__line">
          <TradeIcon role={slug} size={24} />
          {t(`reference:role.${slug}`, { defaultValue: slug })}
        </li>
      ))}
    </ul>
  );
}

function Since({ day }: { day: string }) {
  const { t } = useTranslation('profile');
  const { language } = useLanguage();
  const format = new Intl.DateTimeFormat(intlLocale(language), {
    month: 'long',
    year: 'numeric',
    numberingSystem: 'latn',
    timeZone: 'Asia/Kolkata',
  });
  return <p className="soft small">{t('since', { month: format.format(new Date(day)) })}</p>;
}
