// Phrases in which the money is not that of the worker, for languages with the verb at the end: the worker hands over
// the money of the shop, the employer sends or lends money, or the worker takes a part of the wage early. The rules
// with the code `money_asked` do not flag such phrases, because they demand no money from the worker (D117).
import type { Rule } from './rule.ts';

/** Words for money. Amounts are not among them, because a duty to hand over a certain amount is a demand. */
const MONEY =
  'paisa|paise|cash|rokad|nakad|nagad|payment|collection|पैसा|पैसे|पइसा|कैश|कॅश|नकद|नकदी|नगद|रोकड़|रोकड|रोख|रक्कम|रकम|कलेक्शन|টাকা|টাকাটা|পয়সা|ক্যাশ|নগদ|பணம்|பணத்தை|ரொக்கம்|ரொக்கத்தை|கேஷ்*|காசை|డబ్బు|డబ్బులు|డబ్బును|నగదు|నగదును|క్యాష్*|పైసలు|പണം|കാഷ്|ക്യാഷ്|കാശ്|തുക';
/** Words for the shop and its customers, whose money the worker handles. */
const OF_THE_SHOP =
  'pump|pamp|dukan|dukaan|shop|store|showroom|counter|galla|galle|customer|customers|grahak|grahakon|parti|party|पंप|पम्प|पंपाची|पंपाचे|पंपावरील|दुकान|दुकानातील|दुकानाची|दुकानाचे|काउंटर|गल्ला|गल्ले|गल्ल्यातील|गल्ल्याची|ग्राहक|ग्राहकों|ग्राहकांकडून|ग्राहकांचे|ग्राहकांची|गाहक|गहकी|पार्टी|দোকান|দোকানের|পাম্প|পাম্পের|কাউন্টারের|গ্রাহকের|গ্রাহকদের|খদ্দেরের|খদ্দেরদের|ক্রেতার|ক্রেতাদের|கடையின்|கடை|கடைப்|கடையோட|பங்க்|பங்கு|பம்ப்|கவுண்டர்|வாடிக்கையாளர்|வாடிக்கையாளர்களிடம்|கஸ்டமர்*|షాపు|షాప్|దుకాణం|దుకాణపు|బంకు|బంక్|పంపు|కౌంటర్|కస్టమర్ల|కస్టమర్|കടയിലെ|കടയുടെ|പമ്പിലെ|പമ്പിന്റെ|കൗണ്ടറിലെ|കസ്റ്റമറുടെ|കസ്റ്റമേഴ്സിന്റെ';
const OF_THE_DAY =
  'din|dinbhar|shaam|sham|दिन|दिनभर|दिवसभराचे|दिवसभराची|दिवसाची|दिनभरि|দিনের|সারাদিনের|அன்றைய|அன்றாட|రోజంతా|రోజువారీ|ദിവസത്തെ|അന്നത്തെ';
/** Words for the takings of a shop, which are never the worker's own money. */
const TAKINGS =
  'galla|bikri|vasuli|wasooli|गल्ला|गल्ले|बिक्री|वसूली|वसुली|विक्री|আদায়|বিক্রির|கல்லா*|வசூல்|வசூலை|గల్లా|వసూళ్లు|അടവ്|വരവ്';
const COUNTED =
  'ginkar|ginke|gin|gine|गिनकर|गिनके|गिन|मोजून|গুনে|গুণে|মিলিয়ে|எண்ணி|లెక్కపెట్టి|లెక్కించి|లెక్కచూసి|എണ്ണി|എണ്ണിത്തിട്ടപ്പെടുത്തി';
const BANK = 'bank|banks|बैंक|बँकेत|बँक|ব্যাঙ্কে|ব্যাংকে|ব্যাঙ্ক|ব্যাংক|வங்கி*|பேங்க்*|பாங்க்*|బ్యాంకు*|బ్యాంక్*|ബാങ്കിൽ|ബാങ്ക്|ബാങ്കി*';
const OWNER =
  'malik|seth|sethji|maalik|office|ofis|manager|cashier|munim|मालिक|सेठ|ऑफिस|आफिस|दफ्तर|मैनेजर|मुनीम|मालकाकडे|मालकाला|शेठकडे|कार्यालयात|मॅनेजरकडे|মালিককে|মালিকের|অফিসে|ম্যানেজারকে|বাবুকে|முதலாளி*|ஓனர்*|ஆபீஸ்*|ஆபீசில்|அலுவலகத்தில்|மேனேஜர்*|యజమానికి|ఓనర్*|ఆఫీసు*|ఆఫీస్*|మేనేజర్*|മുതലാളിയെ|മുതലാളിക്ക്|ഉടമയെ|ഓഫീസിൽ|ഓഫീസി*|മാനേജർ*|മാനേജരെ';
