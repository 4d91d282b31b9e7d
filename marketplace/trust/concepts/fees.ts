// Concepts (phrases with one meaning) with which the automatic check of job posts finds fees that the worker has to
// pay. A sentence breaks this rule if it names a thing or service, such as a uniform or a medical check, with an amount
// or its cost, and says that the worker pays.
import { COLLECTS } from '../rules/money-of-others.ts';
import { type ConceptGroup, lines, NOT, words } from './concept.ts';
import { OR_ELSE } from './denial.ts';

/** Things and services that a fee may be for. */
export const ITEM = words(
  'registration|regestration|rajistration|form|forms|farm|medical|checkup|healthcard|verification|police|uniform|dress|kit|tshirt|shoes|boots|bag|training|trening|course|gatepass|file|processing|agreement|stamp|security|deposit|caution|booking|insurance|joining|interview|token|bharti|enrolment|enrollment|admission|card|icard|idcard|naam|sim|software|portal|consultancy|documentation|paperwork|helmet|cap|shirt|tools|toolkit|starter|demo|samaan|joote|jute|juta|topi|locker|lokar|medikal|blood|fitness|verifikesan|verificasan|verifikasan|treining|kard|laker',
  'फॉर्म*|फार्म|फारम*|मेडिकल*|जांच|पुलिस|पोलीस|पडताळणी*|रक्त|खून|वेरिफिकेशन|सत्यापन|वर्दी|ड्रेस*|यूनिफॉर्म*|यूनिफार्म|युनिफॉर्म*|किट*|ट्रेनिंग*|प्रशिक्षण*|गेटपास*|फाइल*|फाईल*|प्रोसेसिंग|एग्रीमेंट|स्टांप|सिक्योरिटी|सिक्युरिटी|अनामत|जमानत|बुकिंग|बीमा|जॉइनिंग*|ज्वाइनिंग|इंटरव्यू*|टोकन*|भर्ती|दाखिला|रजिस्ट्रेशन*|पंजीकरण*|नोंदणी*|नाव|नाम|कार्ड*|आयकार्ड*|गणवेश*|तपासणी*|वैद्यकीय|जूते|बूट|मुलाखत*|प्रवेश*|ओळखपत्र*|पहचान|विमा|जूता|टोपी*|टोप|औजार*|अवजार*|लॉकर*|लाकर*',
  'ফর্ম*|ফরম*|মেডিকেল*|মেডিক্যাল*|পুলিশ|রক্ত*|যাচাই*|হেলমেট*|ডাক্তারি|পরীক্ষা*|ভেরিফিকেশন*|ইউনিফর্ম*|পোশাক*|কিট*|ট্রেনিং*|প্রশিক্ষণ*|গেটপাস*|ফাইল*|সিকিউরিটি*|জামানত*|রেজিস্ট্রেশন*|নিবন্ধন*|নাম|কার্ড*|আইকার্ড*|ইন্টারভিউ*|টোকেন*|জয়েনিং*|ভর্তি*|বীমা*|জুতো*|টুপি*|লকার*|ড্রেস*',
  'பதிவு*|ஃபார்ம்*|பார்ம்*|படிவ*|மெடிக்கல்*|மருத்துவ*|போலீஸ்|சரிபார்ப்பு*|இரத்த*|ரத்த*|தலைக்கவச*|ஹெல்மெட்*|சீருடை*|யூனிஃபார்ம்*|யூனிபார்ம்*|கிட்*|பயிற்சி*|டிரெய்னிங்*|ட்ரெய்னிங்*|கேட்பாஸ்*|கேட்|ஃபைல்*|செக்யூரிட்டி*|டெபாசிட்*|முன்வைப்பு*|கார்டு*|கார்டுக்கு|இன்டர்வியூ*|நேர்காணல்*|சேர்க்கை*|டோக்கன்*|ரெஜிஸ்ட்ரேஷன்*|ரெஜிஸ்டர்*|ஷூ*|தொப்பி*|லாக்கர*|அடையாள*',
  'రిజిస్ట్రేషన్*|నమోదు*|ఫారం*|ఫారమ్*|ఫామ్*|మెడికల్*|వైద్య*|పోలీసు|పోలీస్|వెరిఫికేషన్*|రక్త*|హెల్మెట్*|తనిఖీ*|యూనిఫాం*|యూనిఫామ్*|డ్రెస్*|డ్రెస్సు*|కిట్*|కిట్టు*|ట్రైనింగ్*|శిక్షణ*|గేట్పాస్*|గేట్|ఫైల్*|సెక్యూరిటీ*|డిపాజిట్*|కార్డ్*|కార్డు*|ఇంటర్వ్యూ*|టోకెన్*|జాయినింగ్*|చేరిక*|బూట్*|టోపీ*|షూ*|లాకర్*',
  'രജിസ്ട്രേഷന*|രജിസ്ട്രേഷൻ*|ഫോം*|ഫോമി*|ഫോറ*|മെഡിക്കൽ*|മെഡിക്കല*|പൊലീസ്|പോലീസ്|വെരിഫിക്കേഷ*|രക്ത*|യൂണിഫോം*|യൂണിഫോമി*|കിറ്റ*|ട്രെയിനിങ*|ട്രെയിനിംഗ*|പരിശീലന*|ഗേറ്റ്പാസ*|ഗേറ്റ്|ഫയൽ*|ഫയലി*|സെക്യൂരിറ്റി*|ഡെപ്പോസിറ്റ*|കാർഡ*|ഇന്റർവ്യൂ*|അഭിമുഖ*|ടോക്കൺ*|ചേരാൻ|പേര്|ഷൂ*|തൊപ്പി*|ലോക്കർ*|ബൂട്ട*|പരിശോധന*',
);
/** Sums of at least 100 rupees. */
export const SUM = words(
  '>99|hundred|hundreds|thousand|thousands|sau|hazar|hajar|hazaar|hajaar|dedh',
  'सौ|सव|हजार|शंभर|दोनशे|तीनशे|चारशे|पाचशे|सहाशे|सातशे|आठशे|दीडशे|अडीचशे|नऊशे|बाराशे|पंधराशे|हजाराचे',
  'শো|শ|একশো|দুশো|তিনশো|চারশো|পাঁচশো|ছশো|সাতশো|আটশো|দেড়শো|আড়াইশো|নশো|নয়শো|বারোশো|পনেরোশো|হাজার|একশ|দুশ|তিনশ|পাঁচশ',
  'நூறு|இருநூறு|முந்நூறு|முன்னூறு|நானூறு|ஐநூறு|ஐந்நூறு|அறுநூறு|ஆயிரம்|எண்ணூறு|எழுநூறு|தொள்ளாயிரம்|ஆயிரத்து',
  'వంద|వందలు|నూరు|రెండొందలు|మూడొందలు|నాలుగొందలు|ఐదొందలు|ఐదువందలు|వెయ్యి|వేలు|పదిహేనొందలు|ఆరొందలు|ఏడొందలు|ఎనిమిదొందలు|తొమ్మిదొందలు|పన్నెండొందలు',
  'നൂറ്|നൂറു|ഇരുനൂറ്|ഇരുന്നൂറ്|മുന്നൂറ്|നാനൂറ്|അഞ്ഞൂറ്|അഞ്ഞൂറു|അറുനൂറ്|എഴുനൂറ്|എണ്ണൂറ്|തൊള്ളായിരം|ആയിരം|ആയിരത്തി*',
);
const HUNDREDS = words(
  SUM,
  'rs|rupees|rupee|rupaye|rupay|rupiya|रुपये|रुपए|रुपया|रुपिया|रु|रुपयांचे|रुपयांची|টাকা|ரூபாய்|ரூபா|ரூ|రూపాయలు|రూ|രൂപ',
);
const PAYS = words(
  'deducted|deposit|bear|bears|pays|payable|pay|transfer|buy|purchase|cost|costs|charge|charged|charges|chargeable|required',
  'dena|dene|deni|bhar*|jama|lagega|lagenge|lagegi|lagta|lagte|lagti|katega|katenge|kharidna|kharidni|lena|khud|apna|apne|bharke|pehle',
  'देना|देने|देनी|भर*|जमा|लगेगा|लगेंगे|लगेगी|लगता|लगते|लगती|कटेगा|कटेंगे|खरीद*|खुद|देवे|देबे|देब|लागी|द्यायचे|द्यायची|द्यावे|द्यावी|द्यावा|लागतील|लागेल|लागतात|लागणार|उमेदवाराने|उमेदवाराला|उमेदवाराचा|स्वतः|विकत|लो|लें',
  'দিতে|লাগবে|লাগে|জমা|দেবেন|কিনতে|নিজের|নিজেকে|দিয়ে|দেবে|দিলে|কাটা',
  'கட்ட*|கட்டி*|கட்டணும்|செலுத்த*|தரணும்|கொடுக்க*|குடுக்க*|கட்டினா*|ஆகும்|வாங்கணும்|வாங்க|போடணும்|கட்டிட்டு|செலவு*|உங்கள்|நீங்களே|பிடிப்போம்|பிடித்த*',
  'కట్ట*|ఇవ్వాలి|చెల్లిం*|అవుతుంది|కొనాలి|కొనుక్కో*|కడితే|పెట్టుకో*|మీరే|సొంత|సొంతంగా|ముందే|కట్టాలి|కట్టి',
  'അടയ്ക്ക*|അടക്ക*|അടച്ച*|കൊടുക്കണം|നൽകണം|തരണം|വാങ്ങണം|ചെലവ*|സ്വന്തം|കെട്ടി*|ആകും|കൊടുത്ത*|ഈടാക്ക*|പിടിക്കും',
);
/**
 * Words anywhere in the sentence that show that the worker pays no fee: the item is free or for sale, or the money is
 * that of other people.
 */
