// Concepts (phrases with one meaning) with which the automatic check of job posts finds requests to pass on a one-time
// code, with which a fraudster could use the worker's accounts. A sentence breaks this rule if it names a code or the
// code's arrival on the phone, and has a word for sharing or sending the code.
import { type ConceptGroup, lines, NOT, words } from './concept.ts';

const OTP = lines(
  words('otp|otps|otpi|ओटीपी|ओटिपी|ওটিপি*|ஓடிபி*|ஓடீபி*|ஒடிபி*|ஓடிபியை|ఓటీపీ*|ఓటిపి*|ఓటిపీ*|ഒടിപി*|ഒ ടി പി|ഓടിപി*'),
  'o t p',
  'ओ टी पी',
  'ও টি পি',
  'ஓ டி பி',
  'ఓ టీ పీ',
  'ഒ ടി പി',
);
const CODE = words(
  'code|codes|kod|pin|password|passcode|passward',
  'कोड|कोडवा|पिन|पासवर्ड',
  'কোড*|পিন|পাসওয়ার্ড*',
  'கோட்*|கோடு*|பின்|பாஸ்வேர்ட்*',
  'కోడ్*|పిన్|పాస్వర్డ్*',
  'കോഡ*|പിൻ|പാസ്വേഡ്*|പാസ്‌വേഡ്*',
);
const ARRIVES = words(
  'comes|come|coming|receive|received|receives|get|gets|sms|message|messages|msg|phone|fon|phon|fone|mobile|inbox|whatsapp|arrives|sent',
  'aayega|ayega|aaye|aayegi|aaya|aya|aaega|aata|ata|aayi',
  'आएगा|आयेगा|आए|आया|आवे|आई|आइल|आयी|आएगी|आवेला|आता|मैसेज|मेसेज|एसएमएस|मोबाइल*|मोबाईल*|फोन*|येईल|येतो|येणारा|आलेला|आला|येणारे',
  'আসবে|আসে|এসেছে|আসা|এলে|আসলে|মেসেজ*|এসএমএস*|মোবাইল*|ফোন*',
  'வரும்|வந்த|வந்தா|வந்தால்|வர்ற|மெசேஜ்*|எஸ்எம்எஸ்*|மொபைல்*|போன்*|ஃபோன்*|போனுக்கு|செல்போன்*|மொபைலுக்கு|செல்*',
  'వచ్చే|వచ్చిన|వస్తుంది|వస్తే|మెసేజ్*|ఎస్ఎంఎస్*|మొబైల్*|ఫోన్*|ఫోన్కు|ఫోన్కి|సెల్*',
  'വരുന്ന|വന്ന|വരും|വന്നാൽ|മെസേജ്*|എസ്എംഎസ്*|മൊബൈല*|മൊബൈൽ*|ഫോണി*|ഫോൺ*',
);
/** Words for “number”. Beside a word for an arrival on the phone (`COMES`), the number is a one-time code. */
const NUMBER = words(
  'number|numbers|digits|digit|figures|ank|anko|nambar|numbar|namber|nmbr|नंबर|नम्बर|अंक|आकडे|आकडा|নম্বর|সংখ্যা|নাম্বার|எண்|எண்ணை|நம்பர்*|நம்பரை|నంబర్*|నెంబర్*|సంఖ్య|అంకెలు|നമ്പർ|നമ്പറ*|അക്കം|അക്കങ്ങൾ',
);
const COMES = words(
  'comes|coming|arrives|arrive|lands|received|receive|aayega|ayega|aaye|aaega|aayi|aayegi|आएगा|आयेगा|आए|आएगी|आई|आवे|आवेला|आएंगे|आइल|येईल|येतील|आलेला|येणारा|আসবে|আসে|এলে|আসলে|வரும்|வர்ற|வந்த|வந்தா|வருகிற|వచ్చిన|వచ్చే|వస్తుంది|వస్తే|വരുന്ന|വരും|വന്ന|വന്നാൽ',
);
const TELL = words(
  'tell|tells|read|forward|send|share|give|dictate|whatsapp|reply|provide|type|show|submit|confirm|pass',
  'bata*|bta|btana|btao|bta*|batla*|bhej*|bol*|bolna|de|dena|dedo|dijiye|do|dein|share|forward|padh*|likh*|suna*|sunao|dikha*',
  'व्हाट्सएप|व्हाट्सऐप|बता*|बतला*|बताव*|भेज*|बोल*|दे|देना|दीजिए|दो|दें|दीं|देवे|देब|शेयर|फॉरवर्ड|पढ़*|लिख*|सुना*|कह*|पठा*|सांग*|पाठव*|द्या|द्यावा|द्यायचा|कळव*|वाच*',
  'বল*|বলে|পাঠা*|দিন|দিতে|দেবেন|দেবে|দিয়ে|জানা*|শেয়ার|ফরওয়ার্ড|পড়ে',
  'சொல்ல*|சொல்லு*|சொன்னா*|சொல்லி*|அனுப்ப*|அனுப்பு*|கொடு*|குடு*|கொடுங்க*|ஷேர்|ஃபார்வர்ட்|பார்வர்ட்|படிச்சு|தெரிவி*|தரவும்|தாங்க',
  'చెప్ప*|చెప్పండి|పంప*|పంపండి|ఇవ్వ*|ఇవ్వండి|షేర్|ఫార్వర్డ్|చదివి|తెలియజే*|చెబితే|చెప్తే|ఇస్తే',
  'പറഞ്ഞ*|പറയ*|പറഞ്ഞുത*|അയച്ച*|അയയ്ക്ക*|അയക്ക*|തരണം|തരിക|തന്നാൽ|തരൂ|കൊടുക്ക*|നൽക*|ഷെയർ|ഫോർവേഡ്*|വായിച്ച*|അറിയിക്ക*|കൊടുത്താൽ',
);
const TO_US = words(
  'us|our|me|hr|team|agent|office|staff|sir|madam|supervisor|manager|coordinator|executive|company|recruiter',
  'hamare|humare|hamein|hume|humein|hamko|humko|mujhe|bande|bhaiya|hamari|unko|usko|ladke',
  'हमारे|हमें|हमे|हमको|हमरा|हमनी|मुझे|मैनेजर*|मैडम|सर|साहब|ऑफिस|एजेंट|आम्हाला|आमच्या|मला|साहेबांना|मॅडमना|सुपरवाइजर|सुपरवायझर*',
  'আমাদের|আমাকে|ম্যানেজার*|ম্যাডাম*|স্যার*|দাদাকে|অফিসে|এজেন্ট*',
  'எங்களுக்கு|எங்ககிட்ட|எங்களிடம்|எனக்கு|மேனேஜர்*|மேடம்*|சார்*|ஏஜெண்ட்*|ஆபீஸ்*',
  'మాకు|నాకు|మేనేజర్*|మేడమ్*|సార్*|ఏజెంట్*|ఆఫీసు*|మా',
  'ഞങ്ങൾക്ക്|ഞങ്ങളോട്|എനിക്ക്|മാനേജർ*|മാനേജറോട്|മാഡം*|സാർ*|സാറി*|ഏജന്റി*|ഓഫീസ*|ഞങ്ങൾ',
);
const ACCOUNT = words(
  'bank|pf|uan|atm|upi|account|khata|wallet|gpay|phonepe|paytm|kyc|aadhaar|aadhar|epf|esic',
  'बैंक|बँक*|पीएफ|एटीएम|यूपीआई|खाता|खाते|खाते|आधार|केवाईसी|फोनपे|अकाउंट',
  'ব্যাংক*|ব্যাঙ্ক*|পিএফ|এটিএম*|অ্যাকাউন্ট*|আধার*|কেওয়াইসি',
  'வங்கி*|பேங்க்*|பிஎஃப்|பிஎப்|ஏடிஎம்*|அக்கவுண்ட்*|கணக்கு*|ஆதார்*',
  'బ్యాంక్*|బ్యాంకు*|పీఎఫ్|ఏటీఎం*|అకౌంట్*|ఖాతా*|ఆధార్*',
  'ബാങ്ക*|പിഎഫ്|എടിഎം*|അക്കൗണ്ട*|ആധാർ*|കെവൈസി',
);
/** Words that show that a courier or guard asks another person for the code, or that the code belongs to goods. */
const OTHERS = words(
  'customer|customers|rider|riders|visitor|visitors|buyer|buyers|client|clients|guest|guests|receiver|consumer|consumers|passenger|passengers|parcel|parcels|delivery|order|orders|package|packages|tenant|resident|residents|qr|bar|barcode|product|hsn|area|postal|zip|gate|door|lock|source|dress|software|developer|conduct|grahak*|gahak*|kastamar|sawari|savari|saman|samaan|locker',
  'ग्राहक*|कस्टमर*|गाहक*|गिराहक*|गिऱ्हाईक*|पार्सल*|डिलीवरी|डिलिव्हरी*|ऑर्डर*|सवारी*|मेहमान*|यात्री*|प्रवासी*|प्रवाशा*|पाहुण*|सामान|क्यूआर|बारकोड',
  'খদ্দের*|গ্রাহক*|কাস্টমার*|ক্রেতা*|পার্সেল*|ডেলিভারি*|অর্ডার*|যাত্রী*|অতিথি*',
  'வாடிக்கையாளர்*|கஸ்டமர்*|பார்சல்*|டெலிவரி*|ஆர்டர்*|பயணி*|விருந்தினர்*',
  'కస్టమర్*|వినియోగదారు*|పార్సిల్*|పార్సెల్*|డెలివరీ*|ఆర్డర్*|ప్రయాణికు*',
  'ഉപഭോക്താ*|കസ്റ്റമ*|പാഴ്സൽ*|പാർസൽ*|പാഴ്‌സൽ*|ഡെലിവറി*|ഓർഡർ*|യാത്രക്കാ*',
);
const NEVER_TELL = words(
  'சொல்லாதீ*|சொல்லவேண்டாம்|கொடுக்காதீ*|பகிராதீ*|அனுப்பாதீ*|கேட்கமாட்டோம்|கேட்கமாட்டார்கள்|கேட்பதில்லை',
  'చెప్పవద్దు|చెప్పొద్దు|ఇవ్వవద్దు|ఇవ్వొద్దు|పంపవద్దు|చెప్పకండి|ఇవ్వకండి|పంపకండి|అడగం|అడగము|అడగరు',
  'പറയരുത്|കൊടുക്കരുത്|നൽകരുത്|പങ്കുവയ്ക്കരുത്|പങ്കിടരുത്|അയക്കരുത്|ചോദിക്കില്ല|ചോദിക്കാറില്ല',
);
const ASK = 'ask|asks|asked|maang*|mang*|puch*|मांग*|माग*|पूछ*|विचार*|চাই*|চায়|கேட்க*';

