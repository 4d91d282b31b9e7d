// The page on which users edit their profile, in short sections. A field shows its error after the user has left the
// field. The request contains only the changed fields.
import './edit-profile.css';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { problemFields, problemText } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { Notice } from '../../kit/control/notice.tsx';
import { Failure } from '../../kit/illustration/failure.tsx';
import { ActionBar } from '../../kit/layout/action-bar.tsx';
import { useNextPath } from '../../kit/navigation/next-path.ts';
import { paths } from '../../kit/navigation/paths.ts';
import { ConfirmDialog } from '../../kit/overlay/dialog.tsx';
import { useToast } from '../../kit/overlay/toast.tsx';
import { type Profile, useProfile } from '../../session/profile.ts';
import { useSession } from '../../session/session-context.ts';
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
      title={t('common:load_failed')}
      again={t('common:try_again')}
      busy={isFetching}
      onRetry={() => void refetch()}
    >
      {problemText(t, error)}
    </Failure>
  );
}

/**
 * Returns two functions that leave the form. Both open the path in `?next=`, or else the profile page. `goOn` must be
 * called after saving. If missing fields still block actions of the user, `goOn` always opens the profile page.
 */
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

/** Shows how many fields are invalid, and a server error that names no field. */
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
          {t(isPending ? 'form.saving' : 'common:save')}
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
