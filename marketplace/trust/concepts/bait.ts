// Word lists with which job posts are checked for bait, which promises earnings that no work pays: much money from home
// or for little work, money for likes and reviews, and money that is to be invested.
import { type ConceptGroup, lines, words } from './concept.ts';
import { SUM } from './fees.ts';

const EARN = words(
  'earn|earns|earning|earnings|income|profit|profits|kamao|kamaye|kamaen|kamaiye|kamai|kamaane|kamana|munafa',
  'कमाओ|कमाएं|कमाएँ|कमाइए|कमाये|कमाई|कमाना|कमाने|कमाईं|कमवा|कमाव|आमदनी|मुनाफा|नफा|उत्पन्न',
  'আয়|রোজগার|উপার্জন*|ইনকাম*|লাভ|কামান',
  'சம்பாதி*|சம்பாரி*|வருமான*|லாபம்',
  'సంపాది*|సంపాదన*|ఆదాయ*|లాభం',
  'സമ്പാദി*|വരുമാന*|ലാഭം',
);
const DAY = words(
  'daily|day|perday|roz|roj|rozana|rojana|din|pratidin',
  'रोज|रोजाना|प्रतिदिन|दिन|दिवसाला|दररोज|दिवसाचे',
  'দিনে|রোজ|দৈনিক|প্রতিদিন|দিন',
  'தினமும்|தினசரி|நாளைக்கு|நாள்|தினம்|நாளொன்றுக்கு',
  'రోజుకు|రోజుకి|రోజూ|రోజు|దినసరి',
  'ദിവസം|ദിവസവും|ദിവസേന|പ്രതിദിനം|ദിവസത്തിൽ',
);
const WORK = 'work|kaam|kam|effort|mehnat|काम|मेहनत|কাজ|পরিশ্রম|வேலை|పని|പണി|ജോലി';
const FEW_HOURS = '1|2|3|one|two|ek|do|एक|दो|दोन|এক|দুই|ஒரு|இரண்டு|ఒక|రెండు|ഒരു|രണ്ട്';

