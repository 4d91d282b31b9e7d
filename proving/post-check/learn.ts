// Trains the learned reader of the post check: a logistic regression for “breaks a rule”, and one for each code. The
// same samples and the same seed give the same weights.
import { findingCodes } from '#marketplace/trust/codes.ts';
import { FEATURES } from '#marketplace/trust/reader/features.ts';
import { CODE_FEATURES, decodeModel, type StoredModel, scoreOf } from '#marketplace/trust/reader/model.ts';
import { randomFrom } from '../bench/statistics.ts';
import type { Sample } from './training-lines.ts';

const SEED = 20261127;
const ROUNDS = 12;
/** Step of AdaGrad, and the strength with which weights are drawn to zero. */
const STEP = 0.15;
const DECAY = 1e-3;
const BIAS_STEP = 0.02;

interface Example {
  features: Int32Array;
  bad: boolean;
  /** How much the example counts. */
  weight: number;
}

interface Line {
  weights: Float64Array;
  bias: number;
}

function shuffle<T>(list: T[], random: () => number): void {
  for (let at = list.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [list[at], list[other]] = [list[other] as T, list[at] as T];
  }
}

/**
 * Returns for each feature how differently it occurs in bad and honest examples, as the absolute logarithm of the ratio.
 * A feature counts more if the ratio is far from one (NB-SVM, Wang and Manning 2012).
 */
function contrastOf(examples: readonly Example[], size: number): Float64Array {
  const [inBad, inHonest] = [new Float64Array(size).fill(1), new Float64Array(size).fill(1)];
  for (const { features, bad } of examples) {
    const counts = bad ? inBad : inHonest;
    for (const feature of features) counts[feature] = (counts[feature] ?? 0) + 1;
  }
  const bad = examples.filter((example) => example.bad).length;
  const share = (bad + 2) / (examples.length - bad + 2);
  return inBad.map((count, feature) => Math.abs(Math.log(count / (inHonest[feature] ?? 1) / share)));
}

/** Learns from one example. Changes the line and the sums of squared gradients. */
function learnFrom(example: Example, line: Line, contrast: Float64Array, squares: Float64Array): void {
  const { features, bad, weight } = example;
  const { weights } = line;
  const length = 1 / Math.sqrt(features.length || 1);
  let sum = 0;
  for (const feature of features) sum += (weights[feature] ?? 0) * (contrast[feature] ?? 0);
  const error = (1 / (1 + Math.exp(-(sum * length + line.bias))) - Number(bad)) * weight;
  for (const feature of features) {
    const old = weights[feature] ?? 0;
    const gradient = error * length * (contrast[feature] ?? 0) + DECAY * old;
    const square = (squares[feature] ?? 0) + gradient * gradient;
    squares[feature] = square;
    weights[feature] = old - (STEP * gradient) / Math.sqrt(square);
  }
  line.bias -= BIAS_STEP * error;
}

/** Returns the mean of the weights after each round of the second half, which varies less than the last weights. */
function fitLine(examples: readonly Example[], size: number): Line {
  const random = randomFrom(SEED);
  const contrast = contrastOf(examples, size);
  const squares = new Float64Array(size).fill(1e-6);
  const line: Line = { weights: new Float64Array(size), bias: 0 };
  const mean: Line = { weights: new Float64Array(size), bias: 0 };
  const order = [...examples];
  const counted = ROUNDS / 2;
  for (let round = 0; round < ROUNDS; round += 1) {
    shuffle(order, random);
    for (const example of order) learnFrom(example, line, contrast, squares);
    if (round < ROUNDS - counted) continue;
    for (const [feature, weight] of line.weights.entries())
      mean.weights[feature] = (mean.weights[feature] ?? 0) + (weight * (contrast[feature] ?? 0)) / counted;
    mean.bias += line.bias / counted;
  }
  return mean;
}

/** The largest share of weights that are stored exactly; larger weights are stored as the largest byte. */
const EXACT = 0.9995;

