// One chip for each trade, place and condition of a search. Pressing a chip removes its term from the search. A line
// below the chips links to other towns with the name of the searched town.
import { Fragment, type MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import type { SearchCondition } from '#contracts/conditions.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Chip, Chips } from '../../kit/control/chip.tsx';
import { Icon } from '../../kit/icon/icon.tsx';
import { paths } from '../../kit/navigation/paths.ts';
import { useConditionText } from '../../parts/job/condition-text.ts';
import { usePlaceNames } from '../../parts/places/place.ts';
import type { JobList } from './queries.ts';
import { type JobSearchState, writeSearch } from './search-params.ts';
import { asChosen } from './start-search.ts';

export interface SearchChipsProps {
  search: JobSearchState;
  list: JobList;
  onChange: (change: Partial<JobSearchState>) => void;
}

export function SearchChips({ search, list, onChange }: SearchChipsProps) {
  const { conditions = [], namesake } = list;
  return (
    <>
      <Chosen search={search} conditions={conditions} onChange={onChange} />
      {namesake && <Namesakes search={search} namesake={namesake} />}
    </>
  );
}

interface NamesakesProps {
  search: JobSearchState;
  namesake: NonNullable<JobList['namesake']>;
}

/** Says in which state the searched town is, and links to the towns of the same name in other states. */
function Namesakes({ search, namesake }: NamesakesProps) {
  const { t } = useTranslation('conditions');
  const { cityText, stateText } = usePlaceNames();
  const { city, state, other_states } = namesake;
  return (
    <p className="soft">
      {cityText(city)}, {stateText(state)}
      {other_states.map((other) => (
        <Fragment key={other}>
          {' · '}
          <Link to={`${paths.jobs}?${asChosen(writeSearch({ ...search, state: other, page: 1 }))}`}>
            {t('also_in', { state: stateText(other) })}
          </Link>
        </Fragment>
      ))}
    </p>
  );
}

interface ChosenProps extends Pick<SearchChipsProps, 'search' | 'onChange'> {
  conditions: readonly SearchCondition[];
}

function Chosen({ search, conditions, onChange }: ChosenProps) {
  const { t } = useTranslation(['conditions', 'reference']);
  const text = useConditionText();
  const { cityText, stateText } = usePlaceNames();
  const { roles, location, state } = search;
  const chips: { name: string; without: Partial<JobSearchState> }[] = [
    ...(roles.length > 0
      ? [{ name: roles.map((role) => t(`reference:role.${role}`)).join(', '), without: { roles: [] } }]
      : []),
    ...(location ? [{ name: cityText(location), without: { location: '' } }] : []),
    ...(state ? [{ name: stateText(state), without: { state: null } }] : []),
    ...conditions.map((condition) => ({ name: text(condition), without: withoutCondition(search, condition) })),
  ];
  if (chips.length === 0) return null;
  const remove = ({ currentTarget }: MouseEvent<HTMLElement>, without: Partial<JobSearchState>) => {
    focusBeside(currentTarget);
    onChange(without);
  };
  return (
    <Chips wrap label={t('conditions:chips')}>
      {chips.map(({ name, without }) => (
        <Chip
          key={name}
          aria-label={t('conditions:remove', { condition: name })}
          onClick={(event) => remove(event, without)}
        >
          {name}
          <Icon name="x" size={20} />
        </Chip>
      ))}
    </Chips>
  );
}

/** Moves the focus away from a pressed chip, which disappears: to a neighbouring chip, or else to the results. */
function focusBeside(chip: HTMLElement): void {
  const other = chip.nextElementSibling ?? chip.previousElementSibling ?? chip.closest('.job-results');
  if (other instanceof HTMLElement) other.focus();
}

/**
 * Returns the change that removes one condition from a search. If the server found the condition in the typed words,
 * `q` contains the words without the condition, and replaces them.
 */
function withoutCondition(
  { conditions }: JobSearchState,
  { name, value, q }: SearchCondition,
): Partial<JobSearchState> {
  const words = q === null ? {} : { q };
  if (name === 'job_type') return { ...words, job_type: null };
  if (name !== 'provided') return { ...words, conditions: { ...conditions, [name]: undefined } };
  const left = (conditions.provided?.split(',') ?? []).filter((known) => known !== value);
  return { ...words, conditions: { ...conditions, provided: left.join(',') || undefined } };
}
