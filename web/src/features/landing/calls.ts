// What the landing page asks of the server where it did not come with its answers.
import { landingEndpoints } from '#contracts/landing.ts';
import type { Language } from '#contracts/values.ts';
import { call } from '../../http/call.ts';

export const fetchStats = (signal: AbortSignal) => call(landingEndpoints.showPublicFigures, { signal });

export const fetchTestimonials = (query: { language: Language }, signal: AbortSignal) =>
  call(landingEndpoints.listTestimonials, { query, signal });
