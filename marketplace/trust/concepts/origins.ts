// Word lists with which the automatic check of job posts finds posts that choose workers by home state, region or
// marriage. A sentence breaks this rule if it names a group of people, and has “only” or a refusal.
import { NO_MATTER } from '../rules/equal-terms.ts';
import { type ConceptGroup, lines, words } from './concept.ts';
import { ONLY, REFUSE } from './people.ts';

/** Names of states and regions whose people are chosen or refused. */
const STATE = words(
  'up|bihar|jharkhand|odisha|orissa|assam|bengal|nepal|rajasthan|gujarat|punjab|haryana|kerala|tamilnadu|telangana|andhra|karnataka|maharashtra|chhattisgarh|manipur|northeast|uttarpradesh',
  'यूपी|उत्तरप्रदेश|बिहार|झारखंड|ओडिशा|उड़ीसा|असम|बंगाल|नेपाल|राजस्थान|गुजरात|पंजाब|हरियाणा|केरल|महाराष्ट्र|पूर्वांचल|बिहारचे|युपीचे|महाराष्ट्रातील|बिहारच्या',
  'বিহার|বিহারের|ইউপি|ইউপির|ঝাড়খণ্ড*|ওড়িশা*|আসাম*|নেপাল*|বাংলা|বাংলার|বাংলাদেশ*',
  'பீகார்*|ஒடிசா*|அசாம்*|வங்காள*|கேரளா*|ஆந்திரா*|கர்நாடகா*|நேபாள*|தமிழ்நாட்டு|யுபி',
  'బీహార్|బిహార్|ఒడిశా|యూపీ|బెంగాల్|అస్సాం|కేరళ|తమిళనాడు|తెలంగాణ|ఆంధ్ర|నేపాల్|రాజస్థాన్',
  'ബീഹാർ|ബിഹാർ|ഒഡീഷ|അസം|ആസാം|ബംഗാൾ|യുപി|തമിഴ്നാട്|കേരളത്തിലെ|നേപ്പാൾ',
);
/** Words for people by their home, such as “Biharis” and “North Indians”. */
const NATIVES = lines(
  words(
    'bihari|biharis|bengali|bengalis|nepali|nepalis|odia|odias|assamese|marwari|marwaris|gujarati|punjabi|madrasi|madrasis|malayali|malayalis|keralites|tamilians|telugus|kannadigas|maharashtrians|bhaiyya|bhaiyas|northies|northeastern|purvanchali|pahadi',
    'बिहारी*|बंगाली*|नेपाली*|ओड़िया|असमी|मारवाड़ी|मद्रासी*|पंजाबी|गुजराती|पहाड़ी|परप्रांतीय*|परप्रांतियां*|भय्ये|भैये|उत्तरभारतीय*|यूपीवाले|बिहारवाले',
    'হিন্দিভাষী*|বিহারি*|বাঙালি*|নেপালি*|ওড়িয়া*|অসমিয়া*|হিন্দুস্থানি|মাড়োয়ারি',
    'வடக்கன்*|வடக்கத்தி*|பீகாரி*|வங்காளி*|நேபாளி*|மலையாளி*|தெலுங்கர்*|வடநாட்டு*|வடமாநில*|இந்திக்கார*|ஹிந்திக்கார*',
    'బిహారీ*|బీహారీ*|బెంగాలీ*|నేపాలీ*|ఒడియా*|తమిళు*|మలయాళీ*|ఉత్తరాది*|హిందీవాళ్ళు|హిందీవాళ్లు',
    'ബംഗാളി*|ബിഹാറി*|ബീഹാറി*|നേപ്പാളി*|ഹിന്ദിക്കാ*|തമിഴന്മാ*|ഉത്തരേന്ത്യ*|മലയാളികൾ|മലയാളികളെ|ബായിമാ*',
  ),
  'north|south|east|west indian|indians',
  'tamil|telugu|marathi|kannada|malayalam|gujarati|punjabi|odia|assamese|hindi people|boys|girls|log|folks|men|candidates|ladke',
  'உத்தர|வட இந்தியர்*',
  'north|northeast east? people|boys',
);
const OUTSIDERS = lines(
  words(
    'outsiders|outsider|migrants|migrant|bahari|baharwale|bahri|परप्रांतीय*|परप्रांतियां*|बाहरी|बाहरवाले|बाहेरचे|बाहेरच्या*|बाहेरगावचे|परराज्यातील|বহিরাগত*|வெளியூர்*|வெளிமாநில*|வெளிமாநிலத்தவர்*|வெளிநபர்*|బయటివారు|బయటివాళ్ళు|బయటివాళ్లు|పరాయి|അന്യസംസ്ഥാന*|ഇതരസംസ്ഥാന*|പുറത്തുള്ളവർ*|പുറംനാട്ടുകാർ*',
  ),
  'people|workers|candidates|labour|boys|persons from other|outside|another|different states|state|the|city|district?',
  'outstation|migrant people|workers|candidates|labour|boys|persons',
  'hindi|हिंदी wale|waale|वाले|log|लोग',
  'హిందీ|తమిళ|మలయాళ|కన్నడ వాళ్ళు|వాళ్లు|వారు',
  'ഹിന്ദി സംസാരിക്കുന്ന*',
  'other|outside|another state|states|district people|workers|candidates|labour|boys?',
  'bahar|baahar|dusre|doosre|बाहर|दूसरे ke|wale|waale|state|rajya|gaon|के|वाले|राज्य|गांव|प्रदेश ke|के|log|लोग|wale|वाले?',
  'बाहेरच्या|दुसऱ्या|इतर राज्यातील|राज्याचे|जिल्ह्यातील|लोकांनी',
  'বাইরের|অন্য|ভিন লোক|রাজ্যের|জেলার|ছেলে',
  'வேறு|பிற|வெளி மாநில*|ஊர்*',
  'బయట|వేరే|ఇతర రాష్ట్రాల|రాష్ట్రం|రాష్ట్రపు|ఊరి|ఊళ్ళ|వాళ్ళు|వాళ్లు|ప్రాంత*',
  'പുറത്തുള്ള|മറ്റു|മറ്റ്|വേറെ|അന്യ|ഇതര സംസ്ഥാന*|നാട്ടുകാർ|ജില്ലക്കാ*',
);
const LOCALS = words(
  'local|locals|localite|localites|lokal|sthaniya|sthanik|gaonwale',
  'लोकल|स्थानीय|स्थानिक|गावातील|गाववाले|भूमिपुत्र*',
  'লোকাল|স্থানীয়|এলাকার|পাড়ার',
  'உள்ளூர்*|லோக்கல்*|உள்ளூர்க்கார*',
  'లోకల్|స్థానిక*|స్థానికు*|ఊరివాళ్ళు',
  'നാട്ടുകാർ*|ലോക്കൽ|തദ്ദേശീയ*|നാട്ടിലെ',
);
const PEOPLE = words(
  'people|boys|girls|candidates|candidate|men|workers|labour|labourers|persons|person|staff|helpers|ladke|ladki|ladka|log|logo|aadmi|admi|mazdoor|labor|waale|wale|wala|banda|bande',
  'लोग|लोगों|लड़के|लड़का|लड़की|आदमी|मजदूर|उम्मीदवार|वाले|वाला|लइका|मनई|लोक|लोकांनी|मुले|मुलगा|मुलगे|मुली|माणसे|माणूस|उमेदवार|कामगार|मजूर|बंदे',
  'লোক|লোকেরা|ছেলে|ছেলেরা|মেয়ে|মানুষ|শ্রমিক|কর্মী|প্রার্থী',
  'ஆள்|ஆட்கள்|ஆளுங்க|பசங்க|பையன்கள்|நபர்கள்|தொழிலாளர்கள்|இளைஞர்கள்|மக்கள்|காரர்கள்',
  'వాళ్ళు|వాళ్లు|వారు|మనుషులు|అబ్బాయిలు|కుర్రాళ్ళు|కార్మికులు|మనిషి|అభ్యర్థులు',
  'ആളുകൾ|ആളെ|ആൾക്കാർ|ആളുകളെ|പയ്യന്മാർ|തൊഴിലാളികൾ|പണിക്കാർ|ചെറുപ്പക്കാർ',
);
/** Single words that mean “only these people”. */
const PEOPLE_ONLY = words(
  'लोकच|मुलेच|मुलगाच|माणसेच|उमेदवारच|স্থানীয়রাই|ছেলেই|লোকই|வாள்ளே|వాళ్ళే|వాళ్లే|వారే|వాళ్ళకే|వాళ్లకే|కుర్రాళ్ళే|అబ్బాయిలే|స్థానికులే|స్థానికులకే',
);
const FROM = 'from|of|ke|ka|ki|se|के|का|की|से|चे|ची|चा|र|এর|থেকে|இருந்து|నుంచి|నుండి|నిന്ന്|ൽ';
const WANTED = words(
  'chahiye|wanted|required|needed|rakhenge|चाहिए|चाहीं|रखेंगे|रखब|हवे|हवेत|पाहिजे|पाहिजेत|घेणार|চাই|নেব|নেওয়া|தேவை|வேண்டும்|வரவும்|కావాలి|తీసుకుంటాం|വേണം|എടുക്കും',
);
/**
 * Words that make a match harmless: all people are welcome, or the word describes food, a language, a place or a stay.
 */
