// `/settings/reports`: the user's reports and their outcome.
import { MyReports } from '../features/report/my-reports.tsx';

export function MyReportsPage() {
  return <MyReports />;
}
