// /admin/dashboard: the overview, with the queues of the system page in short.
import { Overview } from '../features/admin-overview/overview.tsx';
import { QueuesCard } from '../features/admin-system/queues-card.tsx';

export function AdminOverviewPage() {
  return <Overview queues={<QueuesCard />} />;
}
