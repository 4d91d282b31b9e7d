// The page of one data breach. It shows the steps in order: facts, affected people, notices, deadlines, closing.
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { Breach } from '#contracts/breaches.ts';
import { dayText } from '../../i18n/day-text.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Notice } from '../../kit/control/notice.tsx';
import { BackLink } from '../../kit/layout/back-link.tsx';
import { adminPaths } from '../../kit/navigation/admin-paths.ts';
import { QueryView } from '../../parts/admin/query-view.tsx';
import { CloseStep } from './close-step.tsx';
import { DeadlinesStep } from './deadlines-step.tsx';
import { FactsStep } from './facts-step.tsx';
import { Letter, letters } from './letter.tsx';
import { NoticesStep } from './notices-step.tsx';
import { PeopleStep } from './people-step.tsx';
import { useBreach } from './queries.ts';

const steps = ['facts', 'people', 'notices', 'deadlines', 'close'] as const;
type Step = (typeof steps)[number];

const parts: Record<Step, (props: { breach: Breach }) => ReactNode> = {
  facts: FactsStep,
  people: PeopleStep,
  notices: NoticesStep,
  deadlines: DeadlinesStep,
  close: CloseStep,
};

export function BreachView({ id }: { id: number }) {
  const { t } = useTranslation('admin-breaches');
  const answer = useBreach(id);
  const [params] = useSearchParams();
  const letter = letters.find((one) => one === params.get('letter'));
  return (
    <>
      {!letter && <BackLink to={adminPaths.breaches}>{t('back')}</BackLink>}
      <QueryView answer={answer} loading={t('common:loading')} failed={t('failed_one')} again={t('common:try_again')}>
        {(breach) => (letter ? <Letter breach={breach} letter={letter} /> : <Wizard breach={breach} />)}
      </QueryView>
    </>
  );
}

function Wizard({ breach }: { breach: Breach }) {
  const { t } = useTranslation('admin-breaches');
  const { language } = useLanguage();
  const [params] = useSearchParams();
  const step = steps.find((one) => one === params.get('stage')) ?? 'facts';
  const Part = parts[step];
  return (
    <>
      <h1 className="breaches-title">{breach.title}</h1>
      {breach.closed_at && (
        <Notice
          tone="ok"
          title={t('closed_on', { day: dayText(breach.closed_at, language), by: breach.closed_by ?? '–' })}
        >
          {breach.closing_words}
        </Notice>
      )}
      <nav aria-label={t('section.name')}>
        <ol className="breach-parts">
          {steps.map((one, at) => (
            <li key={one}>
              <Link
                className="breach-parts__link"
                to={`?stage=${one}`}
                aria-current={one === step ? 'step' : undefined}
              >
                <span className="num">{at + 1}</span>
                {t(`section.${one}`)}
              </Link>
            </li>
          ))}
        </ol>
      </nav>
      <Part key={step} breach={breach} />
    </>
  );
}
