// Concepts (phrases with one meaning) with which the automatic check of job posts finds unpaid trials. A sentence
// breaks this rule if it names a trial or the first days of work, and says that there are no wages or that wages begin
// later.
import { type ConceptGroup, lines, words } from './concept.ts';

const UNIT = words(
  'day|days|week|weeks|month|months|fortnight|din|dino|dinon|hafta|hafte|haftey|hapta|mahina|mahine|maheena',
  'दिन|दिनों|दिनन|हफ्ता|हफ्ते|हप्ता|सप्ताह|महीना|महीने|महिना|माह|दिवस|दिवसांचे|दिवसाचे|दिवसांचा|दिवसांचं|आठवडा|आठवडे|आठवड्याचे|आठवड्याचा|महिने|महिन्याचे',
  'দিন|দিনের|সপ্তাহ|সপ্তাহের|হপ্তা|মাস|মাসের|মাসে|সপ্তাহে|হপ্তায়|দিনটা|কদিন|কয়দিন',
  'நாள்|நாட்கள்|நாளு|நாளைக்கு|நாள்கள்|நாளும்|வாரம்|வாரத்துக்கு|வாரங்கள்|மாதம்|மாசம்|மாதங்கள்|நாட்களுக்கு|வாரத்திற்கு',
  'రోజు|రోజులు|రోజుల|రోజులకు|రోజూ|వారం|వారాలు|వారాల|వారానికి|నెల|నెలలు|నెలల|రోజుకి',
  'ദിവസം|ദിവസത്തെ|ദിവസത്തേക്ക്|ദിവസങ്ങൾ|ദിവസങ്ങളിൽ|ആഴ്ച|ആഴ്ചയിൽ|ആഴ്ചത്തെ|മാസം|മാസത്തെ|ദിവസങ്ങളുടെ',
);
const FIRST = words(
  'first|initial|starting|pehla|pehle|pehli|pahla|pahle|pahli|phle|shuru|shuruaati|suru|shurwat|shuruat',
  'पहला|पहले|पहली|पहिला|पहिले|पहिली|पहिलका|पहिल्या|शुरू|शुरुआत|शुरुआती|शुरुआत|सुरुवातीचे|सुरुवातीला|सुरवातीचे|सुरुवातीचा|सुरुवातीच्या',
  'প্রথম|শুরুর|শুরুতে|গোড়ার|প্রথমে',
  'முதல்|மொதல்|ஆரம்ப*|தொடக்க*|முதலில்',
  'మొదటి|మొదట|తొలి|ఆరంభ*|మొదట్లో|ముందు',
  'ആദ്യ|ആദ്യത്തെ|ആദ്യം|തുടക്കത്തിൽ|ആദ്യമായി',
);
const COUNT = words(
  '#|one|two|three|four|five|seven|ten|fifteen|few|ek|do|teen|tin|char|chaar|paanch|panch|saat|sat|das|pandrah|kuch|one|half',
  'एक|दो|दू|तीन|चार|पांच|पाँच|सात|आठ|दस|पंद्रह|पनरह|कुछ|दोन|पाच|दहा|पंधरा|काही|एगो',
  'এক|দুই|দু|তিন|চার|পাঁচ|সাত|দশ|পনেরো|কিছু|কয়েক|একটা',
  'ஒரு|இரண்டு|ரெண்டு|மூன்று|மூணு|நாலு|நான்கு|ஐந்து|அஞ்சு|ஏழு|பத்து|சில|பதினைந்து|பதினஞ்சு',
  'ఒక|ఒక్క|రెండు|మూడు|నాలుగు|ఐదు|ఏడు|పది|కొన్ని|పదిహేను',
  'ഒരു|രണ്ട്|രണ്ടു|മൂന്ന്|മൂന്നു|നാല്|നാലു|അഞ്ച്|അഞ്ചു|ഏഴ്|പത്ത്|പത്തു|കുറച്ച്|പതിനഞ്ച്|പതിനഞ്ചു',
);
const TRIAL = words(
  'trial|trail|trials|tryout|probation|apprenticeship|learning|learn|practice|demo|observation|trayal|sikhai|seekhne|sikhne|seekhna|sikhna|seekho|sikho|seekhoge|parakh|aazmaish|azmaish|dikhao|dikhana|test|training|trening',
  'ट्रायल*|परीक्षण|आजमाइश|परख|सीखने|सीखना|सीखो|सीखेंगे|सीखोगे|सिखाई|सीखे|सिखे|सीखत|दिखाओ|दिखाइए|देखेंगे|देखब|देखल|प्रोबेशन|ट्रेनिंग*|प्रशिक्षण*|शिकाऊ|शिकायचे|शिकताना|शिकण्या*|शिकेपर्यंत|शिकायला|बघू|पाहू|चाचणी*|उमेदवारी*',
  'ট্রায়াল*|শেখা*|শিখ*|শিক্ষানবিশ*|দেখব|দেখবো|পরখ|পরীক্ষামূলক*|ট্রেনিং*|প্রশিক্ষণ*|যাচাই*',
  'டிரையல்*|ட்ரையல்*|ட்ரயல்*|பயிற்சி*|கற்று*|கத்து*|பழக*|சோதனை*|பார்ப்போம்|பாப்போம்|டிரெய்னிங்*|ட்ரெய்னிங்*',
  'ట్రయల్*|నేర్చు*|శిక్షణ*|ట్రైనింగ్*|చూస్తాం|చూసి|ప్రొబేషన్*|పరీక్ష*|అప్రెంటిస్*',
  'ട്രയൽ*|ട്രയലി*|പഠി*|പരിശീലന*|ട്രെയിനിങ*|നോക്കാം|നോക്കും|പരീക്ഷണ*|പ്രൊബേഷൻ*|അപ്രന്റി*',
);
const WAGE = words(
  'salary|wage|wages|pay|payment|stipend|money|paisa|paise|paisay|pagar|tankhwah|tankha|tankhah|vetan|mazduri|majduri|mazdoori|majdoori|dihadi|mehnatana|selary|rupya|rupaya|kamai',
  'वेतन|पगार|पैसा|पैसे|पइसा|तनख्वाह|तनखाह|तनखा|मजदूरी|मजूरी|सैलरी|दिहाड़ी|मेहनताना|दरमाहा|रुपया|रुपये|कमाई|मजुरी|रोज|मोबदला|मानधन|मानदेय|पगाराची|पैशाशिवाय',
  'বেতন|মাইনে|মাইনা|টাকা|মজুরি|পয়সা|পারিশ্রমিক|রোজ|হাজিরা',
  'சம்பளம்|சம்பளமே|கூலி|கூலியே|பணம்|காசு|ஊதியம்|பைசா|பேட்டா',
  'జీతం|జీతమే|వేతనం|కూలి|కూలీ|డబ్బు|డబ్బులు|పైసలు|పైసా|జీతాలు',
  'ശമ്പളം|കൂലി|വേതനം|പൈസ|കാശ്|പണം|ശമ്പളമോ|ശമ്പളവും|കൂലിയും',
);
const NOT = words(
  'not|never|no|nil|zero|wont|nothing|nahi|nahin|nhi|nai|na',
  'नहीं|नही|न|ना|नइखे|नाहीं|नाही|नाहीत|नसेल|नको',
  'না|নেই|নয়|নাই',
  'இல்லை|இல்ல|கிடையாது|கிடைக்காது|தரமாட்டோம்|இருக்காது|வராது',
  'లేదు|ఉండదు|రాదు|ఇవ్వం|ఇవ్వము|ఇవ్వరు|ఉండవు|రావు|లేవు',
  'ഇല്ല|കിട്ടില്ല|തരില്ല|ലഭിക്കില്ല|ഉണ്ടാവില്ല|ഉണ്ടാകില്ല|കാണില്ല|നൽകില്ല|കൊടുക്കില്ല|ഉണ്ടായിരിക്കില്ല',
);
const WITHOUT = words('without|bina|bagair|bagar|bin', 'बिना|बगैर|बिनु|बिन|विना|बिगर', 'বিনা|বিনে');
/** Single words and short phrases for unpaid work. */
const UNPAID = lines(
  `${WITHOUT} koi|any|kisi|कोई|किसी|कवनो? ${WAGE}|पगारी|मजुरीने|मोबदला`,
  `${WITHOUT} বেতনে|মাইনেতে|মাইনেয়|পয়সায়|পয়সায়|মজুরিতে|টাকায়|পারিশ্রমিকে`,
  'বেতন|মাইনে|মজুরি|টাকা|পয়সা|পারিশ্রমিক ছাড়া|ছাড়াই',
  `${WAGE} ke|के? bina|bagair|बिना|बगैर|बिनु|शिवाय|विना`,
  'சம்பளம்|கூலி|பணம்|காசு|ஊதியம் இல்லாமல்|இல்லாம|இல்லாமலே|வாங்காமல்|வாங்காம|கொடுக்காமல்',
  'జీతం|కూలి|కూలీ|కూలీలు|జీతాలు|వేతనం|డబ్బు|డబ్బులు|పైసలు|పైసా లేకుండా|తీసుకోకుండా|లేకుండానే|లేని',
  'ശമ്പളം|ശമ്പളമോ|കൂലി|പൈസ|കാശ്|വേതനം|പണം ഇല്ലാതെ|വാങ്ങാതെ|കൂടാതെ',
  words(
    'fokat|phokat|फोकट|फुकट|फुकटात|মাগনা|unpaid|unwaged|nonpaid|voluntary|begar|begaar|honorary|बेगार|अवैतनिक|अनपेड|बिनपगारी|बिनमजुरी|बिनपैशाचे|बिनपैशात|विनावेतन|विनामोबदला|बिनपगाराचे|অবৈতনিক|বেগার|বিনাপয়সায়|বিনাবেতনে|মাগনা|சம்பளமில்லாமல்|சம்பளமில்லா|சம்பளமின்றி|கூலியில்லாமல்|ஓசியில்|இலவசமாக|சும்மா|ఉచితంగా|ఊరికే|ఊరికెనే|ఫ్రీగా|జీతంలేని|ശമ്പളമില്ലാതെ|കൂലിയില്ലാതെ|വെറുതെ|സൗജന്യമായി|ഫ്രീയായി|പൈസയില്ലാതെ|കാശില്ലാതെ',
  ),
  'free|muft|mufat|fokat|phokat|मुफ्त|मुफत|फ्री|फोकट|फुकट|फुकटात|ফ্রি|ফ্রিতে|বিনামূল্যে|മുഫ്ത് me|mein|mai|में|मे|का|ka|के|m? kaam|kam|work|seva|duty|shift|काम|खटे|खटना|राबावे|ड्यूटी|কাজ|পরিশ্রম',
  'kaam|kam|work|works|help|काम|কাজ .. free|muft|fokat|phokat|मुफ्त|फ्री|फोकट|फुकट|फुकटात|মাগনা|ফ্রি|ফ্রিতে',
  'muft|fokat|मुफ्त|फोकट|फुकट me|mein|में|मे',
);
/**
 * Words for taking or asking money. A negation together with one of these words does not mean work without pay: “no
 * money is taken” is an honest promise.
 */
