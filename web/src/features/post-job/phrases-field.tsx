// The form field in which the employer chooses prepared phrases (sentences that exist in all languages) for a job's
// description or requirements.
import { usesOfField } from '#contracts/phrase-uses.ts';
import { LaterPhraseField } from '../../parts/phrases/later-phrase-field.tsx';
import type { JobForm } from './use-job-form.ts';

interface PhrasesFieldProps {
  form: JobForm;
  field: 'description' | 'requirements';
}

export function PhrasesField({ form, field }: PhrasesFieldProps) {
  const { draft, set, wrong } = form;
  const start = `phrases.${field}.`;
  const errors = Object.entries(wrong).flatMap(([path, text]): [string, string][] =>
    path.startsWith(start) && text ? [[path.slice(start.length), text]] : [],
  );
  return (
    <LaterPhraseField
      place={{ uses: usesOfField[field], role: draft.role }}
      chosen={draft.phrases[field]}
      onChange={(chosen) => set({ phrases: { ...draft.phrases, [field]: chosen } })}
      typed={draft[field]}
      onTyped={(text) => set({ [field]: text })}
      errors={Object.fromEntries(errors)}
    />
  );
}
