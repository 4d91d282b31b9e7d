// The most helpful tips for the worker, each as a link to the page with the matching form.

import type { LabourDashboard } from '#contracts/labour-dashboard.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { IconName } from '../../kit/icon/icon.tsx';
import { RowLink, Rows } from '../../kit/layout/rows.tsx';
import { paths } from '../../kit/navigation/paths.ts';

type Tip = LabourDashboard['tips'][number];

const field = (at: string) => paths.editProfile('labour', { at, next: paths.dashboard('labour') });

const places: Record<Tip, { icon: IconName; to: string }> = {
  few_skills: { icon: 'hammer', to: field('skills') },
  no_picture: { icon: 'camera', to: paths.profile('labour') },
  not_verified: { icon: 'shield-check', to: paths.verification },
  enable_alerts: { icon: 'bell', to: paths.jobs },
  no_languages: { icon: 'languages', to: field('languages_known') },
  no_wanted_pay: { icon: 'rupee', to: field('expected_salary') },
  no_resume: { icon: 'file', to: paths.profile('labour') },
};

export function Tips({ tips }: Pick<LabourDashboard, 'tips'>) {
  const { t } = useTranslation('labour-home');
  if (tips.length === 0) return null;
  return (
    <section aria-labelledby="quick-tips">
      <div className="page__header">
        <h2 id="quick-tips" className="page__title">
          {t('tips.title')}
        </h2>
      </div>
      <Rows>
        {tips.map((tip) => (
          <RowLink key={tip} {...places[tip]} title={t(`tips.${tip}.do`)} text={t(`tips.${tip}.why`)} />
        ))}
      </Rows>
    </section>
  );
}
