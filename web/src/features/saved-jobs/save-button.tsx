// The heart button of a job, which saves or unsaves the job. If a visitor presses it, the job is remembered and saved
// after sign-in.
import './save-button.css';
import { useLocation, useNavigate } from 'react-router-dom';
import { CallError } from '#contracts/call-error.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { IconButton } from '../../kit/control/button.tsx';
import { paths } from '../../kit/navigation/paths.ts';
import { useToast } from '../../kit/overlay/toast.tsx';
import { useSession } from '../../session/session-context.ts';
import { useSavedUids, useSaving } from './queries.ts';
import { storePendingSave } from './stored-save.ts';

interface SaveButtonProps {
  uid: string;
  /** The job title, for the accessible name of the button. */
  title: string;
  /** Whether the job is saved, as the server returned it with the job. Used until the list of saved jobs has loaded. */
  saved?: boolean;
}

export function SaveButton({ uid, title, saved: initiallySaved = false }: SaveButtonProps) {
  const { t } = useTranslation('saved-jobs');
  const { user_type } = useSession();
  const toggle = useToggle(uid);
  const uids = useSavedUids();
  if (user_type === 'employer') return null;
  const saved = uids?.includes(uid) ?? initiallySaved;
  return (
    <IconButton
      icon="heart"
      className="save-button"
      label={t('save', { title })}
      aria-pressed={saved}
      onClick={() => toggle(!saved)}
    />
  );
}

function useToggle(uid: string) {
  const { t } = useTranslation('saved-jobs');
  const { t: tProblem } = useTranslation();
  const { user_type } = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const showToast = useToast();
  const saving = useSaving(uid);
  return (saved: boolean) => {
    if (user_type === null) {
      storePendingSave(uid);
      void navigate(paths.signIn(pathname + search));
      return;
    }
    saving.mutate(
      { uid, saved },
      {
        onError: (error) => {
          const isFull = error instanceof CallError && error.code === 'saved_jobs_limit';
          showToast({ text: isFull ? problemText(tProblem, error) : t('failed'), tone: 'problem' });
        },
      },
    );
  };
}
