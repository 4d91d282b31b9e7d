// Signs a requested document, renders its PDF from the signed claims, and issues it (D97).
import { type DocumentContent, isLong } from '#contracts/document-facts.ts';
import { validSeconds } from '#contracts/documents.ts';
import { packDocument, signDocument as tokenOf } from '#contracts/signed-document.ts';
import { issueDocument } from '#marketplace/documents/actions/issue.ts';
import { findWaitingDocument, setFailed, type WaitingDocument } from '#marketplace/documents/queries.ts';
import { MissingGlyph } from '#platform/paper/paper.ts';
import type { SigningKey } from '#platform/signing/signing-key.ts';
import type { Handler, Run } from '../deps.ts';
import { renderShortDocument } from './short-document.ts';
import { renderStatement } from './wage-statement.ts';

/** Returns the PDF of a document from its signed facts. */
async function render(
  document: WaitingDocument,
  signed: { code: { url: string; digits: string }; at: Date },
  progress: () => void,
): Promise<Buffer> {
  const { language, rows } = document;
  const content: DocumentContent = document;
  if (isLong(content)) return renderStatement({ content, rows: rows ?? '', language, ...signed }, progress);
  return renderShortDocument({ content, language, ...signed });
}

async function issue(run: Run, document: WaitingDocument, signing: SigningKey): Promise<void> {
  const { deps, progress } = run;
  const { id, uid, kind, version, facts, now } = document;
  const { kid, publicJwk } = signing;
  const vct = `${deps.issuer}/credentials/${kind}/${version}`;
  const standard = { iss: deps.issuer, iat: now, exp: now + validSeconds(kind), vct, jti: uid };
  const token = await tokenOf({ ...standard, ...facts }, signing);
  const code = { url: `${deps.issuer}/v#`, digits: await packDocument(token) };
  const pdf = await render(document, { code, at: new Date(now * 1000) }, progress);
  const key = { kid, issuer: deps.issuer, x: publicJwk.x, y: publicJwk.y };
  await issueDocument(deps, { id, token, key, pdf, iat: standard.iat, exp: standard.exp });
}

/**
 * Without a key, and if no font has a character of a name, the document fails at once, because a retry would not help.
 * The log names the document and the character, but no content.
 */
export const signDocument: Handler = async (run) => {
  const { deps, db, event_id } = run;
  const document = await findWaitingDocument(db, event_id);
  if (!document) return;
  if (!deps.signing) {
    deps.log.error('documents cannot be signed: SIGNING_KEY is not set', { document_id: document.id });
    await setFailed(db, document.id);
    return;
  }
  try {
    await issue(run, document, deps.signing);
  } catch (error) {
    if (!(error instanceof MissingGlyph)) throw error;
    deps.log.error('a document has a character without a glyph', {
      document_id: document.id,
      character: error.message,
    });
    await setFailed(db, document.id);
  }
};
