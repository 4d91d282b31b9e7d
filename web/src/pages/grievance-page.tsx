// The page with the contact for grievances and the grievance form (C.8).
import { ComplaintForm } from '../features/complaint/complaint-form.tsx';
import { ComplaintPlace } from '../features/complaint/complaint-place.tsx';
import { Grievance } from '../features/site-pages/grievance.tsx';
import { useIsHydrating } from '../kit/startup/lazy-hydrate.tsx';

export function GrievancePage() {
  // A server-rendered form would lose text that is typed before hydration, so the form appears only after hydration.
  // Without JavaScript, the page still shows the officer's address, phone and e-mail.
  const isHydrating = useIsHydrating();
  return <Grievance>{isHydrating ? <ComplaintPlace /> : <ComplaintForm />}</Grievance>;
}
