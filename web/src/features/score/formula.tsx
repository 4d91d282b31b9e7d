// The published formula of the score: a table of what counts, and the exact rules in the collapsed section “More”.
import './formula.css';
import { LATE_HOURS } from '#contracts/periods.ts';
import { scoreParts, scoreWeights } from '#contracts/ratings.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import { Card } from '../../kit/layout/card.tsx';
import { More } from '../../kit/layout/more.tsx';
import { partIcons } from './part-icons.ts';

const details = ['rating', 'reliability', 'left_out', 'not'] as const;

export function Formula({ formula }: { formula: number }) {
  const { t } = useTranslation(['score', 'common']);
  return (
    <Card>
      <div className="stack">
        <p>{t('score:formula_intro')}</p>
        <RuleTable />
        <p>{t('score:rule.new')}</p>
        <More title={t('common:more')}>
          <ul className="score-details">
            {details.map((detail) => (
              <li key={detail}>{t(`score:detail.${detail}`, { hours: LATE_HOURS })}</li>
            ))}
          </ul>
          <p className="soft small">{t('score:version', { formula })}</p>
        </More>
      </div>
    </Card>
  );
}

function RuleTable() {
  const { t } = useTranslation('score');
  return (
    <table className="score-rules">
      <thead>
        <tr>
          <th scope="col">{t('column.rule')}</th>
          <th scope="col">{t('column.points')}</th>
        </tr>
      </thead>
      <tbody>
        {scoreParts.map((part) => (
          <tr key={part}>
            <th scope="row">
              <span className="score-rules__part">
                <Icon name={partIcons[part]} size={20} />
                {t(`part.${part}`)}
              </span>
              <span className="soft small">{t(`rule.${part}`)}</span>
            </th>
            <td className="num">{scoreWeights[part]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
