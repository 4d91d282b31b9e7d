// What a call rejects with when its person closed the sheet that asked for a code.

/** Nothing was done, and nothing needs to be said. */
export class CancelledByUser extends Error {
  constructor() {
    super('gave up');
    this.name = 'CancelledByUser';
  }
}
