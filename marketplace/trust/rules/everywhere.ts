// Rules of the automatic check of job posts shared by all languages: work by children, gender, messengers and links.
// Some phrases only make matches of other rules harmless, such as exported goods or the years of a driving licence.
import type { Rule } from './rule.ts';

const CHILD =
  'child|children|kids|bacche|bachche|bache|bachon|bacchon|bachchon|chhotu|बच्चे|बच्चा|बच्चों|बच्चन|बचवा|लइका|लइकन|लईका|लइको|छोकरे|मुले|मुलं|मुलांना|मुलेही|मुलंही|पोरं|पोरंही|पोरांना|বাচ্চা|বাচ্চারা|বাচ্চাদের|শিশু|শিশুরা|குழந்தைகள்|பிள்ளைகள்|சிறுவர்கள்|சின்னப்பசங்க|பசங்க|பிள்ளைங்க|పిల్లలు|పిల్లలకు|చిన్నపిల్లలు|കുട്ടികൾക്ക്|പിള്ളേർ|പിള്ളേർക്ക്';
const ALSO = 'also|too|bhi|भी|पण|सुद्धा|देखील|हू|ओ|ও|கூட|கூடத்தான்|కూడా|കൂടി|പോലും';
/** Words that mean “children too”. */
const CHILD_ALSO =
  'मुलेही|मुलंही|मुलांनाही|पोरंही|পোলাপানও|বাচ্চারাও|বাচ্চাদেরও|বাচ্চাও|শিশুরাও|குழந்தைகளும்|பிள்ளைகளும்|சிறுவர்களும்|பிள்ளைங்களும்|பசங்களும்|పిల్లలైనా|കുട്ടികൾക്കും|പിള്ളേരും|പിള്ളേർക്കും|കുട്ടികളും|बचवो|लइको|लइकनो|बच्चो';
const WORK =
  'work|job|help|kaam|kam|majduri|packing|काम|कामे|मजदूरी|मजूरी|मदत|পারবে|কাজ|কাজে|কাজের|কাজটা|வேலை|வேலைக்கு|வேலைய|వేలల|పని|పనికి|పనిలో|పనులు|జోలి|ജോലി|ജോലിക്ക്|പണി|പണിക്ക്|പണിയിൽ|പണിക്കു';
const CAN =
  'can|may|welcome|fine|ok|sakte|sakta|sakenge|chalenge|chalega|chalte|lagenge|lenge|सकते|सकता|सकेंगे|सकेला|सकेलन|सकेले|सकत|चलेंगे|चलेगा|चली|चलिहें|लगेंगे|लगेगा|लेंगे|शकतात|शकता|शकतील|चालतील|चालेल|करतील|পারে|পারবে|পারেন|চলবে|নেব|নেওয়া|வரலாம்|செய்யலாம்|பண்ணலாம்|சேரலாம்|பரவாயில்லை|రావచ్చు|చేయవచ్చు|చేయొచ్చు|చెయ్యొచ్చు|రావొచ్చు|చేరవచ్చు|చేరొచ్చు|ചെയ്യാം|വരാം|ചേരാം|കൂടാം|മതി';
const SMALL = 'chhote|chote|छोटे|छोट|छोटका|लहान|छोटी|ছোট|சின்ன|சிறு|చిన్న|ചെറിയ|കൊച്ചു';
/** Context words for children who are taught, looked after or driven, and therefore do not work. */
const MINDED =
  'കൊണ്ടുപോക*|creche|anganwadi|daycare|playschool|nursery|क्रेच|आंगनवाड़ी|अंगणवाडी*|वैन|व्हॅन*|ड्राइवर|चालक|ড্রাইভার*|ভ্যান*|டிரைவர்*|வேன்*|డ్రైవర్*|వ్యాన్*|ഡ്രൈവർ*|വാൻ*|അങ്കണവാടി*|teach|teacher|teaching|tuition|care|caretaker|nanny|ayah|driver|van|bus|padhane|sambhalne|dekhbhal|पढ़ाने|पढ़ावे|संभालने|सम्हारे|देखभाल|सांभाळ*|शिकव*|शिकवण्या*|পড়ানো*|পড়াতে|দেখাশোনা*|দেখভাল*|সামলা*|பார்த்துக்க*|பார்த்துக்கொள்*|பராமரி*|கற்று*|చూసుకో*|చూసుకున*|నేర్ప*|సంరక్షణ*|നോക്കാൻ|നോക്കുന്ന*|പരിചരി*|പഠിപ്പി*|സംരക്ഷ*';

