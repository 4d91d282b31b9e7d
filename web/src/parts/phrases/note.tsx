// A note of ready sentences and own words: its state and its fields.
import { useState } from 'react';
import type { PhraseInput } from '#contracts/phrases.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { TextArea } from '../../kit/form/field.tsx';
import { LaterPhraseField } from './later-phrase-field.tsx';
import type { PlaceOfUse } from './offered.ts';
import { emptySlots, slotErrors } from './slot-errors.ts';

/** A note as it is sent. */
export interface Note {
  /** Own words, trimmed. */
  words: string;
  phrases: PhraseInput[];
}

/** Returns the state of a note. */
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
    /** Errors of slots without a value, after the first attempt to send. */
    errors: isTried ? slotErrors(phrases, t('field.required')) : {},
    /** Returns the note; null while a slot has no value, whose error is then shown. */
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
  placeholder: string;
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
