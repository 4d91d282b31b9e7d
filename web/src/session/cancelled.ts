// The error of a call whose user closed the sheet that asked for a code.

/** Nothing was changed, so no error message is necessary. */
export class CancelledByUser extends Error {
  constructor() {
    super('gave up');
    this.name = 'CancelledByUser';
  }
}
