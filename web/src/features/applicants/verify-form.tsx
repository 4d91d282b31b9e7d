// The verification form: contact methods (at least one), whether the identity matched, and private notes.

import { type FormEvent, useId, useState } from 'react';
import type { EmployerApplication } from '#contracts/application-shapes.ts';
import { contactMethods } from '#contracts/contact.ts';
import { afterMutation } from '../../http/after-mutation.ts';
import { fieldText, problemText } from '../../i18n/problem-text.ts';
import { readable } from '../../i18n/readable-names.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { Notice } from '../../kit/control/notice.tsx';
import { CheckField } from '../../kit/form/field.tsx';
import { FieldError } from '../../kit/form/field-error.tsx';
import { useToast } from '../../kit/overlay/toast.tsx';
import { SpokenArea } from '../../parts/speech/spoken-area.tsx';
import { useVerify, type Verification } from './applicant-queries.ts';

type Method = Verification['contact_methods_verified'][number];

const MAX_NOTES_LENGTH = 500;

interface Typed {
  methods: readonly Method[];
  /** True if the employer has seen an identity card that belongs to the applicant. */
  isSame: boolean;
  notes: string;
}

const bodyOf = ({ methods, isSame, notes }: Typed): Verification => ({
  contact_methods_verified: [...methods],
  identity_match: isSame,
  notes: notes.trim() || null,
});

interface VerifyFormProps {
  application: EmployerApplication;
  onDone: () => void;
}

function useVerification({ application: { id, verification }, onDone }: VerifyFormProps) {
  const { t } = useTranslation('contact');
  const [typed, setTyped] = useState<Typed>({
    methods: verification?.contact_methods_verified ?? [],
    isSame: verification?.identity_match ?? false,
    notes: verification?.notes ?? '',
  });
  const [missing, setMissing] = useState(false);
  const showToast = useToast();
  const verify = useVerify(id);
  const change = (part: Partial<Typed>) => {
    setTyped((before) => ({ ...before, ...part }));
    if (part.methods) setMissing(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.methods.length === 0) return setMissing(true);
    afterMutation(verify.mutateAsync(bodyOf(typed)), {
      onSuccess: () => {
        showToast({ text: t('verify.recorded') });
        onDone();
      },
    });
  };
  return { typed, change, missing, submit, verify };
}

export function VerifyForm(props: VerifyFormProps) {
  const { t } = useTranslation(['contact', 'applications', 'problems']);
  const { typed, change, missing, submit, verify } = useVerification(props);
  return (
    <form className="stack" noValidate onSubmit={submit}>
      <p className="soft">{t('contact:verify.more', { name: readable(props.application.applicant.first_name) })}</p>
      <Methods
        chosen={typed.methods}
        error={missing ? fieldText(t, 'contact_method_required') : undefined}
        onChoose={(methods) => change({ methods })}
      />
      <CheckField
        label={t('contact:verify.identity')}
        checked={typed.isSame}
        onChange={(event) => change({ isSame: event.target.checked })}
      />
      <SpokenArea
        label={t('contact:verify.notes')}
        optional={t('common:optional')}
        placeholder={t('contact:verify.notes_hint')}
        maxLength={MAX_NOTES_LENGTH}
        rows={2}
        value={typed.notes}
        onChange={(event) => change({ notes: event.target.value })}
      />
      {verify.error && (
        <Notice tone="danger" role="alert">
          {problemText(t, verify.error)}
        </Notice>
      )}
      <Button type="submit" wide icon="check" busy={verify.isPending}>
        {t('common:save')}
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
