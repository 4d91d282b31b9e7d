// The guide for workers or employers: four steps with pictures, further steps and points as text, and a link to start.

import type { UserType } from '#contracts/reference.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LinkButton } from '../../kit/control/button.tsx';
import { paths } from '../../kit/navigation/paths.ts';
import { EmployerSteps } from '../../parts/steps/employer-steps.tsx';
import { LabourSteps } from '../../parts/steps/labour-steps.tsx';
import { useSession } from '../../session/session-context.ts';
import { Document } from './document.tsx';

export function Guide({ of }: { of: UserType }) {
  const { t } = useTranslation('shell');
  const { user_type } = useSession();
  const isLabour = of === 'labour';
  return (
    <Document
      topic="guides"
      start={isLabour ? 'guides:workers.' : 'guides:employers.'}
      lead={isLabour ? <LabourSteps title={t('nav.guide_workers')} /> : <EmployerSteps />}
    >
      <div className="document__actions">
        {isLabour && (
          <LinkButton variant="main" to={paths.jobs}>
            {t('nav.jobs')}
          </LinkButton>
        )}
        {!isLabour && user_type === 'employer' && (
          <LinkButton variant="main" to={paths.postJob}>
            {t('nav.post')}
          </LinkButton>
        )}
        {!user_type && <LinkButton to={paths.register(undefined, of)}>{t('nav.register')}</LinkButton>}
        <LinkButton to={paths.faq}>{t('nav.faq')}</LinkButton>
      </div>
    </Document>
  );
}
