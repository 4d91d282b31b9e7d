// The employers for whom the worker has worked, with the mark *never again*.
import type { RosterEmployer } from '#contracts/roster.ts';
import { useMarkEmployer, useMyEmployers } from './queries.ts';
import { RosterCard } from './roster-card.tsx';
import { RosterPage, useRosterList } from './roster-page.tsx';

export function MyEmployers() {
  const { list, page } = useRosterList();
  const { data, ...query } = useMyEmployers(list, page);
  return (
    <RosterPage
      side="labour"
      list={list}
      data={data && { count: data.employers.length, page: data.page, pages: data.pages }}
      query={query}
    >
      {data?.employers.map((person) => (
        <li key={person.id}>
          <MyEmployer person={person} />
        </li>
      ))}
    </RosterPage>
  );
}

function MyEmployer({ person }: { person: RosterEmployer }) {
  const marking = useMarkEmployer();
  return <RosterCard side="labour" person={person} marking={marking} />;
}