const GIVE =
  'dena|deni|dene|saunpna|bharna|rakhna|देना|देनी|देवे|दे|देबे|सौंपना|सौंपनी|भरना|भरणे|भरायची|भरायचे|भरावी|द्यायचा|द्यायची|द्यायचे|द्यावी|सोपवावी|দিতে|দেওয়া|বুঝিয়ে|তুলে|செலுத்த*|கட்ட*|கட்டி*|கட்டிட்டு|ஒப்படை*|கொடு*|தர|போட*|కట్టి|కట్టాలి|అప్పగిం*|ఇవ్వాలి|వేయాలి|അടയ്ക്ക*|അടക്ക*|അടച്ചി*|ഏൽപ്പി*|കൊടുക്ക*|ഇടണം|നൽകണം';
/**
 * Phrases for “to deposit” as an act of the worker. `जमा रहेगा` (stays deposited) is not among them, because it may
 * mean wages that the owner keeps.
 */
const DEPOSIT =
  'jama|जमा|জমা|జమ|డిపాజిట్ karna|karni|karne|karo|kare|karana|karwana|karwane|karke|करना|करनी|करने|करो|करे|करें|कराना|करवाना|करवाने|करायचे|करायची|करावे|करावी|करणे|करके|করা|করতে|করবেন|দিতে|দেওয়া|చేయాలి|చెయ్యాలి|చేసి|చేయడం';

const RUPEES = 'rs|inr|rupees|rupaye|rupay|rupiya|रुपये|रुपए|रुपया|रुपिया|रु|টাকা|ரூபாய்|ரூபா|ரூ|రూపాయలు|రూ|രൂപ';
/**
 * Words that may be between an amount and “we send”. With other words in between, not the amount may be sent, but for
 * example a location.
 */
const AHEAD =
  'pehle|pahle|pehlehi|hum|ham|hi|hee|पहले|पहिले|पहिलहीं|पहिलहिं|ही|हम|हमहीं|आधी|आधीच|आम्ही|আগে|আগেই|আমরা|আমরাই|அட்வான்ஸா|முன்னாடி|முன்னாடியே|முன்பே|நாங்களே|நாங்கள்|நாங்க|ముందే|ముందుగా|ముందుగానే|మేమే|మేము|മുൻകൂട്ടി|മുൻകൂർ|മുൻപേ|ഞങ്ങൾ|ഞങ്ങൾതന്നെ|ആദ്യം|തന്നെ';
/** Verbs for sending and giving, in the first person. */
const WE_SEND =
  'पाठवू|पाठवतो|पाठवणार|देऊ|देतो|পাঠাব|পাঠাবো|পাঠাই|দেব|দেবো|দিই|அனுப்புவோம்|அனுப்புகிறோம்|அனுப்பிடுவோம்|தருவோம்|கொடுப்போம்|పంపుతాం|పంపిస్తాం|పంపుతాము|ఇస్తాం|ఇస్తాము|അയക്കും|അയയ്ക്കും|തരും|കൊടുക്കും';
const SEND_STEM = 'bhej|de|भेज|दे|भेजि|পাঠিয়ে|পাঠায়ে|দিয়ে|അയച്ചു|അയച്ച്';
const WE_DO = 'തരും|തരാം|കൊടുക്കും|dunga|दूंगा|দেব|দেবো|দিই';
/** Word for “we”. It is required, because Hindi and Bhojpuri use the same verb forms for “we”, “you” and “they”. */
const WE = 'hum|ham|हम|हमहीं';
const SEND = 'bhejenge|bhejte|भेजेंगे|भेजते|भेजब';
const DO = 'denge|dete|देंगे|देते|देब|देहब';
/**
 * Phrases for “the worker need not return it”. “It is not returned” would be a demand, so the verb must be that of the
 * worker.
 */
