// The notice below a job search with no or few results. It offers a similar search that has more results.

import { conditionNames } from '#contracts/condition-lists.ts';
import { isRole, states } from '#contracts/lists.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button, LinkButton } from '../../kit/control/button.tsx';
import { EmptyState } from '../../kit/illustration/empty-state.tsx';
import { paths } from '../../kit/navigation/paths.ts';
import { useConditionText } from '../../parts/job/condition-text.ts';
import { usePlaceNames } from '../../parts/places/place.ts';
import type { JobList } from './queries.ts';
import { type JobSearchState, widened } from './search-params.ts';

type Widening = NonNullable<JobList['widening']>;

export interface WiderSearchProps {
  search: JobSearchState;
  widening: Widening | null;
  onWiden: (search: JobSearchState) => void;
  /** True if the list has no job. */
  isEmpty: boolean;
}

export function WiderSearch({ isEmpty, ...props }: WiderSearchProps) {
  return isEmpty ? <NothingFound {...props} /> : <FewFound {...props} />;
}

type OfferProps = Omit<WiderSearchProps, 'isEmpty'>;

function NothingFound({ search, widening, onWiden }: OfferProps) {
  const { t } = useTranslation('jobs');
  const words = useWideningWords(search);
  return (
    <EmptyState
      title={t('list.none')}
      action={
        <div className="widen">
          {widening && (
            <Button variant="main" size="big" icon="search" onClick={() => onWiden(widened(search, widening))}>
              {t('widen.see', { count: widening.total })}
            </Button>
          )}
          {!widening && (
            <LinkButton variant="main" to={paths.allJobs}>
              {t('list.see_all')}
            </LinkButton>
          )}
        </div>
      }
    >
      {widening ? words(widening) : t('list.none_step')}
    </EmptyState>
  );
}

/** Offers a search with more results below a short list. Hidden if there is no offer. */
function FewFound({ search, widening, onWiden }: OfferProps) {
  const { t } = useTranslation('jobs');
  const words = useWideningWords(search);
  if (!widening) return null;
  return (
    <div className="stack">
      <p>{words(widening)}</p>
      <Button icon="search" onClick={() => onWiden(widened(search, widening))}>
        {t('widen.see', { count: widening.total })}
      </Button>
    </div>
  );
}

/**
 * Returns a function that describes how the proposed search differs from the user's search, for example "without: Pune,
 * daily wage" or "with: Maharashtra".
 */
function useWideningWords(search: JobSearchState) {
  const { t } = useTranslation(['jobs', 'reference']);
  const { cityText, stateText } = usePlaceNames();
  const conditionText = useConditionText();
  const said = (name: string, value: string): string => {
    if (name === 'location') return states.some((state) => state.name === value) ? stateText(value) : cityText(value);
    if (name === 'state') return stateText(states.find(({ code }) => code === value)?.name ?? value);
    if (name === 'role')
      return value
        .split(',')
        .filter(isRole)
        .map((role) => t(`reference:role.${role}`))
        .join(', ');
    if (name === 'languages') return t('jobs:filter.languages');
    const condition = conditionNames.find((known) => known === name);
    if (condition) return conditionText({ name: condition, value, period: search.conditions.pay_period ?? null });
    return name === 'near' ? t('jobs:near.me') : value;
  };
  const { conditions, roles, ...others } = search;
  const asked: Record<string, string | null | undefined> = {
    ...others,
    ...conditions,
    pay_period: undefined,
    role: roles.join(','),
    languages: search.languages.join(','),
    near: search.near ? 'me' : null,
    page: null,
  };
  return ({ without, with: instead }: Widening): string => {
    const left = without.filter((name) => asked[name]).map((name) => said(name, asked[name] ?? ''));
    const put = Object.entries(instead).map(([name, value]) => said(name, value));
    const isElsewhere = put.length === 0 && without.every((name) => /^(location|state|near)$/.test(name));
    if (isElsewhere) return t('jobs:widen.elsewhere');
    const sentences = [
      left.length > 0 && t('jobs:widen.without', { words: left.join(', ') }),
      put.length > 0 && t('jobs:widen.with', { words: put.join(', ') }),
    ];
    return sentences.filter(Boolean).join(' ');
  };
}
