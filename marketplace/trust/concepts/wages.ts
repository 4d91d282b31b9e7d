// Word lists with which the automatic check of job posts finds wages that are held back or paid months later. A
// sentence breaks this rule if it names wages, and has words for holding them or for a late payment.
import { SHOP_MONEY, WAGE_TAKEN_EARLY } from '../rules/money-of-others.ts';
import { type ConceptGroup, lines, NOT, words } from './concept.ts';

export const WAGE = words(
  'salary|salaries|wage|wages|pay|payment|earnings|pagar|tankhwah|tankha|tankhah|tankhaa|vetan|mazduri|majduri|mazdoori|majdoori|dihadi|selary|kamai|paisa|paise|haziri|hajiri',
  'वेतन|पगार|पगाराचे|पगारातले|तनख्वाह|तनखाह|तनखा|मजदूरी|मजूरी|सैलरी|दिहाड़ी|मेहनताना|दरमाहा|कमाई|हाजिरी|हजेरी|मजुरी|पैसा|पैसे|पइसा',
  'বেতন|বেতনের|মাইনে|মাইনেটা|মাইনের|মাইনা|মজুরি|মজুরির|টাকা|হাজিরা|পারিশ্রমিক',
  'சம்பளம்|சம்பளத்தை|சம்பளத்தில்|சம்பளமும்|கூலி|கூலியை|ஊதியம்|சம்பளப்பணம்',
  'జీతం|జీతంలో|జీతాన్ని|జీతాలు|వేతనం|కూలి|కూలీ|జీతమంతా',
  'ശമ്പളം|ശമ്പളത്തിൽ|ശമ്പളത്തിന്റെ|കൂലി|വേതനം|കൂലിയിൽ|ശമ്പളവും',
);
const HELD = words(
  'hold|holds|held|holding|keep|keeps|kept|pile|piles|accumulate|accumulates|accumulated|stored|withheld|withhold|retain|retained|retains|retention|blocked|reserve|reserved|pending',
  'rok*|ruki|ruka|rukegi|rukega|dab*|hold|atka*|phas*|bakaya|baki|pending|rakh*',
  'रोक*|रुकी|रुका|रुकेगी|रुकेगा|दब*|होल्ड|अटका*|अटके|बकाया|बाकी|पेंडिंग|रख*|राख*|अडक*|अडकवून|राखून|ठेव*|थकीत|थकवून|मागे',
  'আটকে|আটকা*|রেখে|রাখা|রাখব|রাখবে|ধরে|চেপে|বাকি|বকেয়া|জমিয়ে',
  'பிடித்*|பிடிச்*|நிறுத்தி*|வைத்*|வைச்*|வச்*|பாக்கி|ஹோல்டு*|நிலுவை*',
  'ఆపి|ఆపుతాం|ఆపుకు*|ఆపేస్తాం|పట్టుకు*|పట్టి|హోల్డ్*|ఉంచు*|నిలిపి*|నిలుపు*|బకాయి|పెండింగ్*|దగ్గర',
  'പിടിച്ച*|പിടിക്ക*|തടഞ്ഞ*|വയ്ക്ക*|വെക്ക*|മാറ്റിവ*|ഹോൾഡ്*|കുടിശ്ശിക*|നിർത്തിവ*|ബാക്കി',
);
/** Phrases for wages that stay with the company. */
const STAYS = lines(
  'stay|stays|remain|remains|kept|keep|left|leave|leaves in? hand? with|in|by? the|our|your? company|us|office|owner|malik|contractor|supervisor|foreman|employer',
  'company|malik|office|seth|hamare|thekedar|कंपनी|मालिक|सेठ|हमारे|ठेकेदार|मालकाकडे|आमच्याकडे|कंपनीकडे|ठेकेदाराकडे|শেঠ|মালিকের|কোম্পানির|আমাদের|ঠিকাদারের|முதலாளி*|எங்ககிட்ட|எங்களிடம்|எங்களிடமே|கம்பெனி*|மேஸ்திரி*|ஓனர்*|మా|యజమాని|కంపెనీ*|ఓనర్*|మేస్త్రీ*|కాంట్రాక్టర్*|ഞങ്ങളുടെ|മുതലാളി*|കമ്പനി*|ഉടമ*|കോൺട്രാക്ടറ* .. rahegi|rahega|rahegaa|rehti|rahti|rehta|jama|रहेगी|रहेगा|रहती|रहता|रही|जमा|राहील|राहणार|থাকবে|জমা|இருக்கும்|இருக்குது|ఉంటుంది|ఉంటాయి|ഇരിക്കും|ഉണ്ടാകും|കാണും',
  'behind|back with us|the|company|owner',
  'jama|जमा|জমা rakh*|rahe*|रह*|रख*|राह*|রাখ*|থাক*',
  'haath|hath|हाथ|হাতে रख*|rakh*|রেখে|রাখা',
);
const FIRST = words(
  'first|1st|initial|pehla|pehle|pehli|pahla|pahle|pahli|last|aakhri',
  'पहला|पहले|पहली|पहिला|पहिले|पहिली|पहिलका|पहिल्या|पहिलकी|आखिरी',
  'প্রথম|পয়লা|শেষ',
  'முதல்|மொதல்|முத*',
  'మొదటి|తొలి|మొదట',
  'ആദ്യ|ആദ്യത്തെ',
);
const PART = words(
  'half|month|months|days|week|weeks|percent|part|mahine|mahina|hafte|hafta|din|aadha|aadhi|adha|hissa|%',
  'महीने|महीना|महिना|महिन्याचा|महिन्याची|महिन्यांचा|महिन्यांची|हफ्ते|हफ्ता|दिन|आधा|आधी|हिस्सा|दिवसांचा|दिवसांची|दिवसांचे|आठवड्याचा|अर्धा|अर्धी|माह',
  'মাসের|সপ্তাহের|দিনের|অর্ধেক|অংশ|হপ্তার',
  'மாத|மாதம்|மாதச்|மாச|மாசம்|மாதத்தின்|வாரம்|வார|நாள்|பாதி',
  'నెల|నెలల|నెలలు|వారం|వారాల|రోజుల|సగం',
  'മാസത്തെ|മാസം|ആഴ്ചത്തെ|ദിവസത്തെ|പകുതി|പാതി|ആഴ്ച',
);
const COUNT =
  'one|two|three|five|seven|ten|fifteen|ek|do|teen|paanch|panch|saat|das|pandrah|एक|दो|दू|तीन|पांच|पाँच|सात|दस|पंद्रह|पनरह|दोन|पाच|दहा|पंधरा|এক|দুই|তিন|পাঁচ|সাত|দশ|পনেরো|ஒரு|இரண்டு|ஐந்து|ஏழு|பத்து|பதினைந்து|ఒక|రెండు|ఐదు|ఏడు|పది|పదిహేను|ഒരു|രണ്ട്|അഞ്ച്|ഏഴ്|പത്ത്|പത്തു|പതിനഞ്ച്';