const TAKEN =
  'lagega|lagta|lagti|lagegi|liya|lete|leta|lenge|dena|katega|katenge|kat*|kaat*|charge|charged|asked|required|needed|taken|लगेगा|लगता|लगेगी|लिया|लेते|लेंगे|लेत|देना|कट*|काट*|लागी|लागत|लागत|लिहल|लागणार|लागत|घेत|घेतले|घेतला|कापत|कापले|আগাম|লাগবে|লাগে|নেওয়া|নিই|কাটা|দিতে|கட்ட|தர|வாங்க*|கொடுக்க|పనిలేదు|కట్ట*|తీసుకో*|അടയ്ക്ക*|കൊടുക്കണ്ട|വാങ്ങ*|കൊടുക്കേണ്ട';
/** Phrases for work without pay. */
export const NO_PAY = lines(
  words('പണമില്ല|കാശില്ല|ശമ്പളമില്ല|കൂലിയില്ല|பணமில்லை|காசில்லை|சம்பளமில்லை|கூலியில்லை|சம்பளமில்ல|காசில்ல'),
  `${WAGE} koi|कोई? ${NOT}`,
  `${WAGE} ka|का|nahi|bhi|भी|ही|hi|kuch|कुछ|also|will|shall|is|are|be|ban*|mil*|बन*|मिल*|दिया|दी|diya|di ${NOT}`,
  `${NOT} any|koi|कोई|कवनो? ${WAGE}`,
  `${WAGE} ${NOT} . mil*|ban*|de|denge|diya|दे*|मिल*|बन*|दिया|दिहल|दिला|दिली|be|paid|given`,
  `${WAGE} পাবেন|পাবে|দেওয়া|মিলবে|মেলে|দিই|হয়|জুটবে হবে|হয়? না`,
  `${WAGE} मिळणार|मिळत|दिला|दिले|देत|देणार|देऊ जाणार|जात? नाही|नाहीत`,
  'not|never|wont be? paid|pay',
  'kuch|kuchh|कुछ|कुछो|काही|काहीच|কিছু|কিছুই|ஒன்றும்|ஒண்ணும்|ఏమీ|ഒന്നും nahi|nhi|नहीं|ना|नाही|না mil*|मिल*|मिळ*|দেব|পাবেন',
  'कुछ|काही|কিছু|কিছুই मिळणार|मिळत|পাবেন नाही|না',
  'கணக்கில்|கணக்கு வராது|இல்லை',
);
const ONLY_FOOD = lines(
  'only|just|sirf|bas|khali|keval|सिर्फ|बस|खाली|केवल|फक्त|नुसते|নুধু|শুধু|কেবল|மட்டும்|సాదా|വെറും .. food|meals|lunch|tea|khana|khaana|chai|nashta|खाना|खाने|चाय|नाश्ता|भोजन|खोराकी|जेवण|चहा|খাওয়া|খাবার|চা|টিফিন|சாப்பாடு|டீ|భోజనం|తిండి|ഭക്ഷണം|ഊണ്',
  'khana|khaana|खाना|भोजन|जेवण|খাওয়া|খাবার|சாப்பாடு|భోజనం|తిండి|ഭക്ഷണം|food|meals hi|only|ही|भर|मात्र|फक्त|টুকু|মাত্র|மட்டும்|మాత్రమే|മാത്രം',
);
/** Words for liking a worker or the work, as in “if we like your work, then pay starts”. */
const LIKED = words(
  'like|likes|liked|pick|picked|chosen|select|selected|satisfied|happy|confirmed|okay|ok|suitable|approve|approves|approved|passed',
  'pasand|achha|accha|acha|jamega|jama|thik|theek|sahi|jache|jach',
  'पसंद|पसन्द|जमा|अच्छा|ठीक|जमेगा|जमल|जंचा|जँचा|जंचल|नीमन|बढ़िया|आवडले|आवडल्यास|आवडलं|जमले|पसंत|ठीक|चांगले|पटले|पटलं|पटल्यास',
  'পছন্দ|ভালো|ভাল|মনে',
  'பிடிச்சா|பிடித்தால்|பிடிச்சிருந்தா|பிடித்திருந்தால்|திருப்தி*|சரிப்பட்டா|சரியாக|நல்லா|ஓகே',
  'నచ్చితే|నచ్చితేనే|నచ్చాక|నచ్చిన|బాగుంటే|సరిపోతే|ఓకే',
  'ഇഷ്ടപ്പെട്ടാൽ|ഇഷ്ടമായാൽ|ഇഷ്ടപ്പെട്ടാലേ|കൊള്ളാമെങ്കിൽ|നന്നായാൽ|ശരിയായാൽ|ബോധിച്ചാൽ|തൃപ്തി*',
);
const STARTS = lines(
  `${WAGE} .. start|starts|begin|begins|started|chalu|chaloo|shuru|suru|चालू|शुरू|सुरू|लागू|শুরু|চালু|தொடங்கும்|ஆரம்பம்|ஆரம்பிக்கும்|మొదలు|మొదలవుతుంది|ప్రారంభం|തുടങ്ങും|തുടങ്ങു*|തുടങ്ങുക`,
  'start|starts|after|then|only|baad|tab|tabhi|uske|phir|fir|बाद|तब|तबे|तभी|फिर|उसके|ओकरा|मग|नंतर|पुढे|তারপর|তবেই|পরে|பிறகு|அப்புறம்|பின்|தான்|తర్వాత|అప్పుడు|ఆ|അതിനുശേഷം|ശേഷം|പിന്നെ|എന്നിട്ട് .. ' +
    WAGE,
  `${LIKED} .. ${WAGE}`,
  `${WAGE} only if|when|once|after`,
  `${WAGE} .. baad|after|then|बाद|नंतर|পরে|থেকে|பிறகு|తర్వాత|ശേഷം|മുതൽ`,
);
const WORK = words(
  'work|works|working|kaam|kam|kaaam|job|duty|come|join|aao|karo|karke|karwa*|kara*',
  'काम|खट*|ड्यूटी|आओ|आइए|करो|करके|करा|करून',
  'কাজ|খাট*',
  'வேலை|வந்து|செய்*|பார்*',
  'పని|చేయ*|చేసి|రావాలి|చేస్తే',
  'പണി|ജോലി|ചെയ്ത*|വന്ന*',
);
/** Phrases that make a post harmless: paid trials, holidays, pay rises, and sentences about deductions or fees. */
const PAID_OR_LEAVE = lines(
  'paid|full|fully|same|poora|pura|poori|puri|पूरा|पूरी|पूरे|पुरा|पूर्ण|संपूर्ण|पुरो|পুরো|সবেতন|முழு|முழுசா|పూర్తి|మొత్తం|മുഴുവൻ|മുഴുവനും|തുല്യ . ' +
    WAGE,
  `${WAGE} . poora|pura|पूरा|पूरी|पुरा|full|পুরো|முழுசா|పూర్తిగా|മുഴുവൻ|milega|milegi|मिलेगा|मिलेगी|मिलेंगे|मिली|दिया|दी|दिला|मिळेल|मिळतात|मिळतील|পাবেন|পাওয়া|கிடைக்கும்|உண்டு|தருவோம்|ఇస్తాం|ఇస్తారు|ఉంటుంది|കിട്ടും|തരും|ഉണ്ട്|കിട്ടും`,
  words(
    'paid|leave|leaves|holiday|holidays|chhutti|chutti|chhuti|छुट्टी*|छुट्टि*|अवकाश|सुट्टी*|रजा|ছুটি*|விடுமுறை*|லீவு*|லீவ்*|సెలవు*|లీవ్*|അവധി*|ലീവ*',
  ),
  'no|never|not unpaid',
  'not|never|nahi|nahin|नहीं|नाही|ना be? held|hold|withheld|kept|stopped|cut|deducted|delayed|rok*|kat*|kaat*|रोक*|काट*|कट*|काप*',
  `${WAGE} cut|cuts|cutting|deduction|deductions|loss`,
  words('increase|increases|increased|hike|raise|raised|badh*|बढ़*|वाढ*|বাড়*|உயர*|పెరుగు*|పెంచు*|കൂട്ട*|കൂടും|വർധി*'),
  `${WAGE} .. ${TAKEN}`,
  `${TAKEN} .. ${WAGE}`,
  'fee|fees|fis|फीस|शुल्क|ফি|கட்டணம்|ఫీజు|ഫീസ്',
);

