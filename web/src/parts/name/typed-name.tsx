// The typed name beside a name that the reader sees in another script, visible on pages and only for screen readers on
// cards. Renders nothing if both names are the same.
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

/** The typed name for screen readers only, which read it in its language. */
export function SpokenTypedName({ name }: { name: string }) {
  if (!isRewritten(name)) return null;
  return (
    <span className="visually-hidden" lang={pageMark(typedLanguage(name))}>
      {' '}
      {name}
    </span>
  );
}
