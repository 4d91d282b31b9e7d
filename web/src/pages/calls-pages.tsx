// The pages of calls for a day: `/labour/dashboard/calls` and `/employer/dashboard/calls`, each with the page of one
// call, and the form with which an employer calls workers. Also the pages of the people with whom a user has worked, whom
// a call asks first: `/employer/dashboard/people` and `/labour/dashboard/employers`.

import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { NewCall } from '../features/calls/call-form.tsx';
import { LabourCall } from '../features/calls/labour-call.tsx';
import { LabourCalls } from '../features/calls/labour-calls.tsx';
import { MyCall } from '../features/calls/my-call.tsx';
import { MyCalls } from '../features/calls/my-calls.tsx';
import { BidToCall, BringCrew, useHeldBid } from '../features/crews/crew-in-call.tsx';
import { MyEmployers } from '../features/roster/my-employers.tsx';
import { MyPeople } from '../features/roster/my-people.tsx';
import { useTranslation } from '../i18n/use-translation.ts';
import { BackLink } from '../kit/layout/back-link.tsx';
import { paths } from '../kit/navigation/paths.ts';

/** Loads all translations of the pages in parallel and shows the page, below a link to the list if `back` is set. */
function CallsPage({ back, children }: { back?: 'labour' | 'employer'; children: ReactNode }) {
  const { t } = useTranslation(['calls', 'jobs', 'posting', 'reference', 'places', 'place-picker', 'problems']);
  return (
    <div className="page">
      {back && (
        <BackLink to={back === 'labour' ? paths.labourCalls : paths.myCalls}>{t(`calls:title.${back}`)}</BackLink>
      )}
      {children}
    </div>
  );
}

export const LabourCallsPage = () => (
  <CallsPage>
    <LabourCalls />
  </CallsPage>
);

export function LabourCallPage() {
  const { callUid = '' } = useParams();
  useTranslation('crews');
  const bid = useHeldBid(callUid);
  return (
    <CallsPage back="labour">
      <LabourCall
        key={callUid}
        uid={callUid}
        crewBid={bid && <BidToCall bid={bid} />}
        withCrew={(call) => (call.may_bring_crew ? <BringCrew call={call} /> : null)}
      />
    </CallsPage>
  );
}

export const MyCallsPage = () => (
  <CallsPage>
    <MyCalls />
  </CallsPage>
);

export function MyCallPage() {
  const { callUid = '' } = useParams();
  return (
    <CallsPage back="employer">
      <MyCall key={callUid} uid={callUid} />
    </CallsPage>
  );
}

export const NewCallPage = () => (
  <CallsPage back="employer">
    <NewCall />
  </CallsPage>
);

/** Loads all translations of the lists of people in parallel. */
function RosterPage({ children }: { children: ReactNode }) {
  useTranslation(['roster', 'jobs', 'posting', 'reference', 'problems']);
  return <div className="page">{children}</div>;
}

export const MyPeoplePage = () => (
  <RosterPage>
    <MyPeople />
  </RosterPage>
);

export const MyEmployersPage = () => (
  <RosterPage>
    <MyEmployers />
  </RosterPage>
);
