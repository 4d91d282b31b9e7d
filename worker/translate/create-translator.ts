// Creates the translator that the variable TRANSLATOR selects. If environment variables of this translator are missing,
// throws an error that lists them.
import type { Env } from '#platform/env.ts';
import { BHASHINI_URL, createBhashini } from './bhashini.ts';
import { createGoogle, GOOGLE_URL } from './google.ts';
import { createLibreTranslate } from './libretranslate.ts';
import type { Translator } from './translator.ts';

type Variable = Extract<keyof Env, `TRANSLATOR_${string}`>;
type Present<K extends Variable> = { [V in K]-?: NonNullable<Env[V]> };

const has = <K extends Variable>(env: Env, names: readonly K[]): env is Env & Present<K> =>
  names.every((name) => env[name] !== undefined);

/**
 * Returns the environment if all variables in `names` are set. Otherwise throws an error that lists the missing
 * variables.
 */
function need<K extends Variable>(env: Env, names: readonly K[]): Env & Present<K> {
  if (has(env, names)) return env;
  const missing = names.filter((name) => env[name] === undefined);
  throw new Error(`TRANSLATOR=${env.TRANSLATOR} needs ${missing.join(', ')} as well.`);
}

const openers = {
  libretranslate: (env: Env) => {
    const { TRANSLATOR_LIBRETRANSLATE_URL: url } = need(env, ['TRANSLATOR_LIBRETRANSLATE_URL']);
    return createLibreTranslate({ url, key: env.TRANSLATOR_LIBRETRANSLATE_KEY });
  },
  google: (env: Env) => {
    const { TRANSLATOR_GOOGLE_KEY: key } = need(env, ['TRANSLATOR_GOOGLE_KEY']);
    return createGoogle({ url: env.TRANSLATOR_GOOGLE_URL ?? GOOGLE_URL, key });
  },
  bhashini: (env: Env) => {
    const own = need(env, ['TRANSLATOR_BHASHINI_KEY', 'TRANSLATOR_BHASHINI_SERVICE']);
    return createBhashini({
      url: env.TRANSLATOR_BHASHINI_URL ?? BHASHINI_URL,
      key: own.TRANSLATOR_BHASHINI_KEY,
      service: own.TRANSLATOR_BHASHINI_SERVICE,
    });
  },
} as const;

/** Returns the translator that the environment selects; null for `glossary`, which needs no service. */
export function createTranslator(env: Env): Translator | null {
  return env.TRANSLATOR === 'glossary' ? null : openers[env.TRANSLATOR](env);
}
