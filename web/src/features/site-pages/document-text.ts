// A document as its topic holds it: parts in their order, each of a heading with paragraphs, steps, points or rows.
import { useTranslation } from 'react-i18next';
import { z } from '#contracts/z.ts';
import { useCompany } from '../../app/company.ts';

const lines = z.optional(z.array(z.string()));
const part = z.object({
  title: z.string(),
  text: lines,
  steps: lines,
  list: lines,
  /** After the points. */
  end: lines,
  /** What is kept, what for, how long. */
  rows: z.optional(z.array(z.object({ what: z.string(), why: z.string(), until: z.string() }))),
});
export type DocumentPart = z.output<typeof part> & { key: string };

const parts = z.record(z.string(), part);

/** The parts under a key of a topic, filled with who runs the place and how long they keep what. */
export function useParts(topic: string, under = ''): readonly DocumentPart[] {
  const { t } = useTranslation(topic);
  const facts = useFacts();
  const found = parts.safeParse(t(`${under}parts`, { ...facts, returnObjects: true }));
  return found.success ? Object.entries(found.data).map(([key, one]) => ({ key, ...one })) : [];
}

/** What texts may name of the company. */
export function useFacts() {
  const { name, social, ...company } = useCompany();
  return { ...company, site: name };
}