const OF_OTHERS = lines(
  ...COLLECTS,
  'we|company|owner|employer|contractor will|shall|also|always? pay|pays',
  words(
    'company|owner|free|muft|stipend|customer|customers|student|students|patient|patients|client|clients|guest|guests|reimbursed|refund|malik|allowance|bhatta|counter|school|hospital|clinic|collect|collection|commission|target|sales|sell|selling|parents|loan|loans|policy|premium|ctc|esi|esic|pf|hospitals|visitor|visitors|passenger|passengers',
    'कंपनी*|कम्पनी*|मुफ्त|फ्री|मोफत|फुकट|ग्राहक*|मालिक*|मालक*|भत्ता|मरीज*|छात्र*|दुकान*|काउंटर*|शाळा|स्कूल*|विद्यार्थी*|रुग्ण*',
    'কোম্পানি*|বিনামূল্যে|ফ্রি|মালিক*|গ্রাহক*|খদ্দের*|ভাতা|রোগী*|ছাত্র*|যাত্রী*',
    'கம்பெனி*|இலவச*|நிறுவன*|முதலாளி|வாடிக்கையாளர்*|நோயாளி*|மாணவ*',
    'కంపెనీ*|ఉచిత*|ఫ్రీ*|యజమాని|కస్టమర్*|భత్యం|రోగు*|విద్యార్థు*',
    'കമ്പനി*|സൗജന്യ*|ഫ്രീ*|മുതലാളി|ഉടമ|ഉപഭോക്താ*|ബത്ത|രോഗി*|വിദ്യാർഥി*|വിദ്യാർത്ഥി*',
  ),
  'by us|company|owner|the employer',
  `${NOT} . ${PAYS}|fee|fees`,
  `${PAYS} . ${NOT}`,
);
/** Verbs by which the worker receives something. */
export const GETS = words(
  'get|gets|receive|given|milega|milegi|milenge|milta|milti|denge|degi|dega|deti|deta',
  'मिलेगा|मिलेगी|मिलेंगे|मिली|मिलता|मिलती|देंगे|देगी|देगा|देती|देई|दी|मिळेल|मिळतात|मिळतील|मिळते|देते|देतो|देऊ',
  'পাবেন|দেওয়া|দেব|দেয়',
  'கிடைக்கும்|தருவோம்|தருகிறோம்|தரும்|கொடுக்கும்|தரப்படும்|வழங்கப்படும்|கொடுப்போம்',
  'ఇస్తాం|ఇస్తారు|ఇస్తుంది|వస్తుంది',
  'കിട്ടും|തരും|ലഭിക്കും|നൽകും',
);
/** Words that show that an amount in the same clause is paid to the worker, as a wage or an allowance. */
const RECEIVED = lines(
  GETS,
  words(
    'salary|wage|wages|vetan|tankhwah|tankha|pagar|mazduri|majduri|dihadi|mahina|mahine|monthly|daily|roz|roj|incentive|bonus|overtime|earn|income|experience|per|hum',
    'वेतन|सैलरी|तनख्वाह|पगार|मजदूरी|मजूरी|मजुरी|दिहाड़ी|महीना|महीने|महिना|महिन्याला|रोज|बोनस|ओवरटाइम|आम्ही|हम',
    'বেতন|মাইনে|মজুরি|মাসে|রোজ|বোনাস|আমরা|দিনে|মাস',
    'சம்பளம்*|கூலி|மாதம்|மாதத்திற்கு|தினமும்|படி|போனஸ்|நாங்கள்|நாங்க|நாள்|தினசரி|உண்டு',
    'జీతం|వేతనం|కూలి|కూలీ|నెలకు|రోజుకు|రోజూ|బోనస్|మేమే|మేము|నెల',
    'ശമ്പളം|കൂലി|മാസം|ദിവസം|ബോണസ്|ഞങ്ങൾ|ദിവസവും|മാസവും',
  ),
);
/**
 * Things that are promised in exchange for a fee. In “you will get the job”, the worker receives such a promise and no
 * money.
 */
