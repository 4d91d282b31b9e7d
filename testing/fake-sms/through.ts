// The variables by which the product's programs send through a fake company.
import { GATEWAY } from './gateway.ts';
import { TWILIO_ACCOUNT, TWILIO_FROM } from './twilio.ts';

/** It takes the references of texts, and refuses one it has seen. */
export const throughGateway = (url: string): NodeJS.ProcessEnv => ({
  SMS_SENDER: 'http',
  SMS_HTTP_URL: `${url}/messages`,
  SMS_HTTP_TOKEN: GATEWAY.token,
  SMS_DLT_ENTITY_ID: GATEWAY.entityId,
  SMS_HEADER: GATEWAY.header,
  SMS_TEMPLATES: JSON.stringify(GATEWAY.templates),
});

/** It knows no references. */
export const throughTwilio = (url: string): NodeJS.ProcessEnv => ({
  SMS_SENDER: 'twilio',
  SMS_TWILIO_URL: url,
  SMS_TWILIO_ACCOUNT_SID: TWILIO_ACCOUNT.sid,
  SMS_TWILIO_AUTH_TOKEN: TWILIO_ACCOUNT.token,
  SMS_TWILIO_FROM: TWILIO_FROM,
});
