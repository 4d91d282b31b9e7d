// The second page of registration, which asks only for the required data of the person.
import './person-page.css';
import type { UserType } from '#contracts/reference.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { CheckField, TextField } from '../../kit/form/field.tsx';
import { FieldError } from '../../kit/form/field-error.tsx';
import { useCompany } from '../../parts/company/company.ts';
import { IdentityFields } from '../../parts/person/identity-fields.tsx';
import type { PageProps } from './details-form.ts';
import { FullNameField } from './full-name-field.tsx';
import { SoftWarning } from './soft-warning.tsx';
import { panDiffersFromSurname } from './soft-warnings.ts';

function NameFields({ details, errors, onChange }: PageProps) {
  const { t } = useTranslation('signin');
  return (
    <div className="person-page__names">
      <TextField
        label={t('register.first_name')}
        error={errors.first_name}
        required
        autoComplete="given-name"
        enterKeyHint="next"
        maxLength={60}
        name="first_name"
        value={details.first_name}
        onChange={(event) => onChange('first_name', event.target.value)}
      />
      <TextField
        label={t('register.last_name')}
        error={errors.last_name}
        required
        autoComplete="family-name"
        enterKeyHint="next"
        maxLength={60}
        name="last_name"
        value={details.last_name}
        onChange={(event) => onChange('last_name', event.target.value)}
      />
    </div>
  );
}

/** The field for an employer's e-mail address. The setting `employer_email_optional` can make the field optional. */
function EmailField({ details, errors, onChange }: PageProps) {
  const { t } = useTranslation('signin');
  const { employer_email_optional: isOptional } = useCompany();
  return (
    <TextField
      label={t('register.email')}
      error={errors.email}
      required={!isOptional}
      optional={isOptional ? t('common:optional') : undefined}
      type="email"
      inputMode="email"
      autoComplete="email"
      maxLength={254}
      name="email"
      value={details.email}
      onChange={(event) => onChange('email', event.target.value)}
    />
  );
}

export function PersonPage({ user_type, ...page }: PageProps & { user_type: UserType }) {
  const { t } = useTranslation('signin');
  const { details, errors, onChange } = page;
  return (
    <>
      {page.isApplying ? <FullNameField {...page} /> : <NameFields {...page} />}
      {user_type === 'employer' && <EmailField {...page} />}
      <IdentityFields
        typed={page.details}
        error={page.errors.identity_number}
        user_type={user_type}
        onType={(value) => page.onChange('identity_type', value)}
        onNumber={(value) => page.onChange('identity_number', value)}
      />
      <SoftWarning show={panDiffersFromSurname(details)} what="pan_surname" />
      <div>
        <CheckField
          label={t('register.adult')}
          name="is_adult"
          aria-describedby="adult-error"
          aria-invalid={errors.is_adult ? true : undefined}
          checked={details.is_adult}
          onChange={(event) => onChange('is_adult', event.target.checked)}
        />
        <FieldError id="adult-error" text={errors.is_adult} />
      </div>
    </>
  );
}
