// The sheet with the report form. For a visitor, the sheet contains a link to the sign-in instead.

import { useLocation } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LinkButton } from '../../kit/control/button.tsx';
import { paths } from '../../kit/navigation/paths.ts';
import { Sheet } from '../../kit/overlay/sheet.tsx';
import { useSession } from '../../session/session-context.ts';
import type { Subject } from './reasons.ts';
import { ReportForm } from './report-form.tsx';

interface ReportSheetProps {
  open: boolean;
  subjects: readonly [Subject, ...Subject[]];
  onClose: () => void;
}

export function ReportSheet({ open, subjects, onClose }: ReportSheetProps) {
  const { t } = useTranslation('reports');
  const { status } = useSession();
  const { pathname, search } = useLocation();
  if (status !== 'out') return <ReportForm open={open} subjects={subjects} onClose={onClose} />;
  return (
    <Sheet
      open={open}
      title={t('open')}
      close={t('common:close')}
      onClose={onClose}
      foot={
        <LinkButton variant="main" size="big" icon="log-in" to={paths.signIn(pathname + search)}>
          {t('sign_in')}
        </LinkButton>
      }
    >
      <p>{t('sign_in_first')}</p>
    </Sheet>
  );
}
