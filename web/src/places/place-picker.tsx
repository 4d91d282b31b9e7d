// A state and a place in it: two fields, or their parts for forms that ask for more.
import './place-picker.css';
import { useRef } from 'react';
import { CityField } from './city-field.tsx';
import { StateField } from './state-field.tsx';

interface PlacePickerProps {
  /** The English name of the state, '' for none. */
  state: string;
  /** The name of the place, '' for none. */
  city: string;
  errors?: { state?: string | undefined; city?: string | undefined };
  required?: boolean;
  /** The word beside the labels of fields that may stay empty. */
  optional?: string;
  /** A new state empties the city. */
  onChange: (place: { state: string; city: string }) => void;
}

export function PlacePicker({ state, city, errors = {}, required, optional, onChange }: PlacePickerProps) {
  const cityInput = useRef<HTMLInputElement>(null);
  return (
    <div className="place-picker">
      <StateField
        value={state}
        error={errors.state}
        required={required}
        optional={optional}
        onChange={(next) => next !== state && onChange({ state: next, city: '' })}
        onChosen={() => cityInput.current?.focus()}
      />
      <CityField
        ref={cityInput}
        state={state}
        value={city}
        error={errors.city}
        required={required}
        optional={optional}
        onChange={(next) => onChange({ state, city: next })}
      />
    </div>
  );
}
