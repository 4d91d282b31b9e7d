// The states in which the worker would work: removable chips, and a field that adds a state.
import { useRef, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Chip, Chips } from '../../kit/control/chip.tsx';
import { FieldError } from '../../kit/form/field-error.tsx';
import { Icon } from '../../kit/icon/icon.tsx';
import { usePlaceNames } from '../../parts/places/place.ts';
import { StateField } from '../../parts/places/state-field.tsx';
import type { ProfileForm } from './use-profile-form.ts';

const MAX_STATES = 10;

export function WantedStates({ form }: { form: ProfileForm }) {
  const { t } = useTranslation('profile');
  const { stateText } = usePlaceNames();
  const chosen = form.draft.preferred_states;
  const put = (preferred_states: string[]) => form.set({ preferred_states });
  return (
    <div className="field" data-field="preferred_states">
      {chosen.length > 0 && (
        <Chips wrap label={t('field.preferred_states')}>
          {chosen.map((name) => (
            <Chip
              key={name}
              aria-label={t('form.remove_state', { state: stateText(name) })}
              onClick={() => put(chosen.filter((one) => one !== name))}
            >
              {stateText(name)}
              <Icon name="x" size={16} />
            </Chip>
          ))}
        </Chips>
      )}
      {chosen.length < MAX_STATES && <OneMore onChosen={(name) => put([...new Set([...chosen, name])])} />}
      <FieldError id="preferred-states-error" text={form.wrong.preferred_states} />
    </div>
  );
}

/**
 * A field that adds a state to the list. The state is added when the user chooses an option, not while the user types.
 */
function OneMore({ onChosen }: { onChosen: (name: string) => void }) {
  const [typed, setTyped] = useState('');
  const latest = useRef('');
  const change = (text: string) => {
    latest.current = text;
    setTyped(text);
  };
  return (
    <StateField
      value={typed}
      onChange={change}
      onChosen={() => {
        onChosen(latest.current);
        change('');
      }}
    />
  );
}
