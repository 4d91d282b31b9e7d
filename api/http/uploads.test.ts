// Malformed uploads (B91): each is rejected immediately with 4xx and never causes a server error.
import { connect } from 'node:net';
import { beforeAll, describe, expect, it } from 'vitest';
import { fileEndpoints as endpoints } from '#contracts/files.ts';
import { useApi } from '#testing/api.ts';
import { useDatabase } from '#testing/database.ts';
import { buildEmployer, buildLabour, buildSession } from '#testing/factories.ts';
import { makePdf } from '#testing/hostile-files/documents.ts';
import { formOf, problemIn, sendBody } from '#testing/uploading.ts';
import { waitFor } from '#testing/wait-for.ts';

const database = useDatabase();
const api = useApi(database);
const uploadEndpoint = endpoints.setResume;
const pdf = makePdf();
let token = '';
let csrf = '';

beforeAll(async () => {
  token = await buildSession(database.db, await buildLabour(database.db));
  csrf = await api.as(token).csrfToken();
});

async function refusal(body: BodyInit, headers: Record<string, string> = {}) {
  const response = await sendBody(api, token, { endpoint: uploadEndpoint, body, headers });
  const { code, error_codes } = problemIn(await response.json());
  return [response.status, error_codes?.file?.[0] ?? code];
}

const part = (headers: string, body = 'x') => `--b\r\n${headers}\r\n\r\n${body}\r\n`;
const filePart = part('Content-Disposition: form-data; name="file"; filename="a.pdf"', pdf.toString('latin1'));
const raw = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
const formType = (boundary = 'b') => ({ 'content-type': `multipart/form-data; boundary=${boundary}` });
const fields = Array.from({ length: 1000 }, (_, place) =>
  part(`Content-Disposition: form-data; name="f${place}"`),
).join('');

describe('multipart forms', () => {
  it.each([
    ['without a file', () => formOf(), [422, 'file_missing']],
    ['with an empty file', () => formOf({ bytes: Buffer.alloc(0) }), [422, 'file_missing']],
    ['with another field name', () => formOf({ bytes: pdf, field: 'upload' }), [400, 'malformed_request']],
    ['with two files', () => formOf({ bytes: pdf }, { bytes: pdf }), [400, 'malformed_request']],
    [
      'with a field beside the file',
      () => raw(`${part('Content-Disposition: form-data; name="kind"')}${filePart}--b--\r\n`),
      [400, 'malformed_request'],
    ],
    ['with a thousand fields', () => raw(`${fields}${filePart}--b--\r\n`), [400, 'malformed_request']],
    ['that does not end', () => raw(filePart), [400, 'malformed_request']],
    ['that ends inside a header', () => raw('--b\r\nContent-Disposition: form-da'), [400, 'malformed_request']],
    ['with a NUL in a name', () => raw(filePart.replace('a.pdf', 'a\0.pdf')), [400, 'malformed_request']],
    [
      'with a header of 20 kB',
      () => raw(part(`Content-Disposition: form-data; name="file"; filename="${'a'.repeat(20_000)}"`)),
      [400, 'malformed_request'],
    ],
    [
      'with fifty headers',
      () => raw(part(`${'X-A: b\r\n'.repeat(50)}Content-Disposition: form-data; name="file"; filename="a"`)),
      [400, 'malformed_request'],
    ],
    ['that is not multipart', () => raw('hello'), [400, 'malformed_request']],
  ])('A form %s is rejected with its code', async (_about, body, expected) => {
    const made = body();
    expect(await refusal(made, made instanceof FormData ? {} : formType())).toEqual(expected);
  });

  it.each([
    ['without a boundary', 'multipart/form-data; boundary=', [400, 'malformed_request']],
    ['with a boundary of 10 kB', `multipart/form-data; boundary=${'b'.repeat(10_000)}`, [400, 'malformed_request']],
    ['without the boundary parameter', 'multipart/form-data', [415, 'unsupported_media_type']],
    ['of another type', 'multipart/mixed; boundary=b', [415, 'unsupported_media_type']],
    ['`application/json`', 'application/json', [415, 'unsupported_media_type']],
    ['`application/pdf`', 'application/pdf', [415, 'unsupported_media_type']],
  ])('An upload with the content type %s is rejected with its code', async (_about, type, expected) => {
    expect(await refusal(raw(`${filePart}--b--\r\n`), { 'content-type': type })).toEqual(expected);
  });

  it('A form gets 415 at an endpoint for JSON and at an unknown path', async () => {
    for (const path of ['/api/v1/labour/applications/', '/api/v1/labour/nothing/']) {
      const response = await fetch(api.base + path, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'x-csrf-token': csrf },
        body: formOf({ bytes: pdf }),
      });
      expect(response.status).toBe(415);
    }
  });

  it('An upload is accepted at the path without the trailing slash', async () => {
    const endpoint = { ...uploadEndpoint, path: uploadEndpoint.path.replace(/\/$/, '') };
    const response = await sendBody(api, token, { endpoint, body: formOf({ bytes: pdf }) });
    expect(response.status).toBe(201);
  });
});

