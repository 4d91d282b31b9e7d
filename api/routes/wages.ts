// HTTP routes of wage accounts, the same for workers and employers, and of the employer's wage sheet.
import { Readable } from 'node:stream';
import type { Express } from 'express';
import { wageSheetEndpoints as sheet } from '#contracts/wage-sheet.ts';
import { wageEndpoints as endpoints, type JournalFormat } from '#contracts/wages.ts';
import { textsOf } from '#locales/server-texts.ts';
import { decideClosing, proposeClosing } from '#marketplace/wages/actions/closing.ts';
import { decideEntry } from '#marketplace/wages/actions/decide-entry.ts';
import { recordEntry } from '#marketplace/wages/actions/record-entry.ts';
import { showAccounts, showJournal, showLedger } from '#marketplace/wages/actions/show.ts';
import { decideTerms, proposeTerms } from '#marketplace/wages/actions/terms.ts';
import { saveSheet, showSheet } from '#marketplace/wages/actions/wage-sheet.ts';
import type { ApiDeps } from '../deps.ts';
import { readerLanguage } from '../http/reader.ts';
import { titleItems } from '../http/reader-titles.ts';
import { mount, mountDownload, personOf } from '../http/route.ts';
import { sheetCsv } from './wage-sheet-file.ts';

const journalFiles: Record<JournalFormat, { name: string; content_type: string }> = {
  hledger: { name: 'hisaab.journal', content_type: 'text/plain; charset=utf-8' },
  csv: { name: 'hisaab.csv', content_type: 'text/csv; charset=utf-8' },
};

export function wageRoutes(app: Express, deps: ApiDeps): void {
  mount(app, deps, endpoints.listAccounts, async (call) => {
    const shown = await showAccounts(deps, personOf(call), call.query);
    return { ...shown, accounts: await titleItems(call, shown.accounts) };
  });
  mount(app, deps, endpoints.getAccount, (call) =>
    showLedger(deps, personOf(call), call.params.account_id, call.query),
  );
  mountDownload(app, deps, endpoints.getJournal, async (call) => {
    const { format } = call.query;
    const text = await showJournal(deps, personOf(call), call.params.account_id, format);
    return { bytes: Readable.from([text]), ...journalFiles[format] };
  });
  mount(app, deps, endpoints.recordEntry, (call) =>
    recordEntry(deps, personOf(call), call.params.account_id, call.body),
  );
  mount(app, deps, endpoints.decideEntry, (call) => decideEntry(deps, personOf(call), call.params, call.body));
  mount(app, deps, endpoints.proposeClosing, (call) =>
    proposeClosing(deps, personOf(call), call.params.account_id, call.body),
  );
  mount(app, deps, endpoints.decideClosing, (call) => decideClosing(deps, personOf(call), call.params, call.body));
  mount(app, deps, endpoints.proposeTerms, (call) =>
    proposeTerms(deps, personOf(call), call.params.account_id, call.body),
  );
  mount(app, deps, endpoints.decideTerms, (call) => decideTerms(deps, personOf(call), call.params, call.body));
  mount(app, deps, sheet.getSheet, async (call) => {
    const shown = await showSheet(deps, personOf(call), call.query);
    return { ...shown, people: await titleItems(call, shown.people) };
  });
  mount(app, deps, sheet.saveSheet, async (call) => ({
    results: await saveSheet(deps, personOf(call), call.body.items),
  }));
  mountDownload(app, deps, sheet.getSheetFile, async (call) => {
    const shown = await showSheet(deps, personOf(call), call.query);
    const people = await titleItems(call, shown.people);
    const text = sheetCsv({ ...shown, people }, textsOf(readerLanguage(call.req)));
    return {
      bytes: Readable.from([text]),
      name: `kaamsetu-${shown.from}-${shown.to}.csv`,
      content_type: 'text/csv; charset=utf-8',
    };
  });
}
