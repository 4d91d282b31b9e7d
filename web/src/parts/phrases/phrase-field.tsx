// A form field for prepared phrases: the chosen phrases with inputs for their blanks (slots), suggestions, and a sheet
// with all phrases.
import './phrase-field.css';
import { useState } from 'react';
import { phraseCatalogue } from '#contracts/phrase-catalogue.ts';
import { MAX_PHRASES, type PhraseInput } from '#contracts/phrases.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button, IconButton } from '../../kit/control/button.tsx';
import { Chip, Chips } from '../../kit/control/chip.tsx';
import { Icon } from '../../kit/icon/icon.tsx';
import {
  newSlots,
  offeredPhrases,
  type PlaceOfUse,
  similarPhrase,
  starterPhrases,
  withoutSentence,
} from './offered.ts';
import { PhraseSheet } from './phrase-sheet.tsx';
import { SlotFields } from './slot-fields.tsx';
import { usePhraseTexts } from './use-phrase-texts.ts';

export interface PhraseFieldProps {
  /** The form field in which the phrases are used. It decides which phrases are offered. */
  place: PlaceOfUse;
  chosen: readonly PhraseInput[];
  onChange: (chosen: PhraseInput[]) => void;
  /**
   * The text that the user types in the field for own words. If a sentence of this text is similar to a phrase, the
   * phrase is offered.
   */
  typed?: string;
  /** Called with the typed text, without the sentence that a phrase has replaced. */
  onTyped?: (text: string) => void;
  /** Error texts by path, such as `0.slots.day`. */
  errors?: Readonly<Record<string, string>>;
}

const SUGGESTED = 6;

export function PhraseField({ place, chosen, onChange, typed = '', onTyped, errors = {} }: PhraseFieldProps) {
  const { t } = useTranslation('phrase-picker');
  const [open, setOpen] = useState(false);
  const texts = usePhraseTexts();
  const isChosen = (key: string) => chosen.some(({ phrase }) => phrase === key);
  const add = (key: string) => {
    if (chosen.length < MAX_PHRASES && !isChosen(key)) onChange([...chosen, { phrase: key, slots: newSlots(key) }]);
  };
  const remove = (key: string) => onChange(chosen.filter(({ phrase }) => phrase !== key));
  const suggested = starterPhrases(place)
    .filter((key) => !isChosen(key))
    .slice(0, SUGGESTED);
  return (
    <fieldset className="phrases">
      <legend className="phrases__title">
        <Icon name="languages" size={20} />
        {t('title')}
      </legend>
      <p className="field__help">{t('help')}</p>
      <ChosenPhrases chosen={chosen} errors={errors} onChange={onChange} onRemove={remove} />
      {onTyped && <Similar place={place} typed={typed} isChosen={isChosen} onTake={add} onTyped={onTyped} />}
      {suggested.length > 0 && (
        <Chips wrap label={t('suggested')}>
          {suggested.map((key) => (
            <Chip key={key} picture={<Icon name="plus" size={20} />} onClick={() => add(key)}>
              {texts.template(key)}
            </Chip>
          ))}
        </Chips>
      )}
      <Button icon="list" onClick={() => setOpen(true)}>
        {t('more')}
      </Button>
      {chosen.length >= MAX_PHRASES && (
        <p className="soft small" role="status">
          {t('full', { count: MAX_PHRASES })}
        </p>
      )}
      <PhraseSheet
        open={open}
        keys={offeredPhrases(place)}
        isChosen={isChosen}
        onToggle={(key) => (isChosen(key) ? remove(key) : add(key))}
        onClose={() => setOpen(false)}
      />
    </fieldset>
  );
}

interface ChosenPhrasesProps {
  chosen: readonly PhraseInput[];
  errors: Readonly<Record<string, string>>;
  onChange: (chosen: PhraseInput[]) => void;
  onRemove: (key: string) => void;
}

function ChosenPhrases({ chosen, errors, onChange, onRemove }: ChosenPhrasesProps) {
  const { t } = useTranslation('phrase-picker');
  const texts = usePhraseTexts();
  if (chosen.length === 0) return null;
  return (
    <ul className="phrases__chosen" aria-label={t('chosen')}>
      {chosen.map((one, place) => {
        const sentence = texts.sentence(one);
        return (
          <li key={one.phrase}>
            <div className="phrases__line">
              <Icon name="check" size={20} />
              <span className="phrases__sentence">{sentence}</span>
              <IconButton icon="x" label={t('remove', { sentence })} onClick={() => onRemove(one.phrase)} />
            </div>
            <SlotFields
              kinds={phraseCatalogue.get(one.phrase)?.slots ?? {}}
              ranges={phraseCatalogue.get(one.phrase)?.ranges}
              values={one.slots ?? {}}
              errorOf={(slot) => errors[`${place}.slots.${slot}`]}
              onChange={(slots) => onChange(chosen.map((other) => (other === one ? { ...one, slots } : other)))}
            />
          </li>
        );
      })}
    </ul>
  );
}

interface SimilarProps {
  place: PlaceOfUse;
  typed: string;
  isChosen: (key: string) => boolean;
  onTake: (key: string) => void;
  onTyped: (text: string) => void;
}

/** Offers the phrase that is similar to a sentence of the typed text. */
function Similar({ place, typed, isChosen, onTake, onTyped }: SimilarProps) {
  const { t } = useTranslation('phrase-picker');
  const texts = usePhraseTexts();
  const open = offeredPhrases(place).filter((key) => !isChosen(key));
  const found = typed.trim() === '' ? null : similarPhrase(typed, open, texts.template);
  const take = ({ key, sentence }: { key: string; sentence: string }) => {
    onTake(key);
    onTyped(withoutSentence(typed, sentence));
  };
  return (
    <div role="status">
      {found && (
        <div className="phrases__similar">
          <p>
            {t('similar')} <b>{texts.template(found.key)}</b>
          </p>
          <Button size="small" icon="check" onClick={() => take(found)}>
            {t('take')}
          </Button>
        </div>
      )}
    </div>
  );
}
