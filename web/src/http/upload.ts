// Uploads files and reports the progress. Unlike an API call, an upload has no time limit while bytes are being sent.

import { NetworkError } from '#contracts/call-error.ts';
import { endpointUrl } from '#contracts/endpoint-url.ts';
import type { Answer, Endpoint } from '#contracts/http.ts';
import { isCsrfRefusal, refusalOf } from '#contracts/refusal.ts';
import { z } from '#contracts/z.ts';
import { headerLanguage } from '../i18n/current-language.ts';
import { readStored } from '../kit/storage/browser-store.ts';
import { clearCsrfToken, csrfToken } from './csrf.ts';
import { noticeRefusal } from './refusal.ts';

export type UploadEndpoint = Endpoint & { upload: 'form' };

export interface UploadWatch {
  /** Called with the share of the bytes that have been sent, 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

interface UploadOptions extends UploadWatch {
  /** Parameters of the endpoint's path. */
  params?: object;
}

interface Sending extends UploadWatch {
  path: string;
  headers: Record<string, string>;
  file: File;
}

interface UploadResponse {
  status: number;
  body: unknown;
}

// The upload fails after this number of milliseconds without progress, because the connection is then lost. There is
// no limit for the whole upload, which may take many minutes over a weak network.
const STANDSTILL = 60_000;

function bodyOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function send({ path, headers, file, onProgress, signal }: Sending): Promise<UploadResponse> {
  const wire = new XMLHttpRequest();
  const stop = () => wire.abort();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const moved = () => {
    clearTimeout(timer);
    timer = setTimeout(stop, STANDSTILL);
  };
  const sent = new Promise<UploadResponse>((resolve, reject) => {
    wire.onload = () => resolve({ status: wire.status, body: bodyOf(wire.responseText) });
    wire.onerror = () => reject(new NetworkError('network'));
    wire.onabort = () => reject(signal?.aborted ? signal.reason : new NetworkError('slow'));
    wire.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      moved();
      if (lengthComputable && total > 0) onProgress?.(loaded / total);
    };
  });
  wire.open('POST', path);
  for (const [name, value] of Object.entries(headers)) wire.setRequestHeader(name, value);
  const form = new FormData();
  form.append('file', file, file.name);
  signal?.addEventListener('abort', stop);
  moved();
  wire.send(form);
  if (signal?.aborted) stop();
  return sent.finally(() => {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  });
}

async function answered(sending: Omit<Sending, 'headers'>, bearer: string | undefined): Promise<UploadResponse> {
  const headers: Record<string, string> = {
    accept: 'application/json',
    'accept-language': headerLanguage(),
    'x-csrf-token': (await csrfToken(bearer ?? null)) ?? '',
    ...(bearer && { authorization: `Bearer ${bearer}` }),
  };
  return send({ ...sending, headers });
}

/**
 * Uploads the file and returns the response with the stored metadata. Throws the same errors as `call`, or the signal's
 * reason if the caller aborts. Retries once with a new CSRF token if the server has refused the token.
 */
export async function upload<E extends UploadEndpoint>(
  endpoint: E,
  file: File,
  { params = {}, ...watch }: UploadOptions = {},
): Promise<Answer<E>> {
  const bearer = readStored('authToken') ?? undefined;
  const sending = { path: endpointUrl(endpoint.path, params, {}), file, ...watch };
  const isDone = ({ status }: UploadResponse) => status >= 200 && status < 300;
  try {
    let answer = await answered(sending, bearer);
    if (!isDone(answer) && isCsrfRefusal(refusalOf(answer.status, answer.body))) {
      clearCsrfToken();
      answer = await answered(sending, bearer);
    }
    if (!isDone(answer)) throw refusalOf(answer.status, answer.body);
    return z.parse<E['response']>(endpoint.response, answer.body);
  } catch (error) {
    noticeRefusal(endpoint, bearer, error);
    throw error;
  }
}