const PROMISED = words(
  'parcel|courier|vehicle|gaadi|gadi|raw|job|work|duty|letter|posting|appointment|address|location|offer|joining|goods|material|naukri|nokri|kaam|kam|leter|latter|pata|samaan|saman|maal|card|icard|pass',
  'काम|नौकरी|नोकरी|ड्यूटी|लेटर|पत्र|ज्वाइनिंग|जॉइनिंग|पता|पत्ता|सामान|माल|पार्सल|गाड़ी|कच्चा|साहित्य|जॉब|कार्ड|जूते|बूट',
  'কাজ|চাকরি|ডিউটি|লেটার|ঠিকানা|মাল|জিনিস|পার্সেল|কার্ড',
  'வேலை|பணி|லெட்டர்|முகவரி|பொருள்|சாமான்|பார்சல்|கார்டு',
  'పని|ఉద్యోగం|జాబ్|లెటర్|సామాను|సరుకు|పార్సిల్|అడ్రస్|కార్డు',
  'ജോലി|പണി|ലെറ്റർ|സാധനം|സാധനങ്ങൾ|പാഴ്സൽ|പാർസൽ|വിലാസം|സ്ഥലം|കാർഡ്',
);
const THEN =
  'then|after|afterwards|tab|tabhi|phir|fir|baad|तब|तबे|तभी|फिर|बाद|मग|नंतर|তবে|তবেই|তারপর|পরে|பிறகு|அப்புறம்|பின்|தான்|తర్వాత|అప్పుడే|പിന്നെ|ശേഷം|എന്നിട്ട്';

