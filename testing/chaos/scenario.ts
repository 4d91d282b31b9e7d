// What a row of the chaos run is: a fault, what must hold under it, and the same without the defence, which must be noticed.

/** A program that npm does not bring. */
export type Requirement = 'redis-server' | 'chromium' | 'postgresql-15' | 'libfaketime' | 'slowhttptest' | 'haproxy';

export interface Measurement {
  what: string;
  found: string;
  must: string;
  kept: boolean;
}

/** What a row is given. */
export interface Run {
  /** A folder of its own, removed afterwards; everybody may enter it. */
  folder: string;
  seed: number;
  /** From 0 to 1, the same for the same seed. */
  random(): number;
  /** How many events, and how many kills or cuts: the row's own number unless told. */
  events(usual: number): number;
  kills(usual: number): number;
  /** Notes a figure. */
  note(figure: Measurement): void;
  /** Tells how far it is. */
  say(text: string): void;
}

export interface Scenario {
  /** `R1`. */
  id: string;
  /** The fault, in a few words. */
  what: string;
  requirements?: readonly Requirement[];
  /** Brings the fault about and notes what came of it. */
  faces(run: Run): Promise<void>;
  /** The same with the defence taken away, or a fault planted; resolves with whether it was noticed. */
  control(run: Run): Promise<boolean>;
}
