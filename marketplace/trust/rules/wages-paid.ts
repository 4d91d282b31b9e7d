// Phrases that say that the employer pays the worker, or that the worker takes the money of the shop to the bank. The
// rules with the code `money_asked` do not flag words inside such a phrase, because it demands no money from the worker
// (D117).
import type { Rule } from './rule.ts';

interface PaidWords {
  /** Words for the pay of workers: wages, overtime, allowances, bonuses, fares. */
  pay: string;
  /** Verbs by which the worker receives money, one phrase per entry. */
  given: readonly string[];
  /** Words for times of a regular payment: month, Saturday. “Every” is not one: `every worker` may have to pay. */
  regular: string;
  /** Words for “your” and “the worker's”. */
  own: string;
  account: string;
  /** Phrases that say that wages arrive in the worker's account, even if they do not say who pays. */
  credited: string;
  /** Words for the money of the shop. */
  takings: string;
  /** Words for cash. Cash is the money of the shop only beside the words in `ofShop`. */
  cash: string;
  /** Words for “the day's”, “of customers” and “every evening”. */
  ofShop: string;
  bank: string;
  /** Words for the duties of a cashier. */
  banked: string;
}

const english: PaidWords = {
  pay: 'salary|salaries|wage|wages|overtime|ot|bonus|incentive|incentives|allowance|allowances|stipend|petrol|fuel|diesel|conveyance|fare|fares|travel|tips|increment|gratuity|reward',
  given: [
    'will|shall|to|is|are|would be? paid|given|provided|credited|transferred|reimbursed|made|deposited|sent',
    'paid|given|credited|reimbursed by|every|daily|weekly|monthly|on|in|separately|extra|at|from',
    'credited|guaranteed',
  ],
  regular: 'monthly|weekly|daily|month|week|day|saturday|sunday|fortnight',
  own: 'your|worker|workers|employee|employees',
  account: 'account|accounts|bank',
  credited: 'credited|transferred|deposited|paid',
  takings: 'collection|collections|takings|sales|receipts',
  cash: 'cash|money',
  ofShop: 'day|days|daily|evening|night|customer|customers|shop|store|counter|sales|route|closing|collected',
  bank: 'bank|safe|counter|cashier|office',
  banked: 'daily|every|each|in|evening|morning|night|at|and',
};

const hindi: PaidWords = {
  pay: 'वेतन|सैलरी|तनख्वाह|तनखाह|पगार|मजदूरी|मजूरी|दिहाड़ी|दरमाहा|मानदेय|ओवरटाइम|बोनस|भत्ता|भत्ते|इंसेंटिव|पेट्रोल|डीजल|किराया|इनाम|मेहनताना',
  given: [
    'दिया|दी|दिये|दिए|दिहल जाएगा|जायेगा|जाएगी|जायेगी|जाएंगे|जायेंगे|जाता|जाती|जाते|जाई|जाला',
    'मिलेगा|मिलेगी|मिलेंगे|मिलता|मिलती|मिलते|मिली|मिलिहें|मिलेला',
  ],
  regular: 'महीने|महीना|रोज|हफ्ते|हफ्ता|तारीख|शनिवार|शनिचर',
  own: 'आपके|अपने|मजदूर|मजदूरों|कर्मचारी|कर्मचारियों|कामगार|रउआ|रउरा',
  account: 'खाते|खाता|बैंक|अकाउंट',
  credited: 'जमा|ट्रांसफर|क्रेडिट होंगे|होगा|होगी|होता|होती|होते|होई|हो|होला',
  takings: 'बिक्री|वसूली|गल्ला|गल्ले|कलेक्शन',
  cash: 'नकदी|नकद|नगद|कैश',
  ofShop: 'दिन|दिनभर|रोज|रोजाना|शाम|रात|ग्राहक|ग्राहकों|गाहक|दुकान|काउंटर',
  bank: 'बैंक|तिजोरी|काउंटर|गल्ले',
  banked: 'जमा|रखना|रखनी करना|करनी|करवाना|करवानी|करे|कराना|करावे|होगा|होगी होगा|होगी|है?',
};

