// Uploads files as a browser does, and sends malformed forms.
import type { Endpoint } from '#contracts/http.ts';
import { type ProblemDocument, problemDocument } from '#contracts/problems.ts';
import type { useApi } from './api.ts';

type Api = ReturnType<typeof useApi>;

interface SentFile {
  bytes: Buffer;
  name?: string;
  type?: string;
  field?: string;
}

/** Returns a form with these files. */
export function formOf(...files: readonly SentFile[]): FormData {
  const form = new FormData();
  for (const { bytes, name = 'file.bin', type = 'application/octet-stream', field = 'file' } of files)
    form.append(field, new File([new Uint8Array(bytes)], name, { type }), name);
  return form;
}

/** Sends any body to an upload endpoint with the given token. */
export async function sendBody(
  api: Api,
  token: string | null,
  { endpoint, body, headers = {} }: { endpoint: Endpoint; body: BodyInit; headers?: Record<string, string> },
): Promise<Response> {
  return fetch(api.base + endpoint.path, {
    method: endpoint.method,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      'x-csrf-token': await api.as(token).csrfToken(),
      ...headers,
    },
    body,
  });
}

/** Uploads one file. Returns the status and the JSON of the response. */
export async function upload(api: Api, token: string | null, endpoint: Endpoint, file: SentFile) {
  const response = await sendBody(api, token, { endpoint, body: formOf(file) });
  const answer: unknown = await response.json();
  return { status: response.status, answer };
}

/** Parses the problem document of a response. */
export function problemIn(answer: unknown): ProblemDocument {
  return problemDocument.parse(answer);
}
