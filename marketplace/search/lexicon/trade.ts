// Type of the search words of a trade, and words that several trades share.

/** Words and phrases in any script, separated by commas. Spellings with the same sound are listed once. */
export interface Trade {
  /**
   * Names of this trade only. A search for a name finds the trade's jobs, and a job whose title contains a name gets
   * this trade.
   */
  names: string;
  /** Words that other trades share, or that only hint at this trade. A search for a hint finds the trade's jobs. */
  hints: string;
}

/** Words for a craftsman of any trade. A search for one of these words ranks the mason first. */
export const CRAFTSMAN = 'mistri, mistree, मिस्त्री, मिस्तिरी, মিস্ত্রি, কারিগর, మేస్త్రి, മേസ്തിരി, மேஸ்திரி';

/** Words for a labourer of any trade. A search for one of these words ranks the helper first. */
export const LABOURER = `labour, labor, labourer, laborer, worker, mazdoor, majdoor, majdur, मज़दूर, मजूर, लेबर, मजदूरी, कामगार, தொழிலாளி, லேபர்,
  కార్మికుడు, లేబర్, শ্রমিক, মজুর, লেবার, തൊഴിലാളി, ലേബർ`;