const latin: PaidWords = {
  pay: 'salary|vetan|tankhwah|tankha|pagar|mazduri|majduri|mazdoori|majdoori|dihadi|dihari|overtime|bonus|bhatta|petrol|diesel|kiraya|incentive|inam|mehnatana|payment',
  given: [
    'diya|di|diye|die|dia jayega|jayegi|jayenge|jaega|jaegi|jaenge|jata|jaati|jati|jate',
    'milega|milegi|milenge|milta|milti|milte|mili',
  ],
  regular: 'mahine|mahina|roz|roj|hafte|hafta|tarikh|tareekh|shanivar|monthly|weekly|daily',
  own: 'aapke|apke|apne|mazdoor|majdoor|mazdur|majdur|worker|karmchari|karmachari|kamgar',
  account: 'khate|khata|bank|account',
  credited: 'jama|transfer|credit honge|hoga|hogi|hota|hoti|hote|ho',
  takings: 'bikri|vasuli|galla|galle|collection',
  cash: 'cash|nakad|nagad|nakdi',
  ofShop: 'din|dinbhar|roz|roj|rozana|daily|sham|shaam|raat|grahak|grahakon|customer|customers|dukan|dukaan|counter',
  bank: 'bank|tijori|counter|galle',
  banked: 'jama|deposit|rakhna karna|karni|karwana|karana|kare|karo|hoga hoga|hogi|hai?',
};

const marathi: PaidWords = {
  pay: 'पगार|वेतन|मजुरी|रोज|रोजंदारी|ओव्हरटाईम*|बोनस|भत्ता|पेट्रोल*|डिझेल*|भाडे|इन्सेंटिव्ह|मानधन',
  given: ['दिला|दिली|दिले|दिलं जाईल|जातील|जाते|जातो|जातात', 'देण्यात येईल|येतील|येते|येतो|येतात', 'मिळेल|मिळतील|मिळते|मिळतो|मिळतात'],
  regular: 'महिना|महिन्याला|महिन्यात|दररोज|आठवड्याला|तारखेला|शनिवारी',
  own: 'तुमच्या|आपल्या|कामगाराच्या|कामगारांच्या|मजुराच्या|मजुरांच्या',
  account: 'खात्यात|खात्यावर|बँकेत',
  credited: 'जमा होईल|होतील|होतो|होते|होतात',
  takings: 'विक्री*|वसुली*|गल्ला|गल्ल्यातील',
  cash: 'रोख|रोकड|कॅश',
  ofShop: 'दिवस*|दररोज|रोज|रोजची|संध्याकाळी|सायंकाळी|रात्री|ग्राहक*|दुकान*|काउंटर*',
  bank: 'बँकेत|तिजोरीत|काउंटरवर|बँक',
  banked: 'भरावी|भरावे|भरायची|भरायचे|भरणे|जमा|ठेवावी लागेल|लागते|करावी|करायची|करणे',
};

const bengali: PaidWords = {
  pay: 'বেতন|মাইনে|মজুরি|ওভারটাইম*|বোনাস|ভাতা|পেট্রোল*|ভাড়া|ইনসেনটিভ|পারিশ্রমিক|দিনমজুরি|ট্রেনিং*|প্রশিক্ষণ*',
  given: ['দেওয়া|দেয়া হবে|হয়|যাবে', 'পাবেন|পাবে|পাওয়া|মিলবে'],
  regular: 'প্রথম|মাসে|মাসের|রোজ|দৈনিক|সপ্তাহে|তারিখে|শনিবার',
  own: 'আপনার|শ্রমিকের|শ্রমিকদের|কর্মীর|কর্মীদের|নিজের',
  account: 'অ্যাকাউন্টে|একাউন্টে|ব্যাংকে|ব্যাঙ্কে|খাতায়',
  credited: 'জমা হবে|হয়|পড়বে',
  takings: 'বিক্রির|আদায়|আদায়ের|কালেকশন*',
  cash: 'নগদ|ক্যাশ',
  ofShop: 'দিনের|দিনশেষে|রোজ|রোজকার|রোজের|দৈনিক|সন্ধ্যায়|রাতে|গ্রাহক*|ক্রেতা*|খদ্দের*|দোকান*|কাউন্টার*',
  bank: 'ব্যাংকে|ব্যাঙ্কে|কাউন্টারে|ব্যাংক|ব্যাঙ্ক',
  banked: 'জমা|রাখতে দিতে|করতে|দেওয়া|করা|হবে হবে?',
};

