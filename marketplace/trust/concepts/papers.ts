// Word lists with which the automatic check of job posts finds employers who keep the worker's original papers. A
// sentence breaks this rule if it names a paper and a keeper, and has a word for keeping.
import { WITH_THE_WORKER } from '../rules/own-papers.ts';
import { type ConceptGroup, lines, NOT, words } from './concept.ts';

const ORIGINAL = words(
  'original|originals|orignal|orijinal|orijnal|orignl|oreginal|asli|asal|asl|mool',
  'मूल|असली|असल|ओरिजिनल|ओरिजनल|ओरीजनल|ऑरिजिनल|मूळ|अस्सल|खरी|खरे',
  'আসল|মূল|অরিজিনাল|অরিজিন্যাল',
  'ஒரிஜினல்*|அசல்*|மூல',
  'ఒరిజినల్*|అసలుది|అసలువి|అసలు|అసలైన',
  'ഒറിജിനൽ*|ഒറിജിനല*|അസൽ*|യഥാർത്ഥ|യഥാർഥ',
);
/**
 * Words for papers that always belong to a person. “Card” and “document” are not among them, because these may belong
 * to the company.
 */
const PERSONAL = words(
  'aadhaar|aadhar|adhar|adhaar|aadhaarcard|adharcard|marksheet|marksheets|marksit|markshit|passport|passports|pasport|licence|license|licences|licenses|laisens|lisence|dl|tc|certificate|certificates|sartifiket|degree|ration|voter|pan|pancard|passbook|testimonials|atm|sslc|matric',
  'आधार|मार्कशीट*|मार्कसीट|अंकपत्र*|अंकसूची|लाइसेंस*|लाइसेन्स|लायसन्स*|पासपोर्ट*|टीसी|सर्टिफिकेट*|प्रमाणपत्र*|डिग्री|राशन|रेशन|रेशनकार्ड*|राशनकार्ड|वोटर|पैन|पॅन|पासबुक*|दाखला|दाखले|गुणपत्रिका|गुणपत्रक|सनद|एडमिट|ऐडमिट|एटीएम',
  'আধার*|মার্কশিট*|মার্কশীট*|লাইসেন্স*|পাসপোর্ট*|সার্টিফিকেট*|প্রমাণপত্র*|ভোটার*|প্যান|রেশন*|অ্যাডমিট*|এডমিট*|পাসবই*|পাসবুক*|পাশবই*|পরিচয়পত্র*|টিসি|এটিএম*|সনদ*',
  'ஆதார்*|ஆதாரை*|ஆதாரு*|மார்க்ஷீட்*|மார்க்சீட்*|மதிப்பெண்|மார்க்லிஸ்ட்*|லைசென்ஸ்*|லைசன்ஸ்*|லைசென்ஸை|உரிமம்|உரிமத்*|பாஸ்போர்ட்*|சான்றிதழ்*|சான்றிதழை|சர்டிபிகேட்*|சர்டிஃபிகேட்*|ரேஷன்*|வோட்டர்*|வாக்காளர்|பாஸ்புக்*|டிசி*|ஏடிஎம்*',
  'ఆధార్*|మార్కుల|మార్క్స్|మెమో*|లైసెన్స్*|లైసెన్సు*|పాస్పోర్ట్*|పాస్పోర్టు*|సర్టిఫికెట్*|సర్టిఫికేట్*|రేషన్*|ఓటర్*|పాన్|పాస్బుక్*|పాసుబుక్*|టీసీ*|ఏటీఎం*|ధ్రువపత్ర*|ధృవపత్ర*',
  'ആധാർ*|ആധാറ*|മാർക്ക്ലിസ്റ്റ*|മാർക്ക്ഷീറ്റ*|ലൈസൻസ*|പാസ്പോർട്ട*|സർട്ടിഫിക്കറ്റ*|റേഷൻ*|വോട്ടർ*|പാസ്ബുക്ക*|ടിസി*|എസ്എസ്എൽസി*|തിരിച്ചറിയൽ|എടിഎം*',
);
const PAPERS = words(
  'document|documents|papers|docs|dastavej*|dastawej*|dastawez*|dastavez*|kagaz|kagaj|kaagaz|kaagaj|kagzat|kagajat|id|card|cards|certificat',
  'कागज*|दस्तावेज*|दस्तऐवज*|डॉक्यूमेंट*|डाक्यूमेंट*|डॉक्युमेंट*|कागदपत्र*|कार्ड|कारड|पहचान|ओळखपत्र*',
  'কাগজ*|নথি*|দলিল*|ডকুমেন্ট*|কার্ড*',
  'ஆவண*|டாக்குமெண்ட்*|டாக்குமென்ட்*|கார்டு*|பேப்பர்*',
  'పత్రాలు|పత్రాలను|పేపర్లు|డాక్యుమెంట్*|కాగితా*|కార్డు*',
  'ഡോക്യുമെന്റ*|രേഖ*|കാർഡ*|കടലാസ*',
);
/** Words for persons and places that keep papers. */
export const KEEPER = words(
  'malik|maalik|seth|sethji|thekedar|thekedaar|contractor|owner|boss|supervisor|manager|office|ofis|offis|company|kampani|compny|hamare|humare|hamaare|locker|loker|almari|almirah|almaari|almira|tijori|drawer|cupboard|hr|munshi|sardar|agent|agency|us|our|ours|employer|factory|warden|mukadam|management|principal|safe',
  'मालिक*|सेठ*|ठेकेदार*|कंपनी*|कम्पनी*|ऑफिस*|आफिस*|दफ्तर*|हमारे|हमरे|हमरा|हमनी|लॉकर*|अलमारी*|आलमारी|तिजोरी*|दराज|मैनेजर*|मुंशी*|सुपरवाइजर*|एजेंट*|एजेंसी|कब्जे|सरदार|मालक*|शेठ*|कपाट*|कार्यालय*|आमच्याकडे|आमच्या|आमच्यापाशी|मुकादम*|साहेबां*|मॅनेजर*|कंत्राटदार*',
  'মালিক*|কোম্পানি*|অফিস*|ঠিকাদার*|আমাদের|আলমারি*|লকার*|সিন্দুক*|ড্রয়ার*|ম্যানেজার*|বাবুর|সর্দার*|কন্ট্রাক্টর*|এজেন্সি*',
  'முதலாளி*|ஓனர்*|கம்பெனி*|ஆபீஸ்*|ஆபீசில்|ஆபிஸ்*|அலுவலக*|எங்கள்|எங்க|எங்ககிட்ட|எங்களிடம்|எங்களிடமே|லாக்கர்*|லாக்கரில்|பீரோ*|அலமாரி*|மேனேஜர்*|மேலாளர்*|காண்ட்ராக்டர்*|ஒப்பந்ததாரர்*|மேஸ்திரி*|ஏஜெண்ட்*|நிறுவன*|நிர்வாக*',
  'యజమాని*|ఓనర్*|కంపెనీ*|ఆఫీస్*|ఆఫీసు*|కార్యాలయ*|మా|లాకర్*|బీరువా*|అల్మరా*|మేనేజర్*|కాంట్రాక్టర్*|మేస్త్రీ*|ఏజెంట్*|సంస్థ*|సేఠ్*',
  'മുതലാളി*|ഉടമ*|കമ്പനി*|ഓഫീസ*|ഓഫിസ*|ഞങ്ങളുടെ|ഞങ്ങൾ|ലോക്കർ*|ലോക്കറി*|അലമാര*|മാനേജർ*|മാനേജര*|കരാറുകാര*|കോൺട്രാക്ടർ*|കോൺട്രാക്ടറ*|മുതലാളിയ*|സൂപ്പർവൈസ*|മേസ്തിരി*|സാറി*|സാർ|മാനേജറ*|ഏജൻസി*|ഏജന്റി*|സ്ഥാപന*',
);
const KEPT = words(
  'kept|keep|keeps|keeping|hold|holds|held|retain|retains|retained|locked|lock|surrender*|seized|custody|possession|pledge|pledged|rakh*|rahega|rahegi|rahenge|rehga|rehgi|rehega|rahta|rehta|rahti|rehti|rahte|rehte|zabt|jabt|girvi|girwi|bandhak',
  'रख*|रहेगा|रहेगी|रहेंगे|रही|रहिहें|रहता|रहते|रहती|राख*|जब्त*|गिरवी|बंधक|धरे|धराई|धराइल|धरब|ठेव*|राहील|राहतील|राहणार|राहते|राहतो|गहाण|अडकवून',
  'রাখ*|রেখে|থাকবে|থাকে|আটক*|বন্ধক*|জব্দ',
  'வைத்*|வைச்*|வச்*|வெச்*|வைக்*|வைப்*|இருக்கும்|இருக்கணும்|அடகு|பூட்டி*|பறிமுதல்*',
  'పెట్టి|పెట్టా*|ఉంచ*|ఉంటాయి|ఉంటుంది|ఉంటయి|ఉంటది|పెట్టు*|దాచ*|తాకట్టు|అట్టిపెట్టు*',
  'സൂക്ഷി*|വെക്ക*|വയ്ക്ക*|വെയ്ക്ക*|വെച്ച*|വച്ച*|ഇരിക്കും|ഉണ്ടാകും|പിടിച്ച*|പണയ*|കൈവശം|വാങ്ങിവെ*|വാങ്ങിവയ്*|വാങ്ങിവെയ്*',
);
const HANDED_OVER = words(
  'submit|submitted|deposit|deposited|surrender|handed|jama|saunp*|soump*',
  'जमा|सौंप*|सुपूर्द|सुपुर्द',
  'জমা',
  'ஒப்படை*|சமர்ப்பி*',
  'సమర్పిం*|జమ|అప్పగిం*|డిపాజిట్',
  'ഏൽപ്പി*|ഏല്പി*|സമർപ്പി*|കൊടുത്തുവയ്*',
);
const LEAVING = words(
  'leave|leaving|quit|resign|resigning|exit|relieving',
  'chhod*|chod*|chhor*',
  'छोड़*|छोड*|छूट*|सोड*|निकल*',
  'ছাড়*|ছেড়ে',
  'விட்டு|விடும்*|விலகும்*|விலகி*|நிற்கும்*|போகும்*|வேலைவிடும்*',
  'మానే*|మాన*|వదిలే*|వదిలి*|వెళ్ళే*|వెళ్లే*',
  'വിട്ട*|വിടുമ്പോ*|പിരിയു*|പോകുമ്പോ*|നിർത്തു*',
);
const END = words(
  'complete|completed|completion|finish|finished|finishes|over|ends|end|months|month|year|season|contract|bond|agreement|term|saal|sal|mahine|mahina|season|pura|poora|khatam|khatm',
  'साल|वर्ष|महीने|महीना|सीजन|पूरा|पूरे|खत्म|खतम|करार|बरिस|वर्षे|महिने|हंगाम|संपे*|पूर्ण',
  'বছর|মাস|মরসুম|শেষ|চুক্তি*',
  'வருடம்|வருஷம்|மாசம்|மாதம்|சீசன்|முடியும்|முடிந்த*|முடிஞ்ச*|ஒப்பந்தம்',
  'సంవత్సర*|ఏడాది|నెలలు|సీజన్|పూర్తి*|అయ్యే*|అయిన*|ఒప్పందం',
  'വർഷം|മാസം|സീസൺ|കഴിഞ്ഞ*|തീരു*|കരാർ',
);
const UNTIL = words(
  'till|until|unless|upto|tak|tabtak|jabtak',
  'तक|तबतक|जबतक|ले|जबले|तबले|पर्यंत|तोवर',
  'পর্যন্ত|অবধি|যতদিন',
  'வரை|வரைக்கும்|வரையில்',
  'వరకు|వరకూ|దాకా|వరకే',
  'വരെ|വരെയും|വരേക്ക്|വരെക്കും',
);
const BACK = words(
  'back|returned|return|returns|given|get|gets|released|release|wapas|vapas|wapis|vaapas|milega|milegi|milenge|lauta*',
  'वापस|वापिस|लौट*|मिलेगा|मिलेगी|मिलेंगे|मिली|मिलिहें|देंगे|परत|मिळेल|मिळतील|देऊ',
  'ফেরত|ফেরৎ|পাবেন|পাবে|মিলবে',
  'திரும்ப*|திருப்பி*|கிடைக்கும்|தருவோம்|தருவாங்க',
  'తిరిగి|వెనక్కి|ఇస్తాం|ఇస్తారు|వస్తాయి',
  'തിരികെ|തിരിച്ച*|മടക്കി*|കിട്ടും|തരും|തരൂ',
);
const NOW = words(
  'immediately|instantly|same|spot|minute|once|then|straightaway|turant|usi|tabhi|fauran|hathohath|haathohaath',
  'तुरंत|तुरत|तुरंते|उसी|तभी|फौरन|हाथोंहाथ|ओही|लगेच|ताबडतोब|त्याच|लगोलग',
  'সঙ্গে|সাথে|তখনই|তক্ষুনি|সঙ্গেই|তৎক্ষণাৎ|তখনি',
  'உடனே|உடனடி*|அப்பவே|அன்றே|அப்போதே|கையோட',
  'వెంటనే|అప్పుడే|అక్కడే|అదేరోజు',
  'ഉടൻ|ഉടനെ|അപ്പോൾ|അപ്പോള്|അന്നുതന്നെ|അപ്പോൾത്തന്നെ|ഉടൻതന്നെ',
);
/** Words that show that only a copy is kept, or that the original is only shown. */
export const COPIED = words(
  'photocopy|photocopies|photocopied|xerox|zerox|copy|copies|scan|scanned|photo|dikha*|dikhakar|dekhkar|dekh|shown|show|verify|verified|verification|checked|jaanch|janch',
  'फोटोकॉपी*|कॉपी|छायाप्रति|नकल|स्कैन|दिखा*|देखकर|देखाके|देखा|देखाई*|देखाव*|झेरॉक्स*|दाखव*|प्रत|प्रती|सत्यापन|पडताळ*|तपास*|जांच',
  'ফটোকপি*|জেরক্স*|কপি*|প্রতিলিপি|দেখি*|দেখা*|দেখে|যাচাই*',
  'நகல்*|ஜெராக்ஸ்*|செராக்ஸ்*|காப்பி*|பிரதி|காட்டி*|காட்டு*|காமி*|பார்த்து*|சரிபார்*',
  'జిరాక్స్*|జెరాక్స్*|కాపీ*|నకలు*|చూపి*|చూసి*|పరిశీల*|తనిఖీ*',
  'കോപ്പി*|ഫോട്ടോകോപ്പി*|ഫോട്ടോസ്റ്റാറ്റ*|പകർപ്പ*|കാണി*|പരിശോധി*|നോക്കി*',
);
/** Phrases that show that the worker keeps the papers, or that the papers belong to another person. */
const OTHERS = lines(
  WITH_THE_WORKER,
  words(
    'customer|customers|client|clients|visitor|visitors|guest|guests|driver|vehicle|gaadi|gadi|grahak*|experience|training|skill|student|students|patient|file|files|record|records',
    'ग्राहक*|गाड़ी|अनुभव|प्रशिक्षण|छात्र*|মক্কেল|গ্রাহক*|খদ্দের*|அனுபவ*|வாடிக்கையாளர்*|అనుభవ*|కస్టమర్*|പരിചയ*|ഉപഭോക്താ*',
  ),
);
const PLEDGED = words(
  'pledge|pledged|mortgage|mortgaged|girvi|girwi|bandhak|rehan|गिरवी|बंधक|रेहन|गहाण|বন্ধক*|அடகு*|తాకట్టు*|പണയ*',
);
/** Words for giving back. They show that papers are kept, because only kept papers can be given back. */
const GIVEN_BACK = words(
  'return|returned|returns|release|released|back|wapas|vapas|wapis|vaapas|lauta*|वापस|वापिस|लौट*|परत|ফেরত|ফেরৎ|திரும்ப|திருப்பி*|తిరిగి|వెనక్కి|തിരികെ|തിരിച്ച*|മടക്കി*',
);
const AUXILIARY =
  'jayega|jayegi|jayenge|jata|jaate|jate|hoga|hote|जाएगा|जाएगी|जाएंगे|जाता|जाती|जाते|जाई|जात|जाणार|जाला|হবে|হয়|করা|be|to|ever';

