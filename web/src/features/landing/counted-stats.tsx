// A list of statistics that the server counted. A statistic is left out if its value is below the minimum that the
// operator has set (D1).
import type { CountedName, PublicStats } from '#contracts/landing.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { countedText } from './stat-text.ts';

/** Returns the given statistics without those whose value is below the operator's minimum. */
export const shownOf = <Name extends CountedName>(names: readonly Name[], { shown }: PublicStats): readonly Name[] =>
  names.filter((name) => shown.includes(name));

interface CountedStatsProps {
  figures: PublicStats;
  names: readonly Exclude<CountedName, 'open_jobs'>[];
}

export function CountedStats({ figures, names }: CountedStatsProps) {
  const { t } = useTranslation('landing');
  return (
    <dl className="counted-stats">
      {shownOf(names, figures).map((name) => (
        <div key={name}>
          <dt>{t(`figures.${name}`)}</dt>
          <dd className="num">{countedText(figures.counted, name)}</dd>
        </div>
      ))}
    </dl>
  );
}
