// The empty state of the notification list: an explanation, and a link to the next step.

import { useTranslation } from '../../i18n/use-translation.ts';
import { LinkButton } from '../../kit/control/button.tsx';
import { EmptyState } from '../../kit/illustration/empty-state.tsx';
import { paths } from '../../kit/navigation/paths.ts';
import { useSession } from '../../session/session-context.ts';

export function NoNotes({ onOpened }: { onOpened?: () => void }) {
  const { t } = useTranslation(['bell', 'applications']);
  const isEmployer = useSession().user_type === 'employer';
  return (
    <EmptyState
      title={t('bell:empty')}
      action={
        <LinkButton variant="main" to={isEmployer ? paths.myJobs : paths.jobs} onClick={onOpened}>
          {t(isEmployer ? 'applications:received.my_jobs' : 'applications:mine.find')}
        </LinkButton>
      }
    >
      {t('bell:empty_text')}
    </EmptyState>
  );
}