export const papersConcepts: ConceptGroup = {
  concepts: {
    original: ORIGINAL,
    personalPaper: PERSONAL,
    paper: PAPERS,
    keeper: KEEPER,
    kept: lines(
      KEPT,
      'malik|seth|sethji|thekedar|hamare|मालिक|सेठ|सेठजी|ठेकेदार|हमारे ke|के? paas|पास|lage|लगे',
      'stay|stays|remain|remains|be with|in|at|inside',
    ),
    givenToKeep: lines(
      'கொடுத்து|குடுத்து வைக்*|வச்*|வெச்*',
      'കൊടുത്തു|കൊടുത്ത് വയ്ക്ക*|വെക്ക*|വെയ്ക്ക*',
      'ठेवून घे*|घ्या*',
      'supervisor|munshi|manager|malik|सुपरवाइजर|मुंशी|मैनेजर|मालिक sambhal*|rakheg*|संभाल*|रखेग*',
    ),
    weKeep: `we|hum|ham|हम|हमनी|आम्ही|আমরা|நாங்கள்|நாங்க|మేము|మేమే|ഞങ്ങൾ . ${KEPT}`,
    handedOver: lines(HANDED_OVER, 'leave|leaves|left ... with', 'hand|hands over|in'),
    pledged: PLEDGED,
    storage: words(
      'locker|loker|almari|almirah|almaari|almira|tijori|drawer|cupboard|safe|लॉकर*|अलमारी*|आलमारी|तिजोरी*|दराज|कपाटा*|আলমারি*|লকার*|সিন্দুক*|ড্রয়ার*|லாக்கர்*|பீரோ*|அலமாரி*|లాకర్*|బీరువా*|అల్మరా*|ലോക്കർ*|അലമാര*',
    ),
    asSecurity: lines(
      words(
        'guarantee|surety|jamanat|zamanat|amanat|जमानत|अमानत|गारंटी|हमी|জামিন|জামানত|ஜாமீன்*|உத்தரவாதம்*|హామీ*|జామీను*|ജാമ്യ*|ഉറപ്പിന്',
      ),
      'as|for security',
    ),
    givenBack: lines(`${GIVEN_BACK} ... ${LEAVING}|${END}`, `${LEAVING}|${END} ... ${GIVEN_BACK}`),
    untilEnd: lines(
      `${UNTIL} .. ${LEAVING}|${END}`,
      `${LEAVING}|${END} .. ${UNTIL}`,
      `${LEAVING} .. ${BACK}`,
      `${BACK} .. ${LEAVING}|${END}`,
      `${END} baad|after|बाद|झाल्यावर|पर|par|পরে|பிறகு|అయ్యాక|കഴിഞ്ഞ് .. ${BACK}`,
      'जब तक',
      'jab tak',
      'as long as',
      'till|until|while you|u|they|worker|workers are|r? work|works|working|stay|stays|here',
      'যতদিন কাজ',
    ),
    getsOnLeaving: `${LEAVING} .. mil*|मिल*|मिळ*|পাবেন|கிடைக்கும்|தருவோம்|ఇస్తాం|കിട്ടും|തരും`,
    backOnLeaving: lines(`${LEAVING} .. ${BACK}`, `${BACK} .. ${LEAVING}`),
    backNow: lines(`${BACK} .. ${NOW}`, `${NOW} .. ${BACK}`, 'ఇచ్చేస్తాం|ఇచ్చేస్తారు|హాండ్ back', 'wapas le|ले', 'वापस ले|लीं'),
    copied: COPIED,
    // “The original copy” is the original, not a copy.
    originalCopy: `${ORIGINAL} . copy|copies|कॉपी|प्रत|प्रती|কপি*|காப்பி*|கார்டு*|కాపీ*|കോപ്പി*`,
    notKept: lines(
      `${NOT} be? ever? ${KEPT}|${HANDED_OVER}`,
      `${KEPT}|${HANDED_OVER} ${NOT}`,
      `${KEPT}|${HANDED_OVER} ${AUXILIARY}|${KEPT} ${AUXILIARY}? ${NOT}`,
      'வை*ாது|வை*மாட்டோம்|வாங்க*மாட்டோம்|வாங்க*ாது|വെ*ില്ല|വയ്*ില്ല|വാങ്ങി*ില്ല|സൂക്ഷി*ില്ല|பிடி*ாது|வாங்கமாட்டோம்|ఉంచుకోం|ఉంచుకోము|పెట్టుకోం|ఉంచం|വെക്കില്ല|വയ്ക്കില്ല|വാങ്ങിവെക്കില്ല|വാങ്ങിവയ്ക്കില്ല|സൂക്ഷിക്കില്ല|വെക്കാറില്ല|വയ്ക്കാറില്ല',
    ),
    withTheWorker: WITH_THE_WORKER,
    ofOthers: OTHERS,
  },
  voidInside: { copied: ['originalCopy'] },
  combinations: [
    // The licence of a driver is a paper of the worker, although a driver also carries the papers of the vehicle.
    {
      code: 'papers_kept',
      all: ['original', 'personalPaper', 'keeper', 'kept|handedOver'],
      unless: ['copied', 'backNow', 'notKept', 'withTheWorker'],
      within: 9,
    },
    {
      code: 'papers_kept',
      all: ['original', 'personalPaper|paper', 'kept|handedOver'],
      unless: ['copied', 'backNow', 'notKept', 'ofOthers'],
      within: 14,
    },
    {
      code: 'papers_kept',
      all: ['personalPaper', 'keeper', 'kept'],
      unless: ['copied', 'backNow', 'notKept', 'ofOthers'],
      within: 14,
    },
    {
      code: 'papers_kept',
      all: ['personalPaper', 'weKeep|givenToKeep'],
      unless: ['copied', 'backNow', 'notKept', 'ofOthers'],
      within: 8,
    },
    {
      code: 'papers_kept',
      all: ['personalPaper|paper', 'kept|handedOver', 'untilEnd'],
      unless: ['copied', 'backNow', 'notKept', 'ofOthers'],
    },
    {
      code: 'papers_kept',
      all: ['original', 'personalPaper|paper', 'untilEnd'],
      unless: ['copied', 'backNow', 'notKept', 'ofOthers'],
    },
    {
      code: 'papers_kept',
      all: ['personalPaper', 'storage|asSecurity'],
      unless: ['copied', 'backNow', 'notKept', 'ofOthers'],
      within: 9,
    },
    {
      code: 'papers_kept',
      all: ['personalPaper', 'kept|handedOver', 'getsOnLeaving'],
      unless: ['copied', 'backNow', 'notKept', 'ofOthers'],
    },
    { code: 'papers_kept', all: ['personalPaper|paper', 'pledged'], unless: ['notKept', 'ofOthers'], within: 6 },
    {
      code: 'papers_kept',
      all: ['personalPaper', 'givenBack'],
      unless: ['copied', 'backNow', 'notKept', 'ofOthers'],
    },
    {
      code: 'papers_kept',
      all: ['personalPaper', 'keeper', 'backOnLeaving'],
      unless: ['copied', 'backNow', 'notKept', 'ofOthers'],
    },
  ],
};
