// The sections of the profile form that both roles have: names, place, language.

import { languageNames, pageMark } from '#locales/languages.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { SelectField } from '../../kit/form/field.tsx';
import { PlacePicker } from '../../parts/places/place-picker.tsx';
import { EditSection, EditText } from './edit-fields.tsx';
import type { ProfileForm } from './use-profile-form.ts';

const MAX_NAME_LENGTH = 60;

export function EditNames({ form }: { form: ProfileForm }) {
  return (
    <div className="edit-pair">
      <EditText form={form} field="first_name" autoComplete="given-name" maxLength={MAX_NAME_LENGTH} required />
      <EditText form={form} field="last_name" autoComplete="family-name" maxLength={MAX_NAME_LENGTH} required />
    </div>
  );
}

export function EditEmail({ form }: { form: ProfileForm }) {
  return (
    <EditText
      form={form}
      field="email"
      type="email"
      inputMode="email"
      autoComplete="email"
      maxLength={254}
      required={form.user_type === 'employer'}
    />
  );
}

export function EditPlace({ form, title }: { form: ProfileForm; title: string }) {
  const { draft, wrong } = form;
  return (
    <EditSection title={title}>
      <div data-field="state">
        <PlacePicker
          state={draft.state}
          city={draft.city}
          errors={{ state: wrong.state, city: wrong.city }}
          onChange={(place) => form.set(place)}
        />
      </div>
      <div className="edit-pair">
        <EditText form={form} field="pincode" inputMode="numeric" autoComplete="postal-code" maxLength={10} />
      </div>
      <EditText
        form={form}
        field="address"
        autoComplete="street-address"
        maxLength={300}
        required={form.user_type === 'employer'}
      />
    </EditSection>
  );
}

export function EditLanguage({ form }: { form: ProfileForm }) {
  const { t } = useTranslation('profile');
  return (
    <div data-field="language">
      <SelectField
        label={t('field.language')}
        value={form.draft.language}
        error={form.wrong.language}
        onChange={(event) => form.set({ language: event.target.value })}
      >
        {languageNames.map(({ code, name }) => (
          <option key={code} value={code} lang={pageMark(code)}>
            {name}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
