// What the lexicon says of a trade, and the words that several trades share.

/** Words and phrases between commas, in any script. Spellings that sound alike need not be told twice. */
export interface Trade {
  /** Names that mean this trade and no other: a job is found by them, and a title that holds one is of this trade. */
  names: string;
  /** Words of the trade that others share, or that only hint at it: a job is found by them. */
  hints: string;
}

/** A craftsman of any trade; a mason first. */
export const CRAFTSMAN = 'mistri, mistree, मिस्त्री, मिस्तिरी, মিস্ত্রি, কারিগর, మేస్త్రి, മേസ്തിരി, மேஸ்திரி';

/** A labourer of any trade; a helper first. */
export const LABOURER = `labour, labor, labourer, laborer, worker, mazdoor, majdoor, majdur, मज़दूर, मजूर, लेबर, मजदूरी, कामगार, தொழிலாளி, லேபர்,
  కార్మికుడు, లేబర్, শ্রমিক, মজুর, লেবার, തൊഴിലാളി, ലേബർ`;
