// Passkeys of administrators (WebAuthn Level 2): options for the browser, and verification of the browser's response.
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import {
  type Assertion,
  type NewCredential,
  type PasskeyCreation,
  type PasskeyRequest,
  passkeyCreation,
  passkeyRequest,
} from '#contracts/second-factors.ts';
import { z } from '#contracts/z.ts';
import { CHALLENGE_SECONDS } from './rules.ts';

/** The relying party: the domain that passkeys are bound to, and the origins of the pages that may use them. */
export interface PasskeySite {
  rp_id: string;
  origins: readonly string[];
}

/** A passkey as stored in the database. */
export interface StoredPasskey {
  id: number;
  credential_id: Buffer;
  public_key: Buffer;
  sign_count: number;
  transports: string[];
}

type Owner = { id: number; username: string };

const ISSUER = 'KaamSetu';
/** Accepted signature algorithms by their COSE ids: ES256 and RS256. */
const ALGORITHMS = [-7, -257];
const TIMEOUT_MS = CHALLENGE_SECONDS * 1000;

const bytesOf = (buffer: Buffer) => new Uint8Array(buffer);
const idOf = ({ credential_id }: StoredPasskey) => credential_id.toString('base64url');
const described = (passkeys: readonly StoredPasskey[]) =>
  passkeys.map((passkey) => ({ id: idOf(passkey), transports: passkey.transports }));

/** Returns the options for creating a passkey. The user handle contains the account id but no personal data. */
export async function creationOptions(
  site: PasskeySite,
  owner: Owner,
  passkeys: readonly StoredPasskey[],
): Promise<PasskeyCreation> {
  const options = await generateRegistrationOptions({
    rpName: ISSUER,
    rpID: site.rp_id,
    userID: new TextEncoder().encode(`admin ${owner.id}`),
    userName: owner.username,
    userDisplayName: owner.username,
    timeout: TIMEOUT_MS,
    attestationType: 'none',
    excludeCredentials: described(passkeys),
    authenticatorSelection: { residentKey: 'preferred', requireResidentKey: false, userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
  });
  return passkeyCreation.parse(options);
}

/** Returns the options with which the browser asks the user to sign a new challenge with one of these passkeys. */
export async function requestOptions(site: PasskeySite, passkeys: readonly StoredPasskey[]): Promise<PasskeyRequest> {
  const options = await generateAuthenticationOptions({
    rpID: site.rp_id,
    allowCredentials: described(passkeys),
    timeout: TIMEOUT_MS,
    userVerification: 'required',
  });
  return passkeyRequest.parse(options);
}

const clientData = z.looseObject({ challenge: z.string().check(z.regex(/^[A-Za-z0-9_-]{16,200}$/)) });

/** Returns the challenge that the browser's response contains; null if the response is unreadable. */
export function challengeIn({ response }: { response: { clientDataJSON: string } }): string | null {
  try {
    const text = Buffer.from(response.clientDataJSON, 'base64url').toString('utf8');
    return clientData.parse(JSON.parse(text)).challenge;
  } catch {
    return null;
  }
}

/**
 * Returns the values of a new passkey that the server must store. Returns null if challenge, origin or domain do not
 * match, or if the authenticator did not verify the user.
 */
export async function verifyNewPasskey(site: PasskeySite, challenge: string, credential: NewCredential) {
  const { response, ...rest } = credential;
  const { transports = [], ...signed } = response;
  const verified = await verifyRegistrationResponse({
    response: { ...rest, response: signed, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: [...site.origins],
    expectedRPID: site.rp_id,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => null);
  if (!verified?.verified) return null;
  const { id, publicKey, counter } = verified.registrationInfo.credential;
  return {
    credential_id: Buffer.from(id, 'base64url'),
    public_key: Buffer.from(publicKey),
    sign_count: counter,
    transports,
  };
}

export type NewPasskey = NonNullable<Awaited<ReturnType<typeof verifyNewPasskey>>>;

/** Returns the passkey that the browser's response identifies, or null if it is not in the list. */
export const passkeyOf = (passkeys: readonly StoredPasskey[], { id }: Assertion) =>
  passkeys.find((passkey) => idOf(passkey) === id) ?? null;

/**
 * Returns the new signature counter of the passkey that signed this challenge. Returns null if the signature,
 * challenge, origin or domain is wrong, or if the authenticator did not verify the user. Also returns null if the
 * counter did not increase, which indicates a cloned authenticator.
 */
export async function verifyAssertion(
  site: PasskeySite,
  challenge: string,
  { assertion, passkey }: { assertion: Assertion; passkey: StoredPasskey },
): Promise<number | null> {
  const { userHandle, ...signed } = assertion.response;
  const verified = await verifyAuthenticationResponse({
    response: {
      ...assertion,
      response: { ...signed, ...(userHandle ? { userHandle } : {}) },
      clientExtensionResults: {},
    },
    expectedChallenge: challenge,
    expectedOrigin: [...site.origins],
    expectedRPID: site.rp_id,
    credential: { id: idOf(passkey), publicKey: bytesOf(passkey.public_key), counter: passkey.sign_count },
    requireUserVerification: true,
  }).catch(() => null);
  return verified?.verified ? verified.authenticationInfo.newCounter : null;
}
