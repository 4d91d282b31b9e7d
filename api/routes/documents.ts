// HTTP routes of signed documents, and the public keys for programs that check documents.
import type { Express } from 'express';
import { documentEndpoints as endpoints } from '#contracts/documents.ts';
import { fail } from '#contracts/problems.ts';
import { ISSUER_PATH, REVOKED_PATH } from '#contracts/signed-document.ts';
import { fetchDocument, showDocument, showKeys, showRevoked } from '#marketplace/documents/actions/show.ts';
import { requestWageDocument } from '#marketplace/wages/actions/request-document.ts';
import type { ApiDeps } from '../deps.ts';
import { mount, mountDownload, personOf } from '../http/route.ts';

export function documentRoutes(app: Express, deps: ApiDeps): void {
  mount(app, deps, endpoints.requestDocument, (call) =>
    requestWageDocument(deps, personOf(call), call.params.account_id, call.body),
  );
  mount(app, deps, endpoints.getDocument, (call) => showDocument(deps, personOf(call), call.params.document_uid));
  mountDownload(app, deps, endpoints.getDocumentPdf, (call) =>
    fetchDocument(deps, personOf(call), call.params.document_uid),
  );
  app.get(ISSUER_PATH, async (_req, res) => {
    const keys = (await showKeys(deps)) ?? fail('not_found');
    // Programs of other sites may read the keys (D98).
    res.set({ 'Cache-Control': 'public, max-age=3600', 'Access-Control-Allow-Origin': '*' }).json(keys);
  });
  app.get(REVOKED_PATH, async (_req, res) => {
    const list = await showRevoked(deps);
    res.set({ 'Cache-Control': 'public, max-age=60', 'Access-Control-Allow-Origin': '*' }).json(list);
  });
}
