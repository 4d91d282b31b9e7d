// The profile form of a worker, in short sections.

import { spokenLanguages } from '#contracts/languages.ts';
import { genders, type RoleSlug, shifts } from '#contracts/reference.ts';
import { roles } from '#contracts/roles.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { TradesField } from '../../parts/trades/trades-field.tsx';
import { BirthField } from './birth-field.tsx';
import { EditChoice, EditMany, EditSection, EditText } from './edit-fields.tsx';
import { EditPay } from './edit-pay.tsx';
import { EditEmail, EditLanguage, EditNames, EditPlace } from './edit-sections.tsx';
import type { ProfileForm } from './use-profile-form.ts';
import { WantedStates } from './wanted-states.tsx';

const MAX_TRADES = 12;

const isRole = (slug: string): slug is RoleSlug => roles.some((role) => role.slug === slug);

function EditTrades({ form }: { form: ProfileForm }) {
  const { t } = useTranslation('profile');
  return (
    <div data-field="skills">
      <TradesField
        label={t('field.skills')}
        help={t('form.skills_help')}
        error={form.wrong.skills}
        errorId="skills-error"
        chosen={form.draft.skills.filter(isRole)}
        max={MAX_TRADES}
        onChange={(skills) => form.set({ skills })}
      />
    </div>
  );
}

export function EditLabour({ form }: { form: ProfileForm }) {
  const { t } = useTranslation(['profile', 'reference']);
  return (
    <>
      <EditSection title={t('profile:group.who')}>
        <EditNames form={form} />
        <BirthField form={form} />
        <EditChoice
          form={form}
          field="gender"
          choices={genders.map((value) => ({ value, word: t(`profile:gender.${value}`) }))}
        />
        <EditEmail form={form} />
      </EditSection>
      <EditSection title={t('profile:group.work')}>
        <EditTrades form={form} />
        <div className="edit-pair">
          <EditText form={form} field="experience_years" inputMode="numeric" maxLength={4} />
        </div>
        <EditChoice
          form={form}
          field="preferred_shift"
          choices={shifts.map((value) => ({ value, word: t(`profile:shift.${value}`) }))}
        />
      </EditSection>
      <EditSection title={t('profile:group.pay')}>
        <EditPay form={form} field="expected_salary" />
        <EditPay form={form} field="current_salary" />
        <p className="field__help">{t('profile:form.pay_help')}</p>
      </EditSection>
      <EditPlace form={form} title={t('profile:group.place')} />
      <EditSection title={t('profile:group.wanted_places')}>
        <WantedStates form={form} />
      </EditSection>
      <EditSection title={t('profile:group.languages')}>
        <EditMany
          form={form}
          field="languages_known"
          choices={spokenLanguages.map((code) => ({ value: code, word: t(`reference:spoken_language.${code}`) }))}
        />
        <EditLanguage form={form} />
      </EditSection>
    </>
  );
}