const tamil: PaidWords = {
  pay: 'சம்பள*|கூலி*|தினக்கூலி*|ஊதிய*|ஓவர்டைம்*|போனஸ்*|படி|பெட்ரோல்*|டீசல்*|ஊக்கத்தொகை*|பயணப்படி*|பேட்டா*',
  given: [
    'தரப்படும்|வழங்கப்படும்|கொடுக்கப்படும்|குடுக்கப்படும்|செலுத்தப்படும்|தருவோம்|தருகிறோம்|தரப்படுகிறது|வழங்கப்படுகிறது|கிடைக்கும்|தர்றோம்|கொடுப்போம்|கொடுக்கிறோம்',
  ],
  regular: 'மாத*|தினமும்|தினசரி|வார*|தேதி*',
  own: 'உங்கள்|உங்க|தொழிலாளர்*|பணியாளர்*|ஊழியர்*|வேலையாள்*',
  account: 'கணக்கில்|கணக்கிற்கு|வங்கியில்',
  credited: 'செலுத்தப்படும்|வரவு|போடப்படும்|வரும்',
  takings: 'வசூல்*|கலெக்ஷன்*|விற்பனை*|கல்லா*',
  cash: 'ரொக்க*|கேஷ்|பணத்தை',
  ofShop: 'தினமும்|தினசரி|அன்றாட|அன்றைய|மாலை*|இரவு*|வாடிக்கையாளர்*|கடை*|கவுண்டர்*',
  bank: 'வங்கி*|பேங்க்*|கவுண்டரில்|கல்லாவில்',
  banked: 'செலுத்த|கட்ட|போட|செலுத்தணும்|கட்டணும்|போடணும்|டெபாசிட் வேண்டும்|செய்ய|வேணும்|பண்ண*',
};

const telugu: PaidWords = {
  pay: 'జీతం|జీతాలు|వేతనం|కూలి|కూలీ|ఓవర్‌టైమ్|ఓవర్టైమ్|బోనస్|భత్యం|పెట్రోల్|డీజిల్|ఇన్సెంటివ్*|బత్తా|పగార్',
  given: [
    'ఇవ్వబడుతుంది|ఇవ్వబడును|ఇస్తాం|ఇస్తాము|ఇస్తారు|ఇస్తుంది|చెల్లిస్తాం|చెల్లిస్తాము|చెల్లిస్తారు|చెల్లిస్తుంది|చెల్లించబడుతుంది|చెల్లించబడతాయి|చెల్లించబడును|వస్తుంది|లభిస్తుంది|అందుతుంది',
  ],
  regular: 'నెలకు|నెల|నెలా|రోజుకు|వారానికి|తేదీ*',
  own: 'మీ|కార్మికుల|కార్మికుడి|వర్కర్|ఉద్యోగుల|ఉద్యోగి',
  account: 'ఖాతాలో|అకౌంట్లో|బ్యాంకులో|ఖాతాకు',
  credited: 'జమ|డిపాజిట్ అవుతుంది|అవుతాయి|చేస్తాం|చేస్తారు|చేయబడుతుంది',
  takings: 'వసూలు|వసూళ్లు|అమ్మకాల|కలెక్షన్*|గల్లా',
  cash: 'నగదు|క్యాష్',
  ofShop: 'రోజూ|రోజు|రోజువారీ|రోజంతా|సాయంత్రం|రాత్రి|కస్టమర్*|వినియోగదారు*|షాపు|దుకాణ*|కౌంటర్*',
  bank: 'బ్యాంకు*|బ్యాంక్*|కౌంటర్*',
  banked: 'జమ|డిపాజిట్|కట్టాలి|వేయాలి చేయాలి|చెయ్యాలి|చేయడం',
};