/** Words that demand money even without a verb such as “pay”. */
const FEE = words(
  'fee|fees|charge|charges|likhai|likhwai|panjikaran|fis|फीस|शुल्क|लिखाई|लिखवाई|लिखौनी|चार्ज|फी|दक्षिणा|चढ़ावा|ফি|চার্জ|কমিশন|கட்டணம்|ஃபீஸ்|பீஸ்|ఫీజు|ఛార్జీ|ఛార్జి|ഫീസ്|ചാർജ്',
);
const COST = words(
  'cost|costs|expense|expenses|kharcha|kharch|kharche|खर्चा|खर्च|खर्चे|खर्चाने|खर्चावर|খরচ|খরচা|খরচে|செலவு|செலவில்|ఖర్చు|ఖర్చుతో|ఖర్చులు|ചെലവ്|ചെലവിൽ|ചിലവ്',
);
const WORKER = words(
  'own|candidate|candidates|yourself|applicant|khud|apna|apne|aapka|worker|खुद|अपना|अपने|कैंडिडेट|उम्मीदवार|आपका|मजदूर|उमेदवार*|स्वतःचा|स्वतःच्या|तुमचा|कामगाराचा|राउर|आपन|নিজের|নিজেকে|প্রার্থীর|আপনার|சொந்த|உங்கள்|உங்க|உங்களது|మీరే|మీ|సొంత|అభ్యర్థి*|സ്വന്തം|നിങ്ങളുടെ|ഉദ്യോഗാർഥി*|ഉദ്യോഗാർത്ഥി*',
);
/** Phrases that promise a job or goods. */
export const PROMISE = lines(
  `${PROMISED} . ${GETS}`,
  `${PROMISED} . se|से|by? aayega|aaega|bhejenge|bhejte|jayega|comes|sent|आएगा|भेजेंगे|जाएगा|पाठवतो|पाठवू|येईल|যাবে|আসবে|পাঠাব|வரும்|அனுப்புவோம்|వస్తుంది|పంపుతాం|വരും|അയക്കും`,
  'माल|सामान|samaan|maal|parcel|material courier|कूरियर|पोस्ट|post|gaadi se|से|by?',
  `${GETS} the|your|a? ${PROMISED}`,
  `${THEN} . hi|he|ही|को|the|your? ${PROMISED} . ${GETS}`,
);

