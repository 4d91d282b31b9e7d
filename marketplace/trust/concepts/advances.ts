// Concepts (phrases with one meaning) with which the automatic check of job posts finds advances that bind a worker to
// stay. A sentence breaks this rule if it names an advance or a term of work, and says that the worker may not leave,
// must first repay or loses pay.

import { type ConceptGroup, lines, NOT, words } from './concept.ts';
import { SUM } from './fees.ts';

const ADVANCE = words(
  'owe|owes|advance|advances|adwance|advans|loan|debt|debts|dues|peshgi|peshagi|pesagi|udhar|udhaar|karz|karza|karj|karja|qarz|dadan|dadni|uchal|baki|bakaya|byana|bayana|credit',
  'एडवांस|अडवांस|ऐडवांस|एडवान्स|पेशगी|पेसगी|उधार|उधारी|कर्ज|कर्जा|करजा|करज|कर्जे|दादन|दादनी|अग्रिम|बयाना|बकाया|लोन|उचल|उचली|उचलीचे|उचलचे|आगाऊ|अॅडव्हान्स|ॲडव्हान्स|कर्जाचे|बाकी|देणे|ऋण',
  'অগ্রিম|আগাম|দাদন*|কর্জ|ধার|ধারের|ঋণ*|অ্যাডভান্স*|এডভান্স*|দেনা|লোন*|বায়না',
  'முன்பணம்|முன்பணத்தை|முன்பண*|அட்வான்ஸ்*|அட்வான்சு*|கடன்*|கடனை|பாக்கி*|லோன்*',
  'అడ్వాన్స్*|అడ్వాన్సు*|అప్పు*|బాకీ*|ముందస్తు|లోన్*|రుణం*|ముందుగా',
  'മുൻകൂർ|മുൻകൂറ*|അഡ്വാൻസ*|കടം|കടവും|കടത്തി*|വായ്പ*|ലോൺ*|ലോണി*|കടബാധ്യത*',
);
const LEAVE = words(
  'leave|leaves|leaving|quit|quits|go|goes|going|depart|walk|exit|run|runs|ran|move|moves|abscond|absconds|discontinue',
  'bahar|baahar|chhod*|chod*|chhor*|jana|jaana|ja|jaa|jaane|jane|jaoge|jayega|jaa*|bhag*|nikal*|ghar|gaon|gaanv',
  'बाहर|छोड़*|छोड*|जाना|जाने|जा|जाए|जाएँ|जाओगे|जाई|जाये|भाग*|भग*|निकल*|घर|गांव|घरे|गाँवे|सोड*|जाऊ|जाता|जायचे|जायचं|गावी|निघ*',
  'ছাড়*|ছেড়ে|যাওয়া|যেতে|গেলে|যান|পালালে|চলে|বাড়ি|পালা*|বেরোতে',
  'விட்டு|போக*|போகக்*|வெளியே*|ஊருக்கு|கிளம்ப*|வீட்டுக்கு|விலக*|நிற்க|நின்றுவிட',
  'వెళ్*|మానే*|మాన*|వదిలి*|వదల*|ఊరికి|ఇంటికి|బయటకు|పోవ*|పోకూడదు|కదల*',
  'വിട്ട*|വിടാൻ|പോകാൻ|പോകാനാ*|പോവാൻ|പോകരുത്|നാട്ടിലേക്ക്|നാട്ടിൽ|വീട്ടിലേക്ക്|പിരിഞ്ഞ*|ഉപേക്ഷി*|നിർത്ത*|പോയാൽ|വിട്ടാൽ|പോകുന്ന*|നിർത്താൻ',
);
/** Single words for “may not leave”. */
const STAYS_BOUND = words(
  'போகமுடியாது|போகக்கூடாது|வெளியேறமுடியாது|விடமாட்டோம்|அனுப்பமாட்டோம்|நகரக்கூடாது|கிளம்பக்கூடாது|செல்லக்கூடாது',
  'వెళ్లలేరు|వెళ్ళలేరు|మానలేరు|వదలలేరు|మానకూడదు|వదలకూడదు|వెళ్లకూడదు|వెళ్ళకూడదు|మానేయకూడదు|వెళ్లరాదు|మానరాదు|వదలరాదు|పోకూడదు|కదలకూడదు|వదలం|పంపం|పంపించం|వెళ్లనివ్వం|వెళ్ళనివ్వం|వదిలిపెట్టం|పోనివ్వం|కదలొద్దు|మానొద్దు|వెళ్లొద్దు|వెళ్ళొద్దు|పోవద్దు|వెళ్లనివ్వరు',
  'പോകരുത്|വിടില്ല|പോകാനാവില്ല|പോകാനാകില്ല|വിടുകയില്ല|വിടുന്നതല്ല|പോകാനൊക്കില്ല|പിരിയാനാവില്ല',
);
const REPAY = words(
  'repaid|repay|repays|repaying|cleared|clear|clears|clearing|adjusted|recovered|returned|settled|paid|worked|finished|over|deducted|squared|balance',
  'chuk*|utar*|vasool|vasul|wasool|pat|patne|pata|kat|katne|kate|pura|poora|poori|tut*|ada|barabar|chukta',
  'चुक*|उतर*|वसूल*|पट*|कट*|पूरा|पूरी|टूट*|टुट*|अदा|बराबर|सध*|चुकता|फिट*|फेड*|फेडे*|वळती|वसुल|पूर्ण|भरपाई|भर|भराई|संप*|निल',
  'শোধ*|মেটা*|মিট*|কাট*|পরিশোধ*|ফেরত|উশুল*|উসুল*|চুক*',
  'தீர*|கழி*|அடை*|அடைக்*|திருப்பி*|முடியும்|கட்டி*|கட்டும்|நேராகும்',
  'తీర*|తీరే*|తీర్చ*|చెల్లిం*|అయ్యే*|కట్టే*|కడితే|పూర్తి*|తీరాక|తీరితేనే|కట్టించు*',
  'വീട്ട*|വീട്ടിത്തീർക്ക*|തീർക്ക*|തീർത്ത*|തീരു*|തിരിച്ചടച്ച*|തിരിച്ചടയ്ക്ക*|തിരിച്ചടക്ക*|അടച്ച*|കഴിയും|വീടു*|കൊടുത്തുതീർ*|തീരാതെ',
);
const UNTIL = words(
  'till|until|unless|before|without|tak|jabtak|bina|bagair|jab|pehle|pahle',
  'तक|तबतक|जबतक|ले|जबले|तबले|बिना|बगैर|बिनु|पहले|पहिले|पर्यंत|तोवर|तोपर्यंत|शिवाय|बिगर|आधी|जोवर|होईपर्यंत',
  'পর্যন্ত|অবধি|যতদিন|আগে|না|ছাড়া',
  'வரை|வரைக்கும்|வரையில்|முன்|முன்னாடி|முன்னால்|இல்லாமல்',
  'వరకు|వరకూ|దాకా|ముందు|లేకుండా|కాకుండా|వరకే',
  'വരെ|വരെയും|മുമ്പ്|മുൻപ്|മുന്നേ|ഇല്ലാതെ',
);
/** Single words that mean “until it is repaid” or “without repaying”. */
const UNTIL_REPAID = words(
  'फिटेपर्यंत|फेडेपर्यंत|संपेपर्यंत|फिटल्याशिवाय|फेडल्याशिवाय|संपल्याशिवाय|फिटेस्तोवर|फेडल्याबिगर|वळतीपर्यंत|दिल्याशिवाय|चुकवल्याशिवाय',
  'தீராமல்|அடைக்காமல்|கட்டாமல்|கழிக்காமல்|தீர்க்காமல்|அடைக்காம|தீராம|கட்டாம|திருப்பாமல்',
  'తీరకుండా|తీర్చకుండా|కట్టకుండా|చెల్లించకుండా|తీరేవరకు|తీరేదాకా|తీర్చేవరకు|తీర్చేదాకా|తీరనిదే|కట్టనిదే|తీరేంతవరకు',
  'വീട്ടിത്തീർക്കാതെ|തീർക്കാതെ|വീട്ടാതെ|തിരിച്ചടയ്ക്കാതെ|തിരിച്ചടക്കാതെ|അടയ്ക്കാതെ|തീരാതെ|തീരുവോളം|തീരുംവരെ|തീർക്കുംവരെ|തീരുന്നതുവരെ|തീർക്കുന്നതുവരെ|വീടുന്നതുവരെ|വീട്ടുന്നതുവരെ|കൊടുക്കാതെ|തീർന്നിട്ടേ|വീട്ടിയിട്ടേ|തീർത്തിട്ടേ',
);
const STAY = words(
  'stay|stays|live|remain|work|works|working|continue|bound|stuck|serve',
  'kaam|kam|rehna|rahna|rukna|tikna|rahoge|rahega|rehna|ruko|rahiye|raho|rahenge|mazduri|bandhe|bandha',
  'काम|रहना|रहिए|रहीं|रुकना|टिकना|रहोगे|रहेगा|रहो|रुको|रहे|रहेके|रुके|मजदूरी|बंधे|बंधा|खटे|खटना|राहावे|राहायचे|राहा|राबावे|थांबावे|राहणे|राहावं|थांबायचं|राहायचं|बांधील',
  'কাজ|থাকতে|থাকা|থাকবেন|খাটতে|খাটা|থাকতেই|আটকে|বাঁধা',
  'வேலை|இருக்க|இருக்கணும்|தங்க*|உழைக்க*|இருங்க|இருக்கவேண்டும்|செய்யணும்|கட்டாயம்',
  'పని|ఉండాలి|చేయాలి|చెయ్యాలి|ఉండాల్సిందే|చేయాల్సిందే|ఉండాల్సి|పనిచేయాలి',
  'ജോലി|പണി|നിൽക്കണം|നിക്കണം|ചെയ്യണം|താമസിക്ക*|പണിയെടുക്ക*|നിന്നേ|തുടര*|ഇരിക്കണം|പണിയണം',
);
const MUST = words(
  'must|have|need|has|stay|stays|till|until|hoga|padega|padegi|karo|rahiye|raho|compulsory|zaroori|jaruri',
  'होगा|पड़ेगा|पड़ेगी|पड़ी|रहिए|रहो|रहीं|होई|जरूरी|अनिवार्य|लागेल|लागते|पाहिजे|आवश्यक|हवे|करना|करनी|करे|करीं',
  'হবে|হবেই|বাধ্য|লাগবে',
  'வேண்டும்|வேணும்|இருக்கணும்|செய்யணும்|கட்டாயம்|இருங்க',
  'ఉండాలి|చేయాలి|చెయ్యాలి|తప్పనిసరి|ఉండాల్సిందే|చేయాల్సిందే|పనిచేయాలి',
  'വേണം|നിൽക്കണം|നിക്കണം|ചെയ്യണം|നിർബന്ധം|പണിയെടുക്കണം|ജോലിചെയ്യണം|പണിയണം',
);
/** Words for an obligation, such as “must” and “compulsory”. */
const MUST_SERVE = words(
  'must|compulsory|compulsorily|padenge|padega|honge|hoga|zaroori|पड़ेंगे|पड़ेगा|होंगे|होगा|जरूरी|थांबायचे|थांबायचं|राहायचे|राबायचे|थांबावे|राहावे|लागतील|लागेल|হবে|হবেই|বাধ্যতামূলক|வேண்டும்|வேணும்|கட்டாயம்|తప్పనిసరి|తప్పదు|చేయాల్సిందే|ఉండాల్సిందే|നിർബന്ധം|നിർബന്ധമാണ്|വേണം',
);
const HALFWAY = lines(
  words(
    'midway|halfway|middle|inbetween|early|beforehand|अधबीच|अधूरा|मध्येच|अर्ध्यात|अर्धवट|मधेच|মাঝপথে|মাঝখানে|মাঝে|நடுவில்|நடுவுல|இடையில்|பாதியில்|பாதியிலே|இடையிலேயே|మధ్యలో|మధ్యలోనే|మధ్యన|ഇടയ്ക്ക്|ഇടക്ക്|പകുതിക്ക്|പാതിവഴിയിൽ|ഇടയിൽ',
  ),
  'beech|bich|bichme me|mein|m|se',
  'बीच|बिच|बीचे में|मे|से',
  'season|saal|kaam|सीजन|साल|काम ke|के beech|bich|बीच',
  'mid season|way|term|year|contract|month',
  'in between',
  'बीच|बिच|बीचे|आधे में|मे|में|से|रास्ते?',
  'before .. season|year|term|contract|months|month|complete|completion|completing|time',
  words('samay|time|season|saal|समय|सीजन|साल|मुदत*|हंगाम*|সময়*|மாசத்துக்கு|ഗഡുവ്') +
    ' se|से|tak|के|ke? pehle|pahle|पहले|पहिले|आधी|পূর্বে|আগে',
);
const LOSE = words(
  'nothing|forfeit|forfeits|forfeited|lose|loses|lost|zero|nil|penalty|fine|double|twice|refund|repay|recover|recovered|zabt|jabt|jurmana|dand|harjana|dugna|doguna|duguna|kuch|kuchh|ek',
  'एक|कुछ|कुच्छो|कुछो|जब्त|जुर्माना|दंड|डांड|हर्जाना|दुगना|दोगुना|दुगुना|डबल|एको|एकहू|फूटी|कौड़ी|काहीच|काही|दुप्पट|जप्त|दमडी|एकही|भरपाई',
  'কিছুই|কিছু|জরিমানা|দ্বিগুণ|ডবল|বাজেয়াপ্ত|ক্ষতিপূরণ|এক|কানাকড়ি',
  'ஒண்ணும்|ஒன்றும்|எதுவும்|அபராதம்|இரட்டிப்பு|ரெண்டு|காசு|பைசா|இரண்டு',
  'ఏమీ|ఏమి|జరిమానా|రెట్టింపు|డబుల్|పైసా|ఒక్క|రూపాయి|నష్టపరిహారం',
  'ഒന്നും|ഒരു|പിഴ|ഇരട്ടി|നഷ്ടപരിഹാരം|പൈസ|നഷ്ടപ്പെടും|കിട്ടില്ല',
);
const NOT_GIVEN = words(
  'கிடையாது|கிடைக்காது|தரமாட்டோம்|வராது|இல்லை|இல்ல|ఇవ్వం|రాదు|ఇవ్వరు|ఉండదు|లేదు|రాదు|കിട്ടില്ല|തരില്ല|ഇല്ല|ലഭിക്കില്ല|കൊടുക്കില്ല',
);
const TERM = words(
  'crop|season|year|years|contract|term|saal|sal|baras|sijan|mausam',
  'सीजन|सीज़न|साल|बरिस|बरस|मौसम|करार|वर्ष|वर्षे|वर्षं|हंगाम|हंगामभर|हंगामात|सालभर|वर्षभर',
  'মরসুম*|মৌসুম*|বছর*|সিজন*|চুক্তি*',
  'சீசன்*|வருஷம்*|வருடம்*|வருஷத்துக்கு|ஆண்டு*|ஒப்பந்த*|பருவம்*|வருசம்',
  'సీజన్*|సంవత్సరం*|సంవత్సరాలు|ఏడాది*|ఏళ్లు|ఏళ్ళు|కాంట్రాక్ట్*|ఒప్పందం*',
  'സീസൺ*|വർഷം*|വർഷത്തേക്ക്|കൊല്ലം*|കരാർ*|സീസണി*',
);
const WHOLE = words(
  'full|whole|entire|complete|till|until|all|pura|poora|poore|pure|puri|bhar',
  'पूरा|पूरी|पूरे|सारा|सउँसे|भर|पुरा|पुरे|अख्खा|संपूर्ण|सगळा|पूर्ण',
  'পুরো|সারা|গোটা',
  'முழுக்க|முழுவதும்|முழு|பூரா|முழுசும்',
  'మొత్తం|పూర్తి|పూర్తిగా|అంతా|నిండా',
  'മുഴുവൻ|മുഴുവനും|പൂർണ|തീരും',
);
/**
 * Phrases that make an advance harmless: the worker may leave at any time, or the advance has no interest or condition.
 */
