// One line with an applicant's distance from the job, expected pay, and (on a desktop only) rating.
import type { Application } from '#contracts/application-shapes.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import { formatPay } from '../../kit/text/money.ts';
import { useDistanceText } from '../../parts/places/distance.ts';

export function ApplicantBrief({ application: { applicant, distance_km } }: { application: Application }) {
  const { t } = useTranslation(['applications', 'reference']);
  const distance = useDistanceText(distance_km);
  const { expected_salary: pay, reputation } = applicant;
  const facts = [distance, pay && formatPay(pay.amount, t(`reference:salary_period.${pay.period}`))].filter(Boolean);
  if (facts.length === 0 && reputation.rating === null) return null;
  return (
    <p className="applicant__brief soft small num">
      {facts.join(' · ')}
      {reputation.rating !== null && (
        // Desktop only: on a phone, another line of the card shows the rating together with the number of ratings.
        <span className="desktop-only">
          {facts.length > 0 && ' · '}
          <Icon name="star" size={16} />
          <span aria-hidden="true">{reputation.rating.toFixed(1)}</span>
          <span className="visually-hidden">
            {t('applications:person.rating', { rating: reputation.rating.toFixed(1) })}
          </span>
        </span>
      )}
    </p>
  );
}