export const baitConcepts: ConceptGroup = {
  concepts: {
    earn: EARN,
    fromHome: lines(
      'wfh|gharbaithe|घरबैठे|घरबसल्या|வீட்டிலிருந்தே|வீட்டிலிருந்து|వീട്ടിലിരുന്ന്|ఇంటినుంచి|ఇంటినుండి|വീട്ടിലിരുന്ന്|വീട്ടിലിരുന്നു',
      'from|at the|your? home',
      'ghar|घर|घरे baith*|bethe|se|बैठ*|बइठ*|से',
      'घरी|घरातून बसून|काम',
      'ঘরে|বাড়িতে|ঘর|বাড়ি বসে|থেকে|থেকেই',
      'வீட்டில் இருந்து|இருந்தே|இருந்தபடியே|உட்கார்ந்து',
      'ఇంట్లో|ఇంటి|ఇంటి దగ్గర కూర్చుని|ఉండి|నుంచి|నుండి|నుంచే',
      'വീട്ടിൽ ഇരുന്ന്|ഇരുന്നു|നിന്ന്',
    ),
    muchADay: lines(
      `>1999 rs|rupees|rupaye|रुपये|रुपए|টাকা|ரூபாய்|రూపాయలు|രൂപ? every|each|per|a|har|हर|प्रति? ${DAY}`,
      `${DAY} rs|upto|tak|का? >1999`,
      `${DAY} . >1999`,
      `${DAY} . do|teen|char|chaar|paanch|panch|das|दो|तीन|चार|पांच|दस|दोन|पाच|दहा|তিন|চার|পাঁচ|দশ|రెండు|మూడు|నాలుగు|ఐదు|పది hazar|hajar|हजार|হাজার|వేలు`,
      `${DAY} . மூவாயிரம்|நாலாயிரம்|நான்காயிரம்|ஐந்தாயிரம்|பத்தாயிரம்|മൂവായിരം|നാലായിരം|അയ്യായിരം|പതിനായിരം`,
    ),
    muchAMonth: lines(
      '>29999',
      '>18 thousand|hazar|hajar|k|हजार|হাজার|ஆயிரம்|వేలు|ആയിരം',
      'lakh|lakhs|lac|lacs|लाख|লাখ|লক্ষ|லட்சம்|లక్ష|లక్షలు|ലക്ഷം',
    ),
    effortless: lines(
      `no|without|zero|little ${WORK}`,
      `bina|bagair|बिना|बगैर|बिनु|বিনা ${WORK}`,
      `${WORK} ke|के? bina|बिना|ছাড়া|ছাড়াই|இல்லாமல்|లేకుండా|ഇല്ലാതെ`,
      `just|only|sirf|bas|सिर्फ|बस|रोज|roz|daily|working|work ${FEW_HOURS} hour|hours|hr|hrs|ghanta|ghante|घंटे|घंटा|तास|ঘণ্টা|மணி|గంట|గంటలు|മണിക്കൂർ`,
      `${FEW_HOURS} hour|hours|hr|hrs|ghanta|ghante|घंटे|घंटा|तास|ঘণ্টা|மணிநேரம்|గంటలు|മണിക്കൂർ only|work|daily|a|per|kaam|roz|का|ka|काम|रोज|কাজ|வேலை|పని|മാത്രം`,
      'pen|pencil|पेन|पेंसिल|পেন|பேனா|పెన్|പേന pack*|पैक*|প্যাক*|பேக்*|ప్యాక*|പാക്ക*',
      'copy|ad|ads|sms paste|posting|sending',
    ),
    likes: lines(
      'like|likes|liking|subscribe|subscribing|rate|rating|ratings|review|reviews|लाइक|सब्सक्राइब|रेटिंग|रिव्यू|লাইক|சப்ஸ்கிரைப்|லைக்|లైక్|സബ്സ്ക്രൈബ്|ലൈക്ക് .. youtube|video|videos|channel|channels|google|app|apps|reel|reels|hotel|hotels|यूट्यूब|वीडियो|चैनल|ইউটিউব|ভিডিও|வீடியோ|యూట్యూబ్|వీడియో|വീഡിയോ',
      'youtube|video|videos|channel|google|यूट्यूब|वीडियो|चैनल|ইউটিউব|ভিডিও|வீடியோ|యూట్యూబ్|వీడియో|വീഡിയോ .. like|likes|subscribe|rate|rating|review|reviews|लाइक|सब्सक्राइब|रेटिंग|रिव्यू|লাইক|லைக்|లైక్|ലൈക്ക്',
      'ads|ad|advertisements|विज्ञापन|বিজ্ঞাপন watch|watching|see|dekh*|देख*|দেখে',
      'watch|watching|see|click|clicking ads|advertisements|videos',
    ),
    invests: words(
      'invest|investing|investment|nivesh',
      'निवेश|इन्वेस्ट|गुंतवणूक|गुंतवा|गुंतवून',
      'বিনিয়োগ|ইনভেস্ট*',
      'முதலீடு|இன்வெஸ்ட்*',
      'పెట్టుబడి|ఇన్వెస్ట్*',
      'നിക്ഷേപി*|മുതൽമുടക്ക്|ഇൻവെസ്റ്റ്*',
    ),
    moneyDoubled: lines(
      'double|doubles|doubled|triple your|the money|amount|cash',
      'your|money|amount|paisa|paise|पैसा|पैसे|টাকা|பணம்|డబ్బు|പണം double|doubled|doubles|dugna|doguna|दुगना|दोगुना|डबल|दुप्पट|দ্বিগুণ|ডবল|இரட்டிப்பு*|రెట్టింపు|ഇരട്ടി',
    ),
    inDays: lines(
      'in|within # days|weeks|months|day|hours',
      '# din|दिन|दिवसांत|দিনে|நாளில்|నാళ్లలో|రోజుల్లో|ദിവസത്തിൽ me|में|mein?',
    ),
    sum: SUM,
    notNeeded: lines(
      'no|without|zero|nil|need|not|nahi|bina|बिना|नहीं|নেই invest|investment|निवेश|বিনিয়োগ',
      'invest|investment|निवेश|বিনিয়োগ|முதலீடு|పెట్టుబడి no|not|nahi|nil|zero|नहीं|নেই|লাগবে|இல்லை|తேவை|లేదు|వద్దు',
    ),
    moneyOfOthers: words(
      'target|sale|sales|collection|customer|customers|grahak|turnover|cash|counter|shop|overtime|ot|sunday|holiday|holidays|loan|loans|insurance|mutual|bank|policy|policies|quantity|bricks|pieces|boxes|production|parcel|parcels|बिक्री|ग्राहक*|कलेक्शन|टारगेट|ओवरटाइम*|ओवरटाईम*|ओव्हरटाईम*|वसूली|रविवार|ईंट*|डिब्बे|বিক্রি|গ্রাহক*|ওভারটাইম*|கடை|விற்பனை|வசூல்*|ஓவர்டைம்*|అమ్మకాలు|వసూలు|ఓవర్టైమ్*|വിൽപ്പന*|ഓവർടൈ*',
    ),
  },
  combinations: [
    { code: 'pay_high', all: ['muchADay', 'fromHome|earn'], unless: ['moneyOfOthers'], within: 12 },
    { code: 'pay_high', all: ['muchAMonth', 'effortless'], unless: ['moneyOfOthers'], within: 14 },
    { code: 'pay_high', all: ['muchADay', 'effortless'], unless: ['moneyOfOthers'], within: 14 },
    { code: 'pay_high', all: ['likes', 'earn|sum'], unless: ['moneyOfOthers'], within: 14 },
    { code: 'money_asked', all: ['invests', 'sum', 'earn'], unless: ['notNeeded', 'moneyOfOthers'], within: 14 },
    { code: 'money_asked', all: ['moneyDoubled', 'inDays'], unless: ['moneyOfOthers'], within: 10 },
  ],
};
