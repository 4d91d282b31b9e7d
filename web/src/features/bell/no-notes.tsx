// Nothing in the bell yet: where it comes from, and the one step that brings something.
import { useTranslation } from 'react-i18next';
import { paths } from '../../app/paths.ts';
import { useSession } from '../../session/session-context.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

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
