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

/** Adds the name as it was typed for screen readers only, which read it in the language of its script. */
export function SpokenTypedName({ name }: { name: string }) {
  if (!isRewritten(name)) return null;
  return (
    <span className="visually-hidden" lang={pageMark(typedLanguage(name))}>
      {' '}
      {name}
    </span>
  );
}
