// Phrases with which the automatic check of job posts finds wages that are paid months later, or not at all to workers
// who leave. A sentence breaks this rule if it names a wage, and says that the wage is late or lost.
import { SHOP_MONEY } from '../rules/money-of-others.ts';
import { type ConceptGroup, lines, words } from './concept.ts';
import { NO_PAY } from './trials.ts';
import { LEVEL, WAGE } from './wages.ts';

const MONTHS = [
  'january|jan|जनवरी|जानेवारी|জানুয়ারি*|ஜனவரி*|జనవరి*|ജനുവരി*',
  'february|feb|फरवरी|फेब्रुवारी|ফেব্রুয়ারি*|பிப்ரவரி*|ఫిబ్రవరి*|ഫെബ്രുവരി*',
  'march|मार्च|मार्चमध्ये|মার্চ*|மார்ச்*|మార్చి*|മാർച്ച*',
  'april|अप्रैल|एप्रिल*|এপ্রিল*|ஏப்ரல்*|ఏప్రిల్*|ഏപ്രിൽ*',
  'मई|মে|మే|മേയ്|மே',
  'june|जून*|জুন*|ஜூன்*|జూన్*|ജൂൺ*',
  'july|जुलाई|जुलै*|জুলাই*|ஜூலை*|జూలై*|ജൂലൈ*',
  'august|aug|अगस्त|ऑगस्ट*|আগস্ট*|ஆகஸ்ட்*|ఆగస్టు*|ഓഗസ്റ്റ*',
  'september|sept|sep|सितंबर|सप्टेंबर*|সেপ্টেম্বর*|செப்டம்பர்*|సెప్టెంబర్*|സെപ്റ്റംബർ*',
  'october|oct|अक्टूबर|ऑक्टोबर*|অক্টোবর*|அக்டோபர்*|అక్టోబర్*|ഒക്ടോബർ*',
  'november|nov|नवंबर|नोव्हेंबर*|নভেম্বর*|நவம்பர்*|నవంబర్*|നവംബർ*',
  'december|dec|दिसंबर|डिसेंबर*|ডিসেম্বর*|டிசம்பர்*|డిసెంబర్*|ഡിസംബർ*',
];

/** Phrases that name a wage of one month and a month that is not the next one: `salary of January in March`. */
const laterMonths = MONTHS.flatMap((month, at) => {
  const later = MONTHS.filter((_, other) => other !== at && other !== (at + 1) % 12).join('|');
  return [`${WAGE} . ${month} .. ${later}`, `${month} . ${WAGE} .. ${later}`];
});

