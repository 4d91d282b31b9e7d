// `/admin/dashboard`: the overview, including a summary of the task queues.
import { Overview } from '../features/admin-overview/overview.tsx';
import { QueuesCard } from '../features/admin-system/queues-card.tsx';

export function AdminOverviewPage() {
  return <Overview queues={<QueuesCard />} />;
}
