// Segmented control: a choice between two to four visible options.
import './segmented.css';
import type { ReactNode } from 'react';

interface SegmentedProps<T extends string> {
  label: string;
  value: T;
  choices: readonly { value: T; word: ReactNode }[];
  onChoose: (value: T) => void;
}

export function Segmented<T extends string>({ label, value, choices, onChoose }: SegmentedProps<T>) {
  return (
    <fieldset className="segmented">
      <legend className="visually-hidden">{label}</legend>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          className="segmented__part"
          aria-pressed={choice.value === value}
          onClick={() => onChoose(choice.value)}
        >
          {choice.word}
        </button>
      ))}
    </fieldset>
  );
}
