// The page for a worker whose wages did not come: the steps of today in pictures, the law, and the help lines. The text
// needs no sign-in.
import './help.css';
import type { ReactNode } from 'react';
import { helpLinesOn } from '#contracts/help-lines.ts';
import { weekDay } from '../../i18n/calendar-text.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import { StepIllustration, type StepName } from '../../kit/illustration/step-illustration.tsx';
import { NarrowPage, PagePart } from '../../kit/layout/narrow-page.tsx';
import { paths } from '../../kit/navigation/paths.ts';
import { today } from '../../kit/text/today.ts';
import { dialled, useCompany } from '../../parts/company/company.ts';
import { ReadAloud } from '../../parts/reading/read-aloud.tsx';

const steps = ['check', 'ask', 'paper', 'office'] as const;
const pictures: Record<(typeof steps)[number], StepName> = {
  check: 'find',
  ask: 'call',
  paper: 'paper',
  office: 'office',
};

interface UnpaidWagesProps {
  /** Shown below the steps `check` and `paper`: the link to the ledger, and the buttons that make a paper. */
  ledger: ReactNode;
  papers: ReactNode;
}

export function UnpaidWages({ ledger, papers }: UnpaidWagesProps) {
  const { t } = useTranslation(['unpaid-wages', 'documents', 'help']);
  const laws = [t('documents:law.time'), t('documents:law.proof')];
  const words = steps.map(
    (step) => `${t(`unpaid-wages:steps.${step}.title`)}. ${t(`unpaid-wages:steps.${step}.text`)}`,
  );
  const actions: Partial<Record<(typeof steps)[number], ReactNode>> = { check: ledger, paper: papers };
  return (
    <NarrowPage title={t('unpaid-wages:title')} back={{ to: paths.help, text: t('help:title') }}>
      <div className="stack">
        <p>{t('unpaid-wages:intro')}</p>
        <ReadAloud of={{ text: { title: t('unpaid-wages:title'), words: [...words, ...laws] } }} looks="big" />
      </div>
      <ol className="unpaid-steps">
        {steps.map((step, index) => (
          <li key={step} className="unpaid-step card">
            <StepIllustration name={pictures[step]} />
            <h2 className="unpaid-step__title">{`${index + 1}. ${t(`unpaid-wages:steps.${step}.title`)}`}</h2>
            <p>{t(`unpaid-wages:steps.${step}.text`)}</p>
            {actions[step]}
          </li>
        ))}
      </ol>
      <PagePart title={t('unpaid-wages:law')}>
        {laws.map((law) => (
          <p key={law}>{law}</p>
        ))}
      </PagePart>
      <PagePart title={t('unpaid-wages:lines')}>
        <Lines />
      </PagePart>
    </NarrowPage>
  );
}

/** The phone number of the site, and the help lines that were checked within a year. */
function Lines() {
  const { t } = useTranslation(['unpaid-wages', 'help']);
  const { language } = useLanguage();
  const { support_phone } = useCompany();
  return (
    <ul className="help__actions">
      <li>
        <Line name={t('help:call')} number={support_phone} />
      </li>
      {helpLinesOn(today()).map(({ name, number, source, checked }) => (
        <li key={number}>
          <Line name={name} number={number} />
          <p className="soft small">{t('unpaid-wages:source', { source, day: weekDay(checked, language) })}</p>
        </li>
      ))}
    </ul>
  );
}

function Line({ name, number }: { name: string; number: string }) {
  return (
    <a className="help__way" href={dialled(number)}>
      <Icon name="phone" />
      <span>
        <b>{name}</b>
        <span className="num">{number}</span>
      </span>
    </a>
  );
}