const WELCOME = lines(
  NO_MATTER,
  words(
    'any|all|every|everyone|both|also|welcome|equally|irrespective|koi|kisi|sabhi|sab|bhi|food|cuisine|cook|chef|dishes|thali|restaurant|hotel|language|speak|speaking|knows|bhasha|room|accommodation|stay|hostel|guests|tourists|customers|travel|tour|tours|trip|permit|shift|shop|market|transport|train|trains|bus|vendor|supplier|purchase|area|route|routes|delivery|anaesthesia|conveyance|deliveries|sim|number|driving',
    'कोई|किसी|सभी|सब|भी|दोनों|खाना|खाने|भोजन|भाषा|बोल*|रहने|कमरा|बाजार|ट्रेन|बस|कोणत्याही|कोणीही|सर्व|राहण्या*|पण|सुद्धा|जेवण|कवनो|सबे|रूट|माल',
    'যেকোনো|যে|সবাই|সব|ভাষা|থাকা*|খাবার|রান্না*|ও|বাস|ট্রেন|মাল',
    'எந்த|அனைவரும்|எல்லோரும்|எல்லாரும்|மொழி|தங்கும்*|உணவு*|சமையல்*|கூட|யாரும்',
    'ఏ|అందరూ|ఎవరైనా|భాష|వసతి|భోజనం|వంట*|కూడా|అన్ని',
    'ഏത്|ഏതു|എല്ലാ|എല്ലാവരും|ആർക്കും|ഭാഷ|താമസ*|ഭക്ഷണ*|പാചക*|കൂടി|ഹോട്ടൽ*',
  ),
);