/** Context words for families who bring their children to live with them. */
const STAY =
  'stay|live|reh|rehna|rehne|rah|la|lana|रह|रहना|रहने|रहे|रही|ला|लाना|राहू|राहतील|राहण्या*|থাকতে|থাকবে|থাকা*|தங்க*|తెచ్చుకో*|ఉండవచ్చు|ఉండొచ్చు|താമസി*';
const MINDED_CHILD = 'குழந்தை*|பிள்ளை*|పిల్లల*|കുട്ടിക*|বাচ্চা*|শিশু*|मुलां*|बच्च*';

const YEARS =
  'year|years|yrs|yr|saal|sal|साल|बरिस|बरस|वर्ष|वर्षे|वर्षांचा|वर्षांचे|বছর*|வருஷ*|வருட*|ஆண்டு*|ఏళ్ల*|ఏళ్ళ*|ఏళ్లు|సంవత్సరా*|വർഷ*|കൊല്ല*';
const LICENCE =
  'licence|license|licens|laisens|laisense|dl|लाइसेंस|लाइसेन्स|लायसन्स|परवाना|লাইসেন্স*|லைசென்ஸ்*|உரிமம்|లైసెన్స్*|ലൈസൻസ്*|ലൈസൻസി*';

const ABROAD =
  'abroad|overseas|foreign|america|usa|dubai|saudi|gulf|europe|london|germany|qatar|japan|videsh|vides|bidesh|विदेश*|बिदेस|बिदेश|बिदेसे|परदेश*|अमेरिका|अमेरिके*|दुबई*|सऊदी|यूरोप|युरोप*|खाड़ी|लंदन|जर्मनी|जापान|বিদেশ*|আমেরিকা*|দুবাই*|ইউরোপ*|সৌদি*|லண்டன்*|அமெரிக்கா*|வெளிநாடு*|வெளிநாட்டு*|வெளிநாடுகளு*|துபாய்*|ஐரோப்பா*|విదేశ*|అమెరికా*|దుబాయ్*|యూరప్*|വിദേശ*|അമേരിക്ക*|ദുബായ്*|ദുബായി*|യൂറോപ്പ്*|യൂറോപ്പി*|ഗൾഫ്*|ഗൾഫി*';
const MADE =
  'made|manufactured|packed|stitched|produced|processed|grown|banta|banti|bante|bankar|bana|banake|silta|silte|silkar|pack|बनता|बनती|बनते|बनकर|बनाकर|बनल|बनेला|बनाके|सिलते|सिलकर|सिलाई|पैक|तयार|पॅक|पॅकिंग|बनतो|बनते|बनवून|बनवलेले|शिवून|পরিষ্কার|তৈরি|তৈরী|বানিয়ে|সেলাই|প্যাক|তৈরি|தயாரி*|தயார்*|தைத்து|தைச்சு|பேக்|உற்பத்தி*|செஞ்சு|తయారు*|తయారై|కుట్టి|ప్యాక్|ప్యాకింగ్|പായ്ക്ക്|പാക്ക്|പാക്ക്|തയ്ച്ച്|ഉണ്ടാക്കി*|ഉണ്ടാക്കുന്ന*|നിർമ്മി*|നിർമിച്ച്|തയ്യാറാ*|സംസ്കരിച്ച്';
const SENT =
  'sent|send|shipped|ship|ships|goes|go|exported|export|bheja|bheje|bhejte|bheji|jata|jaata|jate|jaate|jati|भेजा|भेजे|भेजी|भेजते|भेजल|भेजेला|भेजीला|जाता|जाते|जाती|जाला|पाठव*|जातो|जाते|जातात|পাঠানো|পাঠাই|পাঠায়|যায়|அனுப்ப*|அனுப்பு*|போகுது|போகும்|போகிறது|செல்கிறது|పంప*|పంపిస్తాం|పంపుతాం|వెళ్తాయి|వెళ్తుంది|పోతాయి|അയയ്ക്ക*|അയക്കു*|കയറ്റി*|പോകുന്നു|പോകും';
const GOODS_SENT = 'भेजा|भेजे|भेजी|भेजल|bheja|bheje|bheji जाता|जाते|जाती|जाला|jata|jaata|jate|jati';

const APP =
  'whatsapp|watsapp|whatsap|whatsup|wtsapp|whtsapp|watsap|telegram|व्हाट्स*|वाट्स*|व्हाटस*|वाटस*|व्हॉट्स*|व्हॉटस*|वॉट्स*|टेलीग्राम*|टेलिग्राम*|হোয়াট*|টেলিগ্রাম*|வாட்ஸ்*|வாட்ஸ*|டெலிகிராம்*|వాట్సాప్*|వాట్సప్*|వాట్స*|టెలిగ్రామ్*|വാട്സ*|വാട്ട്സ*|ടെലിഗ്രാ*';
