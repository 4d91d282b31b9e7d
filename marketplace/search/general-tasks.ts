// Words that alone do not decide the trade: `repair` of a fan is the work of an electrician, `repair` of a bike that of
// a mechanic, and a `hotel` has cooks and cleaners. Such a word has less weight if the query also names another trade.
import { normaliseText } from '../places/normalise.ts';
import type { Token } from './tokens.ts';

const generalTasks: ReadonlySet<string> = new Set(
  `repair repairs repairing repairer fix fixing servicing service maintenance marammat thik theek cutting cut polish polishing wash washing machine mill grinding
   fitting workshop technician plant unit contractor thekedar thekedari
   रिपेयर रिपेयरिंग मरम्मत ठीक सर्विस सर्विसिंग दुरुस्ती कटिंग पॉलिश मशीन धुलाई मिल प्लांट ठेकेदार
   সারানো সারাই মেরামত সার্ভিস পালিশ মেশিন
   ரிப்பேர் சர்வீஸ் பாலிஷ் மெஷின்
   రిపేర్ రిపేరు సర్వీస్ సర్వీసింగ్ పాలిష్ మెషిన్
   റിപ്പയർ സർവീസ് പോളിഷ് മെഷീൻ
   hotel hotels hotal restaurant dhaba factory faktri company kampani karkhana karkhane hospital aspatal office ofis school society mall
   होटल होटेल हॉटेल हॉटेलमध्ये रेस्टोरेंट ढाबा ढाबे फैक्ट्री फैक्टरी कंपनी कम्पनी कारखाना कारखाने कारखान्यात अस्पताल हॉस्पिटल ऑफिस स्कूल सोसाइटी मॉल
   হোটেল হোটেলে রেস্টুরেন্ট কারখানা কারখানায় ফ্যাক্টরি ফ্যাক্টরিতে কোম্পানি কোম্পানিতে হাসপাতাল হাসপাতালে অফিস অফিসে
   ஹோட்டல் ஹோட்டலில் ஓட்டல் ஓட்டலில் கம்பெனி கம்பெனியில் தொழிற்சாலை மருத்துவமனை ஆஸ்பத்திரி ஆஸ்பத்திரியில் ஆபீஸ்
   హోటల్ హోటల్లో ఫ్యాక్టరీ ఫ్యాక్టరీలో కంపెనీ కంపెనీలో ఆసుపత్రి హాస్పిటల్ ఆఫీస్ ఆఫీసులో
   ഹോട്ടൽ ഹോട്ടലിൽ ഫാക്ടറി ഫാക്ടറിയിൽ കമ്പനി കമ്പനിയിൽ ആശുപത്രി ആശുപത്രിയിൽ ഓഫീസ് ഓഫീസിൽ`
    .split(/\s+/)
    .map(normaliseText),
);

/** True for a word that alone does not decide the trade, such as `repair`. */
export const isGeneralTask = (token: Token | undefined): boolean => generalTasks.has(token?.word ?? '');
