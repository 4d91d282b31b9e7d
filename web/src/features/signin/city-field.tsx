// A city with suggestions of the chosen state; what is not among them may be typed all the same.
import { useId } from 'react';
import { CitySuggestions } from '../../places/city-suggestions.tsx';
import { TextField } from '../../ui/field.tsx';

interface CityFieldProps {
  label: string;
  error: string | undefined;
  state: string;
  value: string;
  onChange: (city: string) => void;
}

export function CityField({ label, error, state, value, onChange }: CityFieldProps) {
  const list = useId();
  return (
    <>
      <TextField
        label={label}
        error={error}
        list={list}
        autoComplete="address-level2"
        name="city"
        maxLength={80}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <CitySuggestions id={list} state={state} typed={value} />
    </>
  );
}
