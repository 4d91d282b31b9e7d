// API calls of the landing page. The browser makes a call only if the server has not rendered the data into the page.
import { landingEndpoints } from '#contracts/landing.ts';
import type { Language } from '#contracts/values.ts';
import { call } from '../../http/call.ts';

export const fetchStats = (signal: AbortSignal) => call(landingEndpoints.showPublicFigures, { signal });

export const fetchTestimonials = (query: { language: Language }, signal: AbortSignal) =>
  call(landingEndpoints.listTestimonials, { query, signal });
