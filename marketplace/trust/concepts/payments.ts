// Word lists with which the automatic check of job posts finds payments by the worker. A sentence breaks this rule if
// it names a sum and has a verb for handing money over. It must also show that the money is the worker's: the money is
// returned later, the worker gets a job for the money, or the employer receives the money.
import { COLLECTS, NEED_NOT_RETURN, SHOP_MONEY } from '../rules/money-of-others.ts';
import { type ConceptGroup, lines, NOT, words } from './concept.ts';
import { GETS, ITEM, PROMISE, SUM } from './fees.ts';

/** Verbs for handing over money, in forms that ask the reader: “must pay”, “send”. */
const MUST_GIVE = lines(
  'must|should|has|have|need|needs|required|asked|expected to? be? pay|deposit|give|leave|send|transfer|bring|hand|paid|deposited|given',
  'you|candidate|candidates|each|everyone|worker|workers|man|joiner|joinee to|will|shall|can|may|only|first|just|also? pay|pays|deposit|deposits|give|gives|send|transfer|bring|hand',
  'please|kindly|just|only|first|then|and? pay|send|deposit|transfer rs|rupees|a|the|us|me|your|in|inr? #',
  'send|pay|transfer|deposit # first|before|now|today|on|to|in|at|by|and|then',
  'must|should|have|need|has to? keep|leave rs? #',
  'after|once|when|until|unless|before|if you|u|candidate|worker|he|they? clear|clears|clearing|settle|settles|remit|remits|pay|pays|paying|deposit|deposits|transfer',
  'dene|bharne|chukane|देने|दिए|दिहला|भरने|चुकाने|देला par|पर|ke|के baad|बाद?',
  'bina|बिना .. diye|dihe|diya|दिए|दिये|bhare|भरे|jama|जमा',
  'jama|जमा karne|करने|होने|hone|होने par|पर|ke|के baad|बाद?',
  'lagega|lagenge|लगेगा|लगेंगे|लागी|লাগবে',
  'katta|kattanum|kattunga|kudukka|kodukka|tara|tharanum|anuppa|selutha vendum|venum|vendiyathu',
  'kattanum|kattunum|kodukkanum|kudukkanum|tharanum|anuppanum|kattali|kattandi|ivvali|pampali|pampandi|chellinchali|kodukkanam|adaykkanam|adakkanam|ayakkanam|tharanam|nalkanam',
  'dite|diye|pathate|jama hobe|lagbe|din',
  'dyave|dyavi|bharave|bharavi|bharayche|dyayche|pathva lagel|lagtil|lagnar?',
  'rakhwana|rakhwane|rakhwani|rakhna|rakhne|rakhni|dena|deni|dene|bharna|bharni|bharne|karna|karni|karane hoga|hogi|honge|padega|padegi|padenge|parega|paregi|he|hai|hain|rahega',
  'de|bhar|bhej|jama dena|dijiye|dijie|do|dein|de|karo|kare|karein|kar|karwana|karna|karke',
  'bhejo|bhejein|bhejna|bhejiye|bhejne|bharo|bhariye|bharoge|bharenge',
  'aapse|candidate|candidates|sabse|har|labour|mazdoor se|ko|aadmi? .. liya|liye|lenge|lete|li',
  'रखवाना|रखवाने|रखवानी|रखने|रखनी|देना|देनी|देने|भरना|भरनी|भरने|करना|करनी|कराना|कराने होगा|होगी|होंगे|पड़ेगा|पड़ेगी|पड़ेंगे|पड़ी|है|हैं|बा|होई',
  'देवे|भरे|करे के पड़ी|होई|बा|परी',
  'दे|भर|भेज|जमा दीजिए|दीजिये|दो|दें|देना|दीं|करो|करें|करे|करीं|कर|कराएं|करके|करवाएं',
  'भरो|भरिए|भरले|भरल्यावर|भरल्यास|पाठवल्यावर|भेजो|भेजें|भेजिए|भेजना|पठाईं|भेजीं|देब|देईं',
  'आपसे|सबसे|रउआ|हर|उम्मीदवार|कैंडिडेट से|आदमी? .. लिया|लिए|लेंगे|लेते|लिहल',
  words('द्यावे|द्यावी|द्यावा|द्यावेत|द्यायचे|द्यायची|द्यायचा|भरा|भरावे|भरावी|भरायचे|भरायची|भरावेत|पाठवा|पाठवावे|पाठवायचे'),
  'द्यावे|द्यावी|द्यावा|भरावे|भरावी|भरावा|ठेवावे|ठेवावी|जमा लागेल|लागतील|लागणार|लागतात|लागते|करा|करावे|करावी|करायचे|करावेत',
  'দিতে|জমা|পাঠাতে|ভরতে হবে|হয়|লাগবে|দিন|দেবেন|করতে|করুন|করবেন|রাখতে|দিতে',
  words('পাঠালে|দিলে|পাঠান|পাঠাবেন|দেবেন|পাঠিয়ে'),
  words(
    'கட்டணும்|கட்டனும்|செலுத்தணும்|தரணும்|கொடுக்கணும்|குடுக்கணும்|அனுப்பணும்|அனுப்புங்க|அனுப்புங்கள்|அனுப்பவும்|கட்டவும்|செலுத்தவும்|செலுத்துங்கள்|கட்டுங்க|கட்டுங்கள்|போடுங்க|கட்டினால்|கட்டினா|கட்டியபின்|செலுத்தினால்|கொடுத்தால்|அனுப்பினால்|கட்டினாத்தான்|கட்டினா*|செலுத்தினா*|கொடுத்தாத்தான்|கொடுத்தால்தான்|தந்தால்தான்|அனுப்பினால்தான்|போடணும்|கொடுங்க',
  ),
  'கட்ட|வைக்க|செலுத்த|தர|கொடுக்க|அனுப்ப|போட வேண்டும்|வேணும்|வேண்டியது|வேண்டியிருக்கும்',
  words(
    'ఉంచాలి|పెట్టాలి|కట్టాలి|కట్టండి|చెల్లించాలి|చెల్లించండి|పంపాలి|పంపండి|పంపించండి|పంపించాలి|ఇవ్వాలి|ఇవ్వండి|కడితే|కడితేనే|పంపితే|పంపితేనే|చెల్లిస్తే|చెల్లిస్తేనే|ఇస్తేనే|కట్టాల్సి|వేయండి|కట్టాకే|కట్టాక',
  ),
  'డిపాజిట్|జమ చేయాలి|చెయ్యాలి|చేయండి|చేస్తే|చేస్తేనే|పెట్టాలి',
  words(
    'വയ്ക്കണം|വെക്കണം|അടയ്ക്കണം|അടക്കണം|അടയ്ക്കുക|അടയ്ക്കൂ|അടച്ചാൽ|അടച്ചാലേ|കൊടുക്കണം|നൽകണം|തരണം|അയയ്ക്കണം|അയക്കണം|അയയ്ക്കുക|അയക്കൂ|അയച്ചാൽ|അയച്ചാലേ|കൊണ്ടുവരണം|തന്നാൽ|തന്നാലേ|കൊടുത്താൽ|കൊടുത്താലേ|കെട്ടിവയ്ക്കണം|കെട്ടണം|അടച്ചിട്ട്|ഇടണം',
  ),
  // In Malayalam `അയച്ചു തരും` means “we send to you”, and `അയച്ചു തരണം` means “you send to us”. Only the second is a
  // demand.
  'അയച്ചു|അയച്ച്|അടച്ചു|അടച്ച് തരണം|തന്നാൽ|തന്നാലേ|തരിക|തരൂ|കൊടുക്കണം',
);

