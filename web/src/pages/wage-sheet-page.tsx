// `/employer/hisaab/sheet`: the days and balances of all workers of an employer.

import { WageSheet } from '../features/wages/wage-sheet.tsx';
import { useTranslation } from '../i18n/use-translation.ts';

export function WageSheetPage() {
  useTranslation(['wage-sheet', 'wages', 'problems']);
  return (
    <div className="page">
      <WageSheet />
    </div>
  );
}
