// Sample documents of each kind in each language, as the worker process makes them.
import { createHash } from 'node:crypto';
import type { DiaryEntry } from '#contracts/diaries.ts';
import { type DiaryFacts, type DocumentContent, isLong } from '#contracts/document-facts.ts';
import { validSeconds } from '#contracts/documents.ts';
import { packDocument, signDocument } from '#contracts/signed-document.ts';
import type { StatementContent, StatementEntry } from '#contracts/statement-rows.ts';
import type { Language } from '#contracts/values.ts';
import { diaryRows, diarySums } from '#marketplace/wages/diary-statement.ts';
import type { SigningKey } from '#platform/signing/signing-key.ts';
import { renderShortDocument } from '#worker/documents/short-document.ts';
import { renderStatement } from '#worker/documents/wage-statement.ts';

export const ISSUER = 'https://kaamsetu.example';
/** Rows of the long statement. */
const ROWS = 400;

/** Names in the script of each language, and the name of a company in Latin letters. */
const workers: Record<Language, string> = {
  en: 'Ramesh Yadav',
  hi: 'सलीम शेख़',
  mr: 'ज्ञानेश्वर पाटील',
  bn: 'সুব্রত চক্রবর্তী',
  ta: 'முத்துக்குமார் செல்வராஜ்',
  te: 'వెంకటేశ్వర్లు కృష్ణమూర్తి',
  ml: 'ഉണ്ണികൃഷ്ണൻ നമ്പൂതിരി',
  bh: 'रामबिलास यादव',
};

const people = (language: Language) => ({
  worker: workers[language],
  employer: 'Shree Ganesh & Sons (Builders)',
  trade: 'mason',
  day: '2026-11-27',
});

const states = ['agreed', 'agreed', 'agreed', 'waiting', 'disputed', 'withdrawn', 'replaced'] as const;
const vias = ['own', 'other', 'code', 'silence'] as const;

/** Returns the entry with this number: a payment each sixth time, otherwise a day, in all states and ways. */
function entryOf(seq: number): StatementEntry {
  const isPayment = seq % 6 === 0;
  const day = new Date(Date.UTC(2025, 9, seq)).toISOString().slice(0, 10);
  const state = states[seq % states.length] ?? 'agreed';
  return {
    seq,
    kind: isPayment ? 'payment' : 'day',
    by: seq % 2 === 0 ? 'labour' : 'employer',
    day,
    paise: isPayment ? 400_000 + seq : 80_000,
    halves: isPayment ? null : 2 - (seq % 5 === 0 ? 1 : 0),
    overtime_minutes: isPayment || seq % 4 > 0 ? null : 90,
    method: isPayment ? 'upi' : null,
    state,
    via: state === 'agreed' ? (vias[seq % vias.length] ?? 'own') : null,
    reason: null,
    matched: false,
    replaces: null,
    recorded_at: `${day}T12:00:00.000Z`,
    decided_at: null,
  };
}

const statement: StatementContent = {
  terms: [
    {
      ...{ basis: 'day', paise: 80_000, hours: 8, from_day: '2025-10-01' },
      ...{ pay_every: 'fortnight', pay_weekday: 5 },
    },
  ],
  entries: Array.from({ length: ROWS }, (_, index) => entryOf(index + 2)),
};
const accountRows = JSON.stringify(statement);

const diary = Array.from({ length: ROWS }, (_, index): DiaryEntry => {
  const { kind, day, halves, paise, recorded_at } = entryOf(index + 1);
  return { id: index + 1, kind: kind === 'payment' ? 'payment' : 'day', day, halves, paise, recorded_at };
});
const ownRows = JSON.stringify(diaryRows(diary));
const digestOf = (rows: string) => createHash('sha256').update(rows).digest('base64url');

const diaryOf = (language: Language): DiaryFacts => {
  const { worker, employer, day } = people(language);
  return { worker, employer, day, ...diarySums(diary), rows: digestOf(ownRows) };
};

/** Returns the facts of a document of each kind. */
export function contentsOf(language: Language): DocumentContent[] {
  const common = people(language);
  const sums = { earned: 2_160_050, owed: 540_050, waiting: -200_000, disputed: 80_000 };
  const digest = digestOf(accountRows);
  const first_day = '2025-10-02';
  return [
    {
      kind: 'wage-statement',
      facts: { ...common, first_day, ...sums, received: 1_620_000, entries: ROWS, rows: digest },
    },
    {
      kind: 'wage-slip',
      facts: {
        ...common,
        from: '2026-10-01',
        to: '2026-10-31',
        days: 'x1h-1+11-111h+-1111111-111111-11-',
        overtime: 135,
        by_code: 12,
        by_both: 8,
        by_employer: 4,
        by_silence: 2,
        owed_before: -100_000,
        ...sums,
        cash: 1_000_000,
        upi: 420_000,
        bank: 80_000,
        deductions: 20_000,
      },
    },
    {
      kind: 'appointment-note',
      facts: {
        ...common,
        ...{ place: 'Shivaji Nagar, Pune, Maharashtra', first_day, hours: 8 },
        ...{ basis: 'day', pay: 80_000, rate_from: first_day, pay_every: 'fortnight', pay_weekday: 5 },
      },
    },
    {
      kind: 'work-certificate',
      facts: {
        ...common,
        ...{ from: '2026-03-02', to: '2026-11-20', total_days: 94, half_days: 6, by_code: 61, by_entry: 33 },
        certified: '2026-11-25',
      },
    },
    { kind: 'diary-statement', facts: diaryOf(language) },
  ];
}

export interface Sample {
  language: Language;
  content: DocumentContent;
  /** The rows of a statement. */
  rows: string;
  token: string;
  /** The number by which the document can be revoked. */
  number: string;
  pdf: Buffer;
}

/** Makes a document with these facts. */
export async function makeSample(language: Language, content: DocumentContent, signing: SigningKey): Promise<Sample> {
  const number = crypto.randomUUID();
  const iat = Math.floor(Date.now() / 1000);
  const vct = `${ISSUER}/credentials/${content.kind}/1`;
  const standard = { iss: ISSUER, iat, exp: iat + validSeconds(content.kind), vct, jti: number };
  const token = await signDocument({ ...standard, ...content.facts }, signing);
  const signed = {
    language,
    code: { url: `${ISSUER}/v#`, digits: await packDocument(token) },
    at: new Date(iat * 1000),
  };
  const rows = content.kind === 'diary-statement' ? ownRows : accountRows;
  const pdf = isLong(content)
    ? await renderStatement({ content, rows, ...signed }, () => undefined)
    : await renderShortDocument({ content, ...signed });
  return { language, content, rows, token, number, pdf };
}
