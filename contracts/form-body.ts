// Bodies that travel as forms: one file, or pairs of names and values (D44).
import { type Endpoint, uploadField } from './http.ts';

/** The form of a call, null where its body is JSON or there is none. fetch names the type of both by itself. */
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
