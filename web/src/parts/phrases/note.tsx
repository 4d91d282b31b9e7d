// A note that consists of prepared phrases (sentences with blanks, translated into all languages) and the author's own
// words: its state and its form fields.
import { type RefObject, useRef, useState } from 'react';
import type { PhraseInput } from '#contracts/phrases.ts';
import { problemFields } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { SpokenArea } from '../speech/spoken-area.tsx';
import { LaterPhraseField } from './later-phrase-field.tsx';
import type { PlaceOfUse } from './offered.ts';
import { emptySlots, refusedSlots, slotErrors } from './slot-errors.ts';

/** A note as it is sent to the API. */
export interface Note {
  /** The author's own words, trimmed. */
  words: string;
  phrases: PhraseInput[];
}

/** After the errors are rendered, focuses the first invalid blank (slot) of a phrase. */
function focusFirstWrong(fields: RefObject<HTMLElement | null>): void {
  requestAnimationFrame(() => fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}

/** Returns the state of a note that the user writes, and the functions that change the note. */
export function useNote() {
  const { t } = useTranslation('problems');
  const [words, setWords] = useState('');
  const [phrases, setPhrases] = useState<PhraseInput[]>([]);
  const [isTried, setTried] = useState(false);
  const [refused, setRefused] = useState<Record<string, string>>({});
  const fields = useRef<HTMLDivElement>(null);
  return {
    words,
    setWords,
    phrases,
    /**
     * Changes the phrases and removes the errors that the server found, because these errors name a phrase by its
     * position.
     */
    setPhrases(next: PhraseInput[]) {
      setPhrases(next);
      setRefused({});
    },
    /** The element around the fields. */
    fields,
    /**
     * An error for each slot (a blank in a phrase) that has no value or that the server refused; empty until the first
     * attempt to send the note.
     */
    errors: isTried ? { ...refused, ...slotErrors(phrases, t('field.required')) } : {},
    /**
     * Returns the note. If a slot has no value, shows the errors, focuses the first slot without a value, and returns
     * null.
     */
    read(): Note | null {
      setTried(true);
      if (emptySlots(phrases).length === 0) return { words: words.trim(), phrases };
      focusFirstWrong(fields);
      return null;
    },
    /**
     * Shows the errors of blanks (slots) that the server refused, and focuses the first of these blanks. Returns false
     * if the error is not about blanks.
     */
    refuse(error: unknown): boolean {
      const found = refusedSlots(problemFields(t, error));
      setRefused(found);
      const hasSlots = Object.keys(found).length > 0;
      if (hasSlots) focusFirstWrong(fields);
      return hasSlots;
    },
    reset() {
      setWords('');
      setPhrases([]);
      setTried(false);
      setRefused({});
    },
  };
}

interface NoteFieldsProps {
  note: ReturnType<typeof useNote>;
  place: PlaceOfUse;
  label: string;
  optional: string;
  placeholder?: string;
  help?: string;
  maxLength: number;
}

export function NoteFields({ note, place, maxLength, ...labels }: NoteFieldsProps) {
  return (
    <div ref={note.fields} className="stack">
      <LaterPhraseField place={place} chosen={note.phrases} onChange={note.setPhrases} errors={note.errors} />
      <SpokenArea
        {...labels}
        maxLength={maxLength}
        rows={3}
        value={note.words}
        onChange={(event) => note.setWords(event.target.value)}
      />
    </div>
  );
}
