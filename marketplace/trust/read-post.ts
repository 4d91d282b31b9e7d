// Reads the fields of a post once, for the rules and for the learned reader. Pure.
import type { Lintable } from '#contracts/own-jobs.ts';
import { conceptsIn } from './find-concepts.ts';
import type { Match } from './phrases.ts';
import { readWords, type Word } from './reading.ts';

export interface ReadText {
  text: string;
  words: readonly Word[];
  /** The concepts (phrases with one meaning) that occur in the words, with their positions. */
  concepts: readonly Match<string>[];
}

export interface ReadField extends ReadText {
  field: string;
}

/** Reads the words of a string and the concepts in them. */
export function readText(text: string): ReadText {
  const words = readWords(text);
  return { text, words, concepts: [...conceptsIn(words)] };
}

/** Returns the fields of a complete or partial post that are not empty. */
export function readPost(post: Lintable): ReadField[] {
  const texts: [string, string | null | undefined][] = [
    ['title', post.title],
    ['description', post.description],
    ['requirements', post.requirements],
    ['location', post.location],
    ['city', post.city],
    ['duration', post.duration],
    ['industry', post.industry],
    ['walk_in.place', post.walk_in?.place],
  ];
  return texts.flatMap(([field, text]) => (text ? [{ field, ...readText(text) }] : []));
}
