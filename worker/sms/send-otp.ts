// Somebody asked for a code: it is made here, kept as a digest, and sent.
import { codeText } from '#locales/sms-text.ts';
import { sendCode } from '#marketplace/signin/actions/send-code.ts';
import { CODE_SECONDS } from '#marketplace/signin/rules.ts';
import type { Handler } from '../deps.ts';

export const sendOtp: Handler = async ({ deps, event_id }) => {
  const { brand, domain } = deps;
  const textOf = (code: string, language: string) =>
    codeText({ code, language, brand, domain, minutes: CODE_SECONDS / 60 });
  await sendCode({ ...deps, textOf }, event_id);
};
