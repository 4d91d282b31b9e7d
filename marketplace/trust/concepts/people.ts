// Word lists with which the automatic check of job posts finds posts that choose workers by caste or religion. A
// sentence breaks this rule if it names a group of people, and has “only” or a refusal.
import { NO_MATTER } from '../rules/equal-terms.ts';
import { type ConceptGroup, lines, words } from './concept.ts';

const FAITH = words(
  'hindu|hindus|muslim|muslims|mohammedan|mohammedans|christian|christians|sikh|sikhs|musalman|musalmaan|musalmano|musalmaanon|isai|eesai|moslem|buddhist|jains|minority|minorities',
  'हिंदू|हिन्दू|हिंदु|मुस्लिम|मुस्लिमां*|मुसलमान*|मुसलमानों|ईसाई|इसाई|सिख|सिक्ख|ख्रिश्चन*|ख्रिस्ती|बौद्ध|मियां',
  'হিন্দু*|মুসলিম*|মুসলমান*|খ্রিস্টান*|খ্রিষ্টান*|শিখ',
  'இந்து*|முஸ்லிம்*|முஸ்லீம்*|கிறிஸ்தவ*|கிறிஸ்டியன்*|இசுலாமிய*|துலுக்க*',
  'హిందువు*|హిందూ*|హిందువులే|ముస్లిం*|ముస్లిమ్*|క్రైస్తవ*|క్రిస్టియన్*|ముసల్మాను*',
  'ഹിന്ദു*|മുസ്ലിം*|മുസ്ലീം*|മുസ്‌ലിം*|ക്രിസ്ത്യാനി*|ക്രിസ്ത്യൻ*|ക്രൈസ്തവ*',
);
const CASTE = words(
  'brahmin|brahmins|brahman|bramhin|dalit|dalits|harijan|harijans|chamar|bhangi|valmiki|rajput|rajputs|kshatriya|bania|baniya|shudra|savarna|adivasi|adivasis|kayastha|mahar|maratha|marathas|scst',
  'ब्राह्मण*|ब्राम्हण*|बाभन|दलित*|हरिजन*|चमार*|भंगी|वाल्मीकि|राजपूत*|क्षत्रिय*|बनिया*|शूद्र*|सवर्ण*|आदिवासी*|महार*|मराठा*|डोम|दुसाध|मुसहर',
  'ব্রাহ্মণ*|বামুন*|দলিত*|হরিজন*|চামার*|তফসিলি*|শূদ্র*|কায়স্থ*|আদিবাসী*|ডোম',
  'காலனிக்காரர்*|காலனிக்காரங்க*|சேரிக்கார*|பிராமண*|பிராமின்*|தலித்*|பறைய*|தேவர்|வன்னிய*|கவுண்டர்|பள்ளர்|நாடார்|ஐயர்|அய்யர்',
  'బ్రాహ్మణ*|బ్రాహ్మణులే|దళిత*|హరిజన*|మాల|మాదిగ*|కాపు|కమ్మ|రెడ్లకే|ఎస్సీ*|ఎస్టీ*',
  'ബ്രാഹ്മണ*|ദളിത*|നായർ*|നായന്മാ*|ഈഴവ*|പുലയ*|നമ്പൂതിരി*|ഹരിജന*',
);
const CASTE_WORD = words(
  'caste|castes|community|communities|samaj|samaaj|jaat|jati|jaati|biradari|biraadari|bradri|gotra',
  'समाज|समाजाचेच|समाजाचाच|समाजाचीच|समाजातलेच|समाजातलाच|जातीचेच|जातीचाच|समाजाचे|समाजाचा|समाजाची|समाजातील|समाजातले|समाजवाले|जात|जाति|जाती*|जातीचे|जातीच्या|बिरादरी|गोत्र|जातवाले|जतिया',
  'জাত|জাতি|জাতের|বর্ণের|জাতপাত|সমাজের|সম্প্রদায়ের|সম্প্রদায়',
  'சமூகத்தார்|சமூகத்தினர்|சமூகத்தை|சமூகத்தவர்*|சமுதாயத்தினர்|சமுதாய*|இனத்தவர்*|சாதி*|சாதிக்காரங்க*|ஜாதி*|சாதிக்கார*|குலத்*',
  'సామాజికవర్గ*|సామాజిక|వర్గానికి|వర్గం|కులం|కులపు|కులపోళ్ళ*|కులపోళ్ల*|కులస్తుల*|కులాల*|కులస్థు*|కులపోళ్లకే',
  'ജാതി*|ജാതിക്കാ*|സമുദായക്കാ*|സമുദായത്തി*|സമുദായം|സമുദായാംഗ*',
);
const WHOSE = words(
  'our|own|same|upper|lower|low|high|forward|backward|other|apni|apne|hamari|humari|unchi|oonchi|uchi|neechi|nichi|dusri|doosri|choti|chhoti',
  'अपनी|अपने|हमारी|हमारे|आमच्या*|आपल्या*|ऊंची|ऊँची|नीची|नीच|दूसरी|छोटी|उच्च|आमच्या|आपल्या|दुसऱ्या|इतर|खालच्या|वरच्या|आपन|हमनी|दोसर',
  'আমাদের|নিজের|নিজেদের|উঁচু|নিচু|নীচু|অন্য|উচ্চ|ছোট',
  'எங்கள்|எங்க|எங்களது|வேற|வேறு|மேல்|கீழ்|உயர்|தாழ்ந்த|நம்ம|சொந்த',
  'మా|మన|వేరే|ఇతర|అగ్ర|తక్కువ|పై|సొంత|మాది',
  'ഞങ്ങളുടെ|നമ്മുടെ|വേറെ|മറ്റ്|മറ്റു|ഉയർന്ന|താഴ്ന്ന|സ്വന്തം',
);
/** Words for turning people away. */
export const REFUSE = words(
  'not|no|dont|don|excuse|avoid|sorry|cannot|wont|except|nahi|nahin|nhi|na|mat|maaf|mana|chhodkar|chhod',
  'नहीं|नही|न|ना|मत|माफ|मना|छोड़कर|छोड़|नइखे|नको|नाही|नकोत|नाहीत|नयेत|नये|घेणार|सोडून',
  'না|নয়|নেই|বাদে|ছাড়া',
  'வேண்டாம்|வேணாம்|கூடாது|இல்லை|வராதீ*|எடுக்கமாட்டோம்|எடுப்பதில்லை|சேர்ப்பதில்லை|சேர்க்கமாட்டோம்|எடுக்கறதில்லை|தவிர',
  'తీసుకోము|పెట్టుకోం|చేర్చుకోం|వద్దు|లేదు|రావద్దు|రావొద్దు|రాకండి|తీసుకోం|కాదు|తప్ప|కుదరదు',
  'എടുക്കാറില്ല|ചേർക്കില്ല|പരിഗണിക്കില്ല|വേണ്ട|വരരുത്|എടുക്കില്ല|വരേണ്ട|പറ്റില്ല|ഒഴികെ',
);
/** Words for “only”. */
export const ONLY = words(
  'only|sirf|keval|hi|bas|exclusively|preferred|prefer|preference|khali',
  'सिर्फ|केवल|ही|बस|खाली|फक्त|च|प्राधान्य|केवळ',
  'শুধু|কেবল|শুধুমাত্র|হলেই|অগ্রাধিকার',
  'மட்டும்|மட்டுமே|தான்|முன்னுரிமை',
  'మాత్రమే|ప్రాధాన్యం|ప్రాధాన్యత',
  'മാത്രം|മാത്രമേ|മുൻഗണന|മതി',
);
/**
 * Words for wanting a person. Near a word such as `Hindu` or `caste`, they show that the post chooses by caste or
 * religion. Near a surname, they do not show this.
 */
