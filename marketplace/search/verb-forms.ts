// Forms of everyday verbs, such as `aaya` and `jaunga`, in Hindi, Bhojpuri, Marathi and Bengali. Users describe their
// situation with them. They say nothing about the work, but many of them sound like a word for a trade. A form that is
// itself the name of a trade or a town is not listed. Pure.
import { normaliseText } from '../places/normalise.ts';

const listed = (words: string) => words.trim().split(/\s+/);

/** Combines each stem with each ending. */
const combined = (stems: string, endings: string): string[] =>
  listed(stems).flatMap((stem) => listed(endings).map((ending) => stem + ending));

/** Forms of going, coming, staying, giving, taking, speaking and similar verbs that name no work. */
const forms: readonly string[] = [
  ...combined(
    'kar rah chal mil ruk bol bata sun samajh chah maang mang nikal pahunch pahuch chhod chod rakh lag ho ban le de',
    'ta ti te ne unga ungi oonga oongi unga enge engi ega egi iye kar ke',
  ),
  ...combined(
    'ja aa jaa bata dila khila sikha bula',
    'unga ungi oonga oongi yenge enge yengi engi yega ega yegi egi ta ti te na ne kar ke un oon',
  ),
  ...listed(`aayi aaye aayen ayi aai aayee gayi gaye gayee hua hui hue huwa raha rahi rahe rehta rehkar rahkar chala chali
    chuka chuki chuke liya li diya diye kiya kiye ki kar karu karoon karun karoonga karungi karoongi karenge karega karegi karwa kara
    lunga lungi loonga loongi lenge lega legi leta leti lete dunga dungi doonga denge dega degi hunga hongi honge hoga hogi hun hoon hu
    jaunga jaungi jaenge jayenge aaunga aaungi aunga aungi aayenge reh rah rahunga rahungi rukunga rukungi chalunga chalungi bologe bolenge
    baitha baithi baithe chahta chahti chahte milna milni padega padegi padta sakenge sakega sakegi sakta sakti sakoge bolta bolti
    chhoda chhodi chhod chod dono sabhi sabka apni unka uska iska hamari humari tumhara aapka inka jisme jismein jismen jahan jiski jiska jinka
    kisi kisko kiske kisika jab tab ab phir fir jo jise magar kyunki kyonki isliye warna sirf thoda thodi thode bahut bohot zyada jyada
    abhi pehle pahle baad aage peeche wapas roj roz aajkal filhal mahina mahine mahiney tak takk jitna utna`),
  ...combined('जा आ', 'ऊंगा ऊंगी ऊँगा ऊँगी एंगे एँगे एगा एगी ता ती ते ना ने कर के ऊं ऊँ'),
  ...combined(
    'कर रह चल मिल रुक बोल बता सुन समझ चाह मांग निकल पहुंच छोड़ रख लग बन हो ले दे सक',
    'ता ती ते ने ूंगा ूंगी ूँगा ूँगी ेंगे ेगा ेगी िए कर के',
  ),
  ...listed(`आयी आई आए आये गयी गई गए गये हुआ हुई हुए चला चली चुका चुकी चुके लिया दिया किया लूंगा लूंगी लूँगा लूँगी लेंगे दूंगा दूंगी दूँगा देंगे
    रह रहूंगा रहूँगा हूँगा होगा होगी होंगे बैठा बैठी बैठे पड़ेगा पड़ेगी दोनों सभी अपनी उनका उसका इसका हमारी किसी किसको जब तब अब फिर जो अगर मगर क्योंकि इसलिए
    सिर्फ थोड़ा थोड़ी थोड़े बहुत ज्यादा ज़्यादा पहले बाद आगे जिसमें जिसमे जिसका जिसकी जहां जहाँ तक महीना महीने दूर मैं मै
    अइसन अइसने जइसन कइसे कहाँवा बताईं बताईँ दिलाईं दिलवाईं करीं करिहें जाइब आइब रहब लेब देब करब आइल गइल भइल रहनी बानी बाड़न बाटीं तनी हमनीके`),
  ...combined(
    'कर राह बस लाव चालव सांभाळ बघ उचल मार ठेव बनव शिक पुस जोड',
    'णारा णारी णारे णाऱ्या ायचं ायचे ायची ायचा ायला ण्याचे ण्याचं ण्याची ण्याचा ण्यासाठी ून णं तो ते ता',
  ),
  ...combined('कर राह बस लाव चालव बघ उचल मार ठेव बनव शिक पुस जोड', 'णे'),
  ...listed(`हवं हवय हवंय पाहिजेल जाईन येईन करेन राहीन आलो आले आली गेलो गेले झालो झाले असतो असते होतो होते करतो करते शकेन माणसं माणसाला काम कामं कामे कामाला आहेत
    बसवणारा बसवणारी बसवायचं बसवायचे बसवायला बसवण्याचे बसवण्याचं`),
  ...listed(`আমি আমার আমাকে আমরা আমাদের আছি আছে আছেন এসেছি এসেছে যাব যাবো যেতে আসব আসবো আসতে থাকব থাকবো থাকতে পারি পারব পারবো পারে করি করেছি করতাম করবো করব
    দিন দেন দিলে দেব দেবো নেব নেবো নিতে হয় হবে হতে খুঁজছি চাইছি চাচ্ছি জানি জানা বসানো বসানোর আর ও এবং কি কী যে দাদা দিদি ভাই বাবু স্যার কোনও একটু খুব এখন এখনই যেখানে`),
  ...listed(
    'company companies compani kampany kampani kompani कंपनी कम्पनी कंपनीत कंपनीमध्ये कंपनियों কোম্পানি কোম্পানিতে কোম্পানির கம்பெனி கம்பெனியில் கம்பெனியில கம்பெனியிலும் కంపెనీ కంపెనీలో కంపెనీల్లో കമ്പനി കമ്പനിയിൽ കമ്പനിയില്',
  ),
];

export const verbForms: ReadonlySet<string> = new Set(forms.map(normaliseText));

/** Forms of “came” that are also the name of a trade: `aaya` is a nursemaid. */
const tradesOrVerbs: ReadonlySet<string> = new Set(listed('aaya आया').map(normaliseText));
/** Forms of “am”, “is” and “was”. After `aaya`, they show that it is a verb. */
const auxiliaries: ReadonlySet<string> = new Set(listed('hu hun hoon hai tha हूं हूँ है था').map(normaliseText));

/** Returns true if the word at the index is a form of a verb. `words` are in normal form. */
export function isVerbForm(words: readonly string[], index: number): boolean {
  const word = words[index] ?? '';
  return verbForms.has(word) || (tradesOrVerbs.has(word) && auxiliaries.has(words[index + 1] ?? ''));
}
