// The microphone of a textarea: recognized speech is appended to the text, which the user can edit.
import { type RefObject, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { MicButton, MicNotice } from './mic-button.tsx';
import { useSpeechInput } from './use-speech-input.ts';

/**
 * Sets the text of the textarea as if the user had typed it, so that React calls `onChange`. React overrides the
 * `value` property of the element and calls no `onChange` for values that are set through this override. So this
 * function calls the setter of `HTMLTextAreaElement.prototype`.
 */
function type(area: HTMLTextAreaElement, text: string): void {
  const { maxLength } = area;
  const { set } = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value') ?? {};
  set?.call(area, maxLength >= 0 ? text.slice(0, maxLength) : text);
  area.dispatchEvent(new Event('input', { bubbles: true }));
}

const appended = (before: string, words: string) => (before.trim() ? `${before.trimEnd()} ${words}` : words);

export interface AreaMicrophoneProps {
  area: RefObject<HTMLTextAreaElement | null>;
  /** The live region below the field, which shows that the microphone is on. */
  news: HTMLElement | null;
}

export function AreaMicrophone({ area, news }: AreaMicrophoneProps) {
  const { t } = useTranslation('voice-search');
  /** `before`: the field's text before the current recognition. `shown`: this text with the words recognized so far. */
  const text = useRef({ before: '', shown: '' });
  const write = (words: string) => {
    const field = area.current;
    if (!field) return;
    // If the user has typed while the microphone was on, append to the typed text instead of overwriting it.
    if (field.value !== text.current.shown) text.current.before = field.value;
    type(field, appended(text.current.before, words));
    text.current.shown = field.value;
  };
  const { listens, press } = useSpeechInput({
    onStart: () => {
      const value = area.current?.value ?? '';
      text.current = { before: value, shown: value };
    },
    onWords: write,
    onHeard: (words) => {
      write(words);
      area.current?.focus();
    },
  });
  return (
    <>
      <MicButton label={t('write')} listens={listens} onPress={press} />
      {listens && news && createPortal(<MicNotice hint={t('speak_now')} />, news)}
    </>
  );
}
