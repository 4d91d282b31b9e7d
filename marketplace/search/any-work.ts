// Finds out whether a query asks for work of any kind, such as `any job in Patna` or `கோவையில் எந்த வேலையும்`. The other
// words of such a sentence do not describe the work.
import { normaliseText } from '../places/normalise.ts';
import type { Token } from './tokens.ts';

const listed = (words: string) => normaliseText(words).split(' ');

const anyWords: ReadonlySet<string> = new Set(
  listed(
    `any some anything something koi kuch kuchh kuchbhi kono konta kontehi kontahi kahihi kavno kawno jekono edhavathu ethavathu endha entha edaina enthenkilum ethenkilum
     koyi koibhi kuchh kauno kaunon jo kuch je yedaina yedina ethu ethayalum enthum enthu whatever whichever everything anykind kainee
     कोई कोई-भी जो कोय कवनौ कवनों कौनौ कौनों कइसनो जवन जे कसलेही कसलाही कोणतेपण कोणत्याही कुछ कुछभी कोणतेही कोणतंही कोणताही कोणतीही कुठलेही कुठलंही कुठलाही काहीही काहीपण कवनो कौनो कोनो कुछो एनी
     যাই যাহোক যেমন যেকোনও কোনও যে যেকোনো যেকোন কোনো কোন যা একটা
     எதுவானாலும் எதுவாக எது எதா எந்தவேலை எந்தமாதிரி எந்த எந்தவொரு ஏதாவது எதாவது ஏதேனும் எதுவா எதுனாலும் என்ன
     ఏదయినా ఏదైతే ఏదోఒక ఏపనైనా ఏమైన ఏ ఏదైనా ఏదో ఏదైన ఏమైనా ఎలాంటి
     എന്തായാലും ഏതായാലും എന്താണെങ്കിലും ഏതെങ്കിലുമൊരു എന്ത് എന്തു ഏത് ഏതു എന്തെങ്കിലും ഏതെങ്കിലും എന്തും`,
  ),
);

/** Beginnings of the words that mean “work”. These words have many endings: `வேலைனாலும்`, `పనైనా`, `ജോലിയും`. */
const workStems = listed(
  `job work kam kaam naukri nokri kaaj kaj chakri velai vela pani udyogam joli
   काम नौकरी नोकरी जॉब चाकरी रोजगार मजूरी मजदूरी मजुरी কাম রোজগার কাজ চাকরি চাকুরি வேலை பணி ஜாப் పని పనై ఉద్యోగ జాబ్ ജോലി പണി ജോബ്`,
);

/** Maximum number of words between a word for “any” and a word for “work”: `any kind of work`, `कोई भी छोटा काम`. */
const MAX_BETWEEN = 2;

/** True for a word that means “work” without a trade, such as `kaam`. */
export const isWork = (token: Token | undefined): boolean => workStems.some((stem) => token?.word.startsWith(stem));

/** Returns true if a word for “work” is directly before, or shortly after, a word for “any”. */
export function asksForAnyWork(tokens: readonly Token[]): boolean {
  return tokens.some(
    ({ word }, at) =>
      anyWords.has(word) && (tokens.slice(at + 1, at + 2 + MAX_BETWEEN).some(isWork) || isWork(tokens[at - 1])),
  );
}
