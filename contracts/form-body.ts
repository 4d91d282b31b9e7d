// Bodies of form requests: a file as multipart/form-data, or name-value pairs as urlencoded (D44).
import { type Endpoint, uploadField } from './http.ts';

/**
 * Returns the form body of a call; null if the endpoint takes JSON or no body. `fetch` sets the matching content type.
 */
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
