// Returns the domain and origins for which passkeys are valid (WebAuthn: the relying party).
import type { IncomingMessage } from 'node:http';
import type { PasskeySite } from '#marketplace/admins/passkeys.ts';

interface Settings {
  production: boolean;
  origins: readonly string[];
}

/** Whether a host name is an IP address, which is not a valid relying party id. */
const isAddress = (hostname: string) => /^[\d.]+$/.test(hostname) || hostname.startsWith('[');

function siteOfOrigins(origins: readonly string[]): PasskeySite | null {
  const [first] = origins;
  if (!first || !URL.canParse(first)) return null;
  const rp_id = new URL(first).hostname;
  if (isAddress(rp_id)) return null;
  const isWithin = (origin: string) => {
    if (!URL.canParse(origin)) return false;
    const { hostname } = new URL(origin);
    return hostname === rp_id || hostname.endsWith(`.${rp_id}`);
  };
  return { rp_id, origins: origins.filter(isWithin) };
}

/**
 * Returns the host of the first of PUBLIC_ORIGINS, and the origins on that host or its subdomains. Outside production
 * and without PUBLIC_ORIGINS, returns `localhost` with the port of the request if the request is for localhost.
 * Otherwise null: passkeys cannot be offered without a known origin, or if its host is an IP address.
 */
export function passkeySiteOf(
  req: Pick<IncomingMessage, 'headers'>,
  { production, origins }: Settings,
): PasskeySite | null {
  if (origins.length > 0) return siteOfOrigins(origins);
  const host = req.headers.host ?? '';
  if (production || !/^localhost(:\d{1,5})?$/.test(host)) return null;
  return { rp_id: 'localhost', origins: [`http://${host}`] };
}