/**
 * Phrases that say that money is or is not returned later. Both show that the worker pays, because only money that the
 * worker paid can be returned.
 */
const COMES_BACK = lines(
  words('refundable|nonrefundable|refunded|refund'),
  'not|never|will|be|get|is|wont? returned|back',
  'wapsi|vapsi|वापसी|परतावा nahi|नहीं|नाही|ना',
  'wapas|vapas|wapis|vapis|vaapas|waapas nahi|nhi|nahin|na|mil*|ho*|kar*|de*|hota|hoga|hogi',
  'वापस|वापिस|लौटा|लौटाया|लवटा|रिफंड नहीं|नहि|ना|मिल*|हो*|कर*|दे*|दिया|दी|दिहल|जाएगा',
  'chhodne|chodne|leaving|exit|resign|छोड़ने|सोडताना|सोडल्यावर .. wapas|vapas|wapis|back|return|returned|वापस|परत',
  'after|on leaving|months|year|exit returned|back|refund|refunded',
  'परत मिळ*|नाही|केले|केली|दिले|दिली|देऊ|देणार|होणार|करू',
  'ফেরত|ফেরৎ পাবেন|পাবে|হবে|দেওয়া|দেব|পাওয়া|নেই|হয়|যোগ্য|মিলবে',
  'திருப்பி|திரும்ப|ரீஃபண்ட் தர*|கிடை*|கொடு*|வராது|வரும்|இல்லை',
  'తిరిగి|వెనక్కి|రీఫండ్ ఇ*|రా*|వస్తు*|లేదు|ఉండదు|వచ్చ*',
  'തിരികെ|തിരിച്ച്|തിരിച്ചു|മടക്കി തര*|കിട്ട*|നൽക*|ഇല്ല|ലഭി*|കൊടു*',
);
/** Words for the time before the work begins. */
const BEFORE_WORK = words(
  'lagwane|lagvane|dilwane|dilvane|लगवाने|दिलवाने|confirm|pakki|pakka|पक्की|पक्का|कन्फर्म|निश्चित|নিশ্চিত|পাকা|உறுதி|நிச்சயம்|కన్ఫర్మ్|ఖరారు|ఖాయం|ഉറപ്പിക്കാൻ|ഉറപ്പാക്കാൻ',
  'first|before|beforehand|upfront|advance|joining|join|pehle|pahle|phle|joining',
  'mudhalil|mudalil|munnadi|munnaadi|munbu|modata|modatlo|munduga|munde|mundu|adyam|aadyam|adhyam|aadhyam|munpu|munkoor|agey|prothome|aage|adhi|aadhi|agodar',
  'पहले|पहिले|ज्वाइनिंग|जॉइनिंग|आधी|आधीच|अगोदर|प्रथम|एडवांस',
  'আগে|প্রথমে|আগেই|জয়েনিংয়ের',
  'முதலில்|முன்|முன்னாடி|முன்பு|சேர|சேரும்போது|சேர்வதற்கு|சேர்ந்ததும்',
  'ముందు|ముందుగా|ముందే|మొదట|చేరేముందు|చేరేటప్పుడు',
  'ആദ്യം|മുൻപ്|മുമ്പ്|മുൻകൂർ|ചേരുമ്പോൾ|ചേരാൻ|ചേരുന്നതിന്',
);
const EMPLOYER = words(
  'us|contractor|owner|supervisor|foreman|agent|office|manager|hr|munshi|mukadam|malik|thekedar|seth|hamein|hume|hamare',
  'सुपरवाइजर|सुपरवाइज़र|फोरमैन|मालिक|ठेकेदार|सेठ|ऑफिस|मैनेजर|मुंशी|हमें|एजेंट|मालकाला|मालकाकडे|ठेकेदाराला|मुकादमाला|ऑफिसात|ऑफिसमध्ये|आम्हाला',
  'মালিককে|অফিসে|ঠিকাদারকে|আমাদের|ম্যানেজারকে|মালিকের',
  'முதலாளி*|ஆபீஸ்*|ஆபீசில்|மேஸ்திரி*|எங்களுக்கு|எங்களிடம்|ஏஜெண்ட்*|மேனேஜர்*',
  'ఓనర్*|ఆఫీసు*|ఆఫీస్*|మేస్త్రీ*|మాకు|మేనేజర్*|కాంట్రాక్టర్*|యజమానికి',
  'മുതലാളി*|ഓഫീസി*|ഞങ്ങൾക്ക്|മാനേജർ*|കരാറുകാര*|കോൺട്രാക്ടർ*|ഉടമ*',
);
/** Phrases for money that is not the worker's, but that of customers, the shop or the bank. */
const OF_OTHERS = lines(
  ...COLLECTS,
  SHOP_MONEY,
  ...NEED_NOT_RETURN,
  words(
    'customer|customers|client|clients|student|students|patient|patients|visitor|visitors|passenger|passengers|guest|guests|parents|member|members|tenant|tenants|shop|shops|counter|cash|collection|collect|collecting|bill|bills|emi|loan|rent|receipt|ticket|tickets|toll|parking|bank|sale|sales|donation|grahak*|gahak*|savari|bachche|bachcho*|kiraya|kirayedar|rasid|raseed|galla|bikri|order|orders|parcel|vendor|vendors|supplier|suppliers|reimburse*|company|commission|target',
    'ग्राहक*|गाहक*|कस्टमर*|बच्चों|बच्चे|छात्र*|मरीज*|सवारी*|यात्री*|दुकान*|काउंटर*|कैश|नकद|वसूल*|बिल|किराया|रसीद|टिकट|टोल|पार्किंग*|बैंक*|गल्ला|गल्ले|चंदा|कंपनी*|पार्सल*|ऑर्डर*|गाड़ी*|भाडेकरू*|विद्यार्थी*|विद्यार्थ्यां*|मुलांची|रुग्ण*|प्रवाशां*|रोख|पावती|तिकीट*|गाडीवाल्यां*|बँक*|वसुली',
    'গ্রাহক*|খদ্দের*|কাস্টমার*|ছাত্র*|রোগী*|যাত্রী*|দোকান*|কাউন্টার*|নগদ|বিল|ভাড়া|রসিদ|টিকিট*|ব্যাঙ্ক*|ব্যাংক*|কোম্পানি*|আদায়|কিস্তি',
    'வாடிக்கையாளர்*|கஸ்டமர்*|மாணவ*|நோயாளி*|பயணி*|கடை*|வசூல்*|பில்*|வாடகை*|ரசீது*|டிக்கெட்*|பார்க்கிங்*|வங்கி*|பேங்க்*|கம்பெனி*|நிறுவன*|வண்டிக்காரர்*',
    'కస్టమర్*|విద్యార్థు*|రోగు*|ప్రయాణికు*|షాపు*|వసూలు*|బిల్లు*|అద్దె*|రసీదు*|టికెట్*|పార్కింగ్*|బ్యాంకు*|బ్యాంక్*|కంపెనీ*|బండి',
    'കസ്റ്റമർ*|ഉപഭോക്താ*|വിദ്യാർഥി*|വിദ്യാർത്ഥി*|കുട്ടികളു*|രോഗി*|യാത്രക്കാ*|കട|കടയി*|ബിൽ*|വാടക*|രസീത*|ടിക്കറ്റ*|പാർക്കിങ*|പാർക്കിംഗ*|ബാങ്ക*|കമ്പനി*|വണ്ടിക്കാ*',
  ),
  `${NOT} .. pay|give|deposit|dena|deni|देना|देनी|भरना|भरायचे|দিতে|கட்ட|செலுத்த|കൊടുക്കേണ്ട`,
  'anyone|anybody|nobody|kisi|kisiko|किसी|कोणालाही|কাউকে|யாருக்கும்|யாரிடமும்|ఎవరికీ|ആർക്കും|ആരും',
  'we|company|owner will|also|always? pay|give|send|deposit|transfer|reimburse',
  'दिया|दी|दिए|diya|di|diye|दिला|दिली|दिले|দেওয়া जाएगा|जाएगी|जाएंगे|jayega|jayegi|jayenge|जाईल|जाते|হবে|হয়',
);
const WAGE_RECEIVED = lines(
  GETS,
  words(
    'free|muft|मुफ्त*|फ्री|मोफत|বিনামূল্যে|இலவச*|ఉచిత*|സൗജന്യ*|advance|peshgi|udhar|एडवांस|अडवांस|पेशगी|उधार|उचल|आगाऊ|অগ্রিম|আগাম|அட்வான்ஸ்*|முன்பணம்|అడ్వాన్స్*|അഡ്വാൻസ*|bonus|बोनस|বোনাস|போனஸ்*|బోనస్|ബോണസ*|earn|per|daily|roz|रोज|দিনে|दिवसाला|தினமும்|రోజుకు|ദിവസം',
  ),
);
/** Phrases that mean “from the wages”. */
const FROM_WAGE = lines(
  'salary|wage|wages|pay|pagar|tankhwah|tankha|vetan|mazduri|majduri|selary|वेतन|पगार|तनख्वाह|तनखाह|सैलरी|मजदूरी|मजूरी|दरमाहा|বেতন|মাইনে|মজুরি|ശമ്പളത്തിൽ|കൂലിയിൽ|സാലറിയിൽ|शमबळ se|में|से|mein|me|থেকে|നിന്ന്|നിന്നും|निनन',
  'kishto|kisto|kist|installment|installments|किस्तों|किश्तों|हप्त्यांनी|किस्त me|mein|में|se|से?',
  'from|out the|your|first|monthly|each|every|of? month|months|days? salary|wage|wages|pay',
  words(
    'पगारातून|पगारामधून|पगारीतून|मजुरीतून|वेतनातून|বেতনেরথেকে|சம்பளத்தில்|சம்பளத்திலிருந்து|சம்பளத்துல|கூலியில்|கூலியிலிருந்து|జీతంలో|జీతంలోంచి|జీతంలోనుంచి|జీతాల్లో|కూలీలో|కూలిలో|ശമ്പളത്തിൽനിന്ന്|ശമ്പളത്തിൽനിന്നും',
  ),
);
const IS_CUT = words(
  'cut|cuts|deducted|deduct|adjust|adjusted|recovered|kat*|kaat*|minus',
  'कट*|काट*|वळत*|वजा|कापल*|कापू|कापण*|कापत*|कपात',
  'কাটা|কেটে|কাটব|বাদ',
  'பிடிப்போம்|பிடிக்கப்படும்|பிடித்துக்கொள்வோம்|பிடித்துக்|பிடித்தம்|கழிக்கப்படும்|கழிப்போம்|கழித்துக்|பிடிச்சுக்குவோம்|கட்',
  'కట్|కోస్తాం|తగ్గిస్తాం|పట్టుకుంటాం|మినహాయిస్తాం|కోత',
  'പിടിക്കും|പിടിക്കുന്നതാണ്|കുറയ്ക്കും|കുറക്കും|ഈടാക്കും|കട്ട്',
);
/** Words for permitted deductions: those that a law names, and those that repay the worker's own debt. */
const OTHER_CUTS = lines(
  words(
    'pf|esi|esic|epf|tds|tax|advance|loan|late|leave|leaves|absent|chutti|chhutti|udhar|peshgi|damage|pf|पीएफ|ईएसआई|एडवांस|अडवांस|छुट्टी*|उधार|पेशगी|उचल|सुट्टी*|নাগা|ছুটি*|অগ্রিম|আগাম|পিএফ|பிஎஃப்|பிஎப்|விடுமுறை*|முன்பணம்|அட்வான்ஸ்*|పీఎఫ్|ఈఎస్ఐ|సెలవు*|అడ్వాన్స్*|പിഎഫ്|അവധി*|അഡ്വാൻസ*|free|muft|मुफ्त|फ्री|मोफत|विनामूल्य|বিনামূল্যে|இலவச*|ఉచిత*|സൗജന്യ*',
  ),
  `${NOT} .. ${IS_CUT}`,
  `${IS_CUT} .. ${NOT}`,
  'பிடிக்க மாட்டோம்|மாட்டாங்க|மாட்டார்கள்',
  words('பிடிப்பதில்லை|கழிப்பதில்லை|പിടിക്കില്ല|കുറയ്ക്കില്ല|ഈടാക്കില്ല'),
  'ఏమీ|ఏం|ఒక్క|രൂപ .. చేయం|చేయము|చేయరు|కోయం',
);

