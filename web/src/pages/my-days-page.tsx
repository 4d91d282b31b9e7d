// `/labour/dashboard/attendance`: today's attendance code of each of the worker's current jobs.

import { MyDays } from '../features/attendance/my-days.tsx';
import { useTranslation } from '../i18n/use-translation.ts';

export function MyDaysPage() {
  useTranslation(['attendance', 'problems', 'reference']);
  return (
    <div className="page">
      <MyDays />
    </div>
  );
}
