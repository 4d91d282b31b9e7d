// The form fields for the place of the job: a city, or a whole state.
import { useRef } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { CheckField } from '../../kit/form/field.tsx';
import { CityField } from '../../parts/places/city-field.tsx';
import { StateField } from '../../parts/places/state-field.tsx';
import type { JobForm } from './use-job-form.ts';

export function JobPlace({ form }: { form: JobForm }) {
  const { t } = useTranslation('posting');
  const { draft, set, wrong } = form;
  const cityInput = useRef<HTMLInputElement>(null);
  return (
    <>
      <StateField
        required
        value={draft.state}
        error={wrong.state}
        onChange={(state) => state !== draft.state && set({ state, city: '' })}
        onChosen={() => cityInput.current?.focus()}
      />
      <div>
        <CityField
          ref={cityInput}
          required
          state={draft.state}
          disabled={draft.all_cities}
          value={draft.all_cities ? '' : draft.city}
          error={draft.all_cities ? undefined : wrong.city}
          onChange={(city) => set({ city })}
          onArea={(area) => draft.location.trim() === '' && set({ location: area })}
        />
        <CheckField
          label={t('form.whole_state')}
          checked={draft.all_cities}
          onChange={(event) => set({ all_cities: event.target.checked, ...(event.target.checked && { city: '' }) })}
        />
      </div>
    </>
  );
}