const WANTED = words(
  'chahiye|wanted|required|needed|rakhenge|चाहिए|चाहीं|रखेंगे|रखब|हवा|हवे|हवी|हवेत|पाहिजे|पाहिजेत|चालेल|চাই|নেব|নেওয়া|வேண்டும்|வேணும்|தேவை|కావాలి|ఇస్తాం|తీసుకుంటాం|വേണം|എടുക്കും|ആവശ്യമുണ്ട്',
);
/** Words for religion in general, as in “our religion only”. */
const OF_FAITH = words(
  'religion|faith|dharm|dharam|dharmwale|mazhab|majhab',
  'धर्म|धरम|धर्मवाले|धर्माचा|धर्माचे|धर्माची|धर्माच्या|मजहब',
  'ধর্ম|ধর্মের',
  'மதம்|மதத்*|மதக்கார*',
  'మతం|మతపు|మతస్తు*|మతస్థు*|మతానికి',
  'മതം|മതക്കാ*|മതത്തി*|മതസ്ഥ*',
);
/** Single words that mean “only people of our religion”. */
const OF_FAITH_ONLY = 'धर्माचाच|धर्माचेच|धर्माचीच|धर्मातलाच|ধর্মেরই|మతస్తులకే|మతస్తులే|మతస్థులకే';
/** Single words such as “only the man”: the ending of each word means “only”. */
const PERSON_ONLY = 'माणूसच|लोकच|मुलगाच|मुलेच|লোকই|মানুষই|ছেলেই|মেয়েই|వాళ్ళే|వాళ్లే|వారే|వాళ్ళకే|వాళ్లకే';
/**
 * Words that show that all are welcome, or that the word for the group belongs to food, a feast, a place or a company.
 */