const PICTURE =
  'photo|photos|foto|pic|pics|picture|pictures|video|resume|biodata|cv|aadhaar|aadhar|फोटो|फोटू|तस्वीर|तस्वीरें|वीडियो|व्हिडिओ|बायोडाटा|आधार|ছবি|ভিডিও|ফটো|বায়োডাটা|போட்டோ|போட்டோவை|படம்|படத்தை|வீடியோ|ఫోటో*|వీడియో*|బయోడేటా|ഫോട്ടോ*|വീഡിയോ*|ചിത്ര*|ബയോഡാറ്റ*';
const SENDS =
  'send|share|bhejo|bheje|bhejein|bhejna|भेजें|भेजो|भेजिए|भेजीं|भेजना|पठाईं|पाठवा|पाठवावेत|पाठवावे|करावेत|करावा|করুন|পাঠান|পাঠাবেন|পাঠাও|அனுப்ப*|அனுப்பு*|போடுங்க*|పంప*|పంపండి|പെടുത്തു|അയക്ക*|അയയ്ക്ക*';

export const everywhere: readonly Rule[] = [
  {
    code: 'child_age',
    hits: `
    ${CHILD} ${ALSO} .... ${WORK} .... ${CAN}
    ${CHILD} ${ALSO} .... ${CAN} . ${WORK}
    ${CHILD_ALSO} .... ${WORK} .... ${CAN}
    ${CHILD_ALSO} .. ${CAN}
    ${SMALL} ${CHILD} . ${CAN}
    small|young|little|school|schoolgoing child|children|kids also|too|can|may .... work|job|help|packing
    ${WORK} .. ${SMALL} ${CHILD} . ${CAN}
    ${WORK} .. ${CHILD} ${ALSO} ${CAN}`,
    near: `
    ${LICENCE} ... <18 ${YEARS}
    <18 ${YEARS} ... ${LICENCE}
    ${CHILD}|${MINDED_CHILD} .... ${MINDED}
    ${MINDED} .... ${CHILD}|${MINDED_CHILD}
    ${CHILD}|${MINDED_CHILD}|${CHILD_ALSO} ... ${STAY}
    ${CHILD}|${MINDED_CHILD}|${CHILD_ALSO} .. school|स्कूल|शाळेत|স্কুলে|பள்ளிக்கு|స్కూల్కు|സ്കൂളിൽ jana|ja|jate|जा|जाते|जाना|जाऊ|যেতে|যায়|போக*|వెళ్*|പോക*
    driver|teacher|ayah|nanny|peon|tutor .. school|primary|nursery|play? children|kids`,
  },
  {
    code: 'overseas',
    hits: '',
    near: `
    ${MADE} .... ${ABROAD} .. ${SENT}
    ${MADE} .... ${SENT} .. ${ABROAD}
    ${ABROAD} .. ${GOODS_SENT}
    ${ABROAD} .... but|lekin|par|magar|बाकिर|लेकिन|मगर|पण|মগর|কিন্তু|ஆனால்|ஆனா|కానీ|പക്ഷേ|പക്ഷെ .. ${WORK}
    ${ABROAD} ... ${SENT} .. ${MADE}`,
  },
  {
    code: 'gender',
    hits: `
    not|dont|never|wont|cannot|cant t? be? taking|take|hiring|hire|keep|keeping|want|wanting|considering|consider|calling|allow|allowing|employ|employing|need|accept|accepting any? ladies|women|females|girls|men|gents|males|boys|lady|woman|female
    no ladies|women|females|girls|gents|males|lady|woman|female`,
  },
  {
    code: 'messenger',
    hits: `
    send|share|message|msg|forward|drop|photo|photos|pic|pics|picture|resume|biodata|cv|licence|license|aadhaar|aadhar|details|location .... on|to|via|through|by|in whats|wats app|up
    send|share|message|msg|forward|drop|photo|photos|pic|pics|picture|resume|biodata|cv|licence|license|aadhaar|aadhar|details|location .... on|to|via|through|by|in ${APP}
    ${APP} .. ${PICTURE}
    ${PICTURE} .. ${APP}`,
  },
  { code: 'link', hits: 'link|website|webside|webpage pe|par|pr|पर|पे|वर' },
  { code: 'broker', hits: '', near: `${PICTURE} .. ${SENDS}` },
];
