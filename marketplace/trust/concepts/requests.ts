// Concepts of the automatic check of job posts for payments that the worker sets off on the phone: a payment request
// that is accepted, a secret number that is entered, a code that is scanned, or an account that others use.
import { type ConceptGroup, lines, words } from './concept.ts';
import { NO } from './denial.ts';

const MONEY = words(
  'payment|money|collect|upi|gpay|phonepe|paytm|paisa|paise|paison|bhim',
  'पैसे|पैसों|पैसा|पइसा|पेमेंट|भुगतान|यूपीआई|फोनपे|पेटीएम|पैशांची|पैशाची',
  'টাকার|টাকা|পেমেন্ট|পেমেন্টের|ইউপিআই|ফোনপে',
  'பணம்|பணக்|பேமெண்ட்|பேமென்ட்|யுபிஐ|கட்டண|பணத்துக்கான',
  'డబ్బు|డబ్బుల|పేమెంట్|చెల్లింపు|యూపీఐ|ఫోన్పే|నగదు',
  'പണം|പണത്തിനുള്ള|പേയ്മെന്റ്|പേമെന്റ്|പെയ്മെന്റ്|യുപിഐ|ഫോൺപേ|പൈസ',
);
const REQUEST = words(
  'request|requests|rikwest|notification|link|mandate|autopay',
  'रिक्वेस्ट|रिक्वेस्टला|निवेदन|अनुरोध|विनंती|मांग|मागणी|लिंक|नोटिफिकेशन|मैंडेट',
  'রিকোয়েস্ট*|অনুরোধ*|লিংক*|নোটিফিকেশন*',
  'கோரிக்கை*|ரிக்வெஸ்ட்*|லிங்க்*|வேண்டுகோள்*|நோட்டிபிகேஷன்*',
  'రిక్వెస్ట్*|రిక్వెస్టు*|అభ్యర్థన*|లింక్*|నోటిఫికేషన్*',
  'റിക്വസ്റ്റ്*|റിക്വസ്റ്റ*|അഭ്യർത്ഥന*|അഭ്യർഥന*|അപേക്ഷ*|ലിങ്ക്*|ലിങ്കി*|നോട്ടിഫിക്കേഷ*',
);
const ACCEPT = words(
  'accept|accepted|accepting|approve|approved|confirm|allow|yes|press|tap|click|pin|enter|complete|clear',
  'dabao|dabana|dabaye|kabool|manzoor|manjur|haan|sweekar|swikar|karo',
  'स्वीकार*|मंजूर*|मंज़ूर*|ओके|एक्सेप्ट|दबा*|कबूल*|अप्रूव|क्लिक|मान|स्विकार*|दाबा*|दाबून|मान्य',
  'মঞ্জুর*|গ্রহণ*|অ্যাকসেপ্ট*|এক্সেপ্ট*|ওকে|চাপ*|টিপ*|অনুমোদন*|ক্লিক',
  'ஏற்*|அனுமதி*|ஓகே|அழுத்த*|அக்செப்ட்*|ஒப்புக்*|கிளிக்',
  'అంగీకరి*|ఒప్పుకో*|యాక్సెప్ట్*|నొక్క*|ఓకే|ఆమోది*|అనుమతి*|క్లిక్',
  'സ്വീകരി*|അംഗീകരി*|അക്സപ്റ്റ്|അക്സെപ്റ്റ്|അനുവദി*|അമർത്ത*|ഓകെ|ഓക്കെ|ക്ലിക്ക്',
);
const PIN = lines(
  'upi|gpay|phonepe|paytm|atm|bank|यूपीआई|फोनपे|एटीएम|बैंक|ইউপিআই|এটিএম|யுபிஐ|ஏடிஎம்|యూపీఐ|ఏటీఎం|യുപിഐ|എടിഎം . pin|पिन|পিন|பின்|పిన్|പിൻ',
);
const ENTER = words(
  'enter|put|type|dalo|dale|daalo|daal*|dal*|bata*|share|tell|give|send|डाल*|दबा*|भर*|टाक*|टाका|बता*|सांग*|দিন|দিতে|দিয়ে|বল*|போட*|உள்ளிட*|சொல்ல*|చెప్ప*|వేయ*|నమోదు|ఎంటర్|അടിക്ക*|നൽക*|പറയ*|ഇടുക',
);
/** Words that show that the money or the code is not the worker's: it is that of a shop, its customers or a machine. */
const OF_THE_SHOP = words(
  'customer|customers|grahak*|gahak*|shop|counter|dukan|store|rider|delivery|order|orders|bill|bills|billing|attendance|patient|passenger|passengers|guest|guests|vendor|client|clients|leave|salary',
  'ग्राहक*|गाहक*|दुकान*|काउंटर*|बिल|हाजिरी|सवारी*|ऑर्डर*|यात्री*|छुट्टी*|गिऱ्हाईक*|हजेरी*|वेतन|पगार',
  'গ্রাহক*|খদ্দের*|দোকান*|কাউন্টার*|বিল|হাজিরা|অর্ডার*|ক্রেতা*|বেতন',
  'வாடிக்கையாளர்*|கடை*|பில்*|வருகை*|பயணி*|கஸ்டமர்*|சம்பள*',
  'కస్టమర్*|షాపు*|షాప్*|బిల్లు*|హాజరు*|ఆర్డర్*|కౌంటర్*|ప్రయాణికు*|జీతం',
  'ഉപഭോക്താ*|കസ്റ്റമ*|കട|കടയി*|ബിൽ*|ബില്ല*|ഹാജർ*|ഓർഡർ*|കൗണ്ടറി*|ശമ്പള*',
);
/** Phrases for an account or a phone card in the worker's name, which other people would use. */
const OWN_ACCOUNT = lines(
  'your|own|apna|apne|apni|अपना|अपने|अपनी|आपका|आपन|तुमचे|तुमचा|तुमच्या|আপনার|নিজের|உங்கள்|உங்க|మీ|നിങ്ങളുടെ|സ്വന്തം . bank|sim|बैंक|बँक|सिम|ব্যাঙ্ক|ব্যাংক|সিম|வங்கி|வங்கிக்|பேங்க்|சிம்|బ్యాంకు|బ్యాంక్|సిమ్|ബാങ്ക്|സിം account|khata|card|खाता|खाते|अकाउंट|कार्ड|অ্যাকাউন্ট*|কার্ড*|கணக்கு*|கணக்கை|அக்கவுண்ட்*|கார்டு*|ఖాతా*|అకౌంట్*|కార్డు*|അക്കൗണ്ട*|കാർഡ*?',
  'naam|name|नाम|नावावर|नावाने|নামে|பெயரில்|பேரில்|పేరు|పేరుమీద|പേരിൽ .. account|khata|sim|खाता|खाते|सिम|अकाउंट|অ্যাকাউন্ট|সিম|கணக்கு|சிம்|ఖాతా|సిమ్|അക്കൗണ്ട്|സിം',
);
const LEND = lines(
  'let|lets us|company|office use',
  'rent|rental|lend|kiraye|किराये|किराए|भाड्याने|ভাড়া|ভাড়ায়|வாடகைக்கு|అద్దెకు|വാടകയ്ക്ക്',
  'hamein|hame|humko|hamko|hume|हमें|हमको|हमरा|आम्हाला|আমাদের|எங்களிடம்|எங்களுக்கு|మాకు|ഞങ്ങൾക്ക് .. do|de|dena|दो|दे|देना|दें|दीं|द्या|द्यावे|দিন|দিতে|கொடு*|தர*|ఇవ్వ*|നൽക*|തര*|use|istemal|इस्तेमाल|वापर*',
);
const REMOTE = words(
  'anydesk|teamviewer|quicksupport|rustdesk|airdroid|screenshare|एनीडेस्क|टीमव्यूअर|এনিডেস্ক|எனிடெஸ்க்|ఎనీడెస్క్|എനിഡെസ്ക്',
);
const INSTALL = words(
  'install|download|open|code|number|share|daalo|dal*|karo|kare|karke|इंस्टॉल|डाउनलोड|डाल*|करो|करके|ইনস্টল|ডাউনলোড|டவுன்லோடு|இன்ஸ்டால்|డౌన్లోడ్|ఇన్స్టాల్|ഡൗൺലോഡ്|ഇൻസ്റ്റാൾ',
);
const KNOWS = words(
  'experience|knowledge|support|troubleshoot*|desktop|technical|network|helpdesk|software|hardware|servers',
);

export const requestConcepts: ConceptGroup = {
  concepts: {
    payRequest: lines(
      `${MONEY} .. ${REQUEST}`,
      'collect|autopay|mandate request|link?',
      'request|रिक्वेस्ट . paisa|paise|money|payment|पैसे|पेमेंट',
    ),
    accept: ACCEPT,
    pin: PIN,
    enter: ENTER,
    ownAccount: OWN_ACCOUNT,
    lend: LEND,
    remote: REMOTE,
    install: INSTALL,
    knows: KNOWS,
    ofTheShop: OF_THE_SHOP,
    no: NO,
  },
  combinations: [
    { code: 'money_asked', all: ['payRequest', 'accept'], unless: ['no', 'ofTheShop'], within: 10 },
    { code: 'code_asked', all: ['pin', 'enter'], unless: ['no', 'ofTheShop'], within: 6 },
    { code: 'papers_kept', all: ['ownAccount', 'lend'], unless: ['no', 'ofTheShop'], within: 9 },
    { code: 'code_asked', all: ['remote', 'install'], unless: ['no', 'knows'], within: 8 },
  ],
};
