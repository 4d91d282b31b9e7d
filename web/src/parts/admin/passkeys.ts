// Passkeys in the browser: creation and signing.
import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type { Assertion, NewCredential, PasskeyCreation, PasskeyRequest } from '#contracts/second-factors.ts';

/**
 * Thrown if the browser or device created no passkey or signature: the user cancelled, the time ran out, or passkeys
 * are not supported.
 */
export class PasskeyStopped extends Error {}

const stopped = (cause: unknown): never => {
  throw new PasskeyStopped('the device gave no answer', { cause });
};

/** Asks the device for a new passkey. Throws `PasskeyStopped`. */
export async function makePasskey(options: PasskeyCreation): Promise<NewCredential> {
  const { id, rawId, type, response } = await startRegistration({ optionsJSON: options }).catch(stopped);
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return { id, rawId, type, response: { clientDataJSON, attestationObject, transports } };
}

/** Asks the device to sign the challenge. Throws `PasskeyStopped`. */
export async function signWithPasskey(options: PasskeyRequest): Promise<Assertion> {
  const { id, rawId, type, response } = await startAuthentication({ optionsJSON: options }).catch(stopped);
  const { clientDataJSON, authenticatorData, signature } = response;
  return { id, rawId, type, response: { clientDataJSON, authenticatorData, signature } };
}
