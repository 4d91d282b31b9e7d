// Codes of states that other sources use beside ours: vehicle registration plates and ISO 3166-2:IN, current and former.
import { stateName } from '#contracts/lists.ts';

/** Another code → our code. */
const otherCodes: Readonly<Record<string, string>> = {
  // Telangana: TG on plates since 2024 and in ISO 3166-2.
  TG: 'TS',
  // Odisha: OR on plates until 2012 and in ISO 3166-2 until 2023.
  OR: 'OD',
  // Chhattisgarh: CT in ISO 3166-2 until 2023.
  CT: 'CG',
  // Uttarakhand: UA on plates as Uttaranchal, UT in ISO 3166-2 until 2023.
  UA: 'UK',
  UT: 'UK',
  // Dadra and Nagar Haveli, and Daman and Diu, before the union of 2020; DD is on their plates.
  DN: 'DH',
  DD: 'DH',
};

/** The English name of a state from its name or any of its codes, in any case; null if there is none. */
export function stateOfAnyCode(text: string): string | null {
  return stateName(text) ?? stateName(otherCodes[text.trim().toUpperCase()] ?? '');
}
