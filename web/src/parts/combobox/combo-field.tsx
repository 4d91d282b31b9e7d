// Combo box: a typed value with a list of options, usable by touch, arrow keys and screen reader.
import './combo-field.css';
import { type ReactNode, type Ref, useId, useRef } from 'react';
import { Field, type FieldIds } from '../../kit/form/field.tsx';
import { Icon, type IconName } from '../../kit/icon/icon.tsx';
import { scrollToIt } from '../../kit/layout/scroll-to-it.ts';
import { type ComboOption, useCombo, type Walking } from './use-combo.ts';
import { useInSight } from './use-in-sight.ts';

export interface ComboProps<O extends ComboOption> extends Walking<O> {
  label: string;
  error?: string | undefined;
  help?: string | undefined;
  required?: boolean | undefined;
  optional?: string | undefined;
  icon: IconName;
  name: string;
  autoComplete: string;
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  maxLength: number;
  ref?: Ref<HTMLInputElement> | undefined;
  /** The value that the field shows while the user is not typing. */
  shown: string;
  /** The number of options, as text for screen readers. */
  count: string;
  /** Content below the options, or instead of them. */
  foot?: ReactNode;
}

export function ComboField<O extends ComboOption>(props: ComboProps<O>) {
  const { label, error, help, required, optional, options } = props;
  const around = useRef<HTMLDivElement>(null);
  const listId = useId();
  const combo = useCombo(props);
  const isListed = combo.open && options.length > 0;
  useInSight(around, { open: combo.open, length: options.length });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only closes the list when focus leaves the whole field
    <div
      className="combo"
      ref={around}
      onBlur={(event) => {
        if (!around.current?.contains(event.relatedTarget)) combo.leave();
      }}
    >
      <Field label={label} error={error} help={help} required={required} optional={optional}>
        {(ids) => <ComboControl {...props} ids={ids} combo={combo} listId={isListed ? listId : undefined} />}
      </Field>
      <p className="visually-hidden" role="status">
        {isListed && props.count}
      </p>
      {combo.open && (isListed || props.foot) && (
        // Keeps the focus in the field, so that the list does not close before the click arrives.
        // biome-ignore lint/a11y/noStaticElementInteractions: the handler only keeps the focus in the field
        <div className="combo__panel" onMouseDown={(event) => event.preventDefault()}>
          {isListed && <Options id={listId} {...props} active={combo.active} pick={combo.pick} />}
          {props.foot}
        </div>
      )}
    </div>
  );
}

interface ComboControlProps<O extends ComboOption> extends ComboProps<O> {
  ids: FieldIds;
  combo: ReturnType<typeof useCombo<O>>;
  /**
   * Id of the list; undefined while no list is rendered. The id of an option is this id, a hyphen and the option's
   * index.
   */
  listId: string | undefined;
}

function ComboControl<O extends ComboOption>({ ids, combo, listId, ...props }: ComboControlProps<O>) {
  return (
    <span className="control">
      <Icon name={props.icon} size={20} />
      <input
        {...ids}
        ref={props.ref}
        type="text"
        role="combobox"
        name={props.name}
        autoComplete={props.autoComplete}
        enterKeyHint="next"
        spellCheck={false}
        maxLength={props.maxLength}
        placeholder={props.placeholder}
        disabled={props.disabled}
        aria-autocomplete="list"
        aria-expanded={listId !== undefined}
        aria-controls={listId}
        aria-activedescendant={listId && combo.active !== null ? `${listId}-${combo.active}` : undefined}
        value={props.typed ?? props.shown}
        onChange={(event) => combo.type(event.target.value)}
        onFocus={(event) => {
          event.target.select();
          combo.show();
        }}
        onClick={combo.show}
        onKeyDown={combo.onKeyDown}
      />
      <Icon name="chevron-down" size={20} />
    </span>
  );
}

interface OptionsProps<O extends ComboOption> {
  id: string;
  label: string;
  options: readonly O[];
  active: number | null;
  pick: (option: O) => void;
}

function Options<O extends ComboOption>({ id, label, options, active, pick }: OptionsProps<O>) {
  return (
    <div className="combo__list" role="listbox" id={id} aria-label={label} tabIndex={-1}>
      {options.map((option, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled by the field that owns the list
        <div
          key={option.key}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          ref={index === active ? scrollToIt : undefined}
          className="combo__option"
          onClick={() => pick(option)}
        >
          {option.picture}
          <span>{option.text}</span>
          {option.note && <span className="soft small">{option.note}</span>}
        </div>
      ))}
    </div>
  );
}