const TWO_OR_MORE = words(
  '2|3|4|5|6|two|three|four|six|do|teen|tin|char|chaar|chhe|dedh|dhai|doosre|dusre|teesre|tisre|third|3rd',
  'दो|दू|तीन|चार|छह|छः|डेढ़|ढाई|दूसरे|तीसरे|तिसरे|दोन|सहा|दीड|अडीच',
  'দুই|দু|তিন|চার|ছয়|ছ|দেড়|আড়াই',
  'இரண்டு|ரெண்டு|மூன்று|மூணு|நாலு|நான்கு|ஆறு|ஒன்றரை',
  'రెండు|మూడు|నాలుగు|ఆరు|ఒకటిన్నర',
  'രണ്ട്|രണ്ടു|മൂന്ന്|മൂന്നു|നാല്|നാലു|ആറ്|ആറു|ഒന്നര',
);
const WEEKS_OF_DAYS = '40|45|50|60|75|90|forty|fortyfive|sixty|ninety|paintalis|saath|पैंतालीस|साठ|नब्बे|पंचेचाळीस';
const LATE = lines(
  `after|in|within|every ${TWO_OR_MORE} month|months`,
  `after|in|within ${WEEKS_OF_DAYS} day|days`,
  `${TWO_OR_MORE} month|months after|later|late|delay`,
  `${WEEKS_OF_DAYS} day|days after|later|late|delay|cycle`,
  `${TWO_OR_MORE} mahine|mahina|mahino|महीने|महीना|महीनों|महिना|माह ke|के|ka|का? baad|बाद|badme|late`,
  `${WEEKS_OF_DAYS} din|दिन ke|के|ka|का? baad|बाद`,
  'दोन|तीन|चार|सहा|2|3|4|6|दीड महिन्यांनी|महिन्यांनंतर|महिन्यानंतर|महिन्यांनीच',
  'महिन्यांनी|महिन्यांनंतर',
  `${TWO_OR_MORE} মাস|মাসের পর|পরে|বাদে`,
  `${TWO_OR_MORE} மாதம்|மாசம்|மாதங்கள்|மாதத்திற்கு|மாதத்துக்கு|மாசத்துக்கு கழித்து|கழிச்சு|பிறகு|அப்புறம்|பின்|பின்னர்|பிறகே|கழித்தே`,
  `${TWO_OR_MORE} నెలల|నెలలు|నెలలకు|నెలలయ్యాక తర్వాత|తరువాత|తర్వాతే|తరవాత|అయ్యాక|ఆగి`,
  `${TWO_OR_MORE} മാസം|മാസത്തിന്|മാസത്തിനു|മാസങ്ങൾ കഴിഞ്ഞ്|കഴിഞ്ഞു|കഴിഞ്ഞേ|കഴിഞ്ഞാൽ|കഴിഞ്ഞാണ്|ശേഷം|കഴിഞ്ഞ`,
);
/** Phrases for “if you leave the job”. A word for leave in the sense of days off does not match. */
const LEAVER = lines(
  'if|whoever|who|those|anyone|when|once .. leave|leaves|quit|quits|resign|resigns|run|runs|go|goes',
  'on|after|by|for leaving|quitting|resigning|absconding',
  'leave|leaves|leaving|quit|quits|quitting the|this|our? job|work|company|midway|halfway|early|before|without|suddenly|between|in',
  words('midway|halfway|abscond|absconding|absconded'),
  words(
    'chhodne|chodne|chhoda|choda|chhodoge|chodoge|chhodenge|chhoden|bhaagne|bhagne|bhaage|bhage',
    'छोड़ने|छोड़ा|छोड़ोगे|छोड़ेंगे|छोड़े|छोड़|छोड़ला|छोड़ब|भागने|भागे|सोडल्यास|सोडला|सोडले|सोडलं|सोडून|सोडणाऱ्यांना|सोडणाऱ्याला|सोडल्यावर',
    'ছাড়লে|ছেড়ে|ছাড়ার|পালালে',
    'நின்றால்|நின்னா|நின்றுவிட்டால்|விட்டால்|விட்டா|விலகினால்|போனால்|போனா|ஓடினால்',
    'మానేస్తే|మానితే|వదిలేస్తే|వెళ్ళిపోతే|వెళ్లిపోతే|వెళితే|వెళ్తే|మానేసిన*|పారిపోతే',
    'നിർത്തിയാൽ|നിർത്തിപ്പോയാൽ|വിട്ടാൽ|വിട്ടുപോയാൽ|പോയാൽ|പിരിഞ്ഞാൽ|ഉപേക്ഷിച്ചാൽ|ഇട്ടിട്ടുപോയാൽ',
  ),
);

