// Types of the part of the validator that the tests use; the package has no types.
declare module '@adobe/structured-data-validator' {
  export default class Validator {
    /** Validates the structured data of a page: `jsonld` maps a type, such as `JobPosting`, to its items. */
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