export const NEED_NOT_RETURN = [
  'wapas|vapas|wapis|वापस|वापिस karna|karne|karni|dena|dene|करना|करने|करनी|देना|देने .. nahi|nahin|na|नहीं|नइखे|ना',
  'lautana|lautane|lautani|लौटाना|लौटाने|लौटानी|लौटावे|लउटावे .. nahi|nahin|na|नहीं|नइखे|ना',
  'परत करायचे|करायची|द्यायचे|द्यायची|करणे|देणे .. नाही|नाहीत|नको',
  'ফেরত|ফেরৎ দিতে|করতে হবে? না|হবেনা',
  'திருப்பி*|திரும்ப* .. வேண்டாம்|வேணாம்|தேவையில்லை',
  'తిరిగి|వెనక్కి .. వద్దు|అక్కర్లేదు|ఇవ్వక్కర్లేదు|ఇవ్వనక్కర్లేదు|అవసరంలేదు',
  'തിരിച്ച*|തിരികെ|മടക്കി* .. വേണ്ട|തരേണ്ട|കൊടുക്കേണ്ട|തരണ്ട|വേണ്ടതില്ല',
];

const ADVANCE =
  'advance|adwance|advans|peshgi|udhar|udhaar|loan|एडवांस|अडवांस|पेशगी|उधार|अग्रिम|उचल|ॲडव्हान्स|अॅडव्हान्स|অগ্রিম|অ্যাডভান্স*|এডভান্স*|ধার|அட்வான்ஸ்*|முன்பணம்|கடன்|అడ్వాన్స్*|అడ్వాన్సు*|అప్పు|അഡ്വാൻസ്|മുൻകൂർ|കടം|വായ്പ';
const IS_GIVEN =
  'milega|milegi|milta|mil|milti|denge|dete|deti|मिलेगा|मिलता|मिल|मिली|देंगे|देते|देत|देतो|देऊ|मिळेल|मिळते|मिळतो|দিই|দেব|দেবো|দেওয়া|পাবেন|পাওয়া|தருவோம்|தர்றோம்|தருகிறோம்|கொடுப்போம்|கிடைக்கும்|ఇస్తాం|ఇస్తాము|ఇస్తారు|దొరుకుతుంది|തരും|കൊടുക്കും|കിട്ടും|നൽകും';
const IS_CUT =
  'kat|kaat*|katega|katenge|katta|kaatte|कट|काट*|कटेगा|कटेंगे|कटाई|कटी|काप*|वळती|कपात|কাটা|কেটে|কাটি|কাটব|பிடி*|பிடிப்போம்|கழிப்*|కట్|కోస్తాం|తగ్గిస్తాం|పట్టుకుంటాం|പിടിക്കും|കുറയ്ക്കും|കുറക്കും|ഈടാക്കും';

const WAGE =
  'salary|tankha|tankhwah|tankhah|vetan|pagar|mazduri|majduri|payment|सैलरी|तनख्वाह|तनखा|तनखाह|वेतन|पगार|मजदूरी|मजुरी|दरमाहा|বেতন|মাইনে|মাইনের|মজুরি|சம்பள*|கூலி*|ஊதியம்|జీతం|వేతనం|కూలి|ശമ്പളം|കൂലി|വേതനം';
/**
 * Words for the wage from which an advance is deducted. Words of `THEN` may be before it, and words of `SLOWLY` after
 * it.
 */
const FROM_WAGE = `${WAGE}|पगारातून|পাওনা|বেতনের|జీతం*|ശമ്പളത്തി*|കൂലിയി*`;
const THEN =
  'jayega|jayegi|jaega|jaegi|jata|hai|hain|jo|phir|fir|baad|bad|aur|जाएगा|जायेगा|जाएगी|जाता|जाई|है|हैं|जो|फिर|बाद|और|नंतर|मग|যায়|হয়|পরে|பிறகு|அப்புறம்|பின்|తర్వాత|പിന്നെ|പിന്നീട്';
