// The page on which users edit their profile, in short sections. Fields are validated as they are filled; only changes are
// sent.
import './edit-profile.css';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useNextPath } from '../../app/next-path.ts';
import { paths } from '../../app/paths.ts';
import { problemFields, problemText } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { type Profile, useProfile } from '../../session/profile.ts';
import { useSession } from '../../session/session-context.ts';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Failure } from '../../ui/failure.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useToast } from '../../ui/toast.tsx';
import { EditEmployer } from './edit-employer.tsx';
import { EditLabour } from './edit-labour.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import { useFocusField } from './use-focus-field.ts';
import { type ProfileForm, useProfileForm } from './use-profile-form.ts';

export function EditProfile() {
  const { t } = useTranslation(['profile', 'problems']);
  const { user_type } = useSession();
  const { data, error, isFetching, refetch } = useProfile(user_type);
  if (data) return <Form profile={data} />;
  if (!error) return <ProfileSkeleton />;
  return (
    <Failure
      heading="h1"
      title={t('profile:failed')}
      again={t('profile:again')}
      busy={isFetching}
      onRetry={() => void refetch()}
    >
      {problemText(t, error)}
    </Failure>
  );
}

/** Returns the next page: the requested one, unless the profile is still incomplete for it. */
function useWayOut(profile: Profile) {
  const navigate = useNavigate();
  const next = useNextPath();
  const here = paths.profile(profile.user_type);
  return {
    leave: () => navigate(next ?? here),
    goOn: (fresh: Profile) => navigate(fresh.profile_completion.blocked ? here : (next ?? here)),
  };
}

function Form({ profile }: { profile: Profile }) {
  const { t } = useTranslation('profile');
  const element = useRef<HTMLFormElement>(null);
  const showToast = useToast();
  const { leave, goOn } = useWayOut(profile);
  const form = useProfileForm({
    profile,
    element,
    onSaved: (fresh) => {
      if (fresh) showToast({ text: t('form.saved') });
      goOn(fresh ?? profile);
    },
  });
  const [hadEdits, setHadEdits] = useState(form.isDirty);
  useFocusField(element);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.save();
  };
  return (
    <form ref={element} className="edit-profile" onSubmit={submit} noValidate>
      <h1 className="page__title">{t('form.title')}</h1>
      {hadEdits && form.isDirty && (
        <Notice tone="info">
          {t('form.kept')}{' '}
          <Button
            variant="link"
            onClick={() => {
              form.forget();
              setHadEdits(false);
            }}
          >
            {t('form.discard')}
          </Button>
        </Notice>
      )}
      {profile.user_type === 'labour' ? <EditLabour form={form} /> : <EditEmployer form={form} />}
      <Refusal form={form} />
      <Bar form={form} onLeave={leave} />
    </form>
  );
}

/** Shows a server error that names no field, and how many fields are invalid. */
function Refusal({ form }: { form: ProfileForm }) {
  const { t } = useTranslation(['profile', 'problems']);
  const { error } = form.saving;
  const count = Object.keys(form.wrong).length;
  const isNamed = Object.keys(problemFields(t, error)).length > 0;
  return (
    <div role="status">
      {count > 0 && <Notice tone="danger">{t('profile:form.fix', { count })}</Notice>}
      {error && !isNamed && (
        <Notice tone="danger" title={t('profile:form.failed')}>
          {problemText(t, error)}
        </Notice>
      )}
    </div>
  );
}

function Bar({ form, onLeave }: { form: ProfileForm; onLeave: () => void }) {
  const { t } = useTranslation('profile');
  const [asks, setAsks] = useState(false);
  const { isPending } = form.saving;
  const drop = () => {
    form.forget();
    onLeave();
  };
  return (
    <div className="edit-profile__bar">
      <ActionBar>
        <Button size="big" onClick={() => (form.isDirty ? setAsks(true) : onLeave())}>
          {t('form.cancel')}
        </Button>
        <Button type="submit" variant="main" size="big" busy={isPending}>
          {t(isPending ? 'form.saving' : 'form.save')}
        </Button>
      </ActionBar>
      <ConfirmDialog
        open={asks}
        title={t('form.leave_title')}
        keep={t('form.leave_stay')}
        confirm={t('form.leave_go')}
        onClose={() => setAsks(false)}
        onConfirm={drop}
      >
        <p>{t('form.leave_text')}</p>
      </ConfirmDialog>
    </div>
  );
}
