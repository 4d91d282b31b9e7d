// The page of the grievance officer (C.8): contact details, deadlines, and the authorities for an appeal.
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LinkButton } from '../../kit/control/button.tsx';
import { paths } from '../../kit/navigation/paths.ts';
import { useCompany } from '../../parts/company/company.ts';
import { useSession } from '../../session/session-context.ts';
import { CompanyLinks } from './company-links.tsx';
import { Document } from './document.tsx';

/** Name, company and address of the officer, with phone and e-mail links. */
export function Officer() {
  const { t } = useTranslation('grievance');
  const { grievance_officer, grievance_email, company, address, support_phone } = useCompany();
  return (
    <address className="officer">
      <p>
        {grievance_officer && <b>{grievance_officer}</b>}
        <span>{t('officer')}</span>
        <span>{company}</span>
        <span>{address}</span>
      </p>
      <CompanyLinks phone={support_phone} email={grievance_email} />
    </address>
  );
}

export function Grievance({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('reports');
  const { user_type } = useSession();
  const reports = user_type && (
    <LinkButton icon="flag" to={paths.myReports}>
      {t('mine.title')}
    </LinkButton>
  );
  const lead = (
    <>
      <Officer />
      {children}
    </>
  );
  return <Document topic="grievance" start="grievance:" lead={lead} after={{ inside: reports }} />;
}