export const codeConcepts: ConceptGroup = {
  concepts: {
    otp: OTP,
    code: CODE,
    arrives: ARRIVES,
    tell: TELL,
    toUs: TO_US,
    account: ACCOUNT,
    numberInMessage: lines(
      'message|sms|msg|मैसेज|एसएमएस|मेसेज|মেসেজে|எஸ்எம்எஸ்|మెసేజ్|മെസേജിൽ .. number|digit|digits|nambar|नंबर|नम्बर|अंक|নম্বর|সংখ্যা|எண்|నంబర్|നമ്പർ',
      'secret|hidden|gupt|khufia|गुप्त|गुपित|खुफिया|গোপন|ரகசிய|రహస్య|രഹസ്യ code|number|nambar|digits|ank|नंबर|अंक*|संख्या|आकडा|নম্বর|সংখ্যা|எண்*|நம்பர்*|నంబర్*|సంఖ్య*|నెంబర్*|നമ്പർ*|നമ്പറ*',
      words('നാലക്ക|ആറക്ക|നാലക്കം|ആറക്കം|നാലക്കനമ്പർ|நாலிலக்க|நான்கிலக்க|ஆறிலக்க|నాలుగంకెల|ఆరంకెల|चारअंकी|सहाअंकी'),
      '4|6|chaar|char|chhe|che|four|six|चार|छह|छः|चौघा|सहा|চার|ছয়|நாலு|ஆறு|నాలుగు|ఆరు|നാല്|ആറ് . digit|digits|ank|anko|number|नंबर|नम्बर|अंक*|अंकों|आकडे|आकडा|आकडी|अंकी|संख्या|সংখ্যার|ডিজিট*|இலக்க*|டிஜிட்*|అంకెల*|డిజిట్*|അക്ക*',
    ),
    number: NUMBER,
    comes: COMES,
    message: words(
      'sms|message|messages|msg|inbox|मैसेज*|मेसेज*|एसएमएस*|মেসেজ*|এসএমএস*|மெசேஜ்*|எஸ்எம்எஸ்*|మెసేజ్*|ఎస్ఎంఎస్*|മെസേജ*|എസ്എംഎസ*',
    ),
    weAsk: lines(
      'we|our|hr|team|he|she|manager will|shall|would? call? and? ask|need|want',
      'hum|ham|हम|आम्ही|আমরা|நாங்கள்|நாங்க|మేము|ഞങ്ങൾ .... puch*|mang*|पूछ*|मांग*|विचार*|माग*|জিজ্ঞে*|চাইব|கேட்போம்|அடுகు*|అడుగు*|ചോദിക്കും|ചോദിച്ചാൽ',
    ),
    ofOthers: OTHERS,
    neverTell: lines(
      NEVER_TELL,
      `${NOT} .. ${TELL}|${ASK}`,
      `${TELL}|${ASK} . ${NOT}`,
      'beware|fraud|scam|cheat|dhokha|saavdhan|savdhan|सावधान|धोखा*|ठगी|फसवणूक|সাবধান|প্রতারণা|மோசடி*|మోసం|തട്ടിപ്പ*',
    ),
  },
  combinations: [
    { code: 'code_asked', all: ['otp', 'tell'], unless: ['ofOthers', 'neverTell'], within: 14 },
    { code: 'code_asked', all: ['code|numberInMessage', 'arrives', 'tell'], unless: ['ofOthers', 'neverTell'] },
    {
      code: 'code_asked',
      all: ['code|numberInMessage', 'tell', 'toUs'],
      unless: ['ofOthers', 'neverTell'],
      within: 12,
    },
    { code: 'code_asked', all: ['number', 'comes', 'arrives', 'tell'], unless: ['ofOthers', 'neverTell'], within: 14 },
    {
      code: 'code_asked',
      all: ['number|numberInMessage', 'comes', 'account', 'tell'],
      unless: ['ofOthers', 'neverTell'],
      within: 14,
    },
    {
      code: 'code_asked',
      all: ['numberInMessage', 'account', 'tell'],
      unless: ['ofOthers', 'neverTell'],
      within: 12,
    },
    { code: 'code_asked', all: ['number', 'message', 'tell', 'toUs|account'], unless: ['ofOthers', 'neverTell'] },
    { code: 'code_asked', all: ['number|code|otp', 'comes|message', 'weAsk'], unless: ['ofOthers', 'neverTell'] },
    { code: 'code_asked', all: ['code|otp', 'account', 'tell'], unless: ['ofOthers', 'neverTell'], within: 14 },
  ],
};
