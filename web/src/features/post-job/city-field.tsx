// The city with suggestions of its state, or the whole state.
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CitySuggestions } from '../../places/city-suggestions.tsx';
import { CheckField, TextField } from '../../ui/field.tsx';
import type { JobForm } from './use-job-form.ts';

export function CityField({ form }: { form: JobForm }) {
  const { t } = useTranslation('jobs');
  const { draft, set, wrong } = form;
  const list = useId();
  return (
    <div>
      <TextField
        required
        icon="map-pin"
        label={t('post.city')}
        placeholder={t('post.city_hint')}
        list={list}
        autoComplete="off"
        maxLength={80}
        disabled={draft.all_cities}
        value={draft.all_cities ? '' : draft.city}
        error={draft.all_cities ? undefined : wrong.city}
        onChange={(event) => set({ city: event.target.value })}
      />
      <CitySuggestions id={list} state={draft.state} typed={draft.city} />
      <CheckField
        label={t('post.whole_state')}
        checked={draft.all_cities}
        onChange={(event) => set({ all_cities: event.target.checked, ...(event.target.checked && { city: '' }) })}
      />
    </div>
  );
}