/** Things whose price a post names only if the worker has to pay for them. */
const STRONG_ITEM = lines(
  words(
    'registration|regestration|rajistration|registeration|form|forms|processing|application|enrolment|enrollment|verification|icard|idcard|gatepass|token|joining|consultancy|documentation|paperwork|booking|slot|seat|certificate|certification|panjikaran',
    'रजिस्ट्रेशन|पंजीकरण|फॉर्म|फारम|फार्म|प्रोसेसिंग|वेरिफिकेशन|सत्यापन|आईकार्ड|गेटपास|टोकन|जॉइनिंग|ज्वाइनिंग|बुकिंग|सर्टिफिकेट|प्रमाणपत्र|नोंदणी*|ओळखपत्र*',
    'রেজিস্ট্রেশন*|নিবন্ধন*|ফর্ম*|ফরম*|ভেরিফিকেশন*|টোকেন*|জয়েনিং*|বুকিং*|সার্টিফিকেট*',
    'பதிவு*|படிவ*|ஃபார்ம்*|சரிபார்ப்பு*|டோக்கன்*|சான்றிதழ்*|ரெஜிஸ்ட்ரேஷன்*',
    'రిజిస్ట్రేషన్*|నమోదు*|ఫారం*|వెరిఫికేషన్*|టోకెన్*|సర్టిఫికెట్*|జాయినింగ్*',
    'രജിസ്ട്രേഷൻ*|ഫോം*|വെരിഫിക്കേഷൻ*|ടോക്കൺ*|സർട്ടിഫിക്കറ്റ*',
  ),
  'id|identity|aadhar|i card',
  'gate|get|गेट|গেট|கேட்|గేట్|ഗേറ്റ് pass|pas|पास|পাস|பாஸ்|పాస్|പാസ്',
  'आई|आइडी|आईडी|আইডি|ஐடி|ఐడీ|ఐడి|ഐഡി कार्ड*|কার্ড*|கார்டு*|కార్డు*|കാർഡ*',
);
/** Phrases for a price: “only 199”, “Rs 99”, “for 150 rupees”. */
const ONLY_SUM = lines(
  'only|just|sirf|keval|matra|bas|सिर्फ|केवल|मात्र|बस|फक्त|শুধু|মাত্র|வெறும்|కేవలం|വെറും rs|रु? >99',
  'only|just|sirf|सिर्फ|मात्र|फक्त|শুধু rs|रु >18',
  'rs|रु|ரூ|రూ|രൂ >99',
  '>99 only|matra|rs|rupees|rupee|rupaye|rupay|rupiya|रुपये|रुपए|रुपया|रुपिया|रु|टका|টাকা|টাকায়|ரூபாய்|ரூபா|రూపాయలు|రూ|രൂപ|മാത്രം|மட்டும்|మాత్రమే|मात्र',
  '49|51|99 rs|rupees|rupaye|only|रुपये|টাকা|ரூபாய்|రూపాయలు|രൂപ',
);
const TO_APPLY = lines(
  'to|for unlock|unlocking|activate|activation|apply|register|registering|confirm|confirmation|reserve',
  'to get|see|view|open|unlock|receive the|your|full|manager? address|number|details|contact|location|letter|job',
  'naukri|job|seat|jagah|नौकरी|जॉब|सीट|जगह pakki|confirm|book|पक्की|कन्फर्म|बुक',
);
/** Words for bribes, such as `chai pani` (literally “tea and water”). */
const BRIBE = lines(
  'chai|chay|chaay|चाय|चहा|চা pani|paani|पानी|पाणी|পানি|জল ka|ke|के|का|चे|র?',
  'kharcha|kharch|खर्चा|खर्च pani|paani|पानी|पाणी',
  'munh mithai|मुंह मिठाई',
  words(
    'chaipani|chaypani|bribe|dastoori|dasturi|mamool|mamul|nazrana|najrana|dalali|brokerage',
    'चायपानी|चहापाणी|दस्तूरी|नजराना|नज़राना|दलाली|रिश्वत|घूस',
    'দালালি|ঘুষ|চাপানি',
    'மாமூல்|லஞ்சம்|தரகு',
    'మామూలు|లంచం|దళారీ',
    'കൈക്കൂലി|മാമൂൽ',
  ),
);
/** Phrases that mean that the worker must buy from the employer before the work begins. */
const WE_SELL = lines(
  'after|on|with|only|against? purchase|purchasing|buying of? our|the|starter|joining|company|a? kit|kits|starter|package|products|uniform|id',
  'must|should|need|needs|have|has to? buy|purchase our|the|a|starter|joining|one? kit|kits|package|products|product|machine|material|uniform',
  'buy|purchase products|goods|kit|material|machine worth|of|for|costing',
  'kit|machine|material|uniform|saman|samaan|किट|मशीन|सामान|वर्दी|माल kharidna|kharidne|kharidni|lena|khareedna|खरीदना|खरीदनी|खरीदने|खरीदे hoga|hogi|padega|padegi|par|होगा|होगी|पड़ेगा|पड़ेगी|पर|पड़ी',
  'किट|कीट|साहित्य|माल|मशीन|गणवेश विकत|खरेदी घ्यावे|घ्यावा|घ्यावी|घ्यायचे|करावी|करावे|करावा|लागेल',
  'কিট|মাল|মেশিন|ইউনিফর্ম|পোশাক কিনতে|কিনলে|কিনে হবে|তবে|কাজ',
  'கிட்|கிட்டை|பொருட்களை|மெஷின்|சீருடையை வாங்க|வாங்கினால்|வாங்கணும்|வாங்கினா',
  'కిట్|కిట్టు|సామాను|మెషిన్|యూనిఫాం కొనాలి|కొంటేనే|కొంటే|కొనుక్కోవాలి',
  'കിറ്റ്|സാധനങ്ങൾ|മെഷീൻ|യൂണിഫോം വാങ്ങണം|വാങ്ങിയാൽ|വാങ്ങേണ്ടി*',
);

