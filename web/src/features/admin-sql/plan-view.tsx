// Shows a query plan as an indented tree. Each step has its cost, its rows, and a bar for its share of the total cost.
import { useTranslation } from '../../i18n/use-translation.ts';
import { ProgressBar } from '../../kit/chart/progress-bar.tsx';
import { Notice } from '../../kit/control/notice.tsx';
import { counted, numberText } from '../../kit/text/number-text.ts';
import { type PlanStep, readPlan } from './plan.ts';
import type { SqlPlan } from './queries.ts';

function Step({ step }: { step: PlanStep }) {
  const { t } = useTranslation('admin-sql');
  const { name, table, index, condition, filter, cost, rows, share } = step;
  return (
    <li className="plan-step">
      <div className="plan-step__line">
        <p className="plan-step__name">
          <b>{name}</b> {table && t('plan.on', { name: table })} {index && t('plan.by', { name: index })}
        </p>
        <p className="plan-step__stats soft small num">
          {t('plan.cost', { number: numberText(Math.round(cost)) })} · {t('plan.rows', counted(rows))}
        </p>
        <div className="plan-step__share small num">
          <ProgressBar percent={share} />
          {t('plan.share', { percent: share })}
        </div>
      </div>
      {condition && <p className="plan-step__words soft small">{t('plan.condition', { text: condition })}</p>}
      {filter && <p className="plan-step__words soft small">{t('plan.filter', { text: filter })}</p>}
      {step.steps.length > 0 && <Steps steps={step.steps} />}
    </li>
  );
}

const Steps = ({ steps }: { steps: readonly PlanStep[] }) => (
  <ul className="plan-steps">
    {steps.map((step, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the steps of a plan have no ids, and their order never changes
      <Step key={at} step={step} />
    ))}
  </ul>
);

export function PlanView({ plan }: { plan: SqlPlan }) {
  const { t } = useTranslation('admin-sql');
  const root = readPlan(plan.plan);
  return (
    <section className="stack" aria-label={t('plan.title')}>
      <header className="result-header">
        <h2 className="result-header__title">{t('plan.title')}</h2>
        <p className="soft small num">{t('plan.total', { number: numberText(Math.round(plan.cost)) })}</p>
      </header>
      {plan.too_costly && (
        <Notice tone="warn">
          <p>{t('plan.too_costly')}</p>
        </Notice>
      )}
      {root && <Steps steps={[root]} />}
      <p className="soft small">{t('plan.not_run')}</p>
    </section>
  );
}
