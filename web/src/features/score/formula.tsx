// The published score formula, explained in plain words.
import { useTranslation } from '../../i18n/use-translation.ts';
import { Card } from '../../kit/layout/card.tsx';

const rules = ['rating', 'reliability', 'jobs', 'experience', 'left_out', 'new', 'not'] as const;

export function Formula({ formula }: { formula: number }) {
  const { t } = useTranslation('score');
  return (
    <Card>
      <p>{t('formula_intro', { formula })}</p>
      <ul className="score-rules">
        {rules.map((rule) => (
          <li key={rule}>{t(`rule.${rule}`)}</li>
        ))}
      </ul>
    </Card>
  );
}
