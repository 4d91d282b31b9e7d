// What a call rejects with when its person closed the sheet that asked for a code.

/** Nothing was done, and nothing needs to be said. */
export class GaveUp extends Error {
  constructor() {
    super('gave up');
    this.name = 'GaveUp';
  }
}
