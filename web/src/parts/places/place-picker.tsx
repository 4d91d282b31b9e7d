// Fields for a state and for a place in that state.
import './place-picker.css';
import { useRef } from 'react';
import { CityField } from './city-field.tsx';
import { StateField } from './state-field.tsx';

interface PlacePickerProps {
  /** The English name of the state; empty if none is chosen. */
  state: string;
  /** The name of the place; empty if none is chosen. */
  city: string;
  errors?: { state?: string | undefined; city?: string | undefined };
  required?: boolean;
  /** Text beside the labels of fields that may be empty. */
  optional?: string;
  /** Called with the new state and city. If the state changes, the city is empty. */
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
