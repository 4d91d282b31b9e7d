// `/labour/dashboard/attendance`: the worker's current jobs, each with the field for today's attendance code.

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
