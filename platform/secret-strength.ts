// Estimates the random bits of a secret, to refuse secrets that a person typed (docs/security.md).

/** Minimum estimate in bits: 32 random hexadecimal digits are estimated at 115 on average, and hardly ever below 85. */
export const MIN_ENTROPY_BITS = 72;

/** Common words in typed secrets, and keyboard rows: a match counts as one character. */
const KNOWN = `abcdefghijklmnopqrstuvwxyz zyxwvutsrqponmlkjihgfedcba 01234567890 09876543210 qwertyuiopasdfghjklzxcvbnm
  1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p deadbeefcafe access account admin administrator administrators api application auth
  authentication backup bearer bootstrap change changeme client code codes computer confidential console cookie credential
  csrf database default demo deploy deployment develop development device dummy enter example first forgery forty generate
  hello hidden hmac identities identity india insecure internal jobs jwt kaamsetu keep letmein letters live local localhost
  long master minimum more need needs never number numbers only open otp pass passphrase password passwd pepper person phone
  placeholder please private prod production public random replace safe salt sample secret secrets secure security server
  service session share short should sign signature signing site somebody someone something staging string strong super test
  testing tests that them then they this token totp true user users value very welcome with word words worker write years your`;

/** Minimum length of a repetition that counts as one character. Shorter repetitions also occur in random strings. */
const MIN_REPEAT_LENGTH = 3;
const MIN_KNOWN_LENGTH = 4;

/** Returns the length of the longest substring that begins at `at` in `text` and also occurs in `source`. */
function lengthIn(source: string, text: string, at: number): number {
  let length = 0;
  while (at + length < text.length && source.includes(text.slice(at, at + length + 1))) length += 1;
  return length;
}

/** Returns the number of characters; a repetition, a sequence or a known word counts as one. */
function countNewCharacters(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length; count += 1) {
    const repeated = lengthIn(text.slice(0, at), text, at);
    const known = lengthIn(KNOWN, text, at);
    const skipped = Math.max(repeated >= MIN_REPEAT_LENGTH ? repeated : 1, known >= MIN_KNOWN_LENGTH ? known : 1);
    at += skipped;
  }
  return count;
}

/** Returns the Shannon entropy per character, in bits. */
function bitsOfCharacter(text: string): number {
  const counts = new Map<string, number>();
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1);
  const shares = [...counts.values()].map((count) => count / text.length);
  return -shares.reduce((sum, share) => sum + share * Math.log2(share), 0);
}

/**
 * Returns the estimate in bits: the Shannon entropy per character times the number of characters. Repeated characters
 * and words, sequences and placeholders lower the estimate. A sentence of many rare words passes.
 */
export function estimateBits(secret: string): number {
  return countNewCharacters(secret.toLowerCase()) * bitsOfCharacter(secret);
}
