// The typed name beside a name that the reader sees in another script. Renders nothing if both names are the same.
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
