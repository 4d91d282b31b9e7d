// Concepts of the automatic check of job posts for what binds a worker by a signature or a pledge: blank or signed
// cheques, thumbprints on blank paper, promissory notes, and bank cards, land papers or jewellery that the employer keeps.
import { type ConceptGroup, lines, words } from './concept.ts';
import { NO, OR_ELSE } from './denial.ts';
import { PROMISE } from './fees.ts';
import { COPIED, KEEPER } from './papers.ts';

const BLANK = words(
  'blank|unfilled|undated|unwritten|empty|khali|khaali|kora|kori|kore|koray|sada|saada|sade|saade',
  'खाली|कोरा|कोरे|कोरी|सादा|सादे|सादी|ब्लैंक|ब्लँक|ब्लैन्क|कोऱ्या|कोरं|रिकामा|रिकामे|रिकाम्या|साध्या',
  'ফাঁকা|খালি|সাদা|ব্ল্যাঙ্ক|ব্লাঙ্ক|ব্ল্যাংক|কোরা',
  'வெற்று*|வெத்து*|காலி|காலியான|வெள்ளை|நிரப்பாத|பிளாங்க்|எழுதாத|பூர்த்தி',
  'ఖాళీ|ఖాళి|తెల్ల|తెల్లటి|బ్లాంక్|రాయని|నింపని',
  'ബ്ലാങ്ക്|ഒഴിഞ്ഞ|വെള്ള|എഴുതാത്ത|ശൂന്യ*|പൂരിപ്പിക്കാത്ത|കാലി',
);
const CHEQUE = words(
  'cheque|cheques|chek|cheq|chequebook|checkbook',
  'चेक|चेकबुक*|चेकवर|चेकवरच|चेकवा|धनादेश*',
  'চেক|চেকে|চেকের|চেকটা|চেকবই*|চেকবুক*',
  'செக்|செக்கில்|செக்கை|செக்கு|செக்புக்*|காசோலை*',
  'చెక్|చెక్కు|చెక్కుల*|చెక్కుపై|చెక్కును|చెక్కులు|చెక్బుక్*',
  'ചെക്ക്|ചെക്കി*|ചെക്കു*|ചെക്ക്ബുക്ക*',
);
const PAPER = words(
  'paper|papers|page|pages|sheet|sheets|stamp|bond|agreement|form|forms|document|documents|kagaz|kagaj|kaagaz|kaagaj|panna|panne',
  'कागज*|कागद*|पेपर*|पन्न*|स्टांप*|स्टाम्प*|स्टॅम्प*|स्टैम्प*|स्टैंप*|बॉन्ड*|बाँड*|करारनाम*|फॉर्म*|फारम*',
  'কাগজ*|পাতা*|পেপার*|স্ট্যাম্প*|বন্ড*|চুক্তিপত্র*|ফর্ম*',
  'தாள்*|பேப்பர்*|பேப்பரில்|காகித*|பத்திரத்*|பத்திரம்|முத்திரைத்தாள்*|ஸ்டாம்ப்*|பாண்ட்*|படிவ*',
  'కాగితం|కాగితా*|కాగితంపై|పేపర్*|పేపరు*|స్టాంప్*|స్టాంపు*|బాండ్*|బాండు*|పత్రం|పత్రా*|పత్రంపై|ఫారం*',
  'കടലാസ*|പേപ്പർ*|പേപ്പറ*|മുദ്രപത്ര*|മുദ്രപ്പത്ര*|സ്റ്റാമ്പ*|സ്റ്റാമ്പ്*|ബോണ്ട*|പത്രത്തി*|ഫോമി*',
);
/** Single words for a blank paper. */
const BLANK_PAPER = 'வெள்ளைத்தாள்*|வெற்றுத்தாள்*|வெற்றுப்பத்திர*|తెల్లకాగిత*|ఖాళీకాగిత*|വെള്ളക്കടലാസ*|വെള്ളപേപ്പർ*|വെള്ളപ്പേപ്പർ*';
const SIGN = words(
  'sign|signs|signed|signing|signature|signatures|thumb|thumbprint|thumbprints|thumbs|fingerprint|fingerprints|dastakhat|dastkhat|dastkat|hastakshar|angutha|angootha|anguthe|sahi|sain',
  'हस्ताक्षर*|दस्तखत*|दस्खत*|साइन*|अंगूठ*|अँगूठ*|अंगुठ*|सही|सह्या|सहीचा|सहीचे|सहीच्या|स्वाक्षरी*|अंगठ*|अंगठ्या*|ठप्पा|छाप',
  'সই*|সাক্ষর*|স্বাক্ষর*|টিপসই*|টিপছাপ*|আঙুলের|আঙ্গুলের|টিপ',
  'கையெழுத்து*|கையொப்ப*|கைரேகை*|கைநாட்டு*|பெருவிரல்*|ரேகை*|சைன்',
  'సంతకం*|సంతకా*|సంతకమ*|వేలిముద్ర*|వేలి|నిశాని|బొటనవేలి',
  'ഒപ്പ്|ഒപ്പി*|ഒപ്പു*|കൈയൊപ്പ*|കയ്യൊപ്പ*|വിരലടയാള*|തള്ളവിരൽ*',
);
const NOTE = lines(
  'promissory|pro|pronote note|notes',
  words(
    'pronote|hundi|prnote|प्रोनोट|प्रोनोटवर|हुंडी|वचनपत्र*|रुक्का|প্রোনোট|হ্যান্ডনোট*|புரோநோட்*|ப்ரோநோட்*|కైఎరువు|ప్రోనోటు*|ప్రామిసరీ|ప్రోనోట్*|പ്രോനോട്ട*|പ്രോമിസറി',
  ),
  'hand loan|note',
  'ప్రో నోటు*|నోట్*',
  'புரோ|ப்ரோ நோட்*',
);
/** Things with which the employer can take money from the worker's account. */
const BANK_THING = lines(
  words(
    'passbook|passbooks|chequebook|checkbook|atm|atmcard|debitcard',
    'पासबुक*|एटीएम*|एटिएम|चेकबुक*|डेबिट',
    'পাসবই*|পাসবুক*|পাশবই*|এটিএম*|চেকবই*|ডেবিট',
    'பாஸ்புக்*|ஏடிஎம்*|டெபிட்|செக்புக்*',
    'పాస్బుక్*|పాసుపుస్తక*|పాస్పుస్తక*|ఏటీఎం*|డెబిట్|చెక్బుక్*',
    'പാസ്ബുക്ക*|പാസ്സ്ബുക്ക*|എടിഎം*|ഡെബിറ്റ്|ചെക്ക്ബുക്ക*',
  ),
  'bank|baink|debit|बैंक|बँक|बँकेचे|बँकेची|ব্যাঙ্কের|ব্যাংকের|வங்கி|வங்கிப்|பேங்க்|బ్యాంకు|బ్యాంక్|ബാങ്ക്|ബാങ്കിന്റെ ki|का|की|ke|चा|चे? card|book|kitab|किताब|कार्ड|पुस्तक|বই|কার্ড|அட்டை*|கார்டு*|புத்தக*|కార్డు*|పుస్తకం*|കാർഡ*|ബുക്ക*|പുസ്തക*',
  'pass|cheque|पास|चेक|পাস|பாஸ்|పాస్|പാസ്സ് book|books|बुक|বই|புக்*|బుక్*|ബുക്ക*',
);
/** Things of value that a worker could pledge. */
const VALUABLE = lines(
  words(
    'jewellery|jewelry|gold|mangalsutra|zevar|jewar|gehna|gehne|ornaments',
    'जेवर*|गहना|गहने|सोना|सोन्याचे|दागिने|दागिना|मंगलसूत्र',
    'গয়না*|সোনা*',
    'நகை*|தாலி*',
    'బంగారం|నగలు|నగలను|పుస్తెలు',
    'സ്വർണ*|ആഭരണ*|മാല',
  ),
  'jameen|zameen|jamin|land|house|khet|जमीन|ज़मीन|खेत|घर|जमिनीचे|शेताचे|घराचे|জমির|বাড়ির|நில|நிலப்|வீட்டு|భూమి|పొలం|ఇంటి|സ്ഥലത്തിന്റെ|ഭൂമിയുടെ|വീടിന്റെ ke|के|का|ka? paper|papers|deed|documents|kagaz|kagaj|patta|कागज*|कागद*|पट्टा|खतियान|দলিল*|কাগজ*|பத்திர*|பட்டா*|పత్రా*|పట్టా*|കാഗിത*|ആധാര*|രേഖ*',
  'bike|cycle|vehicle|scooter|motorcycle|गाड़ी|बाइक ki|ke|की|के? rc|keys|key|chabi|चाबी|आरसी',
);
const PLEDGE = lines(
  words(
    'pledge|pledged|mortgage|mortgaged|collateral|girvi|girwi|bandhak|rehan|jamanat|zamanat|amanat|guarantee|surety|hostage',
    'गिरवी|बंधक|रेहन|गहाण|तारण|जमानत|अमानत|गारंटी|हमी',
    'বন্ধক*|জামানত*|জামিন*|গ্যারান্টি*',
    'அடகு*|பிணை*|ஜாமீன்*|உத்தரவாத*|கேரண்டி*|அடமான*',
    'తాకట్టు*|హామీ*|పూచీ*|గ్యారంటీ*|కుదువ*',
    'പണയ*|ഈട്|ഈടായി|ഈടാ|ജാമ്യ*|ഗ്യാരണ്ടി*|ഗ്യാരന്റി*',
  ),
  'as|for security',
  'security|सिक्योरिटी|सिक्युरिटी ke|के|mein|me|में|म्हणून liye|लिए|roop|रूप|taur|तौर?',
  words('செக்யூரிட்டியாக|సెక్యూరిటీగా|സെക്യൂരിറ്റിയായി|সিকিউরিটিতে'),
);
/** Words for handing something over, or leaving it with the employer. */
const HANDED = words(
  'give|gives|given|submit|submitted|deposit|deposited|hand|handed|surrender|leave|leaves|left|keep|keeps|kept|hold|holds|held|stay|stays|remain|remains|collected|taken|lie|locked',
  'dena|deni|dene|do|de|dedo|dijiye|jama|rakh*|saunp*|soump*|chhod*|chod*|rahega|rahegi|rahenge|rehga|thama*|lenge|liya|leta',
  'देना|देनी|देने|दे|दो|दें|देवे|देब|देबे|दीं|दिहीं|दिहल|जमा|रख*|राख*|सौंप*|सउंप*|थमा*|रहेगा|रहेगी|रहेंगे|रही|छोड़*|लेंगे|लिया|लेता|हवाले',
  'द्यावे|द्यावी|द्यावा|द्यावीत|द्यायचे|द्यायची|द्यायचा|द्या|देऊन|ठेव*|सोपव*|सुपूर्द|राहील|राहतील|राहणार|घेऊ|घेतो|घेतले|ताब्यात',
  'দিতে|দিয়ে|দেবেন|দিন|জমা|রাখ*|রেখে|থাকবে|থাকে|তুলে|সঁপে|নেব|নেওয়া|নেয়|হাতে',
  'கொடு*|குடு*|தர*|ஒப்படை*|வைக்*|வைத்*|வச்*|இருக்கும்|தந்து*|வாங்கி*|வாங்குவோம்|சமர்ப்பி*|விட்டு*|வைப்*',
  'ఇవ్వ*|ఇచ్చి*|ఇచ్చే*|అప్పగిం*|ఉంచ*|పెట్ట*|పెట్టు*|పెట్టి*|ఉంటుంది|ఉంటాయి|జమ|సమర్పిం*|వదిలి*|తీసుకుంటాం',
  'കൊടുക്ക*|കൊടുത്ത*|ഏൽപ്പി*|ഏല്പി*|ഏൽപി*|നൽക*|തരണം|തരിക|തന്ന*|വയ്ക്ക*|വെക്ക*|വെച്ച*|സൂക്ഷി*|ഇരിക്കും|വാങ്ങിവ*|വാങ്ങും|സമർപ്പി*',
);
/** Phrases for what the worker receives: the employer opens an account and gives the worker the card. */
const GETS_IT = lines(
  'you|worker|workers|staff will? get|gets|receive',
  'to you',
  'we|company|bank will|also|shall? give|gives|provide|provides|issue|issues|open|opens|deliver|delivers',
  words(
    'milega|milegi|milenge|मिलेगा|मिलेगी|मिलेंगे|मिळेल|मिळतील|মিলবে|পাবেন|கிடைக்கும்|లభిస్తుంది|ലഭിക്കും|കിട്ടും|account|खाता|खाते|khata|अकाउंट|அக்கவுண்ட்*|கணக்கு*|ఖాతా*|അക്കൗണ്ട*|number|details|नंबर|নম্বর|எண்|నంబర్*|നമ്പർ*|machine|booth|kiosk|cash|guard|मशीन|মেশিন|இயந்திர*|మిషన్|മെഷീൻ*',
  ),
);
/** Words of work with cheques and papers that belong to the employer or to customers. */
const OF_THE_OFFICE = words(
  'shop|showroom|jewellers|jeweller|guard|accounts|accountant|accounting|customer|customers|vendor|vendors|tally|gst|invoice|invoices|bills|client|clients|clearing|prepare|quality|stock|daily|register|attendance|biometric|muster|receipt|delivery',
  'दुकान*|गार्ड|ज्वेलर्स|सराफ*|দোকান*|கடை*|కొట్టు|షాపు*|షాప్|കടയി*|ज्वेलरी|ग्राहक*|बिल|हिसाब|हाजिरी|रजिस्टर*|रसीद|हजेरी*|पावती|গ্রাহক*|বিল|হাজিরা*|রেজিস্টার*|রসিদ|வாடிக்கையாளர்*|பில்|வருகை*|ரசீது*|கையேடு|పద్దు*|కస్టమర్*|హాజరు*|రిజిస్టర్*|రసీదు*|ഉപഭോക്താ*|ഹാജർ*|രജിസ്റ്റർ*|രസീത*|ബിൽ*|slip|wage|form|फॉर्म*|ফর্ম*',
);

