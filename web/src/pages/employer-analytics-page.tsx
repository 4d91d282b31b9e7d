// The page with the statistics of an employer's jobs.
import { EmployerAnalytics } from '../features/analytics/analytics.tsx';

export function EmployerAnalyticsPage() {
  return (
    <div className="page">
      <EmployerAnalytics />
    </div>
  );
}