export const paymentConcepts: ConceptGroup = {
  concepts: {
    sum: SUM,
    mustGive: MUST_GIVE,
    comesBack: COMES_BACK,
    beforeWork: BEFORE_WORK,
    promise: PROMISE,
    asSecurity: words(
      'guarantee|guaranty|garanti|gaaranti|surety|caution|zamanat|jamanat|amanat',
      'गारंटी|गारण्टी|जमानत|अमानत|हमी|अनामत|গ্যারান্টি*|জামানত*|জামিন*|உத்தரவாத*|கேரண்டி*|గ్యారంటీ*|హామీ*|పూచీ*|ഗ്യാരണ്ടി*|ഗ്യാരന്റി*|ജാമ്യ*|ഉറപ്പിനായി',
    ),
    employer: EMPLOYER,
    ofOthers: OF_OTHERS,
    received: WAGE_RECEIVED,
    item: ITEM,
    agentFee: words('कमिशन|कमीशन|দালালি|কমিশন|கமிஷன்|தரகு|కమీషన్|కమిషన్|കമ്മീഷൻ|consultancy'),
    givenFor: words('दिल्यास|दिल्यावर|देने|দিলে|கொடுத்தால்|கொடுத்தா|தந்தால்|ఇస్తే|ఇస్తేనే|കൊടുത്താൽ|തന്നാൽ'),
    screenshot: words('screenshot|screenshots|स्क्रीनशॉट|स्क्रीनशाट|স্ক্রিনশট|ஸ்கிரீன்ஷாட்|స్క్రీన్‌షాట్|స్క్రీన్షాట్|സ്ക്രീൻഷോട്ട്'),
    payment: 'payment|paid|पेमेंट|भुगतान|টাকা|பணம்|డబ్బు|പണം',
    fromWage: FROM_WAGE,
    isCut: IS_CUT,
    otherCut: OTHER_CUTS,
  },
  voidInside: { received: ['promise', 'comesBack'], ofOthers: ['promise'] },
  combinations: [
    { code: 'money_asked', all: ['sum', 'mustGive', 'comesBack'], unless: ['ofOthers'], unlessInClause: ['received'] },
    {
      code: 'money_asked',
      all: ['sum', 'mustGive', 'promise'],
      unless: ['ofOthers'],
      unlessInClause: ['received'],
      within: 12,
    },
    {
      code: 'money_asked',
      all: ['sum', 'mustGive', 'beforeWork|employer|asSecurity'],
      unless: ['ofOthers'],
      unlessInClause: ['received'],
      within: 10,
    },
    { code: 'money_asked', all: ['item', 'sum', 'comesBack'], unless: ['ofOthers'], within: 9 },
    { code: 'money_asked', all: ['sum', 'agentFee', 'givenFor'], unless: ['ofOthers'], within: 7 },
    { code: 'money_asked', all: ['screenshot', 'sum|payment'], unless: ['ofOthers'], within: 8 },
    { code: 'money_asked', all: ['item', 'sum', 'isCut'], unless: ['otherCut', 'ofOthers'], within: 9 },
    { code: 'money_asked', all: ['item', 'fromWage', 'isCut'], unless: ['otherCut'], within: 12 },
  ],
};
