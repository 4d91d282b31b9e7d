// The error of a call that was cancelled, because the user closed the sheet that asks for a code.

/** Thrown if the user cancels the call. The call has changed nothing, so no error message is necessary. */
export class CancelledByUser extends Error {
  constructor() {
    super('gave up');
    this.name = 'CancelledByUser';
  }
}
