// Names are shown in the reader's script. If a name was typed in another script, this component also shows the name as
// it was typed.
import './typed-name.css';
import { pageMark } from '#locales/languages.ts';
import { typedLanguage } from '#locales/transliteration/typed-language.ts';
import { isRewritten } from '../../i18n/readable-names.ts';

export function TypedName({ name }: { name: string }) {
  if (!isRewritten(name)) return null;
  return (
    <small className="typed-name" lang={pageMark(typedLanguage(name))}>
      {name}
    </small>
  );
}

/** Adds, only for screen readers, the name as it was typed. The `lang` attribute is a language of the typed script. */
export function SpokenTypedName({ name }: { name: string }) {
  if (!isRewritten(name)) return null;
  return (
    <span className="visually-hidden" lang={pageMark(typedLanguage(name))}>
      {' '}
      {name}
    </span>
  );
}