/** Sends the beginning of a request whose rest never arrives. Returns the response. */
function beginning(headers: Record<string, string>, body = ''): Promise<string> {
  const lines = Object.entries({ Host: 'localhost', ...headers }).map(([name, value]) => `${name}: ${value}`);
  const { port } = new URL(api.base);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), '127.0.0.1', () =>
      socket.write(
        Buffer.from(`POST ${uploadEndpoint.path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`, 'latin1'),
      ),
    );
    // This limit only ends a test that is stuck.
    socket.setTimeout(90_000, () => reject(new Error('no answer')));
    socket.once('error', reject);
    socket.once('data', (data) => {
      socket.destroy();
      resolve(String(data));
    });
  });
}

describe('checks before the file is read', () => {
  const size = { 'Content-Length': '1000000', 'Content-Type': 'multipart/form-data; boundary=b' };

  it('An upload gets 401 without a session and 403 in the wrong role', async () => {
    const employer = await buildSession(database.db, await buildEmployer(database.db));
    expect(await beginning(size)).toMatch(/^HTTP\/1.1 401/);
    expect(await beginning({ ...size, Authorization: `Bearer ${employer}` })).toMatch(/^HTTP\/1.1 403/);
  });

  it('An upload without a CSRF token gets `csrf_invalid`', async () => {
    expect(await beginning({ ...size, Authorization: `Bearer ${token}` })).toMatch(/^HTTP\/1.1 403[\s\S]*csrf_invalid/);
  });

  it('An upload of 10 GB gets 413 `file_too_large`', async () => {
    const huge = {
      ...size,
      'Content-Length': String(10 * 1024 ** 3),
      Authorization: `Bearer ${token}`,
      'X-CSRF-Token': csrf,
    };
    expect(await beginning(huge)).toMatch(/^HTTP\/1.1 413[\s\S]*file_too_large/);
  });
});

describe('uploads with a wrong length', () => {
  const headers = () => ({
    Authorization: `Bearer ${token}`,
    'X-CSRF-Token': csrf,
    'Content-Type': 'multipart/form-data; boundary=b',
  });
  const whole = `${filePart}--b--\r\n`;

  it('A `Content-Length` that is too small gets 400', async () => {
    const said = await beginning({ ...headers(), 'Content-Length': String(whole.length - 40) }, whole);
    expect(said).toMatch(/^HTTP\/1.1 400/);
  });

  it('A `Content-Length` beside chunked encoding gets 400', async () => {
    const both = { ...headers(), 'Content-Length': '5', 'Transfer-Encoding': 'chunked' };
    expect(await beginning(both, `5\r\nhello\r\n0\r\n\r\n`)).toMatch(/^HTTP\/1.1 400/);
  });

  it('Clients that disconnect during an upload do not occupy upload slots', async () => {
    const { port } = new URL(api.base);
    const lines = Object.entries({ Host: 'localhost', ...headers(), 'Content-Length': '900000' }).map((pair) =>
      pair.join(': '),
    );
    for (let round = 0; round < 40; round += 1) {
      await new Promise<void>((resolve) => {
        const socket = connect(Number(port), '127.0.0.1', () => {
          socket.write(
            `POST ${uploadEndpoint.path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${filePart.slice(0, 300)}`,
            () => {
              socket.destroy();
              resolve();
            },
          );
        });
      });
    }
    // The server counts an upload until it notices that the client has disconnected, so repeat the request.
    await waitFor('the next file to be accepted', async () => {
      const response = await sendBody(api, token, { endpoint: uploadEndpoint, body: formOf({ bytes: pdf }) });
      return response.status === 201;
    });
  });
});

describe('a user with slow uploads', () => {
  it('The fifth parallel upload of a user gets 429, and other users are not affected', async () => {
    const { port } = new URL(api.base);
    const head = `POST ${uploadEndpoint.path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\nX-CSRF-Token: ${csrf}\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 9000\r\n\r\n`;
    const said: string[] = [];
    const sockets = Array.from({ length: 5 }, () => {
      const socket = connect(Number(port), '127.0.0.1', () => socket.write(`${head}--b\r\n`));
      socket.on('data', (data) => said.push(String(data)));
      return socket;
    });
    await waitFor('one upload to be refused', () => said.length > 0);
    expect(said).toEqual([expect.stringMatching(/^HTTP\/1.1 429/)]);
    const other = await buildSession(database.db, await buildLabour(database.db));
    const response = await sendBody(api, other, { endpoint: uploadEndpoint, body: formOf({ bytes: pdf }) });
    expect(response.status).toBe(201);
    for (const socket of sockets) socket.destroy();
  });
});