/** Words for money in general. Beside a number of days, they mean the wage of these days. */
const MONEY = 'money|paisa|paise|paisay|पैसा|पैसे|पइसा|टाका|টাকা|পয়সা|பணம்|காசு|பணத்தை|డబ్బు|డబ్బులు|పైసలు|പണം|കാശ്|പൈസ';
/** Phrases for a payment less often than once a month. */
const SELDOM = lines(
  'every|each|in 2|3|4|6|two|three|four|six months',
  'once|paid|every a|each|every? quarter',
  'har|हर do|teen|chhe|2|3|6|दो|तीन|छह mahine|महीने',
  'do|teen|chhe|2|3|6|दो|तीन|छह mahine|महीने me|mein|में|पर|par ek|एक baar|बार',
  'दोन|तीन|सहा|2|3|6 महिन्यांतून|महिन्यातून|महिन्यांनी एकदा',
  'দুই|তিন|ছয়|2|3|6 মাসে|মাস একবার|অন্তর',
  'இரண்டு|ரெண்டு|மூன்று|மூணு|ஆறு|2|3|6 மாதத்துக்கு|மாதத்திற்கு|மாசத்துக்கு ஒருமுறை|ஒருதடவை|ஒருக்கா',
  'రెండు|మూడు|ఆరు|2|3|6 నెలలకోసారి|నెలలకొకసారి',
  'రెండు|మూడు|ఆరు|2|3|6 నెలలకు ఒకసారి|ఓసారి',
  'രണ്ട്|രണ്ടു|മൂന്ന്|മൂന്നു|ആറ്|2|3|6 മാസത്തിലൊരിക്കൽ|മാസത്തിൽ ഒരിക്കൽ?',
);
const LEAVING = lines(
  words(
    'leave|leaving|resign|resigning|exit|relieving|quit|chhodne|chodne|chhodte|chodte|chhodoge|chhodne|छोड़ने|छोड़ते|छोड़ला|छोड़े|छोड़ोगे|सोडताना|सोडल्यावर|सोडून|ছাড়ার|ছাড়লে|ছেড়ে|ছাড়বার|விலகும்போது|விடும்போது|நிற்கும்போது|போகும்போது|மானே|మానేటప్పుడు|మానేసినప్పుడు|వెళ్ళేటప్పుడు|వెళ్లేటప్పుడు|మానేస్తే|మానేశాక|പിരിയുമ്പോൾ|പോകുമ്പോൾ|നിർത്തുമ്പോൾ|വിടുമ്പോൾ',
  ),
);
/** Words for a payment day that is months away, such as a feast or the end of the season. */
const FEAST = words(
  'diwali|deepavali|holi|durga|pooja|eid|christmas|onam|pongal|dussehra|dasara|harvest|season|contract|saal|sal|yearend|chhath',
  'दिवाली|दीवाली|दीपावली|होली|ईद|छठ|सीजन|साल|बरिस|दशहरा|दिवाळी*|दिवाळीला|दसऱ्याला|हंगाम*|वर्षाच्या|वर्षअखेर*|वर्षाअखेर*|सिझन*|करार',
  'পুজো*|পূজো*|পুজোর|ঈদ*|বছর*|মরসুম*|চৈত্র*|পৌষ*|সিজন*',
  'தீபாவளி*|பொங்கல்*|வருஷ*|வருட*|சீசன்*|ஆண்டு*|அறுவடை*|ஒப்பந்த*',
  'దీపావళి*|సంక్రాంతి*|ఉగాది*|దసరా*|సంవత్సర*|ఏడాది*|సీజన్*|పండగ*|పండుగ*|కాంట్రాక్ట్*',
  'ഓണത്തിന്|ഓണം|വിഷുവിന്|ക്രിസ്മസിന്|പെരുന്നാളിന്|വർഷം|വർഷാവസാന*|സീസൺ*|കരാർ|കൊല്ലം',
);
const TOGETHER = words(
  'together|lumpsum|once|ikattha|iktha|ikatha|ikhatta|ekmusht|saath|sath|saathe|settlement',
  'इकट्ठा|इकट्ठे|इकठ्ठा|एकमुश्त|एकसाथ|साथ|साथे|एकसाथे|एकत्र|एकदम|एकरकमी',
  'একসঙ্গে|একসাথে|একত্রে|একবারে|থোক',
  'மொத்தமா|மொத்தமாக|ஒட்டுமொத்தமா*|சேர்த்து|ஒரேயடியாக',
  'మొత్తం|ఒకేసారి|కలిపి|మొత్తంగా|ఒక్కసారే',
  'ഒരുമിച്ച്|ഒന്നിച്ച്|മൊത്തമായി|ഒറ്റത്തവണയായി',
);
/**
 * Phrases for a payment much more than a month later, such as “in the third month”. A payment after one month is usual.
 */
