// The page of all frequently asked questions: links to the groups, the questions, and contact details for other
// questions.
import './all-questions.css';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useCompany } from '../../parts/company/company.ts';
import { CompanyLinks } from './company-links.tsx';
import { Contents } from './contents.tsx';
import { useNamedPart } from './named-part.ts';

const groups = ['general', 'seekers', 'employers'] as const;

/** Shows the page of questions. `children` are the questions, each group under a heading with the id `faq-<group>`. */
export function AllQuestions({ children }: { children: ReactNode }) {
  const { t } = useTranslation(['faq', 'help']);
  const { support_phone, support_email } = useCompany();
  useNamedPart();
  return (
    <div className="page all-questions">
      <h1 className="page__title">{t('faq:title')}</h1>
      <p>{t('faq:intro')}</p>
      <div className="all-questions__groups">
        <Contents of={groups.map((group) => ({ key: `faq-${group}`, title: t(`faq:${group}.title`) }))} />
      </div>
      {children}
      <section aria-labelledby="ask-us">
        <h2 id="ask-us">{t('help:reach')}</h2>
        <CompanyLinks phone={support_phone} email={support_email} />
      </section>
    </div>
  );
}