const FREE = lines(
  'free to',
  'rok|roktok|pabandi|bandish|restriction|बंदिश|रोक|रोकटोक|पाबंदी|मनाही|বাধা|தடை|అడ్డంకి|തടസ്സ* nahi|नहीं|नाही|नइखे|নেই|இல்லை|లేదు|ഇല്ല|മില്ല',
  'no rok|रोक|restriction|pabandi',
  'any time|day|moment',
  words(
    'anytime|whenever|freely|interestfree|jabhi|kabhi|kabbo|marzi|आजाद|आज़ाद|मर्जी|कभी|कबो|कबहूँ|कधीही|कधी|केव्हाही|मोकळीक|मोकळे|हवं|যখন|যেকোনো|ইচ্ছা|ইচ্ছে|எப்போது|எப்ப|எப்போ|எப்பவும்|விருப்பம்*|ఎప్పుడైనా|ఎప్పుడు|ఇష్టం|స్వేచ్ఛ*|എപ്പോൾ|എപ്പോഴും|എപ്പോൾവേണമെങ്കിലും|ഇഷ്ടം*|സ്വാതന്ത്ര്യ*|എപ്പോഴാ*',
  ),
  'जब|jab चाह*|chah*|मन|man',
  'छोड़*|छोड*|जाना|chhod*|chod*|jana चाह*|chah* तो|to जा|जाओ|जाएं|छोड़|छोड|ja|jao|jaye|jaaye|chhod|chod',
  'leave|go|quit if|when you|they want|wish|like',
  'bina|बिना|बिन byaj|byaaj|interest|ब्याज|सूद',
  'byaj|byaaj|interest|ब्याज|व्याज|সুদ|வட்டி|వడ్డీ|പലിശ ~ nahi|no|नहीं|नाही|ना|নেই|இல்லை|கிடையாது|లేదు|ഇല്ല',
  'no|without|zero bond|binding|penalty|advance|loan',
  'koi|कोई|কোনো bond|bandhan|shart|शर्त|बंधन|বন্ধন ~ nahi|नहीं|নেই',
  'बंधन|शर्त|अट|bandhan|shart नहीं|नाही|नइखे|nahi',
  'வட்டியில்லா*|வட்டியில்லாமல்|வடியில்லா|പലിശരഹിത|പലിശയില്ല*|పలిశ|వడ్డీలేని|ബിനാ|বিনা সুদে',
);