/** Phrases for bringing money along. */
const BRING = lines(
  words(
    'bring|bringing|carry|lekar|leke|laana|lana|laao|lao|laye|laiye',
    'लेकर|लेके|लाना|लाएं|लाओ|लावे|लाईं|घेऊन|आणा|आणावे|आणावेत|आणायचे|सोबत',
    'নিয়ে|আনতে|আনবেন|আনুন|সঙ্গে',
    'கொண்டு|எடுத்து|கொண்டுவர*|எடுத்துவர*',
    'తీసుకు*|తీసుకుని|తెచ్చు*|తేవాలి|తెస్తే*|పట్టుకు*|తీసుకొ*',
    'കൊണ്ടുവ*|കൊണ്ട്|കരുത*|രൂപയുമായി|പണവുമായി|കാശുമായി',
  ),
);
/** Phrases for “from your own pocket”. */
const OWN_POCKET = lines(
  'own|your|from|out pocket|pockets|expense|cost',
  'apni|apne|apna|khud ki|ke|ka? jeb|jebse|pocket|paas|paise|kharche|kharcha se|par|pe|lag*|uth*|hoga?',
  'अपनी|अपने|अपना|आपन|खुद|अपना की|के|का? जेब|पॉकेट|पैसे|पइसा|खर्च*|खरचा|खरचे से|पर|में',
  'अपने|आपन पास|पासे से|सो',
  words('स्वखर्चाने|स्वखर्च|खिशातून|पदरचे|पदरमोड|खिशातले|নিজখরচে|கைக்காசு|கைக்காசில்|సొంతఖర్చు*|സ്വന്തംചെലവിൽ'),
  'स्वतःच्या|आपल्या|स्वतः खर्चाने|खर्चावर|खिशातून|पैशाने|पैशातून|खर्च',
  'নিজের পকেট*|টাকা*|খরচ*|পয়সা*|গাঁট',
  'சொந்த|சொந்தச்|சொந்தக்|உங்கள்|கை செலவில்|செலவு*|காசில்|காசு|பணத்தில்',
  'సొంత|సొంతంగా|మీ ఖర్చు*|డబ్బు*|జేబు*|చేతి',
  'സ്വന്തം|കൈയിൽനിന്ന്|കയ്യിൽനിന്ന് ചെലവ*|കാശ*|പണ*|പോക്കറ്റ*|കയ്യിൽ|കൈയിൽ',
);
/** Words for checks, forms and courses before the work begins. */
const CHECK = words(
  'verification|medical|medikal|checkup|police|blood|fitness|test|form|forms|training|certificate|healthcard|karar|agreement|idcard|gatepass|uniform|dress|vardi|helmet|verifikesan|verificasan',
  'वेरिफिकेशन|सत्यापन|मेडिकल*|जांच|पुलिस|पोलीस|पडताळणी*|रक्त|खून|फॉर्म*|फारम*|तपासणी*|वैद्यकीय|ट्रेनिंग*|प्रशिक्षण*|वर्दी|गणवेश*|टेस्ट|हेलमेट|गेटपास|आईकार्ड|ओळखपत्र*',
  'মেডিকেল*|মেডিক্যাল*|ডাক্তারি|ভেরিফিকেশন*|পুলিশ|রক্ত*|ফর্ম*|ফরম*|ট্রেনিং*|প্রশিক্ষণ*|ইউনিফর্ম*|পোশাক*|যাচাই*|পরীক্ষা*|হেলমেট*',
  'மெடிக்கல்*|மருத்துவ*|போலீஸ்|காவல்|சரிபார்ப்பு*|இரத்த*|ரத்த*|படிவ*|பயிற்சி*|சீருடை*|யூனிஃபார்ம்*|பரிசோதனை*|தலைக்கவச*|ஹெல்மெட்*',
  'మెడికల్*|వైద్య*|పోలీసు|పోలీస్|వెరిఫికేషన్*|రక్త*|ఫారం*|శిక్షణ*|ట్రైనింగ్*|యూనిఫాం*|తనిఖీ*|పరీక్ష*|హెల్మెట్*',
  'മെഡിക്കൽ*|മെഡിക്കല*|പൊലീസ്|പോലീസ്|വെരിഫിക്കേഷ*|രക്ത*|ഫോമി*|ഫോം*|പരിശീലന*|യൂണിഫോം*|യൂണിഫോമി*|പരിശോധന*|ഹെൽമെറ്റ*',
);

