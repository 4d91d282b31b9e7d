// Schemas of the values that settings may have.
import { languageCodes } from '#contracts/languages.ts';
import { calendarDay } from '#contracts/values.ts';
import { z } from '#contracts/z.ts';

export const count = (min: number, max: number) => z.int().check(z.minimum(min), z.maximum(max));
export const words = z.string().check(z.minLength(1), z.maxLength(300));
export const address = z.string().check(z.maxLength(300), z.regex(/^(https:\/\/[^\s"<>]+)?$/));
export const dayOrNone = z.string().check(
  z.maxLength(10),
  z.regex(/^((?:19|20)\d{2}-\d{2}-\d{2})?$/),
  z.refine((text) => text === '' || calendarDay.safeParse(text).success),
);

/**
 * Points of each component of a match score. The positive points add up to 100 or less. A related trade may not give
 * more points than the same trade.
 */
export const matchWeights = z
  .strictObject({
    skill: count(0, 100),
    related_skill: count(0, 100),
    distance: count(0, 100),
    state: count(0, 100),
    language: count(0, 100),
    shift: count(0, 100),
    pay: count(0, 100),
    experience: count(0, 100),
    resume_missing: count(0, 100),
  })
  .check(
    z.refine(({ related_skill, resume_missing, ...whole }) => {
      const total = Object.values(whole).reduce((sum, points) => sum + points, 0);
      return total <= 100 && related_skill <= whole.skill;
    }),
  );

/** Text in at least one language: language code → text. */
const inLanguages = z
  .partialRecord(z.enum(languageCodes), words)
  .check(z.refine((said) => Object.keys(said).length > 0));

/**
 * A testimonial. `about` is the trade or company of the author. Name, `about` and city may be one string for all
 * languages.
 */
export const testimonial = z.strictObject({
  words: inLanguages,
  name: z.union([words, inLanguages]),
  about: z.union([words, inLanguages]),
  city: z.union([words, inLanguages]),
});

export const claim = count(0, 1_000_000_000);
export const percent = count(0, 100);
