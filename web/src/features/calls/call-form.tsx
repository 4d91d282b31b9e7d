// The form with which an employer calls workers for a day: one page, with the text that the worker reads beside it.
import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { afterMutation } from '../../http/after-mutation.ts';
import { fieldText, problemFields, problemText } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { Notice } from '../../kit/control/notice.tsx';
import { ActionBar } from '../../kit/layout/action-bar.tsx';
import { TwoColumns } from '../../kit/layout/two-columns.tsx';
import { paths } from '../../kit/navigation/paths.ts';
import { readChosenPeople } from '../../parts/roster/chosen-people.ts';
import { useProfile } from '../../session/profile.ts';
import { blankCall, type CallDraft, fieldOf, readCall } from './call-draft.ts';
import type { CallWrong } from './call-form-fields.ts';
import { CallPreview } from './call-preview.tsx';
import { ChosenPeople } from './chosen-people.tsx';
import { CountPeople } from './count-people.tsx';
import { CallSkeleton, LoadFailed } from './load-failed.tsx';
import { OfferFields } from './offer-fields.tsx';
import { usePostCall } from './queries.ts';
import { WorkFields } from './work-fields.tsx';

/** Loads the profile first, because the form begins with the place of the profile. */
export function NewCall() {
  const { data, error, isFetching, refetch } = useProfile('employer');
  if (data) return <CallForm place={{ state: data.state, city: data.city }} />;
  if (error) return <LoadFailed heading="h1" error={error} isBusy={isFetching} onRetry={() => void refetch()} />;
  return <CallSkeleton />;
}

/** Returns the values and errors of the form, and the function that sends the form. */
function useCallForm(place: { state: string | null; city: string | null }) {
  const { t } = useTranslation(['calls', 'problems']);
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const { state } = useLocation();
  const [draft, setDraft] = useState(() => blankCall(place, readChosenPeople(state)));
  const [wrong, setWrong] = useState<CallWrong>({});
  const { mutateAsync, isPending, error } = usePostCall();
  const showWrong = (fields: CallWrong) => {
    setWrong(fields);
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  const set = (part: Partial<CallDraft>) => {
    setDraft((before) => ({ ...before, ...part }));
    setWrong((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in part))));
  };
  const send = () => {
    const read = readCall(draft);
    if ('problems' in read) {
      const texts = Object.entries(read.problems).map(([field, code]) => [
        field,
        code === 'pay' ? t('calls:form.pay_wrong') : fieldText(t, code),
      ]);
      return showWrong(Object.fromEntries(texts));
    }
    afterMutation(mutateAsync(read.body), {
      onSuccess: ({ calls: [made] }) => void navigate(made ? paths.myCall(made.uid) : paths.myCalls),
      onError: (refusal) =>
        showWrong(
          Object.fromEntries(Object.entries(problemFields(t, refusal)).map(([at, text]) => [fieldOf(at), text])),
        ),
    });
  };
  return { form, fields: { draft, wrong, set }, send, isPending, error };
}

function CallForm({ place }: { place: { state: string | null; city: string | null } }) {
  const { t } = useTranslation(['calls', 'problems']);
  const { form, fields, send, isPending, error } = useCallForm(place);
  const isWrong = Object.keys(fields.wrong).length > 0;
  return (
    <form
      ref={form}
      className="call-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) send();
      }}
    >
      <h1 className="page__title">{t('calls:form.title')}</h1>
      <p className="soft">{t('calls:form.text')}</p>
      <TwoColumns
        aside={
          <>
            {(fields.draft.people.length === 0 || fields.draft.wide) && <CountPeople draft={fields.draft} />}
            <CallPreview draft={fields.draft} />
          </>
        }
      >
        <ChosenPeople form={fields} />
        <WorkFields form={fields} />
        <OfferFields form={fields} />
        {(error || isWrong) && (
          <Notice tone="danger" role="alert">
            {isWrong ? t('calls:form.check') : problemText(t, error)}
          </Notice>
        )}
        <div className="desktop-only">
          <SendButton count={fields.draft.positions} busy={isPending} />
        </div>
      </TwoColumns>
      <ActionBar only="phone">
        <SendButton count={fields.draft.positions} busy={isPending} />
      </ActionBar>
    </form>
  );
}

function SendButton({ count, busy }: { count: number; busy: boolean }) {
  const { t } = useTranslation('calls');
  return (
    <Button type="submit" variant="main" size="big" wide icon="send" busy={busy}>
      {t('form.send', { count })}
    </Button>
  );
}
