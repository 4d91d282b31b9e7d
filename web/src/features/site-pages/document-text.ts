// Reads documents from the translation files: sections with a heading and paragraphs, steps, points or rows.

import { NUMBER_DAYS, SESSION_DAYS, SESSION_IDLE_HOURS } from '#contracts/periods.ts';
import { z } from '#contracts/z.ts';
import type { Topic } from '#locales/topics/text-key.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useBrand } from '../../parts/company/brand.ts';
import { useCompany } from '../../parts/company/company.ts';

const lines = z.optional(z.array(z.string()));
const part = z.object({
  title: z.string(),
  text: lines,
  steps: lines,
  list: lines,
  /** Paragraphs at the end of the section, after steps, points and rows. */
  end: lines,
  /** Rows about retained data: what is retained, why, and until when. */
  rows: z.optional(z.array(z.object({ what: z.string(), why: z.string(), until: z.string() }))),
});
export type DocumentPart = z.output<typeof part> & { key: string };

const parts = z.record(z.string(), part);

/**
 * The prefix of a document's translation keys: the topic, and the document's name if the topic contains several
 * documents.
 */
export type DocumentStart =
  | 'about:'
  | 'grievance:'
  | 'guides:employers.'
  | 'guides:workers.'
  | 'privacy-notice:'
  | 'terms:';

type TopicOf<Start> = Start extends `${infer Name extends Topic}:${string}` ? Name : never;
export type DocumentTopic = TopicOf<DocumentStart>;

/**
 * Returns the sections of a document, with company names and retention periods filled in; empty if the translation is
 * invalid.
 */
export function useParts(start: DocumentStart): readonly DocumentPart[] {
  const { t } = useTranslation();
  const facts = useFacts();
  const found = parts.safeParse(t(`${start}parts`, { ...facts, returnObjects: true }));
  return found.success ? Object.entries(found.data).map(([key, one]) => ({ key, ...one })) : [];
}

/** Returns the values that replace the placeholders in the documents: the company's data and the retention periods. */
export function useFacts() {
  const { name, social, ...company } = useCompany();
  return {
    ...company,
    number_days: NUMBER_DAYS,
    session_days: SESSION_DAYS,
    session_idle_hours: SESSION_IDLE_HOURS,
    site: useBrand(),
  };
}