const LATER = lines(
  'after|in .. 2|3|4|5|6|45|60|90|two|three|four|six|third|second|3rd|2nd|fourth|complete month|months|days',
  'month|months 2|3|4|two|three .. only|onwards',
  '2|3|4|5|6|45|60|90|do|teen|tin|char|dusre|teesre|tisre|doosre|dedh|dhai|दो|दू|तीन|चार|छह|दूसरे|तीसरे|डेढ़|ढाई|तिसरे|दुसरे mahine|mahina|mahino|month|months|din|महीने|महीना|महीनों|महिना|माह|दिन kaam|काम? ka|के|ke|का|pura|पूरा|pure|hone|होने|किए|कइला|काम? .. baad|बाद|par|पर|me|में|मे|poore|पूरे',
  'दूसरे|तीसरे|तीसरका|दुसरका|चौथे|teesre|tisre|dusre|doosre|chauthe mahine|महीने|महीना|month',
  'तिसऱ्या|दुसऱ्या|चौथ्या|सहाव्या महिन्यात|महिन्याला|महिन्यापासून|महिन्यानंतर',
  '2|3|4|6|45|दोन|तीन|चार|सहा महिन्यांनी|महिन्यांनंतर|महिन्यानंतर|महिन्यांनतर|दिवसांनी|महिने|दिवसांनंतर',
  'দুই|দু|তিন|চার|ছয়|ছ|2|3|4|6|45 মাস|মাসের|দিন|মাসে পর|পরে|বাদে|কাজ|পার',
  'তৃতীয়|দ্বিতীয়|চতুর্থ মাসে|মাস|মাসের',
  'இரண்டு|ரெண்டு|மூன்று|மூணு|நாலு|ஆறு|2|3|4|6|45 மாதம்|மாதத்திற்கு|மாசம்|மாசத்துக்கு|மாதங்கள்|மாதங்களுக்கு|நாள்|மாதத்துக்கு|மாதத்திற்குப் .. பிறகு|அப்புறம்|கழித்து|கழிச்சு|பின்|பின்னர்|முடிந்த*|முடிஞ்ச*|தான்|வேலை',
  'மூன்றாவது|மூணாவது|மூணாம்|மூன்றாம்|இரண்டாவது|ரெண்டாவது மாதம்|மாசம்|மாதத்தில்|மாதத்தில்தான்|மாசத்துல',
  'రెండు|మూడు|నాలుగు|ఆరు|2|3|4|6|45 నెలలు|నెలల|నెలలకు|నెలలయ్యాక|రోజుల|నెలలకే .. తర్వాత|తరువాత|పూర్తయ్యాక|చేశాక|చేశాకే|చేసాక|అయ్యాక|గడిచాక|పని|తరవాత|తర్వాతే|పోయాక',
  'మూడో|మూడవ|రెండో|రెండవ|నాలుగో నెల*',
  'രണ്ട്|രണ്ടു|മൂന്ന്|മൂന്നു|നാല്|നാലു|ആറ്|ആറു|2|3|4|6|45 മാസം|മാസത്തിന്|മാസത്തിനു|ദിവസം|മാസങ്ങൾ .. ശേഷം|കഴിഞ്ഞ്|കഴിഞ്ഞേ|കഴിഞ്ഞാൽ|കഴിഞ്ഞാലേ|കഴിഞ്ഞു|കഴിഞ്ഞിട്ട്|കഴിഞ്ഞശേഷം|പൂർത്തി*',
  'മൂന്നാം|മൂന്നാമത്തെ|രണ്ടാം|രണ്ടാമത്തെ മാസം|മാസത്തിൽ|മാസമേ|മാസത്തിലേ|മാസമാണ്',
);
const POCKET_MONEY = words(
  'kharcha|kharchi|kharche|kharchapani|pocketmoney|allowance|खर्चा|खर्ची|खर्चापानी|खुराकी|खोराकी|जेवणापुरते|जेवणापुरता|खर्चापुरते|खर्चीपुरते|हातखर्च*|हातखर्चाला|হাতখরচ*|খোরাকি*|செலவுக்கு|கைச்செலவு*|చేతిఖర్చు*|ఖర్చులకు|ഖർച്ച്|ചെലവിന്|ചെലവിനുള്ള*|ചെലവുകാശ്',
);
/** Words for other payments than the wage itself, and for days off. */
export const LEVEL = words(
  'bonus|bonuses|gift|increment|hike|raise|pf|gratuity|overtime|arrears|leave|leaves|holiday|holidays|advance|बोनस|इनाम|गिफ्ट|तोहफा|पीएफ|बढ़*|बढ़ो*|ग्रेच्युटी|छुट्टी*|सुट्टी*|छुट्टि*|वाढ*|এগ্রিম|বোনাস*|ছুটি*|বাড়*|போனஸ்*|உயர்வு*|விடுமுறை*|లీవ్|బోనస్*|సెలవు*|పెరుగు*|పెంపు*|ബോണസ*|അവധി*|വർധന*|കൂട്ട*|കൂടും|inaam|inam|chutti|chhutti|badh*|increase|increases|increased|revised|revision',
);
const NOT_HELD = lines(
  `${NOT} be|to|ever|kabhi|कभी? ${HELD}|late|delay|delayed`,
  `${HELD} ${NOT}`,
  `${HELD} ${HELD}|রাখি|করি|করা ${NOT}`,
  `${HELD} jati|jata|jate|जाती|जाता|जाते|जाई|जाला|जात|हवे|হয়|হবে|রাখা|rakhte|rakhenge|रखते|रखेंगे|नहीं ${NOT}`,
  'no|koi|कोई|কোনো holding|hold|bakaya|pending|बकाया|dues|বকেয়া',
  'பிடி*ாது|வை*ாது|வை*மாட்டோம்|பிடி*மாட்டோம்|நிறுத்த*ாது|நிறுத்த*மாட்டோம்|പിടി*ില്ല|വെ*ില്ല|വയ്*ില്ല|തട*ില്ല|മാറ്റി*ില്ല',
  'ఆపము|ఆపం|ఆపబడదు|ఉంచుకోము|ఉంచుకోం|నిలిపివేయము|పట్టుకోం|பிடிக்கமாட்டோம்|நிறுத்தமாட்டோம்|பிடிப்பதில்லை|பிடிக்க|பிடிக்கல|പിടിക്കില്ല|പിടിച്ചുവയ്ക്കില്ല|പിടിച്ചുവെക്കില്ല|വയ്ക്കില്ല|തടയില്ല|പിടിക്കാറില്ല|കുറയ്ക്കില്ല|കുറക്കില്ല',
  SHOP_MONEY,
  WAGE_TAKEN_EARLY,
  'time|samay|waqt|समय|वक्त|वेळेवर|সময়মতো par|पर|pe',
  `${HELD} . மாட்டோம்|மாட்டாங்க|மாட்டார்கள்`,
  words('வைப்பதில்லை|பிடிப்பதில்லை|நிறுத்துவதில்லை|కోయం|పెట్టం|ఉంచం|വയ്ക്കാറില്ല|വയ്ക്കില്ല'),
  'baki|bakaya|बाकी|বাকি no|ka|के|का|सब|rest|everything',
);

