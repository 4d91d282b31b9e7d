// A fake browser that receives push messages: its keys, and the decryption by RFC 8291 and RFC 8188.
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** Byte that ends the last record of a message. Zero padding may follow it. */
const LAST = 2;

export interface FakeBrowser {
  keys: { p256dh: string; auth: string };
  /** Decrypts a message. Throws if it was not encrypted for this browser. */
  open(sealed: Buffer): string;
}

/** Creates a browser with new keys, or with the given ones. */
export function startBrowser(given?: { privateKey: string; auth: string }): FakeBrowser {
  const pair = createECDH('prime256v1');
  if (given) pair.setPrivateKey(given.privateKey, 'base64url');
  else pair.generateKeys();
  const own = pair.getPublicKey();
  const auth = given ? Buffer.from(given.auth, 'base64url') : randomBytes(16);
  const derive = (secret: Uint8Array, salt: Uint8Array, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, info, length));
  return {
    keys: { p256dh: own.toString('base64url'), auth: auth.toString('base64url') },
    open: (sealed) => {
      const salt = sealed.subarray(0, 16);
      const record = sealed.readUInt32BE(16);
      const sender = sealed.subarray(21, 21 + sealed.readUInt8(20));
      const body = sealed.subarray(21 + sender.length);
      if (body.length > record) throw new Error('More than one record');
      const shared = pair.computeSecret(sender);
      const secret = derive(shared, auth, Buffer.concat([Buffer.from('WebPush: info\0'), own, sender]), 32);
      const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
      const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
      const cipher = createDecipheriv('aes-128-gcm', key, nonce);
      cipher.setAuthTag(body.subarray(-16));
      const plain = Buffer.concat([cipher.update(body.subarray(0, -16)), cipher.final()]);
      const end = plain.lastIndexOf(LAST);
      if (end < 0 || plain.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('No last record');
      return plain.subarray(0, end).toString('utf8');
    },
  };
}
