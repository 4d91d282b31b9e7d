// The page about the company, with links for workers and employers.
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LinkButton } from '../../kit/control/button.tsx';
import { paths } from '../../kit/navigation/paths.ts';
import { useCompany } from '../../parts/company/company.ts';
import { CompanyLinks } from './company-links.tsx';
import { Document } from './document.tsx';

/** Shows the page. `children` are further sections. */
export function About({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('shell');
  const { support_phone, support_email } = useCompany();
  return (
    <Document
      topic="about"
      start="about:"
      after={{ who: <CompanyLinks phone={support_phone} email={support_email} /> }}
    >
      <div className="document">{children}</div>
      <div className="document__actions">
        <LinkButton variant="main" to={paths.jobs}>
          {t('nav.jobs')}
        </LinkButton>
        <LinkButton to={paths.forEmployers}>{t('nav.employers')}</LinkButton>
      </div>
    </Document>
  );
}
