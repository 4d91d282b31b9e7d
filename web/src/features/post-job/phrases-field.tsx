// The ready sentences of the job's description or requirements.
import type { PhraseUse } from '#contracts/phrase-uses.ts';
import { LaterPhraseField } from '../../parts/phrases/later-phrase-field.tsx';
import type { JobForm } from './use-job-form.ts';

/** The sentences that the description offers. */
export const workUses: readonly PhraseUse[] = [
  'job_work',
  'job_bring',
  'job_pay',
  'job_hours',
  'job_safety',
  'job_site',
  'job_travel',
];
/** The sentences that the requirements offer. */
export const needUses: readonly PhraseUse[] = ['job_requirement'];

interface PhrasesFieldProps {
  form: JobForm;
  field: 'description' | 'requirements';
  uses: readonly PhraseUse[];
}

export function PhrasesField({ form, field, uses }: PhrasesFieldProps) {
  const { draft, set, wrong } = form;
  const start = `phrases.${field}.`;
  const errors = Object.entries(wrong).flatMap(([path, text]): [string, string][] =>
    path.startsWith(start) && text ? [[path.slice(start.length), text]] : [],
  );
  return (
    <LaterPhraseField
      place={{ uses, role: draft.role }}
      chosen={draft.phrases[field]}
      onChange={(chosen) => set({ phrases: { ...draft.phrases, [field]: chosen } })}
      typed={draft[field]}
      onTyped={(text) => set({ [field]: text })}
      errors={Object.fromEntries(errors)}
    />
  );
}
