// Codes of the findings of the post check, with English messages; browsers use the translations in
// `locales/<language>/trust.json`.

/** English message by finding code (C.7). */
export const findingMessages = {
  money_asked: 'Nobody may ask workers for money: no fee, deposit or charge of any kind.',
  phone: 'A phone number does not belong in a post: you and the people who apply reach each other here.',
  upi: 'A payment address does not belong in a post.',
  link: 'Links do not belong in a post.',
  email: 'An e-mail address does not belong in a post.',
  messenger: 'A post may not send people to another messenger.',
  pay_low: 'The pay is far below what this trade is usually paid here.',
  pay_high: 'The pay is far above what this trade is usually paid here.',
  pay_below_minimum: 'The pay is below the minimum wage.',
  gender: 'Work is open to everyone: men and women may not be chosen between.',
  caste: 'Work is open to everyone: no caste may be asked for.',
  religion: 'Work is open to everyone: no religion may be asked for.',
  child_age: 'Nobody younger than 18 may work here.',
  overseas: 'Work abroad may only be offered by registered recruiting agents, and not here.',
  broker: 'Nobody may earn on workers who are placed: no agents, no commission.',
} as const;

export type FindingCode = keyof typeof findingMessages;
