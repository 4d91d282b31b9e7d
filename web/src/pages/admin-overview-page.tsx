// `/admin/dashboard`: the overview, with a summary of the queues on the system page.
import { Overview } from '../features/admin-overview/overview.tsx';
import { QueuesCard } from '../features/admin-system/queues-card.tsx';

export function AdminOverviewPage() {
  return <Overview queues={<QueuesCard />} />;
}