export const signatureConcepts: ConceptGroup = {
  concepts: {
    blankCheque: lines('blank|undated|signed check|checks', `${BLANK} . ${CHEQUE}`, `${CHEQUE} . ${BLANK}`),
    signedCheque: lines(`${SIGN} .. ${CHEQUE}`, `${CHEQUE} .. ${SIGN}`),
    cheque: CHEQUE,
    blankPaper: lines('plain stamp|bond paper|papers', `${BLANK} .. ${PAPER}`, BLANK_PAPER),
    paper: PAPER,
    sign: SIGN,
    note: NOTE,
    bankThing: BANK_THING,
    valuable: VALUABLE,
    pledge: PLEDGE,
    keeper: KEEPER,
    handed: HANDED,
    copied: COPIED,
    promise: PROMISE,
    getsIt: GETS_IT,
    no: NO,
    orElse: OR_ELSE,
    ofTheOffice: OF_THE_OFFICE,
  },
  voidInside: { no: ['orElse'], getsIt: ['promise', 'orElse'] },
  combinations: [
    { code: 'bonded', all: ['blankCheque'], unless: ['no', 'ofTheOffice'] },
    {
      code: 'bonded',
      all: ['signedCheque', 'handed|keeper|pledge'],
      unless: ['no', 'ofTheOffice', 'getsIt'],
      within: 12,
    },
    { code: 'bonded', all: ['cheque', 'pledge'], unless: ['no', 'ofTheOffice'], within: 7 },
    { code: 'bonded', all: ['blankPaper', 'sign'], unless: ['no'], within: 10 },
    { code: 'bonded', all: ['paper', 'sign', 'pledge'], unless: ['no', 'ofTheOffice'], within: 10 },
    { code: 'bonded', all: ['note', 'sign|handed|pledge'], unless: ['no', 'ofTheOffice'], within: 8 },
    {
      code: 'papers_kept',
      all: ['bankThing', 'keeper', 'handed'],
      unless: ['no', 'copied', 'getsIt', 'ofTheOffice'],
      within: 9,
    },
    { code: 'papers_kept', all: ['bankThing', 'pledge'], unless: ['no', 'copied', 'ofTheOffice'], within: 8 },
    { code: 'papers_kept', all: ['valuable', 'pledge'], unless: ['no', 'ofTheOffice'], within: 7 },
    { code: 'papers_kept', all: ['valuable', 'keeper', 'handed'], unless: ['no', 'getsIt', 'ofTheOffice'], within: 7 },
  ],
};
