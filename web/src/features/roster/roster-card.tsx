// One person with whom the user has worked: name, trades, days, the user's own stars, and the marks.
import { type ReactNode, useState } from 'react';
import type { RosterEmployer, RosterWorker } from '#contracts/roster.ts';
import { afterMutation } from '../../http/after-mutation.ts';
import { shortDay } from '../../i18n/calendar-text.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { readable } from '../../i18n/readable-names.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Avatar } from '../../kit/control/avatar.tsx';
import { Button } from '../../kit/control/button.tsx';
import { Chip } from '../../kit/control/chip.tsx';
import { Notice } from '../../kit/control/notice.tsx';
import { Stars } from '../../kit/form/stars.tsx';
import { Icon } from '../../kit/icon/icon.tsx';
import { Card } from '../../kit/layout/card.tsx';
import { ConfirmDialog } from '../../kit/overlay/dialog.tsx';
import { roleText } from '../../parts/job/job-tags.ts';
import { SpokenTypedName } from '../../parts/name/typed-name.tsx';
import type { MarkChange } from './queries.ts';
import type { Side } from './roster-page.tsx';

type Person = RosterWorker | RosterEmployer;

/** Returns the name as it was typed: the company, or first name and initial. */
const typedName = (person: Person) =>
  ('company_name' in person && person.company_name) || `${person.first_name} ${person.initial}.`;

/** Returns the name of a person in the reader's script. */
export const nameOf = (person: Person) => readable(typedName(person));

interface Marking {
  mutateAsync: (change: MarkChange) => Promise<Person>;
  isPending: boolean;
  error: unknown;
}

interface RosterCardProps {
  side: Side;
  person: Person;
  marking: Marking;
  /** Further actions on a person who is not blocked. */
  children?: ReactNode;
}

export function RosterCard({ side, person, marking, children }: RosterCardProps) {
  const { t } = useTranslation(['roster', 'jobs', 'reference', 'problems']);
  const { language } = useLanguage();
  const name = nameOf(person);
  const note = 'note' in person ? person.note : null;
  const facts = [
    ...person.roles.map((role) => roleText(t, role)),
    person.days > 0 && t('roster:days', { count: person.days }),
    t('roster:last', { day: shortDay(person.last_day, language) }),
  ].filter(Boolean);
  return (
    <Card as="article" label={name}>
      <div className="stack">
        <div className="roster-card__header">
          <Avatar name={name} />
          <div>
            <h2 className="roster-card__name">
              {name}
              <SpokenTypedName name={typedName(person)} />
            </h2>
            <p className="soft small">{facts.join(' · ')}</p>
          </div>
        </div>
        {person.own_rating !== null && (
          <Stars size={16} stars={person.own_rating} label={t('roster:rated', { stars: person.own_rating })} />
        )}
        {note && <p className="roster-card__note">{note}</p>}
        {person.blocked ? (
          <Blocked person={person} marking={marking} />
        ) : (
          <div className="roster-card__actions">
            {children}
            <Favourite person={person} marking={marking} />
            <BlockPerson side={side} person={person} marking={marking} />
          </div>
        )}
        {Boolean(marking.error) && (
          <Notice tone="danger" role="alert">
            {problemText(t, marking.error)}
          </Notice>
        )}
      </div>
    </Card>
  );
}

interface MarkProps {
  person: Person;
  marking: Marking;
}

function Favourite({ person, marking }: MarkProps) {
  const { t } = useTranslation('roster');
  return (
    <Chip
      chosen={person.favourite}
      picture={<Icon name="heart" size={20} />}
      onClick={() => {
        if (!marking.isPending) afterMutation(marking.mutateAsync({ id: person.id, favourite: !person.favourite }), {});
      }}
    >
      {t('favourite')}
      <span className="visually-hidden"> · {nameOf(person)}</span>
    </Chip>
  );
}

function Blocked({ person, marking }: MarkProps) {
  const { t } = useTranslation('roster');
  return (
    <div className="roster-card__actions">
      <span className="roster-card__blocked">
        <Icon name="ban" size={20} />
        {t('list.blocked')}
      </span>
      <Button
        icon="undo"
        busy={marking.isPending}
        onClick={() => afterMutation(marking.mutateAsync({ id: person.id, blocked: false }), {})}
      >
        {t('block.undo')}
        <span className="visually-hidden"> · {nameOf(person)}</span>
      </Button>
    </div>
  );
}

function BlockPerson({ side, person, marking }: MarkProps & { side: Side }) {
  const { t } = useTranslation('roster');
  const [isOpen, setOpen] = useState(false);
  const name = nameOf(person);
  const block = () =>
    afterMutation(marking.mutateAsync({ id: person.id, blocked: true }), {
      onSuccess: () => setOpen(false),
      onError: () => setOpen(false),
    });
  return (
    <>
      <Button icon="ban" onClick={() => setOpen(true)}>
        {t(`block.${side}`)}
        <span className="visually-hidden"> · {name}</span>
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={t(`block.title_${side}`, { name })}
        keep={t('block.keep')}
        confirm={t(`block.${side}`)}
        busy={marking.isPending}
        onClose={() => setOpen(false)}
        onConfirm={block}
      >
        <p>{t(`block.text_${side}`, { name })}</p>
      </ConfirmDialog>
    </>
  );
}
