// The third page of registration: trade and place of a worker, or the business of an employer.

import type { UserType } from '#contracts/reference.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { TextField } from '../../kit/form/field.tsx';
import { PlacePicker } from '../../parts/places/place-picker.tsx';
import { TradesField } from '../../parts/trades/trades-field.tsx';
import type { PageProps } from './details-form.ts';
import { GstinField } from './gstin-field.tsx';
import { PinField } from './pin-field.tsx';
import { SoftWarning } from './soft-warning.tsx';
import { gstinDiffersFromState, panDiffersFromCompany } from './soft-warnings.ts';

const MAX_SKILLS = 12;

function Skills({ details, errors, onChange }: PageProps) {
  const { t } = useTranslation('signin');
  return (
    <TradesField
      label={t('register.skills')}
      help={t('register.skills_help')}
      error={errors.skills}
      errorId="skills-error"
      chosen={details.skills}
      max={MAX_SKILLS}
      onChange={(skills) => onChange('skills', skills)}
    />
  );
}

function Business(page: PageProps) {
  const { t } = useTranslation('signin');
  const { details, errors, onChange } = page;
  return (
    <>
      <TextField
        label={t('register.company_name')}
        optional={t('common:optional')}
        error={errors.company_name}
        autoComplete="organization"
        name="company_name"
        maxLength={120}
        value={details.company_name}
        onChange={(event) => onChange('company_name', event.target.value)}
      />
      <SoftWarning show={panDiffersFromCompany(details)} what="pan_company" />
      <GstinField {...page} />
    </>
  );
}

function Address({ details, errors, onChange }: PageProps) {
  const { t } = useTranslation('signin');
  return (
    <TextField
      label={t('register.address')}
      error={errors.address}
      required
      autoComplete="street-address"
      maxLength={300}
      name="address"
      value={details.address}
      onChange={(event) => onChange('address', event.target.value)}
    />
  );
}

export function PlacePage({ user_type, ...page }: PageProps & { user_type: UserType }) {
  const { t } = useTranslation('signin');
  const { details, errors, onChange } = page;
  const choose = ({ state, city }: { state: string; city: string }) => {
    onChange('state', state);
    onChange('city', city);
  };
  return (
    <>
      <p className="soft">{t(user_type === 'labour' ? 'register.work_text' : 'register.business_text')}</p>
      {user_type === 'labour' ? <Skills {...page} /> : <Business {...page} />}
      {user_type === 'employer' && <PinField {...page} />}
      {user_type === 'labour' && page.places?.({ chosen: details, onChange: choose })}
      <PlacePicker
        state={details.state}
        city={details.city}
        errors={{ state: errors.state, city: errors.city }}
        required={page.isApplying}
        {...(!page.isApplying && { optional: t('common:optional') })}
        onChange={choose}
      />
      {user_type === 'employer' && <Address {...page} />}
      {user_type === 'employer' && <SoftWarning show={gstinDiffersFromState(details)} what="gstin_state" />}
    </>
  );
}
