// The error that ends the command with a message and without any change of the tree.

export class Refusal extends Error {}
