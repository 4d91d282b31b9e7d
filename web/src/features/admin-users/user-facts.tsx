// The sections of a user's page in the admin area that show the user's personal data, work and ratings.
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { UserDetail } from '#contracts/admin-people.ts';
import { dayText, formatDateTime } from '../../i18n/day-text.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { adminPaths } from '../../kit/navigation/admin-paths.ts';
import { numberText } from '../../kit/text/number-text.ts';
import { Facts } from '../../parts/admin/facts.tsx';
import { useNames } from '../../parts/admin/user-names.ts';
import { IdentityBadge } from './badges.tsx';

interface UserProps {
  user: UserDetail;
}

export function Part({ title, wide, children }: { title: string; wide?: true; children: ReactNode }) {
  return (
    <section className={wide ? 'admin-part admin-part--wide' : 'admin-part'} aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

export function AccountPart({ user, phone }: UserProps & { phone: string | null }) {
  const { t } = useTranslation(['admin-users', 'reference']);
  const { language } = useLanguage();
  const { placeOf } = useNames();
  const at = (instant: string | null) => instant && formatDateTime(instant, language);
  return (
    <Part title={t('admin-users:part.account')}>
      <Facts
        facts={[
          { name: t('admin-users:fact.id'), value: `#${user.id} · ${user.uid}` },
          { name: t('admin-users:fact.phone'), value: phone ?? user.phone_masked },
          {
            name: t('admin-users:fact.place'),
            value: [placeOf(user), user.pincode].filter(Boolean).join(' · '),
          },
          {
            name: t('admin-users:fact.language'),
            value: t(`reference:spoken_language.${user.language}`, { defaultValue: user.language }),
          },
          { name: t('admin-users:fact.joined'), value: dayText(user.created_at, language) },
          { name: t('admin-users:fact.seen'), value: at(user.seen_at) ?? t('admin-users:fact.never') },
          { name: t('admin-users:fact.sessions'), value: numberText(user.sessions) },
        ]}
      />
    </Part>
  );
}

/** Returns a worker's trades, experience and spoken languages. For an employer, these facts are empty. */
function useSkillFacts({ skills, experience_years, languages_known }: UserDetail) {
  const { t } = useTranslation(['admin-users', 'reference']);
  const named = (kind: 'role' | 'spoken_language', keys: readonly string[]) =>
    keys.map((key) => t(`reference:${kind}.${key}`, { defaultValue: key })).join(', ');
  return [
    { name: t('admin-users:fact.skills'), value: named('role', skills) },
    {
      name: t('admin-users:fact.experience'),
      value: experience_years === null ? null : t('admin-users:fact.years', { count: experience_years }),
    },
    { name: t('admin-users:fact.speaks'), value: named('spoken_language', languages_known) },
  ];
}

function useCounts() {
  const { t } = useTranslation(['admin-users', 'reference']);
  return (kind: 'job_status' | 'application_status', counts: Readonly<Record<string, number>>) =>
    Object.entries(counts)
      .map(([status, count]) => `${t(`reference:${kind}.${status}`, { defaultValue: status })} ${numberText(count)}`)
      .join(' · ') || t('admin-users:fact.none');
}

export function WorkPart({ user }: UserProps) {
  const { t } = useTranslation('admin-users');
  const countsOf = useCounts();
  const skills = useSkillFacts(user);
  const { labour_reputation: labour, employer_reputation: employer } = user;
  const { rating = null, review_count = 0 } = labour ?? employer ?? {};
  return (
    <Part title={t('part.work')}>
      <Facts
        facts={[
          ...skills,
          {
            name: t('fact.rating'),
            value: rating === null ? null : t('fact.stars', { stars: rating, count: review_count }),
          },
          { name: t('fact.score'), value: labour?.overall },
          { name: t('fact.finished'), value: numberText(labour?.jobs_completed ?? employer?.hires_completed ?? 0) },
          { name: t('fact.jobs'), value: employer && countsOf('job_status', user.jobs) },
          { name: t('fact.applications'), value: countsOf('application_status', user.applications) },
        ]}
      />
      <Link className="admin-link" to={`${adminPaths.applications}?user=${user.id}`}>
        {t('see_applications')}
      </Link>
    </Part>
  );
}

export function IdentityPart({ user }: UserProps) {
  const { t } = useTranslation('admin-users');
  const [review] = user.reviews;
  const papers = user.documents.map(({ kind }) => t(`paper.${kind}`)).join(', ');
  return (
    <Part title={t('part.identity')}>
      <Facts
        facts={[
          {
            name: t('fact.identity'),
            value: (
              <>
                <IdentityBadge status={user.identity?.status ?? null} /> {user.identity?.masked}
              </>
            ),
          },
          { name: t('fact.gst'), value: user.has_gst_number && t('fact.gst_given') },
          { name: t('fact.papers'), value: papers || t('fact.none') },
          { name: t('fact.review'), value: review?.reason },
        ]}
      />
      {review && (
        <Link className="admin-link" to={adminPaths.identity(review.id)}>
          {t('open_review')}
        </Link>
      )}
    </Part>
  );
}