const SLOWLY =
  'se|mein|me|dheere|dhire|thoda|har|mahine|hi|se|से|में|धीरे|थोड़ा|हर|महीने|ही|हळूहळू|थोडे|থেকে|ধীরে|কিছু|একটু|করে|இருந்து|கொஞ்சம்|மெதுவாக|నుంచి|నుండి|కొంచెం|నెమ్మదిగా|നിന്ന്|നിന്നും|കുറേശ്ശെ';
const EARLY =
  'pehle|pahle|advance|beech|पहले|पहिले|पहिलहीं|आधी|आधीच|बीच|एडवांस|আগে|আগেই|আগাম|অগ্রিম|முன்கூட்டியே|முன்னாடி|முன்னாடியே|முன்பே|அட்வான்ஸா*|ముందే|ముందుగా|ముందుగానే|അഡ്വാൻസായി|മുൻകൂട്ടി|മുൻകൂറായി|നേരത്തെ'; /** Early, before a word for the wage: `pehle mahine ki salary` is the wage of the first month, `आधी` is a half. */
const EARLY_FIRST = EARLY.split('|')
  .filter((word) => !['pehle', 'pahle', 'पहले', 'पहिले', 'आधी'].includes(word))
  .join('|');
/** Phrases for “can be taken”. */
const MAY_TAKE = `
  le|utha|mang|nikal|ले|उठा|मांग|माँग|निकाल|लेइ sakte|sakta|sakti|सकते|सकता|सकती|सकीं|सकीले|सकेला
  घेता|घेऊ|उचलता येतो|येते|येईल|शकता
  নেওয়া|নিতে|তোলা|তুলতে যায়|যাবে|পারেন|পারবেন
  வாங்கலாம்|எடுக்கலாம்|வாங்கிக்கலாம்|எடுத்துக்கலாம்|வாங்கிக்கொள்ளலாம்
  తీసుకోవచ్చు|తీసుకోవచ్చును|తీసుకోగలరు|తీసుకోవచ్చండి
  വാങ്ങാം|എടുക്കാം|വാങ്ങാവുന്നതാണ്`
  .trim()
  .split('\n')
  .map((line) => line.trim());

/** Phrases for a part of the wage that the worker may take before payday. */
export const WAGE_TAKEN_EARLY = [
  ...MAY_TAKE.flatMap((take) => [`${WAGE} ~ ${EARLY} . ${take}`, `${EARLY_FIRST} ~ ${WAGE} ~ ${take}`]),
  'half|part|portion ~~ salary|wage|wages|pay ~ can|may be? drawn|draw|withdrawn|withdraw',
  'you|worker|workers|labour|staff can|may take|draw|withdraw|get ~ half|part|portion ~ salary|wage|wages|pay',
].join('\n');

/** Phrases in which the worker takes the money of the shop to its owner or the bank. */
export const SHOP_MONEY = [GIVE, DEPOSIT]
  .flatMap((give) => [
    `${OF_THE_SHOP} . ${MONEY} ~ ${BANK}|${OWNER} ~ ${give}`,
    `${OF_THE_DAY} भर|bhar? . ${MONEY}|${TAKINGS} ~ ${BANK}|${OWNER} ~ ${give}`,
    `${TAKINGS} ~ ${BANK}|${OWNER} ~ ${give}`,
    `${MONEY}|${TAKINGS} ~ ${COUNTED} ~ ${BANK}|${OWNER} ~ ${give}`,
  ])
  .join('\n');
const weSend = [
  `# ${RUPEES}? ${AHEAD}? ${AHEAD}? ${WE_SEND}`,
  `# ${RUPEES}? ${AHEAD}? ${AHEAD}? ${SEND_STEM} ${WE_DO}`,
  `# ${RUPEES}? ${AHEAD}? ${WE} ${AHEAD}? ${SEND}`,
  `# ${RUPEES}? ${AHEAD}? ${WE} ${AHEAD}? ${SEND_STEM} ${DO}`,
  `# ${RUPEES} ~ bhej|भेज|भेजि denge|देंगे|देब`,
  ...NEED_NOT_RETURN.flatMap((phrase) => [
    `# ${RUPEES}? ... ${phrase}`,
    `# ${RUPEES}? ${AHEAD}? ${AHEAD}? ${SEND} ${phrase}`,
    `# ${RUPEES}? ${AHEAD}? ${AHEAD}? ${SEND_STEM} ${DO} ${phrase}`,
  ]),
];

