// The second step: what the work is, how many people, and what they should know.

import { useTranslation } from 'react-i18next';
import { spokenLanguages } from '#contracts/values.ts';
import { IconButton } from '../../ui/button.tsx';
import { Chip, Chips } from '../../ui/chip.tsx';
import { Field, TextArea, TextField } from '../../ui/field.tsx';
import type { JobForm } from './use-job-form.ts';

const PEOPLE_AT_MOST = 500;

export function StepDetails({ form }: { form: JobForm }) {
  const { t } = useTranslation('jobs');
  const { draft, set, wrong, judge } = form;
  return (
    <>
      <TextArea
        required
        label={t('post.description')}
        help={t('post.description_help')}
        maxLength={5000}
        rows={5}
        value={draft.description}
        error={wrong.description}
        onChange={(event) => set({ description: event.target.value })}
        onBlur={() => draft.description && judge('description')}
      />
      <PeopleField form={form} />
      <TextField
        label={t('post.locality')}
        optional={t('optional')}
        placeholder={t('post.locality_hint')}
        maxLength={120}
        value={draft.location}
        error={wrong.location}
        onChange={(event) => set({ location: event.target.value })}
      />
      <TextField
        label={t('post.duration')}
        optional={t('optional')}
        placeholder={t('post.duration_hint')}
        maxLength={80}
        value={draft.duration}
        error={wrong.duration}
        onChange={(event) => set({ duration: event.target.value })}
      />
      <LanguagesField form={form} />
      <TextArea
        label={t('post.requirements')}
        optional={t('optional')}
        maxLength={2000}
        rows={3}
        value={draft.requirements}
        error={wrong.requirements}
        onChange={(event) => set({ requirements: event.target.value })}
      />
    </>
  );
}

function PeopleField({ form }: { form: JobForm }) {
  const { t } = useTranslation('jobs');
  const { draft, set, wrong } = form;
  const put = (positions: number) => set({ positions: Math.min(PEOPLE_AT_MOST, Math.max(1, positions)) });
  return (
    <Field label={t('post.positions')} error={wrong.positions} required>
      {(ids) => (
        <span className="control people-field">
          <IconButton
            icon="minus"
            label={t('post.fewer')}
            disabled={draft.positions <= 1}
            onClick={() => put(draft.positions - 1)}
          />
          <input
            {...ids}
            inputMode="numeric"
            value={draft.positions}
            onChange={(event) => put(Number(event.target.value.replace(/\D/g, '').slice(0, 3)) || 1)}
          />
          <IconButton icon="plus" label={t('post.more')} onClick={() => put(draft.positions + 1)} />
        </span>
      )}
    </Field>
  );
}

const LANGUAGES_AT_MOST = 8;

function LanguagesField({ form }: { form: JobForm }) {
  const { t } = useTranslation(['jobs', 'reference']);
  const { draft, set } = form;
  const chosen = draft.language_preference;
  return (
    <fieldset className="field">
      <legend>
        {t('jobs:post.languages')}
        <span className="field__optional">{t('jobs:optional')}</span>
      </legend>
      <Chips wrap label={t('jobs:post.languages')}>
        {spokenLanguages.map((code) => {
          const on = chosen.includes(code);
          return (
            <Chip
              key={code}
              chosen={on}
              disabled={!on && chosen.length >= LANGUAGES_AT_MOST}
              onClick={() =>
                set({ language_preference: on ? chosen.filter((one) => one !== code) : [...chosen, code] })
              }
            >
              {t(`reference:spoken_language.${code}`)}
            </Chip>
          );
        })}
      </Chips>
    </fieldset>
  );
}