const MARITAL = lines(
  words(
    'unmarried|married|kunwara|kunware|kunwari|kunwariyan|kuwara|kuware|avivahit|vivahit|shadishuda|shaadishuda|byahta|widow|widows|divorced|divorcee|spinster|pregnant',
    'अविवाहित*|विवाहित*|कुंवारे|कुंवारा|कुंवारी|कुँआर|कुंआर|कुँवारे|कुंवार|शादीशुदा|बियाहल|बियाहुत|ब्याहता|विधवा|तलाकशुदा|गर्भवती|लग्नाळू|लग्न झालेले|लग्न झालेल्या',
    'অবিবাহিত*|বিবাহিত*|বিধবা*|আইবুড়ো',
    'திருமணமாகாத*|திருமணமான*|கல்யாணமாகாத*|கல்யாணமான*|விதவை*|கர்ப்பிணி*',
    'పెళ్లికాని|పెళ్ళికాని|పెళ్లయిన*|పెళ్ళయిన*|అవివాహిత*|వివాహిత*|వితంతు*|గర్భిణీ*|బ్రహ్మచారు*',
    'അവിവാഹിത*|വിവാഹിത*|കല്യാണമായ*|വിധവ*|ഗർഭിണി*',
  ),
  'single|bachelor boys|girls|men|ladies|candidates|only|people',
  'shaadi|shadi|शादी shuda|शुदा',
  'bina|बिना shaadi|shadi|शादी|ब्याह|बियाह',
  'shaadi|shadi|शादी|ब्याह|बियाह nahi|na|नहीं|ना|hui|हुई ho|हो|hui|हुई|ho',
  'लग्न झालेले|झालेल्या|झालेला|न',
  'বিয়ে হয়নি|হওয়া|করা|না',
  'திருமணம்|கல்யாணம் ஆகாத*|ஆன*|முடிக்காத*',
  'పెళ్లి|పెళ్ళి కాని|అయిన*|కాకుండా',
  'കല്യാണം|വിവാഹം കഴിയാത്ത*|കഴിഞ്ഞ*|കഴിക്കാത്ത*',
);
/** Words that make a match harmless: marriage does not matter, or only pay, a room or leave depends on marriage. */
const MARITAL_WELCOME = lines(
  words(
    "any|all|both|also|welcome|or|and|ya|aur|dono|either|whether|status|koi|bhi|room|quarters|accommodation|family|leave|allowance|benefit|care|hostel|patient|women's|ward|home|ashram",
    'कोई|दोनों|भी|या|और|सभी|कमरा|परिवार|कुटुंब*|दोन्ही|किंवा|सर्व|आणि|राहण्याची|दुनू|चाहे|सेवा',
    'যেকোনো|সবাই|দুই|বা|ও|কিংবা|এবং|পরিবার|উভয়',
    'யாரும்|இருவரும்|அல்லது|குடும்ப*|எல்லாரும்|எல்லோரும்|மற்றும்',
    'ఎవరైనా|ఇద్దరూ|లేదా|కుటుంబ*|అందరూ|మరియు',
    'ആർക്കും|ഇരുവർക്കും|അല്ലെങ്കിൽ|കുടുംബ*|എല്ലാവർക്കും',
  ),
);

