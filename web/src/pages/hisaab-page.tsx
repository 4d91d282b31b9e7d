// `/labour/hisaab` and `/employer/hisaab`: days, payments and what is owed.

import { Hisaab } from '../features/wages/hisaab.tsx';
import { useTranslation } from '../i18n/use-translation.ts';

export function HisaabPage() {
  useTranslation(['wages', 'unpaid-wages', 'reference', 'problems']);
  return (
    <div className="page">
      <Hisaab />
    </div>
  );
}
