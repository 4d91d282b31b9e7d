// Rules of the automatic check of job posts for English and romanised Hindi: jobs with a gender, such as `Female
// Cashier`, `Salesboy`, `Receptionist (Female)`. In a title each word for men or women is a hit, unless it belongs to
// goods, places or customers. Other phrases about gender are in `en-people.ts`.
import { genderExceptions } from './exceptions.ts';
import type { Rule } from './rule.ts';

const MEN = 'male|males|men|man|gents|gent|boy|boys|ladka|ladke|mens|purush';
const WOMEN = 'female|females|women|woman|lady|ladies|girl|girls|ladki|ladkiyan|mahila|mahilayen|womens';
const PERSON = `${MEN}|${WOMEN}`;
const JOB =
  'accountant|accountants|admin|advisor|agent|anchor|assistant|assistants|associate|attendant|attendants|ayah|babysitter|barber|beautician|billing|bouncer|bouncers|caller|callers|candidate|candidates|caregiver|caretaker|cashier|cashiers|chef|cleaner|cleaners|clerk|computer|conductor|cook|cooks|coordinator|counsellor|crew|dancer|data|designer|dispatcher|doctor|driver|drivers|electrician|employee|employees|executive|executives|faculty|fitter|gardener|guard|guards|hand|hands|helper|helpers|hostess|housekeeper|housekeeping|instructor|labour|labourer|labourers|loader|loaders|maid|maids|manager|mason|mechanic|model|nanny|nurse|nurses|office|operator|operators|packer|packers|painter|patient|peon|picker|pickers|plumber|promoter|promoters|receptionist|receptionists|representative|sales|salesperson|secretary|security|servant|servants|server|servers|staff|steward|stewards|supervisor|supervisors|sweeper|sweepers|tailor|tailors|teacher|teachers|technician|tele|telecaller|telecallers|therapist|trainer|trainers|tutor|tutors|typist|waiter|waiters|warden|welder|worker|workers|karamchari|karmchari|rasoiya|naukar';
/** Words for goods, places and customers of one gender. */
const OBJECT =
  'apparel|bag|bags|bathroom|blouse|blouses|boutique|clothes|clothing|coach|college|compartment|customer|customers|department|dress|dresses|fashion|footwear|garment|garments|guest|guests|gym|hospital|hostel|hygiene|innerwear|jeans|kurta|kurti|kurtis|passenger|passengers|patient|patients|pg|prisoners|quarters|room|rooms|school|section|shirt|shirts|shoe|shoes|student|students|suit|suits|toilet|toilets|wardrobe|ward|wards|washroom|washrooms|wear|wing|kapde|chhatravas';
/**
 * Words for crafts whose customers have one gender. They make a word for men or women harmless, because a man may be a
 * ladies tailor.
 */
const CRAFT = 'beauty|hair|parlour|parlor|parlours|salon|saloon|spa|tailor|tailors|tailoring|stitching|darji|silai';
const AT_WORK = 'counter|showroom|shop|store|packing|helper|kitchen|hotel|billing|reception|staff|promo|cash|pump';

const lines = (...phrases: string[]) => phrases.join('\n');

/**
 * Phrases that make a word for men or women harmless: the word describes a customer or colleague, or a law asks for a
 * woman.
 */
const excuses = {
  inside: lines(
    `${JOB} f b|and`,
    `${PERSON} s? ${OBJECT}`,
    `${JOB} ${PERSON} s? ${OBJECT}`,
    `${JOB} ladies|gents|women|womens|men|mens s? ${CRAFT}`,
    `ladies|lady|gents|gent|women|womens|men|mens|girls|boys s? ${CRAFT}`,
    `for|of|to|serving|serve|help|helping|check|checking|dress|dressing|teach|teaching|massage the|a|an|all|our|two|older|old|elderly|sick? ${PERSON} patient|customer|customers|staff|students?`,
    `under|by|our|existing|many|with a|an|the|of? ${PERSON} ${JOB}`,
    ...genderExceptions.filter(({ only }) => only === 'name').map(({ phrases }) => phrases),
  ),
  near: lines(
    'safe|safety|separate|creche|feel|transport|toilet|toilets|comfortable|alag',
    `${PERSON} ${JOB}? . on|is|are|available|present|get|gets|say|says .. duty|available|present|drop|pickup`,
    ...genderExceptions.filter(({ only }) => only === 'work').map(({ phrases }) => phrases),
  ),
};

/** Phrases that ask for men and women alike. */
const BOTH = lines(
  `${MEN} .. ${WOMEN}`,
  `${WOMEN} .. ${MEN}`,
  'm f',
  'f m',
  `${PERSON} s? . welcome|bhi|dono`,
  'any|all|both|either|no|every gender|genders|sex',
);
const ofJobs = { inside: excuses.inside, near: lines(excuses.near, BOTH) };

export const genderTitles: readonly Rule[] = [
  { code: 'gender', hits: '', ...excuses },
  {
    code: 'gender',
    apart: 'gender of a job',
    hits: lines(
      `male|males|female|females|lady|ladies|gents|women|woman|boys|girls|girl|boy|mahila|purush ${JOB}`,
      `${JOB} male|female|males|females|lady|ladies|gents`,
      `sales|${AT_WORK} boy|boys|girl|girls|lady|ladies`,
      'salesboy|salesboys|salesgirl|salesgirls|saleslady|salesladies|shopgirl|shopboy',
      'pretty|beautiful|handsome|sundar|goodlooking|looking|presentable|smart girl|girls|lady|ladies|female|females|ladki|boy|boys|male',
      `gender|sex male|female`,
      `male|female candidate|candidates preferred|preferable|only`,
      'bachelor|bachelors|unmarried|spinster|married only|preferred|required|wanted|girls|boys|girl|boy|women|woman|men|ladies|male|female|candidates|candidate',
      'bachelor|bachelors|unmarried|spinster|married staff only|preferred|required|wanted',
      'only bachelor|bachelors|unmarried|married',
    ),
    ...ofJobs,
  },
  {
    code: 'gender',
    // `Sales man and female cashier` names two jobs, each for one gender, so it breaks the rule. A title that offers
    // one job to men and women does not.
    apart: 'gender of one of two jobs',
    hits: lines(
      `sales man|men|boy|boys and|or|with female|females|lady|ladies|girl|girls|women|woman|mahila ${JOB}`,
      `female|females|lady|ladies|girl|girls|women|woman|mahila ${JOB} and|or|with sales man|men|boy|boys`,
    ),
    ...excuses,
  },
  {
    code: 'gender',
    apart: 'gender in a title',
    titleOnly: true,
    hits: lines(PERSON, `${JOB} f`),
    ...ofJobs,
  },
];
