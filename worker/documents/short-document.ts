// Renders a wage slip, an appointment note or a work certificate as a PDF of one page (D71, D72). Everything on the
// paper is signed.
import { type DocumentContent, type LongContent, marksOf, shownFacts } from '#contracts/document-facts.ts';
import type { Language } from '#contracts/values.ts';
import { Paper } from '#platform/paper/paper.ts';
import { pairsIn } from './paper-texts.ts';
import { CODE, LEFT, RIGHT, Sheet, small, writeHead } from './sheet.ts';

interface ShortDocument {
  content: Exclude<DocumentContent, LongContent>;
  language: Language;
  code: { url: string; digits: string };
  at: Date;
}

/** Days in a row of the month. */
const DAYS_PER_ROW = 16;
const CELL = (RIGHT - LEFT) / DAYS_PER_ROW;
const ROW_HEIGHT = 30;

/** The paragraph below the facts of each kind. */
const notes = { 'wage-slip': 'marks', 'appointment-note': null, 'work-certificate': 'certificate_note' } as const;

/** Writes the days of a slip: the day of the month above, and its mark below. */
function writeDays(sheet: Sheet, days: string): void {
  for (const { day, mark } of marksOf(days)) {
    const x = LEFT + ((day - 1) % DAYS_PER_ROW) * CELL;
    const y = sheet.y + Math.floor((day - 1) / DAYS_PER_ROW) * ROW_HEIGHT;
    sheet.paper.line(String(day), x, y, small);
    sheet.paper.line(mark, x, y + 12, { bold: mark !== '-' && mark !== '*' });
  }
  sheet.y += 2 * ROW_HEIGHT + 8;
}

/** Returns the PDF. Throws `MissingGlyph` if no font has a character of a name. */
export async function renderShortDocument({ content, language, code, at }: ShortDocument): Promise<Buffer> {
  const texts = pairsIn(language);
  const title = texts(({ documents }) => documents.title[content.kind]);
  const sheet = new Sheet(new Paper({ language, title: title.own, at }));
  const all = shownFacts(content);
  const facts = all.filter(({ form }) => form !== 'days');
  writeHead(sheet, { title, code, side: CODE.short, facts, texts });
  for (const { name, value } of all.filter(({ form }) => form === 'days')) {
    sheet.pair(
      texts(({ documents }) => documents.fact[name]),
      LEFT,
      { bold: true },
    );
    sheet.y += 26;
    writeDays(sheet, String(value));
  }
  const note = notes[content.kind];
  if (note)
    sheet.paragraph(
      texts(({ documents }) => documents[note]),
      RIGHT - LEFT,
    );
  return sheet.paper.finish();
}