const malayalam: PaidWords = {
  pay: 'ശമ്പളം|ശമ്പള*|കൂലി|വേതനം|ഓവർടൈം*|ഓവർടൈമി*|ബോണസ്|ബത്ത|അലവൻസ്|പെട്രോൾ|ഡീസൽ|യാത്രാപ്പടി|ഇൻസെന്റീവ്',
  given: ['നൽകും|നൽകുന്നു|നൽകുന്നതാണ്|നൽകപ്പെടും|കൊടുക്കും|കൊടുക്കുന്നതാണ്|തരും|തരാം|കിട്ടും|ലഭിക്കും|ലഭിക്കുന്നതാണ്'],
  regular: 'മാസം|മാസ*|ദിവസം|ആഴ്ച*|തീയതി*',
  own: 'നിങ്ങളുടെ|തൊഴിലാളി*|ജീവനക്കാര*|സ്വന്തം',
  account: 'അക്കൗണ്ടിൽ|അക്കൗണ്ടിലേക്ക്|ബാങ്കിൽ',
  credited: 'നിക്ഷേപിക്കും|വരും|ഇടും|ക്രെഡിറ്റ്|നൽകും',
  takings: 'കളക്ഷൻ*|കളക്ഷ*|വരവ്|വിൽപ്പന*',
  cash: 'കാഷ്|ക്യാഷ്|പണം',
  ofShop: 'ദിവസത്തെ|ദിവസവും|ദിവസേന|ദിനംപ്രതി|വൈകിട്ട്|വൈകുന്നേരം|രാത്രി|ഉപഭോക്താ*|കസ്റ്റമ*|കട|കടയിലെ|കൗണ്ടർ*',
  bank: 'ബാങ്കിൽ|ബാങ്ക്*|കൗണ്ടറിൽ',
  banked: 'അടയ്ക്കണം|അടക്കണം|ഇടണം|നിക്ഷേപിക്കണം|ഏൽപ്പിക്കണം|വയ്ക്കണം',
};

/** Words for money that mean the wage beside a time of payment: the money on the tenth of the month is the wage. */
const MONEY = 'पइसा|पैसा|पैसे|paisa|paise|টাকা|பணம்|డబ్బు|പണം';

const paid = (w: PaidWords) =>
  [
    ...w.given.map((given) => `${w.pay} ... ${given}`),
    `${w.pay} .... ${w.account} ~ ${w.credited}`,
    `${w.regular} ~ ${w.pay} .... ${w.account} ~ ${w.credited}`,
    `${w.regular} . # . ${w.account} ~ ${w.credited}`,
    `${w.regular} . ${MONEY} ${w.account} ~ ${w.credited}`,
    `${w.regular} .... ${w.own} ~ ${w.account} ~ ${w.credited}`,
    `${w.takings} ~~ ${w.bank} ~~ ${w.banked}`,
    `${w.ofShop} ~~ ${w.cash}|${w.takings} ~~ ${w.bank} ~~ ${w.banked}`,
    `${w.cash} ~~ ${w.ofShop} ~~ ${w.bank} ~~ ${w.banked}`,
    `${w.cash} ~~ ${w.bank} ~ ${w.ofShop} ~~ ${w.banked}`,
  ].join('\n');

/** In Bhojpuri, `देब` can mean “we will pay” or be a demand. With “daily”, as in `600 रुपिया रोज देब`, it means pay. */
const BHOJPURI = '# रुपिया|रुपया|पइसा? रोज|रोजाना|महीना|हफ्ता देब|देहब|दीहल';

