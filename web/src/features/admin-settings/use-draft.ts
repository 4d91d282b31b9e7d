// The unsaved changes of a group of settings.
import { useState } from 'react';
import type { SettingView } from '#contracts/admin-settings.ts';
import { asTyped, type Read, readTyped, sameValue } from './typed.ts';

interface Typed {
  /** The text in the field; used only for text inputs. */
  text: string;
  read: Read;
}

export interface Draft {
  textOf: (setting: SettingView) => string;
  valueOf: (setting: SettingView) => unknown;
  wrongOf: (setting: SettingView) => string | undefined;
  type: (setting: SettingView, text: string) => void;
  choose: (setting: SettingView, value: unknown) => void;
  /** The changed values by setting key, as sent to the server; null restores the default. */
  changes: Record<string, unknown>;
  count: number;
  isWrong: boolean;
  clear: () => void;
}

/** Returns the unsaved changes. Stores the text as typed, so that a number is not reformatted during typing. */
export function useDraft(settings: readonly SettingView[]): Draft {
  const [typed, setTyped] = useState<Readonly<Record<string, Typed>>>({});
  const heldBy = ({ key, value }: SettingView): unknown => {
    const read = typed[key]?.read;
    return read && 'value' in read ? read.value : value;
  };
  const keep = (key: string, one: Typed) => setTyped((before) => ({ ...before, [key]: one }));
  const own = settings.filter(({ key }) => typed[key]);
  const changed = own.filter((setting) => !sameValue(heldBy(setting), setting.value));
  const wrong = own.filter(({ key }) => typed[key] && 'wrong' in typed[key].read);
  return {
    textOf: ({ key, value }) => typed[key]?.text ?? asTyped(value),
    valueOf: heldBy,
    wrongOf: ({ key }) => {
      const read = typed[key]?.read;
      return read && 'wrong' in read ? read.wrong : undefined;
    },
    type: ({ key, field }, text) => keep(key, { text, read: readTyped(text, field) }),
    choose: ({ key }, value) => keep(key, { text: asTyped(value), read: { value } }),
    changes: Object.fromEntries(
      changed.map((setting) => {
        const value = heldBy(setting);
        // The default value is sent as null, so that a later release may change the default.
        return [setting.key, sameValue(value, setting.default_value) ? null : value];
      }),
    ),
    count: changed.length + wrong.length,
    isWrong: wrong.length > 0,
    clear: () => setTyped({}),
  };
}
