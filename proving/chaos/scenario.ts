// The type of a chaos scenario: a fault with its required results, and a positive control. The control runs without the
// defence, and the checks must find the fault.

/** A required program that npm does not install. */
export type Requirement = 'redis-server' | 'chromium' | 'postgresql-15' | 'libfaketime' | 'slowhttptest' | 'haproxy';

export interface Measurement {
  what: string;
  found: string;
  must: string;
  kept: boolean;
}

/** The context of one run of a scenario. */
export interface Run {
  /** A separate folder with access for all accounts, deleted after the run. */
  folder: string;
  seed: number;
  /** Returns a number from 0 to 1 from a generator with this seed. */
  random(): number;
  /** Returns the number of events, or of kills: `usual`, unless the command line overrides it. */
  events(usual: number): number;
  kills(usual: number): number;
  /** Records a measurement, which decides whether the scenario passes. */
  note(figure: Measurement): void;
  /** Prints progress. */
  say(text: string): void;
}

export interface Scenario {
  /** The id of the scenario, such as `R1`. */
  id: string;
  /** A short description of the fault. */
  what: string;
  requirements?: readonly Requirement[];
  /** Injects the fault and records the measurements. */
  faces(run: Run): Promise<void>;
  /** Repeats the run without the defence, or with a deliberate fault. Resolves with whether the fault was detected. */
  control(run: Run): Promise<boolean>;
}
