// An error whose message the command prints for the user, without a stack trace.

export class Refusal extends Error {}
