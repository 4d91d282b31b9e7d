// Frequent given names and surnames of India in Latin letters and Devanagari.
import { knownPeopleAToM } from './known-people-a-to-m.ts';
import { knownPeopleNToZ } from './known-people-n-to-z.ts';

export const knownPeople = `${knownPeopleAToM}${knownPeopleNToZ}`;
