// The workers who have worked for the employer. The employer marks them, and chooses those whom a call asks first.
import { useState } from 'react';
import { CALL_PLACES } from '#contracts/call-shapes.ts';
import type { RosterWorker } from '#contracts/roster.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LinkButton } from '../../kit/control/button.tsx';
import { CheckField } from '../../kit/form/field.tsx';
import { ActionBar } from '../../kit/layout/action-bar.tsx';
import { paths } from '../../kit/navigation/paths.ts';
import type { ChosenPerson } from '../../parts/roster/chosen-people.ts';
import { PersonNote } from './person-note.tsx';
import { useMarkPerson, useMyPeople } from './queries.ts';
import { nameOf, RosterCard } from './roster-card.tsx';
import { RosterPage, useRosterList } from './roster-page.tsx';

export function MyPeople() {
  const { t } = useTranslation('roster');
  const { list, page } = useRosterList();
  const { data, ...query } = useMyPeople(list, page);
  const [chosen, setChosen] = useState<readonly ChosenPerson[]>([]);
  const drop = (id: number) => setChosen((before) => before.filter((one) => one.id !== id));
  const choose = (person: RosterWorker) =>
    setChosen((before) => [...before, { id: person.id, name: nameOf(person), roles: person.roles }]);
  return (
    <>
      <RosterPage
        side="employer"
        list={list}
        data={data && { count: data.people.length, page: data.page, pages: data.pages }}
        query={query}
      >
        {data?.people.map((person) => (
          <li key={person.id}>
            <MyPerson
              person={person}
              isChosen={chosen.some(({ id }) => id === person.id)}
              isFull={chosen.length >= CALL_PLACES}
              onChoose={(isChosen) => (isChosen ? choose(person) : drop(person.id))}
            />
          </li>
        ))}
      </RosterPage>
      {chosen.length > 0 && (
        <ActionBar>
          <LinkButton variant="main" size="big" wide icon="send" to={paths.newCall} state={{ people: chosen }}>
            {t('call', { count: chosen.length })}
          </LinkButton>
        </ActionBar>
      )}
    </>
  );
}

interface MyPersonProps {
  person: RosterWorker;
  isChosen: boolean;
  isFull: boolean;
  onChoose: (isChosen: boolean) => void;
}

function MyPerson({ person, isChosen, isFull, onChoose }: MyPersonProps) {
  const { t } = useTranslation('roster');
  const marking = useMarkPerson();
  return (
    <RosterCard
      side="employer"
      person={person}
      marking={{
        ...marking,
        mutateAsync: async (change) => {
          const marked = await marking.mutateAsync(change);
          if (marked.blocked) onChoose(false);
          return marked;
        },
      }}
    >
      <CheckField
        checked={isChosen}
        disabled={isFull && !isChosen}
        label={
          <>
            {t('choose')}
            <span className="visually-hidden"> · {nameOf(person)}</span>
          </>
        }
        onChange={(event) => onChoose(event.target.checked)}
      />
      <PersonNote person={person} />
    </RosterCard>
  );
}
