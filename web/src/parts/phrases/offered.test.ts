// Tests which prepared sentences a form offers, and which prepared sentence is similar to a typed text.
import { expect, it } from 'vitest';
import { roles } from '#contracts/roles.ts';
import english from '#locales/en/phrases.json' with { type: 'json' };
import hindi from '#locales/hi/phrases.json' with { type: 'json' };
import { offeredPhrases, similarPhrase, starterPhrases, withoutSentence } from './offered.ts';

const texts = (list: Readonly<Record<string, string>>) => (key: string) => list[key] ?? '';
const work = { uses: ['job_work', 'job_pay', 'job_site'] as const };

it('A form offers the phrases of its trade and not those of other trades', () => {
  const offered = offeredPhrases({ ...work, role: 'mason' });
  expect(offered).toContain('mason-brick-wall');
  expect(offered.filter((key) => key.startsWith('cook-'))).toEqual([]);
});

it('An answer offers only phrases that fit the new status', () => {
  const answers = offeredPhrases({ uses: ['employer_answer'], status: 'rejected' });
  expect(answers).toContain('places-taken');
  expect(answers).not.toContain('come-on-day');
});

it('Every trade has at least five suggested phrases, and those of the trade come first', () => {
  for (const { slug } of roles) expect(starterPhrases({ ...work, role: slug }).length).toBeGreaterThanOrEqual(5);
  expect(starterPhrases({ ...work, role: 'mason' })[0]).toMatch(/^mason-/);
});

it.each([
  ['We build brick walls. Near the temple.', english, 'mason-brick-wall'],
  ['there is clean drinking water on site', english, 'drinking-water'],
  [hindi['paid-every-evening'].replace('।', ''), hindi, 'paid-every-evening'],
])('A typed sentence with the meaning of a phrase is recognised: %s', (typed, list, key) => {
  const keys = offeredPhrases({ ...work, role: 'mason' });
  expect(similarPhrase(typed, keys, texts(list))?.key).toBe(key);
});

it.each(['Ask for Ramesh at the gate', 'Brick', 'We need a good and honest person for our shop'])(
  'A sentence with another meaning is not recognised: %s',
  (typed) => {
    expect(similarPhrase(typed, offeredPhrases({ ...work, role: 'mason' }), texts(english))).toBeNull();
  },
);

it.each([
  ['We build brick walls. Near the temple.', 'We build brick walls', 'Near the temple.'],
  ['Near the temple. We build brick walls. Come early.', 'We build brick walls', 'Near the temple. Come early.'],
  ['Near the temple. We build brick walls', 'We build brick walls', 'Near the temple.'],
])('A sentence is removed with its punctuation from: %s', (typed, sentence, rest) => {
  expect(withoutSentence(typed, sentence)).toBe(rest);
});
