// The third page: the trade and place of a worker, or the business of an employer.
import './place-page.css';
import { useTranslation } from 'react-i18next';
import { roles, states, type UserType } from '#contracts/reference.ts';
import { Chip, Chips } from '../../ui/chip.tsx';
import { FieldError, SelectField, TextField } from '../../ui/field.tsx';
import { TradeIcon } from '../../ui/trade-icon.tsx';
import { CityField } from './city-field.tsx';
import type { PageProps } from './details-form.ts';

const MOST_SKILLS = 12;

function Skills({ details, errors, onChange }: PageProps) {
  const { t } = useTranslation(['signin', 'reference']);
  return (
    <div className="field">
      <p className="field__label">{t('signin:register.skills')}</p>
      <p className="field__help">{t('signin:register.skills_help')}</p>
      <Chips label={t('signin:register.skills')} wrap>
        {roles.map(({ slug }) => {
          const isChosen = details.skills.includes(slug);
          const others = details.skills.filter((skill) => skill !== slug);
          return (
            <Chip
              key={slug}
              chosen={isChosen}
              disabled={!isChosen && details.skills.length >= MOST_SKILLS}
              picture={<TradeIcon role={slug} size={24} />}
              onClick={() => onChange('skills', isChosen ? others : [...others, slug])}
            >
              {t(`reference:role.${slug}`)}
            </Chip>
          );
        })}
      </Chips>
      <FieldError id="skills-error" text={errors.skills} />
    </div>
  );
}

function Business({ details, errors, onChange }: PageProps) {
  const { t } = useTranslation('signin');
  return (
    <>
      <TextField
        label={t('register.company_name')}
        error={errors.company_name}
        autoComplete="organization"
        name="company_name"
        value={details.company_name}
        onChange={(event) => onChange('company_name', event.target.value)}
      />
      <TextField
        label={t('register.gst_number')}
        error={errors.gst_number}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        name="gst_number"
        value={details.gst_number}
        onChange={(event) => onChange('gst_number', event.target.value)}
      />
    </>
  );
}

export function PlacePage({ user_type, ...page }: PageProps & { user_type: UserType }) {
  const { t } = useTranslation(['signin', 'reference']);
  const { details, errors, onChange } = page;
  return (
    <>
      <p className="soft">
        {t(user_type === 'labour' ? 'signin:register.work_text' : 'signin:register.business_text')}
      </p>
      {user_type === 'labour' ? <Skills {...page} /> : <Business {...page} />}
      <div className="place-page__where">
        <SelectField
          label={t('signin:register.state')}
          error={errors.state}
          name="state"
          autoComplete="address-level1"
          value={details.state}
          onChange={(event) => onChange('state', event.target.value)}
        >
          <option value="">{t('signin:register.choose_state')}</option>
          {states.map(({ code, name }) => (
            <option key={code} value={name}>
              {t(`reference:state.${code}`)}
            </option>
          ))}
        </SelectField>
        <CityField
          label={t('signin:register.city')}
          error={errors.city}
          state={details.state}
          value={details.city}
          onChange={(city) => onChange('city', city)}
        />
      </div>
    </>
  );
}
