// The profile form of an employer, in short sections.
import { useTranslation } from '../../i18n/use-translation.ts';
import { CheckField } from '../../kit/form/field.tsx';
import { EditSection, EditText } from './edit-fields.tsx';
import { EditEmail, EditLanguage, EditNames, EditPlace } from './edit-sections.tsx';
import type { ProfileForm } from './use-profile-form.ts';

export function EditEmployer({ form }: { form: ProfileForm }) {
  const { t } = useTranslation('profile');
  return (
    <>
      <EditSection title={t('group.who')}>
        <EditNames form={form} />
        <EditEmail form={form} />
      </EditSection>
      <EditSection title={t('group.company')}>
        <EditText form={form} field="company_name" autoComplete="organization" maxLength={120} />
        <EditText
          form={form}
          field="gst_number"
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={20}
          help={t('form.gst_help')}
        />
        <div data-field="is_contractor">
          <CheckField
            label={t('form.contractor')}
            checked={form.draft.is_contractor}
            onChange={(event) => form.set({ is_contractor: event.target.checked })}
          />
        </div>
      </EditSection>
      <EditPlace form={form} title={t('group.business_place')} />
      <EditSection title={t('group.languages')}>
        <EditLanguage form={form} />
      </EditSection>
    </>
  );
}
