// Form request bodies: one file as multipart, or name-value pairs as urlencoded (D44).
import { type Endpoint, uploadField } from './http.ts';

/** Returns the form body of a call; null if its body is JSON or absent. `fetch` sets the content type of both forms. */
export function formOf(
  { accepts }: Endpoint,
  { body, file }: { body?: unknown; file?: Blob },
): FormData | URLSearchParams | null {
  if (file) {
    const form = new FormData();
    form.append(uploadField, file);
    return form;
  }
  if (accepts !== 'urlencoded') return null;
  return new URLSearchParams(Object.entries({ ...Object(body) }).map(([name, value]) => [name, String(value)]));
}
