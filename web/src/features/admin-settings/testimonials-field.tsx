// The testimonials of the landing page: one form for each testimonial, in which the words are entered language by
// language.
import { useId, useState } from 'react';
import type { SettingView } from '#contracts/admin-settings.ts';
import { languageCodes } from '#contracts/languages.ts';
import type { Language } from '#contracts/values.ts';
import { languageName, pageMark } from '#locales/languages.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { SelectField, TextArea, TextField } from '../../kit/form/field.tsx';
import { FieldError } from '../../kit/form/field-error.tsx';
import { isObject } from '../../kit/storage/stored-object.ts';
import type { Draft } from './use-draft.ts';

type Words = Readonly<Record<string, unknown>>;
const blank = { words: {}, name: '', about: '', city: '' };

/** Returns the testimonial's text in one language. If `said` is a plain string, it is the text of all languages. */
const saidIn = (said: unknown, language: Language): string => {
  const own = isObject(said) ? said[language] : said;
  return typeof own === 'string' ? own : '';
};

/** Returns `said` with `text` as the text in one language. If `text` is empty, removes the language. */
function withWords(said: unknown, language: Language, text: string): unknown {
  if (!isObject(said)) return text;
  const { [language]: _before, ...others } = said;
  return text === '' ? others : { ...others, [language]: text };
}

interface OneProps {
  one: Words;
  place: number;
  readOnly: boolean;
  onChange: (one: Words) => void;
  onRemove: () => void;
}

function One({ one, place, readOnly, onChange, onRemove }: OneProps) {
  const { t } = useTranslation('admin-settings');
  const [language, setLanguage] = useState<Language>('en');
  const inLanguage = (what: string) => t('testimonials.in', { what, language: languageName(language) });
  const change = (part: string, text: string) => onChange({ ...one, [part]: withWords(one[part], language, text) });
  return (
    <fieldset className="setting__one">
      <legend>{t('testimonials.nth', { count: place })}</legend>
      <SelectField
        label={t('testimonials.language')}
        value={language}
        onChange={({ target }) => setLanguage(languageCodes.find((code) => code === target.value) ?? 'en')}
      >
        {languageCodes.map((code) => (
          <option key={code} value={code} lang={pageMark(code)}>
            {languageName(code)}
          </option>
        ))}
      </SelectField>
      <TextArea
        label={inLanguage(t('testimonials.words'))}
        rows={3}
        maxLength={300}
        readOnly={readOnly}
        value={saidIn(one.words, language)}
        onChange={({ target }) => change('words', target.value)}
      />
      {(['name', 'about', 'city'] as const).map((part) => (
        <TextField
          key={part}
          label={isObject(one[part]) ? inLanguage(t(`testimonials.${part}`)) : t(`testimonials.${part}`)}
          help={isObject(one[part]) ? undefined : t('testimonials.all_languages')}
          maxLength={300}
          readOnly={readOnly}
          value={saidIn(one[part], language)}
          onChange={({ target }) => change(part, target.value)}
        />
      ))}
      {!readOnly && (
        <Button size="small" icon="trash" onClick={onRemove}>
          {t('testimonials.remove')}
        </Button>
      )}
    </fieldset>
  );
}

interface TestimonialsProps {
  setting: SettingView;
  many: number;
  draft: Draft;
  readOnly: boolean;
  error: string | undefined;
}

export function TestimonialsField({ setting, many, draft, readOnly, error }: TestimonialsProps) {
  const { t } = useTranslation('admin-settings');
  const errorId = useId();
  const value = draft.valueOf(setting);
  const all: readonly Words[] = Array.isArray(value) ? value.filter(isObject) : [];
  const set = (next: readonly Words[]) => draft.choose(setting, next);
  return (
    <fieldset className="field" aria-describedby={error ? errorId : undefined}>
      <legend>{t(`key.${setting.key}.label`, { defaultValue: setting.key })}</legend>
      <p className="field__help">
        {t(`key.${setting.key}.help`, { defaultValue: '' })} {t('several', { count: all.length })}
      </p>
      {all.map((one, place) => (
        <One
          // biome-ignore lint/suspicious/noArrayIndexKey: a testimonial has no id, only its position in the list
          key={place}
          one={one}
          place={place + 1}
          readOnly={readOnly}
          onChange={(changed) => set(all.map((other, at) => (at === place ? changed : other)))}
          onRemove={() => set(all.filter((_, at) => at !== place))}
        />
      ))}
      {!readOnly && all.length < many && (
        <div>
          <Button size="small" icon="plus" onClick={() => set([...all, blank])}>
            {t('testimonials.add')}
          </Button>
        </div>
      )}
      <FieldError id={errorId} text={error} />
    </fieldset>
  );
}
