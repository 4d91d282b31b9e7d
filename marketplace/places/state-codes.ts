// Maps current and former state codes of vehicle registration plates and of ISO 3166-2:IN to the codes of this
// application.
import { stateName } from '#contracts/lists.ts';

/** Code on registration plates or in ISO 3166-2 → code in this application. */
const otherCodes: Readonly<Record<string, string>> = {
  // Telangana: TG on plates since 2024 and in ISO 3166-2.
  TG: 'TS',
  // Odisha: OR on plates until 2012 and in ISO 3166-2 until 2023.
  OR: 'OD',
  // Chhattisgarh: CT in ISO 3166-2 until 2023.
  CT: 'CG',
  // Uttarakhand: UA on plates while the state was called Uttaranchal, UT in ISO 3166-2 until 2023.
  UA: 'UK',
  UT: 'UK',
  // DN (Dadra and Nagar Haveli) and DD (Daman and Diu) were separate until 2020. DD is still used on plates.
  DN: 'DH',
  DD: 'DH',
};

/** Returns the English name of a state from its name or any of its codes, ignoring case; null if unknown. */
export function stateOfAnyCode(text: string): string | null {
  return stateName(text) ?? stateName(otherCodes[text.trim().toUpperCase()] ?? '');
}
