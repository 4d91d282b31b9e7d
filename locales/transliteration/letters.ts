// Indian consonants by their offset in the Unicode blocks, which is the same for all Indian scripts, and the
// combinations of consonants that are joined into one letter.

export const letter = {
  ka: 0x15,
  kha: 0x16,
  ga: 0x17,
  gha: 0x18,
  nga: 0x19,
  ca: 0x1a,
  cha: 0x1b,
  ja: 0x1c,
  jha: 0x1d,
  nya: 0x1e,
  tta: 0x1f,
  ttha: 0x20,
  dda: 0x21,
  ddha: 0x22,
  nna: 0x23,
  ta: 0x24,
  tha: 0x25,
  da: 0x26,
  dha: 0x27,
  na: 0x28,
  nnna: 0x29,
  pa: 0x2a,
  pha: 0x2b,
  ba: 0x2c,
  bha: 0x2d,
  ma: 0x2e,
  ya: 0x2f,
  ra: 0x30,
  rra: 0x31,
  la: 0x32,
  lla: 0x33,
  llla: 0x34,
  va: 0x35,
  sha: 0x36,
  ssa: 0x37,
  sa: 0x38,
  ha: 0x39,
} as const;

const rows = [
  [letter.ka, letter.nga],
  [letter.ca, letter.nya],
  [letter.tta, letter.nna],
  [letter.ta, letter.na],
  [letter.pa, letter.ma],
] as const;

const rowOf = (consonant: number) => rows.find(([first, nasal]) => consonant >= first && consonant <= nasal);

/**
 * Returns the nasal that is spoken at the same place in the mouth as a stop consonant, such as m for p; null if the
 * consonant is not a stop.
 */
export function nasalOf(consonant: number | null | undefined): number | null {
  if (consonant === null || consonant === undefined) return null;
  const row = rowOf(consonant);
  return row && consonant < row[1] ? row[1] : null;
}

export const isNasal = (consonant: number | null) => consonant !== null && rowOf(consonant)?.[1] === consonant;

const clusters: ReadonlySet<string> = new Set([
  'ka ta',
  'ka ssa',
  'ja nya',
  'pa ta',
  'la ta',
  'la pa',
  'la ma',
  'na ha',
  'ma ha',
  'ba da',
  'da dha',
  'la lla',
  'ta ma',
  'da ma',
  'ga na',
  'ta tha',
  'ka kha',
  'ca cha',
  'ga gha',
  'tta ttha',
  'na ma',
  'pa sa',
  'sha na',
  'ssa nna',
  'ta na',
  'da va',
  'dha va',
  'ta va',
  'sha va',
  'sa va',
  'na va',
  'ga va',
  'ja va',
  'ha va',
  'tta va',
  'ka va',
  'ka la',
  'pa la',
  'ga la',
  'ba la',
  'sha la',
  'sa la',
  'pha la',
]);
const names: ReadonlyMap<number, string> = new Map(Object.entries(letter).map(([name, offset]) => [offset, name]));

/**
 * True if Devanagari and Bengali join two consonants into one letter inside a word: r and m in शर्मा, but not y and p
 * in जयपुर.
 */
export function isCluster(first: number, second: number): boolean {
  if (first === second || first === letter.ra || second === letter.ya || second === letter.ra)
    return first !== letter.ya;
  if (first === letter.sa || first === letter.sha || first === letter.ssa) return second <= letter.ma;
  return clusters.has(`${names.get(first)} ${names.get(second)}`);
}
