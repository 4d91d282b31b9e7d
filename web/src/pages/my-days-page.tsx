// /labour/dashboard/attendance: the code of the day, for each place where the person works now.
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