/** Phrases in which the company pays, or the worker hands over money or goods of the company. */
const PAID_WITH_COMPANY_MONEY = `
  we|company|employer|owner|contractor|school|management will|shall|also|always|ourselves? pay|pays
  pay|pays|cost|costs|charge|charges nothing|zero|nil|no
  we|company|owner|employer will|shall|also|always? send|transfer|give|lend rs|inr|you? rs|inr? #
  deposit|deposits|depositing the|all|office? cheques|cheque|goods|bills|slips|keys|documents|papers|samples
  can|may|could also? take|draw|get|have|borrow|ask rs|for|up|an? to|rs|advance? of? rs|# rs|rupees? in|as? advance?
  diwali|festival|festive|puja|eid|onam|pongal|holi|christmas advance
  pay|pays|paying vendors|suppliers|invoices
  pay|pays|paying|paid ~ toll|tolls|parking|vendors|suppliers|bills|invoices|fuel|diesel ~ from|with|by|using the|our|a? company|fleet|petty|office|owner s? card|cash|account|fund|money|fastag`;

/**
 * Phrases in which the employer deducts an advance from the wage in parts. After the wage, only words for a slow
 * deduction may follow, because a fee may be deducted from the wage too.
 */
const ADVANCE_IS_CUT = `${ADVANCE} ~ ${IS_GIVEN} ${THEN}? ${THEN}? ${FROM_WAGE} ${SLOWLY}? ${SLOWLY}? ${SLOWLY}? ${IS_CUT}`;

/** People who pay for goods or services, such as customers. They do not work for the employer. */
const PAYER =
  'children|kids|customer|customers|client|clients|student|students|pupils|parents|patient|patients|visitor|visitors|passenger|passengers|guest|guests|member|members|tenant|tenants|motorist|motorists|vehicle|vehicles|bikes|cars|shopkeepers|devotees|pilgrims|tourist|tourists|traveller|travellers|buyers|borrowers|households|residents|grahak*|gahak*|gaahak*|graahak*|bachche|bachcho|bachchon|bacho|bachon|chhatro|savari|sawari|yatri*|mareez*|marij*|gaadi|gadi|gaadiwalo|gadiwalo|kirayedar*|dukandar*|logo|logon|' +
  'ग्राहक*|गाहक*|गहकी|बच्चों|बच्चन|लइकन|छात्र*|विद्यार्थी*|विद्यार्थिय*|विद्यार्थ्या*|मुलांची|मुलांकडून|मुलांचे|पालकां*|मरीज*|रुग्णां*|सवारी*|यात्री*|यात्रियों|प्रवाशां*|गाड़ी|गाड़ियों|गाडी|गाडीवाल्या*|वाहन*|किरायेदार*|भाडेकरू*|दुकानदार*|भक्तों|भाविका*|मेहमान*|पाहुण्या*|पर्यटका*|सदस्य*|लोगों|लोग|लोकांकडून|' +
  'গ্রাহক*|খদ্দের*|ক্রেতা*|ছাত্র*|ছাত্রী*|অভিভাবক*|রোগী*|যাত্রী*|গাড়ি|গাড়ির|গাড়িওয়ালা*|ভাড়াটে*|দোকানদার*|ভক্ত*|দর্শক*|পর্যটক*|সদস্য*|বাচ্চাদের|' +
  'வாடிக்கையாளர்*|கஸ்டமர்*|மாணவ*|பெற்றோர்*|நோயாளி*|பயணி*|வண்டிக்காரர்*|வண்டிக்கார*|வாகன*|வண்டி|குடியிருப்போர்*|கடைக்காரர்*|பக்தர்*|பார்வையாளர்*|உறுப்பினர்*|பிள்ளைகளின்|' +
  'కస్టమర్*|వినియోగదారు*|విద్యార్థు*|పిల్లల|తల్లిదండ్రు*|రోగు*|ప్రయాణికు*|ప్రయాణీకు*|బండి|బండ్ల|వాహన*|అద్దెదారు*|దుకాణదారు*|భక్తు*|సందర్శకు*|సభ్యు*|' +
  'കസ്റ്റമർ*|കസ്റ്റമറ*|ഉപഭോക്താ*|വിദ്യാർഥി*|വിദ്യാർത്ഥി*|കുട്ടികളുടെ|കുട്ടികളിൽ|രക്ഷിതാ*|രോഗി*|യാത്രക്കാ*|വണ്ടിക്കാ*|വാഹന*|വാടകക്കാ*|കടക്കാ*|ഭക്ത*|സന്ദർശക*|അംഗങ്ങളു*';
