// Records the fields that the user changed before the app has started, and reports these changes to the app after the
// start. React keeps the input of a server-rendered field, but calls no `onChange` for it, and would remove the input at
// its next render.

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const changed = new Set<Field>();

const isField = (target: unknown): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

function remember({ target }: Event): void {
  if (isField(target)) changed.add(target);
}

const signs = ['input', 'change'] as const;

if (!import.meta.env.SSR) for (const sign of signs) window.addEventListener(sign, remember, true);

/** Dispatches an event that makes React hydrate the part of the page with this field at once. */
const dispatch = (field: Field, type: 'input' | 'change' | 'click') =>
  field.dispatchEvent(new Event(type, { bubbles: true }));

/**
 * Sets a property in the way in which the user does. React watches the property of the element itself, so the setter of
 * the prototype is used: the next event then counts as a change.
 */
function setAsUser(field: Field, name: 'value' | 'checked', value: string | boolean): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), name)?.set?.call(field, value);
}

function replayText(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  // The default value equals the value if the component has already adopted what the user typed.
  if (field.defaultValue === value) return;
  setAsUser(field, 'value', field.defaultValue);
  dispatch(field, 'input');
  setAsUser(field, 'value', value);
  dispatch(field, 'input');
}

function replayCheck(field: HTMLInputElement, isChecked: boolean): void {
  if (field.type === 'checkbox') {
    // React must notice a change to the new state. If the box has this state already, click it twice.
    if (field.checked === isChecked) field.click();
    field.click();
  } else if (isChecked) {
    // Let React store that the button is off, and then choose it as the user did.
    field.checked = false;
    setAsUser(field, 'checked', true);
    dispatch(field, 'click');
  }
}

/** The input of the user in a field. `isChecked` is false for a field that is not a box. */
interface Entry {
  field: Field;
  value: string;
  isChecked: boolean;
}

function replay({ field, value, isChecked }: Entry): void {
  dispatch(field, 'input');
  if (field instanceof HTMLSelectElement) {
    setAsUser(field, 'value', value);
    dispatch(field, 'change');
  } else if (field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type))
    replayCheck(field, isChecked);
  else if (field.type !== 'file') replayText(field, value);
}

/** Reports the recorded changes to the app. Stops recording, because the app handles changes from now on. */
export function replayInput(): void {
  for (const sign of signs) window.removeEventListener(sign, remember, true);
  // Read all entries first: the replay of one field renders the others, which may reset them.
  const entries = [...changed].map((field) => ({
    field,
    value: field.value,
    isChecked: field instanceof HTMLInputElement && field.checked,
  }));
  changed.clear();
  for (const entry of entries) if (entry.field.isConnected) replay(entry);
}
