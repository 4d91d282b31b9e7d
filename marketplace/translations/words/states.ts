// Translates the name of a state. Uses the state's first search name in the script of the target language.
import { namesOfState } from '../../places/state-names.ts';
import type { Target } from './vocabulary.ts';

const scripts: Readonly<Record<Target, RegExp>> = {
  hi: /^\p{Script=Devanagari}/u,
  mr: /^\p{Script=Devanagari}/u,
  ta: /^\p{Script=Tamil}/u,
  te: /^\p{Script=Telugu}/u,
  bn: /^\p{Script=Bengali}/u,
  ml: /^\p{Script=Malayalam}/u,
};

/**
 * Marathi names that differ from the Hindi names. Both languages share one script, so the script does not distinguish
 * them.
 */
const marathi: Readonly<Record<string, string>> = {
  'Andaman and Nicobar Islands': 'अंदमान आणि निकोबार',
  Assam: 'आसाम',
  Chandigarh: 'चंदीगड',
  Chhattisgarh: 'छत्तीसगड',
  'Dadra and Nagar Haveli and Daman and Diu': 'दादरा आणि नगर हवेली आणि दमण आणि दीव',
  'Jammu and Kashmir': 'जम्मू आणि काश्मीर',
  Kerala: 'केरळ',
  Ladakh: 'लडाख',
  Manipur: 'मणिपूर',
  Mizoram: 'मिझोरम',
  Nagaland: 'नागालँड',
  Puducherry: 'पुदुच्चेरी',
  'Tamil Nadu': 'तामिळनाडू',
  Telangana: 'तेलंगणा',
};

/** Returns the name of a state; null if no name is known. */
export function translateState(state: string, target: Target): string | null {
  const own = target === 'mr' ? marathi[state] : undefined;
  return own ?? namesOfState(state).find((name) => scripts[target].test(name)) ?? null;
}
