// The decisions about a new slice that a person must make. Each has a test that fails until the decision is made.

interface Decision {
  /** One sentence that says what to decide. */
  question: string;
  /**
   * The file or folder in which the decision is made. The decision is open while a file there contains the mark
   * `DECIDE`.
   */
  where: string;
  /**
   * For a decision without a mark: the text that shows that the decision is made. A file in `where`, but outside of the
   * folder `except`, must contain the text.
   */
  needs?: { text: string; except?: string };
}

/** Maps the name of each decision to its question and its place. Both can contain the placeholders of the templates. */
export const decisions: Readonly<Record<string, Decision>> = {
  glossary: {
    question: 'Explain the term in one line, or remove the row if the word needs no explanation.',
    where: 'GLOSSARY.md',
  },
  slice: {
    question: 'Describe the slice in a few words, then run npm run docs.',
    where: 'docs/slices.json',
  },
  columns: {
    question: 'Decide which columns the table needs besides the note, with their constraints.',
    where: 'migrations/NUMBER_sample_things.sql',
  },
  retention: {
    question: 'Decide when rows are deleted; a task of worker/housekeeping/ deletes them.',
    where: 'migrations/NUMBER_sample_things.sql',
  },
  rule: {
    question: 'Decide in which statuses an application may have a sample thing, and how many.',
    where: 'marketplace/sample-things/rules.ts',
  },
  recipients: {
    question: 'Decide which users are notified of a confirmed sample thing.',
    where: 'marketplace/subscriptions.ts',
  },
  notification: {
    question: 'Decide whether the notification is grouped, quiet on devices, or mandatory.',
    where: 'marketplace/notifications/kinds.ts',
  },
  export: {
    question: 'Decide which columns the data export contains, and for which side.',
    where: 'marketplace/privacy/queries/copy.ts',
  },
  erasure: {
    question: 'Decide what erasure clears, and which rows remain for the other side.',
    where: 'marketplace/privacy/queries/erase.ts',
  },
  notice: {
    question: 'Decide whether the privacy notice must name this data; if so, raise CONSENT_VERSION.',
    where: 'marketplace/privacy/tables.ts',
  },
  entry: {
    question: 'Decide on which screen an employer adds a sample thing: call addSampleThing there.',
    where: 'web/src',
    needs: { text: 'sampleThingEndpoints.addSampleThing' },
  },
  link: {
    question: 'Decide which screens link to the page: use paths.sampleThings there.',
    where: 'web/src',
    needs: { text: 'paths.sampleThings', except: 'web/src/features/sample-things' },
  },
  demo: {
    question: 'Decide which sample things the demo data has: insert into sample_things.',
    where: 'bin/seed',
    needs: { text: 'sample_things' },
  },
  features: {
    question: 'Decide how the list of features describes sample things.',
    where: 'docs/features.md',
    needs: { text: 'sample thing' },
  },
  texts: {
    question: 'Improve the English texts, then translate them into the seven other languages.',
    where: 'locales',
  },
};

/** Returns the mark that shows that a decision is open. */
export const markOf = (name: string): string => `DECIDE sample-things/${name}`;