/**
 * Phrases in which a cashier hands over the money of the shop: “the day's cash”, “the cash from customers”, “cash every
 * evening”.
 */
const SHOP_MONEY = [
  `${english.ofShop} ~ ${english.cash}`,
  english.takings,
  `${english.cash} ~ from|of customers|customer|shops|sales`,
];
const HAND_OVER = 'deposit|deposits|depositing|bank|submit|submitting|hand|handing';
const BANK = `${english.bank}|evening|day|daily|night`;
const MUST = 'you|must|should|will|need|have|to';
const DAILY = 'every|each|daily|at|in evening|day|night|closing|end';
const handedOver = SHOP_MONEY.flatMap((money) => [
  `${HAND_OVER} ~ ${money} ~~ ${BANK}`,
  `${MUST} ~ ${HAND_OVER} ~ ${money} ~~ ${BANK}`,
]).concat(
  `${HAND_OVER} ~ ${english.cash} ~ ${english.bank} ~ ${DAILY}`,
  `${MUST} ~ ${HAND_OVER} ~ ${english.cash} ~ ${english.bank} ~ ${DAILY}`,
);

const TO_ACCOUNT =
  'to|in|into|by|through|via? your|the|worker|workers|employee|employees? s? bank|salary? account|accounts|bank|transfer';
const APP = 'upi|gpay|phonepe|paytm';
const PERIOD = 'day|week|month|hour|shift|night';
const BENEFIT =
  'food|lunch|meals|room|tea|petrol|bonus|pf|esi|stay|incentive|incentives|overtime|allowance|allowances|accommodation';

/** English phrases in which the word “pay”, or the verb before the money, does not demand money. */
const BEFORE_THE_MONEY = `
  ${handedOver.join('\n')}
  pay|payment|payments ... will|shall|is|are be? paid|given|provided|credited|transferred|reimbursed|made
  pay|payment|payments ~ paid|given|credited by|every|daily|weekly|monthly|on|in|separately
  basic|gross|net|hand|minimum|home|weekly|daily|monthly|fixed|starting|average|total|good|attractive|base pay rs|inr|of|is? # to? start?
  home|salary|wage|wages ~ # to? #? ~ credited|transferred|deposited|paid ${TO_ACCOUNT}
  # rs|rupees|inr? ~~ credited|transferred|deposited|paid to|in|into your|worker|workers|employee|employees s? bank? account
  pay rs|inr? # rs|rupees? to rs|inr? #
  pay rs|inr? # rs|rupees? and|plus|with free? ${BENEFIT}
  pay # cash daily|every|each|per|weekly|same
  deposit|transfer|credit of? salary|salaries|wage|wages|overtime|bonus|incentive|incentives|stipend ~ by|on|in|every #?
  give # hours|hrs
  get|earn|receive rs|inr? # rs|rupees? for|per each|every? order|trip|delivery|piece|visit|day|shift
  get|earn|receive rs|inr? # for each|every
  payment|payments|wages|salary ~ ${APP} daily|weekly|monthly|every|per|same ${PERIOD}? rs|inr? #
  ${APP} payment|payments daily|weekly|monthly|every ${PERIOD}? rs|inr? #
  pay rs|inr? # rs|rupees? k|daily|weekly|monthly|day|week|month|hour|shift
  pay rs|inr? # rs|rupees? per|a|an|each|every ${PERIOD}
  hand|home # credited|transferred|deposited|paid|deposit to|in|into your? bank? account|bank
  hand|home # ~ credited|transferred|deposited|paid to|in your
  # rs|rupees|inr|only? extra|more|additional will|shall|is|are be? paid|given
  # rs|rupees|inr|only? will|shall be? paid|given`;

export const wagesPaid: readonly Rule[] = [
  {
    code: 'money_asked',
    hits: '',
    inside: [
      ...[english, hindi, latin, marathi, bengali, tamil, telugu, malayalam].map(paid),
      BEFORE_THE_MONEY,
      BHOJPURI,
    ].join('\n'),
  },
];