const WELCOME = lines(
  NO_MATTER,
  words(
    'any|all|every|everyone|irrespective|regardless|bar|matter|matters|discrimination|difference|equal|equally|welcome|both|koi|sabhi|sab|farak|fark|bhed|bhedbhav|bandhan|dono|barabar',
    'कोई|सभी|सब|सबको|सबके|फर्क|भेद*|बंधन|दोनों|बराबर|कवनो|सगळे|सर्व|कोणत्याही|कोणतीही|कोणीही|फरक|समान|भेदभाव|दुनू',
    'যেকোনো|সবাই|সকল|সব|ভেদাভেদ|কোনো|সমান|ভেদ',
    'எந்த|அனைத்து|அனைவரும்|எல்லா|எல்லாரும்|எல்லோரும்|பாகுபாடு|யாரும்|பேதம்',
    'ఏ|అన్ని|అందరూ|ఎవరైనా|భేదం|తేడా|ఏదైనా|సమానం|పట్టింపు|పట్టింపులు',
    'ഏത്|ഏതു|എല്ലാ|എല്ലാവരും|എല്ലാവർക്കും|ആർക്കും|വിവേചനം|ഭേദം|ഭേദമില്ല*|തുല്യ*|വ്യത്യാസ*|നോക്കില്ല|നോക്കാറില്ല|പ്രശ്നമല്ല',
  ),
  words(
    'food|khana|thali|mess|hotel|bhojanalay|bhojnalaya|kitchen|restaurant|temple|mandir|masjid|church|gurudwara|school|college|trust|festival|holiday|holidays|caterers|catering|hostel|hospital|wedding|shaadi|muhalla|area|colony|nagar|certificate|quota|reserved|reservation|biryani|style|medium',
    'खाना|खाने|भोजन|भोजनालय|थाली|मेस|होटल|हॉटेल|मंदिर|मस्जिद|चर्च|गुरुद्वारा|स्कूल|कॉलेज|त्योहार*|सण|छुट्टी*|सुट्टी*|कैटरर्स|प्रमाणपत्र|शादी|शाळा|मोहल्ला|नगर|आरक्षण',
    'খাবার|হোটেল|মন্দির|মসজিদ|গির্জা|স্কুল|ছুটি|উৎসব|বিয়ে|পাড়া|ভোজনালয়',
    'உணவு|சமையல்|ஓட்டல்|ஹோட்டல்|கோவில்|கோயில்|பள்ளி|மசூதி|தேவாலயம்|விடுமுறை|மெஸ்|திருமண*|பண்டிகை*',
    'భోజనం|హోటల్|గుడి|గుడిలో|ఆలయ*|మసీదు|చర్చి|స్కూల్|సెలవు*|మెస్|పెళ్లి*|పండుగ*',
    'ഭക്ഷണം|ഹോട്ടൽ|ഹോട്ടലി*|ക്ഷേത്ര*|പള്ളി*|സ്കൂൾ|അവധി*|കല്യാണ*|മെസ്',
  ),
);

export const peopleConcepts: ConceptGroup = {
  concepts: {
    faith: FAITH,
    caste: CASTE,
    casteOf: lines(`${WHOSE} . ${CASTE_WORD}`, words('savarna|सवर्ण|उच्चवर्णीय|उच्चवर्णीयांना|উচ্চবর্ণ*')),
    ownCaste: lines(`${WHOSE} . ${CASTE_WORD} .. ${WANTED}`),
    ownFaith: lines(`${WHOSE} . ${OF_FAITH} .. ${ONLY}|${WANTED}|${PERSON_ONLY}|must`, `${WHOSE} ${OF_FAITH_ONLY}`),
    wantedFaith: `${FAITH} . ${WANTED}`,
    casteAsked: lines(
      `your|apna|apni|aapki|अपनी|अपना|आपन|तुमची|आपली|আপনার|নিজের|உங்கள்|உங்க|మీ|നിങ്ങളുടെ . ${CASTE_WORD} .. write|tell|mention|state|likh*|bata*|bhej*|लिख*|बता*|भेज*|सांग*|लिहा*|कळव*|পাঠা*|লিখ*|জানা*|বল*|சொல்ல*|எழுத*|குறிப்பிட*|తెలపండి|రాయండి|చెప్పండి|പറയ*|എഴുത*|അറിയി*`,
      'surname|gotra|गोत्र|आडनाव|উপাধি|পদবি . likh*|bata*|लिख*|बता*|सांग*|देख*|দেখে|লিখ*',
    ),
    refuse: REFUSE,
    only: ONLY,
    welcome: WELCOME,
  },
  combinations: [
    { code: 'religion', all: ['faith', 'refuse'], unless: ['welcome'], within: 6 },
    { code: 'religion', all: ['faith', 'only'], unless: ['welcome'], within: 4 },
    { code: 'caste', all: ['caste|casteOf', 'refuse'], unless: ['welcome'], within: 6 },
    { code: 'caste', all: ['caste', 'only'], unless: ['welcome'], within: 4 },
    { code: 'caste', all: ['casteAsked'], unless: ['welcome'] },
    { code: 'religion', all: ['wantedFaith'], unless: ['welcome'] },
    { code: 'religion', all: ['ownFaith'], unless: ['welcome'] },
    { code: 'caste', all: ['ownCaste'], unless: ['welcome'] },
    { code: 'caste', all: ['casteOf', 'only'], unless: ['welcome'], within: 6 },
  ],
};
