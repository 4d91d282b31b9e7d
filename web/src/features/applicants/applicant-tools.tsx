// The row above the list of applicants. It contains the sort order and the button that starts the selection of several
// applicants. A phone also has the button for the deck, which shows one applicant at a time. A desktop also has the
// choice between active and finished applications.
import { applicantSorts } from '#contracts/applications.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { SelectField } from '../../kit/form/field.tsx';
import { Segmented } from '../../kit/form/segmented.tsx';
import { SelectButton } from './select-button.tsx';
import type { Selection } from './selection.ts';
import type { ApplicantListView } from './use-applicant-list-view.ts';

interface ApplicantToolsProps {
  wanted: ApplicantListView;
  selection: Selection;
  /** True if at least one applicant waits for a decision. Otherwise the button for the deck is hidden. */
  hasUndecided: boolean;
}

export function ApplicantTools({ wanted, selection, hasUndecided }: ApplicantToolsProps) {
  const { t } = useTranslation('applications');
  if (wanted.isDeck) {
    return (
      <div className="applicants-tools">
        <SortChoice wanted={wanted} />
        <Button size="small" icon="list" onClick={wanted.showList}>
          {t('deck.list')}
        </Button>
      </div>
    );
  }
  return (
    <div className="applicants-tools">
      {hasUndecided && !selection.chosen && (
        <div className="phone-only">
          <Button variant="main" wide icon="copy" onClick={wanted.showDeck}>
            {t('deck.open')}
          </Button>
        </div>
      )}
      {!wanted.status && (
        <div className="desktop-only">
          <SideChoice wanted={wanted} />
        </div>
      )}
      <SortChoice wanted={wanted} />
      <SelectButton selection={selection} />
    </div>
  );
}

const sortTexts = {
  newest: 'jobs:sort.created_at',
  match: 'applications:received.best_first',
  score: 'applications:received.score_first',
  distance: 'jobs:sort.distance',
} as const;

function SortChoice({ wanted }: Pick<ApplicantToolsProps, 'wanted'>) {
  const { t } = useTranslation(['applications', 'jobs']);
  return (
    <SelectField
      label={t('jobs:sort.label')}
      value={wanted.sort}
      onChange={(event) => wanted.sortBy(event.target.value)}
    >
      {applicantSorts.map((sort) => (
        <option key={sort} value={sort}>
          {t(sortTexts[sort])}
        </option>
      ))}
    </SelectField>
  );
}

function SideChoice({ wanted }: Pick<ApplicantToolsProps, 'wanted'>) {
  const { t } = useTranslation('applications');
  return (
    <Segmented
      label={t('received.which')}
      value={wanted.side}
      choices={[
        { value: 'active', word: t('received.active') },
        { value: 'finished', word: t('received.finished') },
      ]}
      onChoose={wanted.showSide}
    />
  );
}