export const advanceConcepts: ConceptGroup = {
  concepts: {
    // Phrases for an advance that the worker has taken, also without the word: “took 20,000”.
    advance: lines(
      ADVANCE,
      `# rs|rupees|rupaye|हजार|हजार|hajar|hazar|thousand|रुपये|रुपिया|টাকা|ரூபாய்|రూపాయలు|രൂപ? नकद|cash|nakad? lo|लो|lekar|leke|liya|uthaya|uthaye|लेकर|लेके|लेइके|लिया|उठाया|उठाए|घेतले|घेतल्यास|उचलले|নিলে|নিয়ে|வாங்கினால்|வாங்கினா|తీసుకుంటే|వാങ്ങിയാൽ|വാങ്ങിയാൽ`,
      'das|bees|pandrah|दस|बीस|पंद्रह|दहा|वीस|দশ|বিশ hajar|hazar|हजार|হাজার lekar|leke|liya|uthaya|लेकर|लेके|लेइके|लिया|उठाया|घेतले|নিলে|নিয়ে',
      'take|takes|took|taken # rs|rupees? now|today|and|at',
    ),
    sum: SUM,
    untilRepaid: lines(`${UNTIL} .. ${REPAY}`, `${REPAY} .. ${UNTIL}`, UNTIL_REPAID, 'work|worked|working off'),
    bound: lines(
      `${LEAVE} . ${NOT} sakte|sakta|sakoge|dena|denge|hoga|hogi|milega|hai|सकते|सकता|सकेंगे|सकोगे|होगा|होगी|देंगे|मिलेगा|दिया|है|बा|दिहल|येणार|देणार|मिळणार?`,
      `${NOT} . ${LEAVE}`,
      `${LEAVE} .. ${NOT}`,
      STAYS_BOUND,
      `${LEAVE} mana|मना|मनाही|বারণ|নিষেধ`,
    ),
    mustStay: lines(`${STAY} .. ${MUST}`, `${MUST} .. ${STAY}`, 'रहिए|रहो|raho|rahiye|rahoge|रहोगे|ఉండాల్సిందే|നിന്നേ'),
    halfway: HALFWAY,
    leaves: LEAVE,
    loses: lines(
      `${LOSE} .. ${NOT}|${NOT_GIVEN}`,
      words(
        'forfeit|forfeits|forfeited|lose|loses|zabt|jabt|jurmana|dand|harjana|जब्त|जुर्माना|हर्जाना|डांड|दंड|दुप्पट|जप्त|জরিমানা|বাজেয়াপ্ত|அபராதம்|జరిమానా|రెట్టింపు|పిఴ|പിഴ|penalty|nothing|zero|shunya|शून्य',
      ),
    ),
    repaidFirst: UNTIL_REPAID,
    parent: words(
      'father|fathers|parents|baap|bap|pita|son|beta|बाप|पिता|बेटा|बेटे|वडिलांचे|वडिलांनी|বাবা|বাবার|அப்பா*|தந்தை*|తండ్రి*|నాన్న*|അച്ഛ*',
    ),
    double: words(
      'double|twice|dugna|dugni|doguna|duguna|doguni|दुगना|दुगनी|दोगुन*|दुगुन*|दूना|डबल|दुप्पट|দ্বিগুণ|ডবল|இரட்டிப்பு*|ரெட்டிப்பு*|இருமடங்கு|రెట్టింపు|ഇരട്ടി',
    ),
    term: TERM,
    must: MUST_SERVE,
    stays: STAY,
    wholeTerm: lines(
      `#|two|three|six|do|teen|chhe|chah|दो|तीन|छह|छः|सहा|दोन|দুই|ছয়|তিন|ஆறு|மூணு|మూడు|ఆరు|മൂന്ന്|ആറ് months|mahine|महीने|महिने|মাস|மாதம்|மாசம்|నెలలు|മാസം . ${WHOLE}|complete`,
      `${WHOLE} .. ${TERM}`,
      `${TERM} . ${WHOLE}`,
      words('हंगामभर|सालभर|वर्षभर'),
    ),
    household: words(
      'family|wife|children|kids|parivar|biwi|bachche|bacche|परिवार|बीवी|मेहरारू|लइका|बच्चे|कुटुंब*|পরিবার*|குடும்ப*|కుటుంబ*|കുടുംബ*',
    ),
    free: FREE,
  },
  combinations: [
    { code: 'bonded', all: ['advance', 'bound'], unless: ['free'], within: 16 },
    { code: 'bonded', all: ['advance', 'untilRepaid', 'stays|household'], unless: ['free'] },
    { code: 'bonded', all: ['advance', 'term', 'mustStay'], unless: ['free'] },
    { code: 'bonded', all: ['advance', 'parent', 'stays'], unless: ['free'], within: 12 },
    { code: 'bonded', all: ['advance', 'leaves', 'double'], unless: ['free'] },
    { code: 'bonded', all: ['repaidFirst', 'bound'], unless: ['free'] },
    { code: 'bonded', all: ['advance', 'wholeTerm', 'must|mustStay|bound'], unless: ['free'] },
    { code: 'bonded', all: ['untilRepaid', 'bound', 'advance|term|sum'], unless: ['free'] },
    { code: 'bonded', all: ['halfway', 'bound'], unless: ['free'], within: 10 },
    { code: 'bonded', all: ['term|wholeTerm', 'halfway', 'loses'], unless: ['free'] },
    { code: 'bonded', all: ['leaves', 'halfway', 'double'], unless: ['free'], within: 12 },
    { code: 'bonded', all: ['leaves', 'halfway', 'loses'], unless: ['free'], within: 14 },
  ],
};
