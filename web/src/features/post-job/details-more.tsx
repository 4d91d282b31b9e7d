// Optional fields that few jobs need, collapsed by default: exact place, walk-in days (workers may come without an
// appointment), languages, requirements.
import { useState } from 'react';
import { schoolings } from '#contracts/condition-lists.ts';
import { industrySlug, industrySlugs } from '#contracts/industries.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { CheckField, SelectField, TextField } from '../../kit/form/field.tsx';
import { Icon } from '../../kit/icon/icon.tsx';
import { today } from '../../kit/text/today.ts';
import { useSchoolingText } from '../../parts/job/schooling-text.ts';
import { SpokenArea } from '../../parts/speech/spoken-area.tsx';
import type { Draft, DraftField } from './draft.ts';
import { FlaggedField } from './field-findings.tsx';
import { LanguagesField } from './languages-field.tsx';
import { PhrasesField } from './phrases-field.tsx';
import type { JobForm } from './use-job-form.ts';

const folded: readonly DraftField[] = [
  'location',
  'pincode',
  'walk_in_from',
  'walk_in_to',
  'walk_in_place',
  'language_preference',
  'schooling',
  'requirements',
  'industry',
  'require_resume',
];

const isFilled = (draft: Draft) =>
  folded.some((field) => {
    const value = draft[field];
    return Array.isArray(value) ? value.length > 0 : Boolean(value);
  });

export function DetailsMore({ form }: { form: JobForm }) {
  const { t } = useTranslation('posting');
  const [isOpen, setOpen] = useState(() => isFilled(form.draft));
  const isWrong = folded.some((field) => form.wrong[field]) || form.flagged.some(({ field }) => folded.includes(field));
  return (
    <details className="details-more" open={isOpen || isWrong} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span className="details-more__plus">
          <Icon name="plus" size={20} />
        </span>
        <span className="details-more__words">
          <b>{t('form.more_title')}</b>
          <span className="soft small">{t('form.more_text')}</span>
        </span>
        <span className="details-more__fold">
          <Icon name="chevron-down" size={20} />
        </span>
      </summary>
      <div className="details-more__fields">
        <Where form={form} />
        <WalkIn form={form} />
        <LanguagesField form={form} />
        <Needs form={form} />
      </div>
    </details>
  );
}

function Where({ form }: { form: JobForm }) {
  const { t } = useTranslation('posting');
  const { draft, set, wrong, validate } = form;
  return (
    <>
      <FlaggedField form={form} field="location">
        <TextField
          label={t('form.locality')}
          optional={t('common:optional')}
          placeholder={t('form.locality_hint')}
          maxLength={120}
          value={draft.location}
          error={wrong.location}
          onChange={(event) => set({ location: event.target.value })}
        />
      </FlaggedField>
      <TextField
        label={t('form.pincode')}
        optional={t('common:optional')}
        help={t('form.pincode_help')}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={12}
        value={draft.pincode}
        error={wrong.pincode}
        onChange={(event) => set({ pincode: event.target.value })}
        onBlur={() => draft.pincode && validate('pincode')}
      />
    </>
  );
}

/** Walk-in days, on which workers may come without an appointment, and the place. */
function WalkIn({ form }: { form: JobForm }) {
  const { t } = useTranslation('posting');
  const { draft, set, wrong } = form;
  return (
    <fieldset className="field details-more__group">
      <legend>
        {t('form.walk_in')}
        <span className="field__optional">{t('common:optional')}</span>
      </legend>
      <p className="field__help">{t('form.walk_in_help')}</p>
      <div className="field-pair">
        <TextField
          type="date"
          label={t('form.walk_in_from')}
          min={today()}
          value={draft.walk_in_from}
          error={wrong.walk_in_from}
          onChange={(event) => set({ walk_in_from: event.target.value })}
        />
        <TextField
          type="date"
          label={t('form.walk_in_to')}
          min={draft.walk_in_from || today()}
          value={draft.walk_in_to}
          error={wrong.walk_in_to}
          onChange={(event) => set({ walk_in_to: event.target.value })}
        />
      </div>
      <FlaggedField form={form} field="walk_in_place">
        <TextField
          label={t('form.walk_in_place')}
          placeholder={t('form.walk_in_place_hint')}
          maxLength={160}
          value={draft.walk_in_place}
          error={wrong.walk_in_place}
          onChange={(event) => set({ walk_in_place: event.target.value })}
        />
      </FlaggedField>
    </fieldset>
  );
}

function Needs({ form }: { form: JobForm }) {
  const { t } = useTranslation('posting');
  const { draft, set, wrong } = form;
  return (
    <>
      <SchoolingField form={form} />
      <PhrasesField form={form} field="requirements" />
      <FlaggedField form={form} field="requirements">
        <SpokenArea
          label={t('form.requirements')}
          optional={t('common:optional')}
          maxLength={2000}
          rows={3}
          value={draft.requirements}
          error={wrong.requirements}
          onChange={(event) => set({ requirements: event.target.value })}
        />
      </FlaggedField>
      <FlaggedField form={form} field="industry">
        <IndustryField form={form} />
      </FlaggedField>
      <CheckField
        label={t('form.require_resume')}
        checked={draft.require_resume}
        onChange={(event) => set({ require_resume: event.target.checked })}
      />
    </>
  );
}

function SchoolingField({ form: { draft, set, wrong } }: { form: JobForm }) {
  const { t } = useTranslation('posting');
  const text = useSchoolingText();
  return (
    <SelectField
      label={t('form.schooling')}
      optional={t('common:optional')}
      value={draft.schooling ?? ''}
      error={wrong.schooling}
      onChange={({ target }) => set({ schooling: schoolings.find((known) => known === target.value) ?? null })}
    >
      <option value="">{t('form.not_said')}</option>
      {schoolings.map((value) => (
        <option key={value} value={value}>
          {text(value)}
        </option>
      ))}
    </SelectField>
  );
}

/**
 * The select of the industry. A job from before the list of industries may contain free text; this text remains an
 * option of the select.
 */
function IndustryField({ form: { draft, set, wrong } }: { form: JobForm }) {
  const { t } = useTranslation(['posting', 'reference']);
  const isKnown = draft.industry === '' || industrySlug(draft.industry) !== null;
  return (
    <SelectField
      label={t('posting:form.industry')}
      optional={t('common:optional')}
      value={draft.industry}
      error={wrong.industry}
      onChange={(event) => set({ industry: event.target.value })}
    >
      <option value="">{t('posting:form.industry_choose')}</option>
      {!isKnown && <option value={draft.industry}>{draft.industry}</option>}
      {industrySlugs.map((slug) => (
        <option key={slug} value={slug}>
          {t(`reference:industry.${slug}`)}
        </option>
      ))}
    </SelectField>
  );
}