export const feeConcepts: ConceptGroup = {
  concepts: {
    check: CHECK,
    sum: SUM,
    bring: BRING,
    ownPocket: OWN_POCKET,
    orElse: OR_ELSE,
    feeItem: lines(ITEM, 'gate|get|गेट|গেট pass|pas|पास|পাস'),
    amount: HUNDREDS,
    workerPays: lines(
      PAYS,
      'your|candidate|candidates|workers side|end|expense|pocket|account',
      'candidate|candidates|yourself|you|self|worker to|will|must|should? arrange|manage|make|get',
      'aapki|apni|aapke|candidate|आपकी|अपनी|आपके|उम्मीदवार|তোমার|আপনার|রাউর taraf|तरफ|ओर|side|তরফে se|से?',
      words('aapke|aapka|आपके|आपका|तुमचे|तुमच्याकडून|আপনার|మీదే|repay|repays|আনতে|आणा|आणावे|आणावेत|తెచ్చుకోవాలి|తేవాలి|తీసుకురావాలి'),
      'lekar|leke|saath|sath|लेकर|लेके|साथ|घेऊन aana|aaye|aao|aaiye|laana|lana|आना|आओ|आएं|आइए|आवे|आईं|आईल|लाना|लाएं|येणे|यावे|यायचे|या|ये',
      'bring',
      'banega|banegi|banwana|banwane|banana|बनेगा|बनेगी|बनवाना|बनवाने|बनवावे|बनवायचे',
      'borne|paid|payable|met|arranged by the? you|worker|workers|candidate|candidates|employee|employees|applicant|joinee',
      'keep ~ ready',
      'de|दे sakte|sakta|सकते|सकता ho|he|hai|hain|हो|हैं',
      'le|ले ke|kar|के|कर aana|aaye|आना|आएं|आईं|आईल|आवे|आ',
      'తీసుకుని రావాలి|రండి|రా',
      'കൊണ്ടുവര*',
      'নিয়ে আস*|আন*',
      'கொண்டு வா*|வர*',
    ),
    strongItem: STRONG_ITEM,
    onlySum: ONLY_SUM,
    toApply: TO_APPLY,
    bribe: BRIBE,
    weSell: WE_SELL,
    fee: FEE,
    cost: COST,
    worker: WORKER,
    ofOthers: OF_OTHERS,
    received: RECEIVED,
    onFirstDay:
      'first|1st|pehle|pahle|joining|पहले|पहिले|पहिल्या|প্রথম|முதல்|మొదటి|ആദ്യ|ആദ്യത്തെ day|din|दिन|दिने|दिवशी|দিন|দিনে|நாள்|நாளே|நாளில்|రోజు|రోజే|రోజున|ദിവസം|ദിവസമേ',
    promise: PROMISE,
  },
  voidInside: { received: ['promise', 'onFirstDay'] },
  combinations: [
    {
      code: 'money_asked',
      all: ['feeItem', 'amount', 'workerPays'],
      unless: ['ofOthers'],
      unlessInClause: ['received'],
      within: 10,
    },
    { code: 'money_asked', all: ['fee', 'amount'], unless: ['ofOthers'], unlessInClause: ['received'], within: 6 },
    {
      code: 'money_asked',
      all: ['strongItem', 'onlySum'],
      unless: ['ofOthers'],
      unlessInClause: ['received'],
      within: 6,
    },
    { code: 'money_asked', all: ['toApply', 'onlySum'], unless: ['ofOthers'], unlessInClause: ['received'], within: 9 },
    { code: 'money_asked', all: ['bribe', 'amount'], unless: ['ofOthers'], unlessInClause: ['received'], within: 7 },
    { code: 'money_asked', all: ['check', 'sum', 'bring|ownPocket'], unless: ['ofOthers', 'received'], within: 14 },
    { code: 'money_asked', all: ['check', 'sum', 'orElse'], unless: ['ofOthers', 'received'], within: 18 },
    { code: 'money_asked', all: ['check', 'ownPocket', 'cost|fee'], unless: ['ofOthers'], within: 9 },
    { code: 'money_asked', all: ['weSell'], unless: ['ofOthers'] },
    {
      code: 'money_asked',
      all: ['feeItem', 'cost', 'worker'],
      unless: ['ofOthers'],
      unlessInClause: ['received'],
      within: 8,
    },
  ],
};