/** Returns the weights as signed bytes in base64, and the value of one step. */
function packed(weights: Float64Array): { text: string; scale: number } {
  const sizes = weights.map(Math.abs).sort();
  const scale = (sizes[Math.floor((sizes.length - 1) * EXACT)] || 1) / 127;
  const bytes = Int8Array.from(weights, (weight) => Math.max(-127, Math.min(127, Math.round(weight / scale))));
  return { text: Buffer.from(bytes.buffer).toString('base64'), scale };
}

const wholeExamples = (samples: readonly Sample[]) =>
  samples.flatMap(({ whole, bad }): Example[] => (whole ? [{ features: whole, bad, weight: 1 }] : []));

/**
 * Returns the sentences of samples with several sentences: all of an honest one, and of a bad one the sentence that the
 * first model finds worst, because the label does not say which sentence breaks the rule.
 */
function sentenceExamples(samples: readonly Sample[], first: Line): Example[] {
  const score = (features: Int32Array) => {
    let sum = 0;
    for (const feature of features) sum += first.weights[feature] ?? 0;
    return sum / Math.sqrt(features.length || 1);
  };
  return samples.flatMap(({ bad, sentences }): Example[] => {
    if (!bad) return sentences.map((features) => ({ features, bad, weight: 0.5 }));
    const [worst] = [...sentences].sort((a, b) => score(b) - score(a));
    return worst ? [{ features: worst, bad, weight: 1 }] : [];
  });
}

const folded = (features: Int32Array) => features.map((feature) => feature & (CODE_FEATURES - 1));

/** Codes that are computed from the pay of a post. Words alone cannot show them. */
const computedCodes: readonly string[] = ['pay_low', 'pay_high', 'pay_below_minimum', 'pay_below_floor'];

/**
 * Returns one line for each code that occurs in the samples, except computed codes. A sample with several possible codes
 * counts for each.
 */
function fitCodes(samples: readonly Sample[]): { codes: string[]; lines: Line[] } {
  const coded = samples.flatMap(({ whole, codes }) => (whole && codes.length > 0 ? [{ whole, codes }] : []));
  const codes = Object.keys(findingCodes).filter(
    (code) => !computedCodes.includes(code) && coded.some((sample) => sample.codes.includes(code)),
  );
  const lines = codes.map((code) =>
    fitLine(
      coded.map(({ whole, codes: own }) => ({
        features: folded(whole),
        bad: own.includes(code),
        weight: 1,
      })),
      CODE_FEATURES,
    ),
  );
  return { codes, lines };
}

function codePart(samples: readonly Sample[]) {
  const { codes, lines } = fitCodes(samples);
  const all = new Float64Array(CODE_FEATURES * lines.length);
  for (const [at, { weights }] of lines.entries()) all.set(weights, at * CODE_FEATURES);
  const { text, scale } = packed(all);
  return { codes, codeBiases: lines.map(({ bias }) => rounded(bias)), codeScale: rounded(scale), codeWeights: text };
}

const rounded = (value: number) => Number(value.toPrecision(6));

export interface Limits {
  threshold: number;
  dismissal: number;
}

/** Returns the trained model. The limits are stored as they are. Without `codes`, the model can choose no code. */
export function learn(samples: readonly Sample[], limits: Limits, { codes = true } = {}) {
  const first = fitLine(wholeExamples(samples), FEATURES);
  const line = fitLine([...wholeExamples(samples), ...sentenceExamples(samples, first)], FEATURES);
  const { text, scale } = packed(line.weights);
  const empty = { codes: [], codeBiases: [], codeScale: 1, codeWeights: '' };
  const model: StoredModel = {
    fingerprint: '',
    ...limits,
    bias: rounded(line.bias),
    scale: rounded(scale),
    weights: text,
    ...(codes ? codePart(samples) : empty),
  };
  return model;
}

/** Returns the score of a sample as the post check computes it: the highest score of its passages. */
export function scorerOf(stored: StoredModel): (sample: Sample) => number {
  const model = decodeModel(stored);
  return ({ whole, sentences }) => {
    const passages = whole ? [whole, ...sentences] : sentences;
    return Math.max(...passages.map((features) => scoreOf(model, features)));
  };
}
