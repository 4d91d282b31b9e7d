// Words for tasks whose trade depends on the object: a fan is repaired by an electrician, a bike by a mechanic. Beside a
// word for another trade they count less.
import { normaliseText } from '../places/normalise.ts';
import type { Token } from './tokens.ts';

const generalTasks: ReadonlySet<string> = new Set(
  `repair repairs repairing repairer fix fixing servicing service maintenance marammat thik theek cutting cut polish polishing wash washing machine mill grinding
   fitting work workshop technician checking sorting cleaning safai plant unit contractor thekedar thekedari
   रिपेयर रिपेयरिंग मरम्मत ठीक सर्विस सर्विसिंग दुरुस्ती कटिंग पॉलिश मशीन धुलाई मिल प्लांट ठेकेदार
   সারানো সারাই মেরামত সার্ভিস পালিশ মেশিন
   ரிப்பேர் சர்வீஸ் பாலிஷ் மெஷின்
   రిపేర్ రిపేరు సర్వీస్ సర్వీసింగ్ పాలిష్ మెషిన్
   റിപ്പയർ സർവീസ് പോളിഷ് മെഷീൻ`
    .split(/\s+/)
    .map(normaliseText),
);

/** True if the word names a task whose trade depends on the object. */
export const isGeneralTask = (token: Token | undefined): boolean => generalTasks.has(token?.word ?? '');
