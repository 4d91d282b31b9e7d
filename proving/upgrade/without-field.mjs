// Changes the responses of this process, for the control of the web app's test. The test copies this file beside the
// program of the API.
import { ServerResponse } from 'node:http';

/** @param {unknown} value @param {string} field @returns {unknown} */
function without(value, field) {
  if (Array.isArray(value)) return value.map((item) => without(item, field));
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([key]) => key !== field);
  return Object.fromEntries(kept.map(([key, item]) => [key, without(item, field)]));
}

/** Removes a field, at any depth, from each JSON response. @param {string} field */
export function leaveOut(field) {
  const end = ServerResponse.prototype.end;
  /** @this {ServerResponse} @param {any[]} sent */
  ServerResponse.prototype.end = function (...sent) {
    const [body, ...rest] = sent;
    if (typeof body !== 'string' || !String(this.getHeader('content-type')).includes('json'))
      return end.apply(this, sent);
    const text = JSON.stringify(without(JSON.parse(body), field));
    if (this.hasHeader('content-length') && !this.headersSent)
      this.setHeader('content-length', Buffer.byteLength(text));
    return end.call(this, text, ...rest);
  };
}