export const wageConcepts: ConceptGroup = {
  concepts: {
    wages: WAGE,
    partOfWages: lines(
      `${FIRST} .. ${WAGE}`,
      `${PART} . ${WAGE}`,
      `${FIRST} ${PART} .. ${WAGE}`,
      `#|one|two|ek|do|teen|एक|दो|दोन|এক|দুই|ஒரு|ఒక|రెండు|ഒരു|രണ്ട് ${PART} .. ${WAGE}`,
      `${WAGE} . ${PART}`,
      `#|${COUNT} . ${PART} .. ${MONEY}`,
    ),
    seldom: SELDOM,
    firstWages: lines(`${FIRST} .. ${WAGE}`),
    heldAsSecurity: lines(
      `${FIRST} one|month|months|week|weeks|salary|pay|wage|wages? . stay|stays|stay|remain|remains|is|be|kept|goes as|for|in|with caution|security|deposit|guarantee`,
    ),
    held: HELD,
    staysThere: STAYS,
    onLeaving: LEAVING,
    feast: FEAST,
    cutAndKept:
      'kaat*|deduct|deducted|काट*|काप*|কেটে|பிடித்து|పట్టి|പിടിച്ച് .. jama|rakh*|keep|kept|जमा|रख*|ठेव*|রাখ*|জমা|வைப்*|ఉంచ*|വെക്ക*|വയ്ക്ക*',
    together: lines('एके|एक|ek बेर|बार|baar', TOGETHER, 'one|single go|shot|payment|time'),
    later: LATER,
    pocketMoney: lines(POCKET_MONEY, 'food|pocket|tea|ration money|expenses', 'khane|खाने ka|के|का paisa|पैसा|पैसे'),
    endOfJob: lines(
      'when|after|till|until|once the|whole|entire? building|project|site|work|job|slab|contract is|gets? finished|over|complete|completed|done|ends',
      'project|building|site|thekka|theka|प्रोजेक्ट|बिल्डिंग|साइट|ठेका|इमारत|काम khatam|pura|poora|complete|खत्म|पूरा|पूर्ण|संपल्यावर|संपल्यानंतर',
    ),
    // Phrases for the end of a building or a contract, which is months away. Payment at the end of a smaller piece of
    // work is usual.
    endOfBuilding: lines(
      'when|after|till|until|once the|whole|entire? building|project|slab|contract is|gets? finished|over|complete|completed|done|ends',
      'project|building|thekka|theka|प्रोजेक्ट|बिल्डिंग|ठेका|इमारत khatam|pura|poora|complete|खत्म|पूरा|पूर्ण|संपल्यावर|संपल्यानंतर',
    ),
    yearly: lines(
      'year|saal|साल|वर्ष|বছর|வருஷ|సంవత్సర|വർഷ* end|complete|finish|finishes|finished|khatam|khatm|pura|पूरा|खत्म|खतम|ke|के|ant|अंत|শেষে|শেষ|கடைசி*|முடிவில்|చివర*|അവസാനം',
      'end of',
      'saal|sal|साल|बरिस|वर्षा*|वर्ष baad|बाद|नंतर|par|पर',
      'after|when .. complete|completing|finish|finishes|finishing|one|1 . year|season|contract|agreement|bond',
    ),
    notHeld: NOT_HELD,
    // Phrases such as “within two days”. A promise to pay the last wage so soon is honest: the law requires the payment
    // within two working days (Code on Wages 2019, section 17).
    soon: lines(
      `within|in 1|2|3|7|one|two|three|seven|a working? day|days|week`,
      '1|2|3|4|5|6|7|ek|do|teen|saat|एक|दो|दू|तीन|सात|दुइ din|dino|दिन|दिनों ke|के? andar|bhitar|mein|me|m|अंदर|भीतर|में|मे',
      '1|2|3|7|एका|दोन|तीन|सात|आठ दिवसांत|दिवसात|दिवसांच्या|दिवसांमध्ये',
      '1|2|3|7|এক|দুই|দু|তিন|সাত দিনে|দিনের মধ্যে|মধ্যেই|ভিতর|ভেতর?',
      '1|2|3|7|ஒரு|இரண்டு|ரெண்டு|மூன்று|ஏழு நாளில்|நாட்களில்|நாளுக்குள்|நாட்களுக்குள்|நாளுக்குள்ளே|நாள்ல|வாரத்தில்|வாரத்துக்குள்',
      '1|2|3|7|ఒక|రెండు|మూడు|ఏడు రోజుల్లో|రోజులలో|రోజుల్లోపు|రోజుల్లోనే|రోజుల లోపు?',
      '1|2|3|7|ഒരു|രണ്ട്|രണ്ടു|മൂന്ന്|മൂന്നു|ഏഴ് ദിവസത്തിനകം|ദിവസത്തിനുള്ളിൽ|ദിവസത്തിൽ|ദിവസങ്ങൾക്കകം|ദിവസങ്ങൾക്കുള്ളിൽ',
      'same|usi|उसी|त्याच|সেই|সেদিনই|அதே|అదే|അന്നുതന്നെ|അതേ day|din|दिन|दिवशी|দিন|দিনই|நாள்|రోజు|ദിവസം|ദിവസംതന്നെ',
    ),
    share: words(
      'hissa|hisa|commission|comission|share|percent|dalali|हिस्सा|कमीशन|दलाली|हिस्सेदारी|कमिशन|वाटा|কমিশন|ভাগ|দালালি|கமிஷன்|பங்கு|கமிஷனாக|కమీషన్|వాటా|കമ്മീഷൻ|വിഹിതം',
    ),
    toAgent: words(
      'our|ours|hamara|hamari|humara|humari|hame|humko|hamko|agent|agency|consultancy|broker|office|हमारा|हमारी|हमें|हमको|एजेंट|एजेंसी|दलाल|कंसल्टेंसी|आमचा|आमचे|आमची|एजंट*|আমাদের|এজেন্ট*|দালাল*|எங்கள்|எங்களுக்கு|ஏஜெண்ட்*|ஏஜென்ட்*|మా|మాకు|ఏజెంట్*|ഞങ്ങളുടെ|ഞങ്ങൾക്ക്|ഏജന്റ*',
    ),
    goesTo: lines(
      'goes|go|will|to .. to? agent|agency|consultancy|broker|office|us',
      'agent|agency|consultancy|एजेंट|एजेंसी|दलाल|कंसल्टेंसी ko|को|ki|की|ka|का? jaegi|jayegi|jayega|milegi|जाएगी|जाएगा|मिलेगी',
    ),
    wePay: 'we|company|owner will|shall|also|always? pay',
    regularly: words(
      'daily|weekly|monthly|every|day|week|roz|roj|hafte|rozana|रोज|रोजाना|हफ्ते|साप्ताहिक|दररोज|रोज|दैनिक|সাপ্তাহিক|দৈনিক|தினமும்|வார|రోజూ|వారం|ദിവസവും|ആഴ്ച|milestone|duration|permanent|new|next|another|दूसरी|नया',
    ),
    countedDays: `#|${COUNT} ${PART}`,
    otherPay: LEVEL,
  },
  // “The money of ten days” is a wage, so words inside this phrase do not show that the money belongs to the shop.
  voidInside: { notHeld: ['countedDays'], wages: ['wePay'] },
  combinations: [
    { code: 'pay_held', all: ['partOfWages', 'held|staysThere'], unless: ['notHeld', 'otherPay', 'soon'], within: 11 },
    {
      code: 'pay_held',
      all: ['wages', 'held|staysThere', 'onLeaving|feast|later|yearly'],
      unless: ['notHeld', 'otherPay', 'soon'],
    },
    {
      code: 'pay_held',
      all: ['wages', 'onLeaving|feast|yearly|later', 'together'],
      unless: ['notHeld', 'otherPay', 'soon'],
    },
    { code: 'money_asked', all: ['partOfWages|firstWages', 'share', 'toAgent'], unless: ['otherPay'], within: 10 },
    { code: 'broker', all: ['firstWages', 'goesTo'], within: 9 },
    { code: 'pay_held', all: ['wages', 'endOfBuilding'], unless: ['notHeld', 'otherPay', 'regularly'], within: 8 },
    { code: 'pay_held', all: ['wages', 'seldom'], unless: ['notHeld', 'otherPay'], within: 8 },
    { code: 'pay_held', all: ['heldAsSecurity', 'wages|partOfWages'], unless: ['notHeld', 'otherPay'] },
    { code: 'pay_held', all: ['cutAndKept', 'yearly|onLeaving|feast'], unless: ['notHeld', 'otherPay'] },
    { code: 'pay_held', all: ['partOfWages', 'onLeaving|yearly'], unless: ['notHeld', 'otherPay', 'soon'] },
    { code: 'pay_held', all: ['firstWages', 'later|onLeaving|yearly|feast'], unless: ['notHeld', 'otherPay', 'soon'] },
    {
      code: 'pay_held',
      all: ['wages', 'pocketMoney', 'later|feast|yearly|onLeaving|endOfJob'],
      unless: ['notHeld', 'otherPay'],
    },
  ],
};
