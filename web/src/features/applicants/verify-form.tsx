// The verification form: contact methods (at least one), whether the identity matched, and private notes.

import { useId, useState } from 'react';
import type { EmployerApplication } from '#contracts/application-shapes.ts';
import { contactMethods } from '#contracts/contact.ts';
import { afterMutation } from '../../http/after-mutation.ts';
import { fieldText, problemText } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { Notice } from '../../kit/control/notice.tsx';
import { CheckField, TextArea } from '../../kit/form/field.tsx';
import { FieldError } from '../../kit/form/field-error.tsx';
import { useToast } from '../../kit/overlay/toast.tsx';
import { useVerify, type Verification } from './applicant-queries.ts';

type Method = Verification['contact_methods_verified'][number];

const MAX_NOTES_LENGTH = 500;

interface VerifyFormProps {
  application: EmployerApplication;
  onDone: () => void;
}

export function VerifyForm({ application: { id, verification, applicant }, onDone }: VerifyFormProps) {
  const { t } = useTranslation(['contact', 'applications', 'problems']);
  const [methods, setMethods] = useState<readonly Method[]>(verification?.contact_methods_verified ?? []);
  const [isSame, setSame] = useState(verification?.identity_match ?? false);
  const [notes, setNotes] = useState(verification?.notes ?? '');
  const [missing, setMissing] = useState(false);
  const showToast = useToast();
  const verify = useVerify(id);
  const send = () => {
    if (methods.length === 0) return setMissing(true);
    afterMutation(
      verify.mutateAsync({
        contact_methods_verified: [...methods],
        identity_match: isSame,
        notes: notes.trim() || null,
      }),
      {
        onSuccess: () => {
          showToast({ text: t('contact:verify.recorded') });
          onDone();
        },
      },
    );
  };
  return (
    <form
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <p className="soft">{t('contact:verify.more', { name: applicant.first_name })}</p>
      <Methods
        chosen={methods}
        error={missing ? fieldText(t, 'contact_method_required') : undefined}
        onChoose={(next) => {
          setMethods(next);
          setMissing(false);
        }}
      />
      <CheckField
        label={t('contact:verify.identity')}
        checked={isSame}
        onChange={(event) => setSame(event.target.checked)}
      />
      <TextArea
        label={t('contact:verify.notes')}
        optional={t('applications:optional')}
        placeholder={t('contact:verify.notes_hint')}
        maxLength={MAX_NOTES_LENGTH}
        rows={2}
        value={notes}
        onChange={(event) => setNotes(event.target.value)}
      />
      {verify.error && (
        <Notice tone="danger" role="alert">
          {problemText(t, verify.error)}
        </Notice>
      )}
      <Button type="submit" wide icon="check" busy={verify.isPending}>
        {t('contact:verify.save')}
      </Button>
    </form>
  );
}

interface MethodsProps {
  chosen: readonly Method[];
  error: string | undefined;
  onChoose: (methods: readonly Method[]) => void;
}

function Methods({ chosen, error, onChoose }: MethodsProps) {
  const { t } = useTranslation('contact');
  const id = useId();
  const turn = (method: Method, isOn: boolean) =>
    onChoose(contactMethods.filter((one) => (one === method ? isOn : chosen.includes(one))));
  return (
    <fieldset className="applicant-page__methods" aria-describedby={error ? id : undefined}>
      <legend className="field__label">{t('verify.methods')}</legend>
      {contactMethods.map((method) => (
        <CheckField
          key={method}
          label={t(`method.${method}`)}
          checked={chosen.includes(method)}
          onChange={(event) => turn(method, event.target.checked)}
        />
      ))}
      <FieldError id={id} text={error} />
    </fieldset>
  );
}
