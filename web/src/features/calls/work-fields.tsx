// The fields for the work of a call: trade, number of workers, day, hours and place.
import { useState } from 'react';
import { CALL_DAYS_AHEAD, CALL_PLACES } from '#contracts/call-shapes.ts';
import { weekDay } from '../../i18n/calendar-text.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { SelectField, TextField } from '../../kit/form/field.tsx';
import { ComboField } from '../../parts/combobox/combo-field.tsx';
import { PeopleField } from '../../parts/people-field/people-field.tsx';
import { CityField } from '../../parts/places/city-field.tsx';
import { StateField } from '../../parts/places/state-field.tsx';
import { useFindTrades } from '../../parts/trades/find-trades.ts';
import { TradeIcon } from '../../parts/trades/trade-icon.tsx';
import { dayAhead } from './call-draft.ts';
import type { CallFormFields } from './call-form-fields.ts';

export function WorkFields({ form }: { form: CallFormFields }) {
  return (
    <div className="call-form__part card" data-padded>
      <Trade form={form} />
      <PeopleField
        count={form.draft.positions}
        max={CALL_PLACES}
        error={form.wrong.positions}
        onChange={(positions) => form.set({ positions })}
      />
      <When form={form} />
      <Where form={form} />
    </div>
  );
}

function Trade({ form: { draft, wrong, set } }: { form: CallFormFields }) {
  const { t } = useTranslation('posting');
  const [typed, setTyped] = useState<string | null>(null);
  const { find, nameOf } = useFindTrades();
  const options = find(typed ?? '').map((one) => ({ ...one, picture: <TradeIcon role={one.key} size={24} /> }));
  return (
    <ComboField
      closed
      required
      icon="hammer"
      name="trade"
      autoComplete="off"
      maxLength={60}
      label={t('form.trade')}
      placeholder={t('form.trade_hint')}
      error={wrong.role}
      shown={draft.role ? nameOf(draft.role) : ''}
      typed={typed}
      options={options}
      count={t('form.trade_count', { count: options.length })}
      foot={options.length === 0 && <p className="combo__foot">{t('form.trade_count', { count: 0 })}</p>}
      onType={setTyped}
      onPick={({ key }) => set({ role: key })}
    />
  );
}

function When({ form: { draft, wrong, set } }: { form: CallFormFields }) {
  const { t } = useTranslation('calls');
  const { language } = useLanguage();
  const days = Array.from({ length: CALL_DAYS_AHEAD + 1 }, (_, ahead) => dayAhead(ahead));
  return (
    <>
      <SelectField
        label={t('form.day')}
        value={draft.date}
        error={wrong.date}
        onChange={(event) => set({ date: event.target.value })}
      >
        {days.map((day) => (
          <option key={day} value={day}>
            {weekDay(day, language)}
          </option>
        ))}
      </SelectField>
      <div className="field-pair">
        <TextField
          type="time"
          required
          label={t('form.start')}
          value={draft.start_time}
          error={wrong.start_time}
          onChange={(event) => set({ start_time: event.target.value })}
        />
        <TextField
          type="time"
          required
          label={t('form.end')}
          value={draft.end_time}
          error={wrong.end_time}
          onChange={(event) => set({ end_time: event.target.value })}
        />
      </div>
    </>
  );
}

function Where({ form: { draft, wrong, set } }: { form: CallFormFields }) {
  const { t } = useTranslation('calls');
  return (
    <>
      <StateField
        required
        value={draft.state}
        error={wrong.state}
        onChange={(state) => state !== draft.state && set({ state, city: '' })}
      />
      <CityField
        required
        state={draft.state}
        value={draft.city}
        error={wrong.city}
        onChange={(city) => set({ city })}
        onArea={(area) => draft.location.trim() === '' && set({ location: area })}
      />
      <TextField
        required
        label={t('form.place')}
        help={t('form.place_help')}
        maxLength={120}
        value={draft.location}
        error={wrong.location}
        onChange={(event) => set({ location: event.target.value })}
      />
    </>
  );
}
