// `/labour/dashboard/attendance`: today's attendance code of each of the worker's current jobs.
import { useTranslation } from 'react-i18next';
import { MyDays } from '../features/attendance/my-days.tsx';

export function MyDaysPage() {
  useTranslation(['attendance', 'problems', 'reference']);
  return (
    <div className="page">
      <MyDays />
    </div>
  );
}
