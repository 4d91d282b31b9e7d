// Who runs the place and how they are reached: settings, shown in the footer and on the help screen.
import { endpoint } from './http.ts';
import { z } from './z.ts';

export const site = z.object({
  name: z.string(),
  company: z.string(),
  support_phone: z.string(),
  support_email: z.string(),
  address: z.string(),
});
export type Site = z.output<typeof site>;

const getSite = endpoint({
  method: 'GET',
  path: '/api/v1/site/',
  summary: 'Name, company, support phone and e-mail, postal address.',
  auth: 'public',
  response: site,
});

export const siteEndpoints = { getSite };