const FEE =
  'deposit|jamanat|जमानत|अनामत|জামানত*|டெபாசிட்*|முன்பணம்|డిపాజిట్*|ഡെപ്പോസിറ്റ*|fee|fees|charge|charges|ticket|tickets|rent|emi|bill|bills|payment|premium|instalment|instalments|donation|fis|shulk|kiraya|bhada|kist|फीस|फी|शुल्क|चार्ज|टिकट*|तिकीट*|तिकिट*|किराया|भाड़ा|भाडे|किस्त*|हप्ता|बिल|चंदा|দাম|ফি|চার্জ|টিকিট*|ভাড়া|কিস্তি*|বিল|கட்டணம்*|கட்டணத்தை|பீஸ்|ஃபீஸ்|டிக்கெட்*|வாடகை*|பில்*|தவணை*|ఫీజు*|ఛార్జి*|టికెట్*|టిక్కెట్*|అద్దె*|బిల్లు*|వాయిదా*|ഫീസ്*|ചാർജ*|ടിക്കറ്റ*|വാടക*|ബിൽ*|ഗഡു*';
/** Words for taking money from a payer: “collect”, “taking”, “and write a receipt”. */
const TAKE =
  'take|takes|taking|collect|collects|collecting|receive|receiving|lena|leni|lene|lekar|leke|vasulna|vasool*|लेना|लेनी|लेने|लेकर|लेके|लेवे|लेके|वसूल*|जमा|घ्यायचे|घ्यायची|घ्यावे|घ्यावी|घेऊन|घेणे|गोळा|वसूल|নিতে|নেওয়া|নিয়ে|তুলতে|আদায়|জমা|வாங்க*|வாங்கி*|வசூலி*|பெற*|பெற்று|సేకరి*|తీసుకో*|తీసుకుని|తీసుకుని|వసూలు|വാങ്ങ*|വാങ്ങി*|പിരിക്ക*|പിരിച്ച*|ശേഖരി*|ഈടാക്കി';
const RECEIPT =
  'receipt|receipts|slip|slips|rasid|raseed|register|रसीद*|रजिस्टर*|पावती*|पर्ची|पर्चियां|नोंद*|রসিদ*|খাতায়|রেজিস্টার*|ரசீது*|பதிவேட்*|రసీదు*|రిజిస్టర్*|രസീത*|രജിസ്റ്റർ*';
const FROM_PAYER = `from each|every|the|all? ${PAYER}|driver|drivers`;
/**
 * Phrases in which the worker collects money from people who pay for something: fees of pupils, tickets of visitors.
 */
export const COLLECTS = [
  `${PAYER} s|ka|ki|ke|का|की|के|से|se|র|wale|walo|वालों|వాళ్ళ|వాళ్ల|எல்லாரிடம்? ${FEE}`,
  `${PAYER} ... ${FEE}|${MONEY}|# .. ${TAKE}`,
  `${FEE}|# ... ${PAYER} ... ${TAKE}`,
  `${TAKE} .... ${FROM_PAYER}`,
  `${FEE}|# .. ${TAKE} .. ${RECEIPT}`,
];

export const moneyOfOthers: readonly Rule[] = [
  {
    code: 'money_asked',
    hits: '',
    touching: [SHOP_MONEY, ...COLLECTS, ...weSend, ADVANCE_IS_CUT, WAGE_TAKEN_EARLY, PAID_WITH_COMPANY_MONEY].join(
      '\n',
    ),
  },
];
