// The rules of all languages. Posts mix languages, so each post is checked against all of them.

import { bhojpuri } from './bh.ts';
import { bengali } from './bn.ts';
import { english } from './en.ts';
import { englishPeople } from './en-people.ts';
import { englishRequests } from './en-requests.ts';
import { equalTerms } from './equal-terms.ts';
import { everywhere } from './everywhere.ts';
import { genderTitles } from './gender-titles.ts';
import { hindi } from './hi.ts';
import { hindiInLatin } from './hi-latin.ts';
import { hindiInLatinPeople } from './hi-latin-people.ts';
import { hindiPeople } from './hi-people.ts';
import { lookAlikes } from './look-alikes.ts';
import { malayalam } from './ml.ts';
import { moneyOfOthers } from './money-of-others.ts';
import { marathi } from './mr.ts';
import { ownPapers } from './own-papers.ts';
import { rulesOf } from './patterns.ts';
import { paying } from './paying.ts';
import { placing } from './placing.ts';
import type { Rule } from './rule.ts';
import { shiftGroups } from './shift-groups.ts';
import { tamil } from './ta.ts';
import { telugu } from './te.ts';
import { termsOf } from './terms.ts';
import { bengaliTerms } from './terms-bn.ts';
import { englishTerms } from './terms-en.ts';
import { hindiTerms } from './terms-hi.ts';
import { latinTerms } from './terms-latin.ts';
import { malayalamTerms } from './terms-ml.ts';
import { marathiTerms } from './terms-mr.ts';
import { tamilTerms } from './terms-ta.ts';
import { teluguTerms } from './terms-te.ts';
import { wagesPaid } from './wages-paid.ts';
import { bengaliWords } from './words-bn.ts';
import { hindiWords } from './words-hi.ts';
import { latinWords } from './words-latin.ts';
import { malayalamWords } from './words-ml.ts';
import { marathiWords } from './words-mr.ts';
import { tamilWords } from './words-ta.ts';
import { teluguWords } from './words-te.ts';

export const languageRules: readonly Rule[] = [
  ...english,
  ...englishPeople,
  ...englishRequests,
  ...hindi,
  ...hindiPeople,
  ...hindiInLatin,
  ...hindiInLatinPeople,
  ...bhojpuri,
  ...marathi,
  ...bengali,
  ...tamil,
  ...telugu,
  ...malayalam,
  ...placing,
  ...paying,
  ...everywhere,
  ...equalTerms,
  ...genderTitles,
  ...englishTerms,
  ...wagesPaid,
  ...moneyOfOthers,
  ...ownPapers,
  ...shiftGroups,
  ...lookAlikes,
  ...[hindiWords, latinWords, marathiWords, bengaliWords, tamilWords, teluguWords, malayalamWords].flatMap(rulesOf),
  ...[hindiTerms, latinTerms, marathiTerms, bengaliTerms, tamilTerms, teluguTerms, malayalamTerms].flatMap(termsOf),
];
