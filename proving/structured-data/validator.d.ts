// Types of the part of the validator that the tests use; the package has no types.
declare module '@adobe/structured-data-validator' {
  export default class Validator {
    /** Accepts items by format and type, as an extractor of web pages returns them. */
    validate(page: { jsonld: Record<string, readonly object[]> }): Promise<
      readonly {
        severity: 'ERROR' | 'WARNING';
        issueMessage: string;
        fieldNames: readonly string[];
        path: readonly { type?: string; property?: string }[];
      }[]
    >;
  }
}
