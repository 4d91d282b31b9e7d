// Environment variables with which the programs send SMS to a fake provider.
import { GATEWAY } from './gateway.ts';
import { TWILIO_ACCOUNT, TWILIO_FROM } from './twilio.ts';

/** Returns the variables for the fake gateway, which accepts message references and refuses repeated ones. */
export const throughGateway = (url: string): NodeJS.ProcessEnv => ({
  SMS_SENDER: 'http',
  SMS_HTTP_URL: `${url}/messages`,
  SMS_HTTP_TOKEN: GATEWAY.token,
  SMS_DLT_ENTITY_ID: GATEWAY.entityId,
  SMS_HEADER: GATEWAY.header,
  SMS_TEMPLATES: JSON.stringify(GATEWAY.templates),
});

/** Returns the variables for the fake Twilio. It has no message references, so it accepts repeated messages. */
export const throughTwilio = (url: string): NodeJS.ProcessEnv => ({
  SMS_SENDER: 'twilio',
  SMS_TWILIO_URL: url,
  SMS_TWILIO_ACCOUNT_SID: TWILIO_ACCOUNT.sid,
  SMS_TWILIO_AUTH_TOKEN: TWILIO_ACCOUNT.token,
  SMS_TWILIO_FROM: TWILIO_FROM,
});
