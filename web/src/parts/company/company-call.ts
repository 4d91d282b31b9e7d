// Fetches the data of the company that operates the site.
import { siteEndpoints } from '#contracts/site.ts';
import { call } from '../../http/call.ts';

export const fetchCompany = (signal: AbortSignal) => call(siteEndpoints.getSite, { signal, background: true });
