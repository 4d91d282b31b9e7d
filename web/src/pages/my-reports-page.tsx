// /settings/reports: what one has told us is wrong, and what came of it.
import { MyReports } from '../features/report/my-reports.tsx';

export function MyReportsPage() {
  return <MyReports />;
}
