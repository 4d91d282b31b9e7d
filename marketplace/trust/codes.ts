// Codes of the findings in a job post: an English message, the severity, and the law or reason. Browsers use the
// translations in `locales/<language>/trust.json`.

/**
 * `severe`: workers may lose money, documents or their freedom; moderators see such posts first. `unfair`: the post
 * excludes or underpays workers. `contact`: the post contains contact details that bypass the product.
 */
export type Severity = 'severe' | 'unfair' | 'contact';

interface CodeOfFinding {
  message: string;
  severity: Severity;
  /** The law that forbids such a post, or the reason why this product forbids it (C.7, D117). */
  because: string;
}

const codes = {
  money_asked: {
    message: 'Nobody may ask workers for money: no fee, deposit, kit to buy or charge of any kind.',
    severity: 'severe',
    because: 'Code on Wages 2019, section 18: an employer may deduct only what the section lists',
  },
  pay_held: {
    message: 'Pay may not be held back as security.',
    severity: 'severe',
    because: 'Code on Wages 2019, sections 17 and 18: wages are due in full and in time',
  },
  unpaid_trial: {
    message: 'Every day of work is paid, also a trial or training day.',
    severity: 'severe',
    because: 'Code on Wages 2019, section 5: no employer pays less than the minimum wage',
  },
  papers_kept: {
    message: 'Original papers belong to the worker and may not be kept.',
    severity: 'severe',
    because: 'An indicator of forced labour (International Labour Organization, Convention 29)',
  },
  bonded: {
    message: 'No advance, bond or penalty may bind a worker to stay.',
    severity: 'severe',
    because: 'Bonded Labour System (Abolition) Act 1976, sections 4 and 5',
  },
  code_asked: {
    message: 'Nobody may ask workers for a code that they receive.',
    severity: 'severe',
    because: 'Information Technology Act 2000, section 66C: use of the password of another person',
  },
  child_age: {
    message: 'Nobody younger than 18 may work here.',
    severity: 'severe',
    because:
      'Child and Adolescent Labour (Prohibition and Regulation) Act 1986: no work below 14 (section 3), no hazardous work from 14 to 17 (section 3A); no other work from 14 to 17 is a rule of the product',
  },
  overseas: {
    message: 'Work abroad may only be offered by registered recruiting agents, and not here.',
    severity: 'severe',
    because: 'Emigration Act 1983, section 10',
  },
  broker: {
    message: 'Nobody may earn on workers who are placed: no agents, no commission.',
    severity: 'severe',
    because: 'A rule of the product: employers hire directly',
  },
  upi: {
    message: 'A payment address does not belong in a post.',
    severity: 'severe',
    because: 'A rule of the product: only employers pay',
  },
  pay_below_minimum: {
    message: 'The pay is below the minimum wage.',
    severity: 'unfair',
    because: 'Code on Wages 2019, section 5',
  },
  pay_below_floor: {
    message: 'The pay is below the national floor wage.',
    severity: 'unfair',
    because:
      'National Floor Level Minimum Wage, which is advisory: 178 rupees announced in 2019 (setting pay_floor_day)',
  },
  pay_low: {
    message: 'The pay is far below what this trade is usually paid here.',
    severity: 'unfair',
    because: 'A rule of the product: such pay is often a mistake',
  },
  pay_high: {
    message: 'The pay is far above what this trade is usually paid here.',
    severity: 'unfair',
    because: 'A rule of the product: such pay is often bait',
  },
  gender: {
    message: 'Work is open to everyone: men and women may not be chosen between.',
    severity: 'unfair',
    because: 'Code on Wages 2019, section 3(2)(ii); exceptions in rules/exceptions.ts',
  },
  caste: {
    message: 'Work is open to everyone: no caste may be asked for.',
    severity: 'unfair',
    because: 'Constitution of India, article 17; Protection of Civil Rights Act 1955, section 4',
  },
  religion: {
    message: 'Work is open to everyone: no religion may be asked for.',
    severity: 'unfair',
    because: 'A rule of the product, after articles 15 and 16 of the Constitution of India',
  },
  origin: {
    message: 'Work is open to everyone: no state, region or place of birth may be asked for.',
    severity: 'unfair',
    because: 'A rule of the product, after articles 15, 16 and 19 of the Constitution of India',
  },
  upper_age: {
    message: 'Work is open to everyone who can do it: no upper age may be set.',
    severity: 'unfair',
    because: 'A rule of the product: no law sets an upper age for this work',
  },
  phone: {
    message: 'A phone number does not belong in a post: you and the people who apply reach each other here.',
    severity: 'contact',
    because: 'A rule of the product: contacts outside leave no proof',
  },
  link: {
    message: 'Links do not belong in a post.',
    severity: 'contact',
    because: 'A rule of the product: contacts outside leave no proof',
  },
  email: {
    message: 'An e-mail address does not belong in a post.',
    severity: 'contact',
    because: 'A rule of the product: contacts outside leave no proof',
  },
  messenger: {
    message: 'A post may not send people to another messenger.',
    severity: 'contact',
    because: 'A rule of the product: contacts outside leave no proof',
  },
} as const satisfies Record<string, CodeOfFinding>;

export type FindingCode = keyof typeof codes;

export const findingCodes: Readonly<Record<FindingCode, CodeOfFinding>> = codes;

/** Codes of severe findings. Moderators see posts with such findings first. */
export const severeCodes: readonly string[] = Object.entries(findingCodes)
  .filter(([, { severity }]) => severity === 'severe')
  .map(([code]) => code);
