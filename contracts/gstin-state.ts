// Maps the first two digits of a GSTIN, the Indian tax number of a business, to its state (C.4).
import type { StateCode } from './reference.ts';

const byDigits: Readonly<Record<string, StateCode>> = {
  '01': 'JK',
  '02': 'HP',
  '03': 'PB',
  '04': 'CH',
  '05': 'UK',
  '06': 'HR',
  '07': 'DL',
  '08': 'RJ',
  '09': 'UP',
  '10': 'BR',
  '11': 'SK',
  '12': 'AR',
  '13': 'NL',
  '14': 'MN',
  '15': 'MZ',
  '16': 'TR',
  '17': 'ML',
  '18': 'AS',
  '19': 'WB',
  '20': 'JH',
  '21': 'OD',
  '22': 'CG',
  '23': 'MP',
  '24': 'GJ',
  // Code 25: the former Daman and Diu, which has merged with Dadra and Nagar Haveli (code 26) into one union territory.
  '25': 'DH',
  '26': 'DH',
  '27': 'MH',
  // Code 28: Andhra Pradesh before its division in 2014. New GSTINs of the state start with 37.
  '28': 'AP',
  '29': 'KA',
  '30': 'GA',
  '31': 'LD',
  '32': 'KL',
  '33': 'TN',
  '34': 'PY',
  '35': 'AN',
  '36': 'TS',
  '37': 'AP',
  '38': 'LA',
};

/**
 * Returns the state of a canonical GSTIN; null for a code that belongs to no state (97: other territory, 99: central
 * government).
 */
export function gstinState(gstin: string): StateCode | null {
  return byDigits[gstin.slice(0, 2)] ?? null;
}
