// Documents in translation files: sections with a heading and paragraphs, steps, points or rows.

import { z } from '#contracts/z.ts';
import { useCompany } from '../../app/company.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

const lines = z.optional(z.array(z.string()));
const part = z.object({
  title: z.string(),
  text: lines,
  steps: lines,
  list: lines,
  /** Paragraphs after the points. */
  end: lines,
  /** Retained data: what, why and how long. */
  rows: z.optional(z.array(z.object({ what: z.string(), why: z.string(), until: z.string() }))),
});
export type DocumentPart = z.output<typeof part> & { key: string };

const parts = z.record(z.string(), part);

/** Returns the sections under a key of a topic, with company names and retention periods inserted. */
export function useParts(topic: string, under = ''): readonly DocumentPart[] {
  const { t } = useTranslation(topic);
  const facts = useFacts();
  const found = parts.safeParse(t(`${under}parts`, { ...facts, returnObjects: true }));
  return found.success ? Object.entries(found.data).map(([key, one]) => ({ key, ...one })) : [];
}

/** Returns the company facts that texts may name. */
export function useFacts() {
  const { name, social, ...company } = useCompany();
  return { ...company, site: name };
}