export const trialConcepts: ConceptGroup = {
  concepts: {
    firstDays: lines(
      `${FIRST} .. ${UNIT}`,
      `${COUNT} ${UNIT}`,
      `${COUNT} . ${COUNT} ${UNIT}`,
      `${UNIT} ${FIRST}|भर|bhar`,
      'ഒരാഴ്ച|രണ്ടാഴ്ച|ഒരാഴ്ചത്തേക്ക്|ஒருவாரம்',
      'వారం|వారంపాటు|நாள்|ആഴ്ച|आठवडा|सप्ताह|হপ্তা|একসপ্তাহ|सप्ताहभर|हफ्ता|hafta|hapte రోజులు|రోజుల|పాటు|भर|bhar|tak|तक|ধরে|മുഴുവൻ|పూర్తిగా',
      'week|हफ्ताभर|आठवडाभर|महीनाभर|महिनाभर',
    ),
    trial: lines(TRIAL, 'see|watch|check|observe your|the work|hand', 'काम|kaam देख*|dekh*'),
    unpaid: UNPAID,
    noPay: NO_PAY,
    onlyFood: ONLY_FOOD,
    watched: lines(
      'see|watch|check|observe your|the|his? work|hand|performance',
      'काम|kaam देखेंगे|देखब|देखल|dekhenge|dekhege|dekhunga|dekhke|देखकर|पाहू|बघू|দেখব|দেখবো|பார்ப்போம்|చూస్తాం|చూసి|നോക്കും',
    ),
    liked: LIKED,
    payIfLiked: `${LIKED} .. ${WAGE}`,
    payStarts: STARTS,
    workWord: WORK,
    freely: 'free|muft|मुफ्त|मुफत|फ्री|मोफत|বিনামূল্যে|ফ্রিতে|இலவசமா|இலவசமாக|ఉచితంగా|ఫ్రీగా|സൗജന്യമായി|വെറുതെ',
    lodging: words(
      'food|room|stay|tea|lunch|meals|khana|rehna|rahna|chai|nashta|खाना|रहना|कमरा|चाय|नाश्ता|जेवण|राहणे|খাওয়া|খাবার|থাকা|சாப்பாடு|உணவு|தங்கு*|భోజనం|వసతి|ഭക്ഷണം|താമസം|training|ट्रेनिंग|प्रशिक्षण|ট্রেনিং*|பயிற்சி*|శిక్షణ*|പരിശീലന*|uniform|transport|cab|bus',
    ),
    payLater: lines(
      `${WAGE} begins|begin|starts|start|counts|counted|runs from|on|after the? day|week|month|second|third|eighth|next|fourth`,
      `${WAGE} starts|start|begins|begin|chalu|shuru|शुरू|चालू from|on|after|the? 3|4|5|6|7|8|9|10|11|15|16|31 th|rd|nd|st|day|वें|वे|va|ve`,
      `${WAGE} .. from .. second|third|next|eighth|eleventh|2nd|8th|11th .. ${UNIT}`,
      `dusre|doosre|teesre|tisre|chauthe|agle|दूसरे|तीसरे|चौथे|पांचवें|आठवें|अगले|दुसऱ्या|পরের|দ্বিতীয়|அடுத்த|இரண்டாவது|రెండో|తర్వాతి|അടുത്ത|രണ്ടാം|രണ്ടാമത്തെ . ${UNIT} se|से|पासून|থেকে|இருந்து|నుంచి|నుండి|മുതൽ? .. ${WAGE}`,
    ),
    paidTrial: PAID_OR_LEAVE,
  },
  combinations: [
    { code: 'unpaid_trial', all: ['firstDays|trial', 'unpaid|noPay'], unless: ['paidTrial'], within: 14 },
    { code: 'unpaid_trial', all: ['firstDays', 'liked', 'payStarts'], unless: ['paidTrial'] },
    { code: 'unpaid_trial', all: ['firstDays', 'trial|workWord', 'onlyFood'], unless: ['paidTrial'], within: 14 },
    { code: 'unpaid_trial', all: ['firstDays|trial', 'payLater'], unless: ['paidTrial'], within: 16 },
    { code: 'unpaid_trial', all: ['firstDays', 'trial|workWord', 'payIfLiked'], unless: ['paidTrial'], within: 16 },
    { code: 'unpaid_trial', all: ['firstDays', 'freely', 'workWord'], unless: ['paidTrial', 'lodging'], within: 10 },
    { code: 'unpaid_trial', all: ['firstDays', 'liked', 'onlyFood'], unless: ['paidTrial'], within: 12 },
    { code: 'unpaid_trial', all: ['firstDays', 'trial', 'freely'], unless: ['paidTrial', 'lodging'], within: 7 },
    { code: 'unpaid_trial', all: ['trial', 'liked', 'payStarts'], unless: ['paidTrial'] },
    { code: 'unpaid_trial', all: ['trial', 'onlyFood'], unless: ['paidTrial'], within: 7 },
    { code: 'unpaid_trial', all: ['firstDays', 'watched', 'payStarts'], unless: ['paidTrial'], within: 12 },
  ],
};
