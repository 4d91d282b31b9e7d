// A note that consists of prepared phrases and the author's own words: its state and its form fields.
import { useState } from 'react';
import type { PhraseInput } from '#contracts/phrases.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { TextArea } from '../../kit/form/field.tsx';
import { LaterPhraseField } from './later-phrase-field.tsx';
import type { PlaceOfUse } from './offered.ts';
import { emptySlots, slotErrors } from './slot-errors.ts';

/** A note in the form in which it is sent. */
export interface Note {
  /** The author's own words, trimmed. */
  words: string;
  phrases: PhraseInput[];
}

/** Returns the state of a note, and the functions that change it. */
export function useNote() {
  const { t } = useTranslation('problems');
  const [words, setWords] = useState('');
  const [phrases, setPhrases] = useState<PhraseInput[]>([]);
  const [isTried, setTried] = useState(false);
  return {
    words,
    setWords,
    phrases,
    setPhrases,
    /**
     * An error for each slot (a blank in a phrase) that has no value; empty until the first attempt to send the note.
     */
    errors: isTried ? slotErrors(phrases, t('field.required')) : {},
    /** Returns the note. If a slot has no value, returns null and shows the errors of the slots. */
    read(): Note | null {
      setTried(true);
      return emptySlots(phrases).length === 0 ? { words: words.trim(), phrases } : null;
    },
    reset() {
      setWords('');
      setPhrases([]);
      setTried(false);
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
    <>
      <LaterPhraseField place={place} chosen={note.phrases} onChange={note.setPhrases} errors={note.errors} />
      <TextArea
        {...labels}
        maxLength={maxLength}
        rows={3}
        value={note.words}
        onChange={(event) => note.setWords(event.target.value)}
      />
    </>
  );
}
