// The second step of the job form: description, time, benefits and requirements.
import { useTranslation } from '../../i18n/use-translation.ts';
import { CheckField } from '../../kit/form/field.tsx';
import { PeopleField } from '../../parts/people-field/people-field.tsx';
import { SpokenArea } from '../../parts/speech/spoken-area.tsx';
import { DetailsMore } from './details-more.tsx';
import { DetailsWhen } from './details-when.tsx';
import { FlaggedField } from './field-findings.tsx';
import { PhrasesField } from './phrases-field.tsx';
import { ProvidedField } from './provided-field.tsx';
import type { JobForm } from './use-job-form.ts';

const MAX_POSITIONS = 500;

export function StepDetails({ form }: { form: JobForm }) {
  const { t } = useTranslation('posting');
  const { draft, set, wrong, validate } = form;
  return (
    <>
      <PhrasesField form={form} field="description" />
      <FlaggedField form={form} field="description">
        <SpokenArea
          required={draft.phrases.description.length === 0}
          optional={draft.phrases.description.length > 0 ? t('common:optional') : undefined}
          label={t('form.description')}
          help={t('form.description_help')}
          maxLength={5000}
          rows={draft.phrases.description.length > 0 ? 2 : 5}
          value={draft.description}
          error={wrong.description}
          onChange={(event) => set({ description: event.target.value })}
          onBlur={() => draft.description && validate('description')}
        />
      </FlaggedField>
      <PeopleField
        count={draft.positions}
        max={MAX_POSITIONS}
        error={wrong.positions}
        onChange={(positions) => set({ positions })}
      />
      <DetailsWhen form={form} />
      <ProvidedField form={form} />
      <CheckField
        label={t('form.contractor')}
        checked={draft.is_contractor}
        onChange={(event) => set({ is_contractor: event.target.checked })}
      />
      <DetailsMore form={form} />
    </>
  );
}