export const originConcepts: ConceptGroup = {
  concepts: {
    natives: NATIVES,
    stateOnly: lines(
      `${ONLY} . ${PEOPLE} ${FROM} the|eastern|western? ${STATE}`,
      `${ONLY} ${STATE} and|or|aur|ya|और|या|आ|व|আর|மற்றும்? ${STATE}? ${FROM}? ${PEOPLE}`,
      `${STATE} ${FROM}? ${PEOPLE} ${ONLY}|${PEOPLE_ONLY}|${WANTED}|mat|मत`,
      `${STATE} ${FROM}? ${PEOPLE_ONLY}`,
      `${PEOPLE} ${FROM} ${STATE} and|or? ${STATE}? ${ONLY}|required|wanted|needed`,
      `${PEOPLE} from ${STATE} .. not`,
      `no ${PEOPLE} from ${STATE}`,
      `${STATE} wale|waale|walo|वाले|वालों|wala|वाला .. na|nahi|mat|न|ना|नहीं|मत`,
    ),
    locals: lines(
      `${ONLY} the|our? ${LOCALS} . ${PEOPLE}`,
      `${LOCALS} ${PEOPLE}? ${FROM}? ${ONLY} apply|come|aaye|aao|aayein|required|wanted|needed|please|allowed|rakh*|रख*|आए|आएं|आवे|घे*|आवे|चाहीं|चाहिए|वर*|വേണം|മതി|തേവை?`,
      `${LOCALS} . ${PEOPLE_ONLY}`,
    ),
    outsiders: OUTSIDERS,
    refuse: REFUSE,
    only: lines(ONLY, 'వాళ్ళనే|వాళ్లనే|వారినే|లనే|रहिवासीच|ঐ'),
    welcome: WELCOME,
    marital: MARITAL,
    wanted: WANTED,
    people: PEOPLE,
    maritalWelcome: MARITAL_WELCOME,
  },
  combinations: [
    { code: 'origin', all: ['natives', 'only|refuse'], unlessInClause: ['welcome'], within: 6 },
    { code: 'origin', all: ['stateOnly|locals'], unlessInClause: ['welcome'] },
    { code: 'origin', all: ['outsiders', 'refuse'], unlessInClause: ['welcome'], within: 7 },
    { code: 'gender', all: ['marital', 'only|refuse|wanted'], unless: ['maritalWelcome'], within: 6 },
  ],
};
