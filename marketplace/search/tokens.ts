// Splits text into words. Each word has its normal form, its possible stems and their phonetic keys. Pure.
import { type Keys, keysOf } from '../places/keys.ts';
import { normaliseText } from '../places/normalise.ts';

export interface Token {
  /** The normal form: without case, dots and accents. */
  word: string;
  /** The possible stems without plural and case endings; the word itself first. */
  forms: readonly Form[];
}

export interface Form {
  word: string;
  keys: Keys;
}

const LONGEST_WORD = 40;
const SEPARATORS = /[^\p{L}\p{M}\p{N}\u200C\u200D]+/u;
const SHORTEST_STEM = 3;

/**
 * Patterns that match a word with an ending, one per script and kind of ending. The group is the stem. Endings mean a
 * plural, “in”, “of” or “for”, or name the person who does the work, such as `wala`.
 */
const ENDINGS: readonly RegExp[] = [
  /^(.*[a-rt-z])s$/,
  /^(.*?[a-z])(?:on|yon|iyon|wala|wale|wali|giri)$/,
  /^(.*?\p{Script=Deva})(?:ियों|ओं|ों|वाला|वाले|वाली|मध्ये|मधील|मधून|ातील|तील|ांचं|ांचे|ांची|ांचा|ांच्या|ांना|ांसाठी|ांत|ात|ावर|वर|ला|चं|ची|चे|चा|च्या|साठी|त)$/u,
  /^(.*?\p{Script=Taml})(?:யில்|யில|யிலே|ல்ல|ல|ில்|ில|க்கு|ின்|களில்|கள்|த்தில்|த்தில)$/u,
  /^(.*?\p{Script=Telu})\u200C?(?:లో|లోని|లోన|నుండి|కి|కు|లు|ల)$/u,
  /^(.*?\p{Script=Beng})(?:েরা|ের|তে|য়|ে|র|দের)$/u,
  /^(.*?\p{Script=Mlym})(?:യിൽ|ത്തിൽ|ിൽ|യിലെ|ിലെ|യിലേക്ക്|ിലേക്ക്|ിന്|യ്ക്ക്|കാരി|ക്കാരി|കാരൻ|ക്കാരൻ|കാരന്|ക്കാരന്|കാരെ|ക്കാരെ|കാർ|ക്കാർ|മാർ)$/u,
];

/**
 * Endings that replace the last sound of a word, each with the sound that it replaces: தோப்பில் is a form of தோப்பு,
 * and தோட்டத்தில் a form of தோட்டம்.
 */
const REPLACING_ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/(?<=\p{Script=Deva})्य(?:ात|ाला|ामध्ये|ातील|ाच्या|ासाठी)$/u, 'े'],
  [/(?<=\p{Script=Deva})्या(?:चं|चे|ची|चा|ला|ना|साठी|कडे|ंचं|ंचे|ंची|ंचा|ंना|ंसाठी)?$/u, 'ी'],
  [/(?<=\p{Script=Deva})(?:ायचं|ायचे|ायची|ायचा|ायला|ण्याचे|ण्याचं|ण्याची|ण्याचा|ण्यासाठी|णारा|णारी|णारे|णाऱ्या|णं)$/u, 'णे'],
  [/(?<=\p{Script=Deva})(?:ने|नी)$/u, 'ना'],
  [/(?<=[a-z]{2})ne$/, 'na'],
  [/(?<=\p{Script=Beng})(?:াতে|ানোর|াবার)$/u, 'ানো'],
  [/(?<=\p{Script=Taml})(?:ுறவர்|ுறவன்|ுறவங்க|ுகிற|ுகிறவர்|ுபவர்|ுற)$/u, 'ும்'],
  [/(?<=\p{Script=Taml})(?:யும்|வும்)$/u, ''],
  [/(?<=\p{Script=Taml})லும்$/u, 'ல்'],
  [/(?<=\p{Script=Telu})(?:ేవాడు|ేవాళ్ళు|ేవాళ్లు|ేవారు|డం|డానికి)$/u, 'ే'],
  [/(?<=\p{Script=Mlym})(?:ാൻ|ണം|ുന്നവർ|ുന്നയാൾ)$/u, 'ുന്ന'],
  [/(?<=\p{Script=Mlym})വും$/u, 'ം'],
  [/(?<=\p{Script=Mlym})ലും$/u, 'ൽ'],
  [/(?<=\p{Script=Taml})(?:ில்|ில|ிற்கு|ுக்கு|ுல|ுல்)$/u, 'ு'],
  [/(?<=\p{Script=Taml})(?:த்தில்|த்தில|த்துல|த்திற்கு|த்துக்கு)$/u, 'ம்'],
  [/(?<=\p{Script=Mlym})(?:ത്തിൽ|ത്തിലെ|ത്തിലേക്ക്|ത്തിന്|ത്തിനു|ത്ത്|ത്തെ)$/u, 'ം'],
  [/(?<=\p{Script=Mlym})(?:ിൽ|ിലെ|ിലേക്ക്)$/u, '്'],
  [/(?<=\p{Script=Mlym})ട്ട്$/u, 'ട്'],
];

const formOf = (raw: string): Form => ({ word: normaliseText(raw), keys: keysOf(raw) });

/**
 * Returns the words of the text in lower case. Does not remove joiners and the dots below letters, because phonetic
 * keys and normal forms depend on them.
 */
export function rawWords(text: string): string[] {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .split(SEPARATORS)
    .filter((word) => word !== '')
    .map((word) => word.slice(0, LONGEST_WORD));
}

const withoutAccents = (raw: string) => (/^\p{Script=Latin}+$/u.test(raw) ? normaliseText(raw) : raw);

export function tokenOf(text: string): Token {
  const raw = withoutAccents(text);
  const stems = ENDINGS.flatMap((ending) => ending.exec(raw)?.[1] ?? []).filter((stem) => stem.length >= SHORTEST_STEM);
  const restored = REPLACING_ENDINGS.flatMap(([ending, sound]) => (ending.test(raw) ? raw.replace(ending, sound) : []));
  return { word: normaliseText(raw), forms: [raw, ...stems, ...restored].map(formOf) };
}
