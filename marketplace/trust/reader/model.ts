// A linear model that decides whether a passage of a post may break a rule, and which rule. Pure.
import { FEATURES } from './features.ts';

/** Number of weights for each code. The feature numbers are folded to this range. */
export const CODE_FEATURES = 1 << 12;

/** The model as it is stored in `weights.json`. */
export interface StoredModel {
  /** Hash of everything that the weights depend on. Training writes it, and a test compares it. */
  fingerprint: string;
  /** Minimum score of a passage that is marked. */
  threshold: number;
  /** A passage with a lower score is so surely honest that marks of some rules in it are dropped (`dismissible`). */
  dismissal: number;
  bias: number;
  /** A stored weight is a signed byte; multiplied by the scale it is the weight of a feature. */
  scale: number;
  /** Base64 of one byte for each feature. */
  weights: string;
  /** Names of the codes; the bytes of `codeWeights` are ordered by code. */
  codes: readonly string[];
  codeBiases: readonly number[];
  codeScale: number;
  codeWeights: string;
}

export interface Model extends Omit<StoredModel, 'weights' | 'codeWeights'> {
  weights: Int8Array;
  codeWeights: Int8Array;
}

const bytesOf = (text: string) => Int8Array.from(Buffer.from(text, 'base64'));

/** Returns the model with decoded weights. Throws an error if the number of weights is wrong. */
export function decodeModel(stored: StoredModel): Model {
  const [weights, codeWeights] = [bytesOf(stored.weights), bytesOf(stored.codeWeights)];
  if (weights.length !== FEATURES || codeWeights.length !== CODE_FEATURES * stored.codes.length)
    throw new Error('The weight file of the reader does not fit its features. Train the reader again.');
  return { ...stored, weights, codeWeights };
}

/** Returns how certain the model is that the passage breaks a rule. Positive: more likely than not. */
export function scoreOf(model: Model, features: Int32Array): number {
  let sum = 0;
  for (const feature of features) sum += model.weights[feature] ?? 0;
  return (sum * model.scale) / Math.sqrt(features.length || 1) + model.bias;
}

/** Returns the position of the code that fits the passage best. */
export function bestCode(model: Model, features: Int32Array): number {
  let best = { at: 0, score: Number.NEGATIVE_INFINITY };
  for (const at of model.codes.keys()) {
    let sum = 0;
    for (const feature of features) sum += model.codeWeights[at * CODE_FEATURES + (feature & (CODE_FEATURES - 1))] ?? 0;
    const score = (sum * model.codeScale) / Math.sqrt(features.length || 1) + (model.codeBiases[at] ?? 0);
    if (score > best.score) best = { at, score };
  }
  return best.at;
}