export const lateWageConcepts: ConceptGroup = {
  concepts: {
    laterMonth: lines(...laterMonths),
    paidLate: lines(...LATE.split('\n').flatMap((late) => [`${WAGE} ~ ${late}`, `${late} ~ ${WAGE}`])),
    leaver: LEAVER,
    noPay: lines(
      NO_PAY,
      `no|without|zero|nil full|final|any|pending|balance|remaining|your? ${WAGE}`,
      'salary|wages|pay|payment|dues not|never|wont',
      words('ശമ്പളമില്ല|കൂലിയില്ല|சம்பளமில்லை|கூலியில்லை'),
    ),
    // Phrases that name no payment date, or make the wage depend on money that the employer receives.
    whenPaid: lines(
      'when|once|after|until the|our? party|builder|client|contractor|owner|customer pays|paid|clears|passes us|the|our? bill|bills|payment?',
      'jab|tab|tabhi .. party|builder|client|malik|seth|company|thekedar .. paisa|payment|bill|paise .. aaye*|aayega|aayegi|pass|aye*',
      'party|builder|client|malik|seth|company|thekedar se|ka|ko . paisa|payment|bill|paise aane|milne|aayega|pass|aaye par|pe|tab|tabhi|hone|?',
      'पार्टी|बिल्डर|क्लाइंट|मालिक|सेठ|कंपनी|ठेकेदार से|का|के|को . पैसा|पइसा|भुगतान|बिल|पैसे .. आने|आए*|मिलने|मिली|पास|आई .. पर|तब|तभी|तबे',
      'जब|जबले .. पार्टी|बिल्डर|मालिक|कंपनी|ठेकेदार .. पैसा|पइसा|बिल|भुगतान .. आए*|आई|पास',
      'पार्टीकडून|बिल्डरकडून|मालकाकडे|मालकाला|कंपनीला .. पैसे|पेमेंट|बिल .. आल्यावर|मिळाल्यावर|आले|मिळाले|पास',
      'পার্টির|পার্টি|মালিকের|বিল্ডারের|কোম্পানির হাতে|কাছে|থেকে|কাছ? থেকে? টাকা|পেমেন্ট|বিল এলে|পেলে|আসলে|পাস তবেই|তবে|হলে|তখন?',
      'பார்ட்டி*|முதலாளி*|கம்பெனி*|பில்டர்* . பணம்|காசு|பில் வந்தா*|வந்த|கிடைத்தா*|கிடைச்சா*|பாஸ்',
      'పార్టీ|యజమానికి|ఓనర్|బిల్డర్|కంపెనీ నుంచి|నుండి|దగ్గర? డబ్బు|డబ్బులు|పేమెంట్|బిల్లు వచ్చిన*|వస్తే*|వచ్చాక*|పాస్',
      'പാർട്ടി*|മുതലാളി*|ബിൽഡർ*|കമ്പനി* . പൈസ|പണം|കാശ്|ബിൽ കിട്ടിയാ*|കിട്ടുമ്പോ*|വന്നാ*|കിട്ടിയ*|പാസ്',
    ),
    noDate: lines(
      'no fixed|sure? date|day for|of? payment|salary|wages|pay',
      'date|tarikh|tareekh|din fix|tay|pakka|pakki|koi nahi|nahin|nhi|nai|thikana',
      'तारीख|दिन|ठिकाना का|के|कोई|कवनो|फिक्स|तय|पक्का|पक्की? नहीं|नइखे|नाहीं|ना',
      'कवनो|कोई|कोनो पक्का|तय? तारीख|दिन|ठिकाना नहीं|नइखे|नाहीं|ना|नहीं',
      'तारीख नक्की|ठरलेली? नाही|नसते',
      'তারিখের|তারিখ|দিনের কোনো|কোন ঠিক|ঠিকঠাক নেই|না|নাই',
      'தேதி|நாள் நிச்சயம்|உறுதி|சொல்ல இல்லை|கிடையாது|முடியாது',
      'எப்ப|எப்போ|எப்போது வரும்*|கிடைக்கும்*|தருவோம்* . சொல்ல முடியாது|இயலாது|மாட்டோம்',
      'తేదీ|తారీఖు ఖచ్చితంగా|ఫిక్స్|చెప్పలేం లేదు|చెప్పలేం|ఉండదు',
      'ఎప్పుడు వస్తుందో|ఇస్తామో|వస్తాయో|ఇచ్చేది చెప్పలేం|తెలియదు|చెప్పలేము',
      'തീയതി|ദിവസം ഉറപ്പ്|പറയാൻ ഇല്ല|പറ്റില്ല|കഴിയില്ല',
      'എപ്പോൾ|എന്ന് കിട്ടുമെന്ന്|തരുമെന്ന് പറയാൻ|ഉറപ്പ് പറ്റില്ല|ഇല്ല|കഴിയില്ല',
    ),
    wage: WAGE,
    amount: '>99',
    otherPay: LEVEL,
    raised: words(
      'உயர*|கூடும்|கூட்ட*|பெருக*|పెరుగు*|పెంచు*|കൂട*|കൂട്ട*|വർധി*|बढ़*|badh*|वाढ*|বাড়*|review|appraisal|promotion|permanent|confirm|confirmed|rise|rises|more|free|training|fee|notice|holiday|leave|absent|chhutti|chutti|पक्की|परमानेंट|प्रमोशन|ज्यादा|अधिक|स्थायी|जास्त|স্থায়ী|বেশি|நிரந்தர*|అధికం|పర్మనెంట్|സ്ഥിര*|കൂടുതൽ',
    ),
    ofTheShop: SHOP_MONEY,
  },
  combinations: [
    { code: 'pay_held', all: ['laterMonth'], unless: ['otherPay', 'raised'] },
    { code: 'pay_held', all: ['paidLate'], unless: ['otherPay', 'raised'], unlessInClause: ['amount'] },
    { code: 'pay_held', all: ['wage', 'whenPaid|noDate'], unless: ['otherPay', 'raised', 'ofTheShop'], within: 12 },
    { code: 'pay_held', all: ['leaver', 'noPay'], unless: ['otherPay', 'ofTheShop'], within: 12 },
  ],
};
