// Tests the learned reader of posts with the weights of this release. The sentences are not in the training data.
import { describe, expect, it } from 'vitest';
import { findingCodes } from '../codes.ts';
import { lintPost } from '../lint.ts';
import { readPost } from '../read-post.ts';
import { decodeModel } from './model.ts';
import { readAgain, readerModel } from './read-again.ts';

const model = await readerModel();
function check(description: string) {
  const marks = lintPost({ description });
  return readAgain(readPost({ description }), marks, model);
}

describe('The learned reader', () => {
  it.each([
    ['When a number with six digits comes on your mobile, say it to our boy.', 'code_asked'],
    ['Anyone who goes home in the middle of the season must give back five thousand.', 'bonded'],
    ['Ten percent of the first wage goes to the brother who brought you here.', 'money_asked'],
  ])('The reader marks a sentence that no rule marks: %s', (text, code) => {
    expect(lintPost({ description: text })).toEqual([]);
    const message = findingCodes[code as keyof typeof findingCodes].message;
    expect(check(text)).toEqual([
      { code, field: 'description', start: 0, end: text.length - 1, message, by: 'reader' },
    ]);
  });

  it.each([
    'Tea and a hot lunch every day, and the bus drops you at the gate.',
    'The supervisor shows you the machine on the first day, and this day is paid.',
    'दोपहर का खाना मिलेगा और हर शनिवार को मजदूरी हाथ में।',
    'கட்டிட வேலை, காலை ஒன்பது மணிக்கு ஆரம்பம். மதிய சாப்பாடு உண்டு.',
  ])('The reader accepts an honest text: %s', (text) => {
    expect(check(text)).toEqual([]);
  });

  it('The reader marks only the suspect sentence of a post', () => {
    const before = 'Tea and a hot lunch every day. ';
    const suspect = 'When a number with six digits comes on your mobile, say it to our boy';
    const [found, ...others] = check(`${before}${suspect}. The bus drops you at the gate.`);
    expect(found).toMatchObject({ code: 'code_asked', start: before.length, end: before.length + suspect.length });
    expect(others).toEqual([]);
  });

  it('The reader marks a sentence beside a sentence that a rule marks', () => {
    const suspect = 'When a number with six digits comes on your mobile, say it to our boy';
    const description = `Only male workers for this job. ${suspect}.`;
    expect(check(description)).toMatchObject([
      { code: 'gender' },
      { by: 'reader', start: description.indexOf(suspect), end: description.length - 1 },
    ]);
  });

  it('The reader adds nothing to a sentence that a rule marks', () => {
    const description = 'Male boy wanted, and when a number with six digits comes on your mobile, say it to our boy.';
    expect(readAgain(readPost({ description }), [], model)).not.toEqual([]);
    expect(check(description).filter(({ by }) => by)).toEqual([]);
  });

  it('The reader drops a doubtful mark of a rule in a surely honest sentence, and keeps other marks', () => {
    const honest = 'Commission of the agent is paid by us, nothing is taken from your wage.';
    const description = `${honest} Only male workers for this job.`;
    expect(lintPost({ description }).map(({ code }) => code)).toEqual(['broker', 'gender']);
    expect(check(description).map(({ code }) => code)).toEqual(['gender']);
    expect(readAgain(readPost({ description }), lintPost({ description }), { ...model, dismissal: -99 })).toMatchObject(
      [{ code: 'broker' }, { code: 'gender' }],
    );
  });

  it('The reader never chooses a code that is computed from the pay of a post', () => {
    const computed = ['pay_low', 'pay_high', 'pay_below_minimum', 'pay_below_floor'];
    expect(model.codes.filter((code) => computed.includes(code))).toEqual([]);
  });

  it('The reader does not read titles', () => {
    const title = 'When a number with six digits comes on your mobile, say it to our boy';
    expect(readAgain(readPost({ title }), [], model)).toEqual([]);
  });

  it('Each code of the weight file has a message', () => {
    expect(model.codes.filter((code) => !Object.hasOwn(findingCodes, code))).toEqual([]);
  });

  it('A weight file with missing weights is refused', () => {
    expect(() => decodeModel({ ...model, weights: 'AAAA', codeWeights: '' })).toThrow('Train the reader again');
  });
});
