// Concepts of the automatic check of job posts for wages that are lost as a punishment: several days' pay for one day
// of absence, the pay of a whole week, or work that counts as a guarantee.
import { type ConceptGroup, lines, NOT, words } from './concept.ts';
import { NO } from './denial.ts';
import { WAGE } from './wages.ts';

const ABSENCE = lines(
  words(
    'absent|absence|leave|holiday|off|miss|missed|missing|chutti|chhutti|chuti|naga|naaga|gairhazir|anupasthit|bunk',
    'छुट्टी|छुट्टियां|नागा|गैरहाजिर*|गैरहाज़िर*|अनुपस्थित*|सुट्टी*|खाडा|खाडे|दांडी|गैरहजर*|रजा',
    'ছুটি*|কামাই*|অনুপস্থিত*|গরহাজির*',
    'விடுமுறை*|லீவு*|லீவ்*|வராவிட்டால்|வராவிடில்|வரலைன்னா|வரலேன்னா|வராட்டா|வராமல்|வராத|வரவில்லை*',
    'సెలవు*|రాకపోతే|రాకుంటే|లీవు*|లీవ్*|గైర్హాజ*|నాగా|మానితే|రాని',
    'വന്നില്ലെങ്കിൽ|വരാതിരുന്നാൽ|വരാത്ത|ലീവ്*|അവധി*|മുടങ്ങിയാൽ|മുടക്കിയാൽ|ഹാജരായില്ലെങ്കിൽ|മുടങ്ങി*',
  ),
  'not|dont|doesnt|din|ek|एक|दिन ना|na|नहीं|nahi aaye|aaya|aaoge|aaye|आए|आया|आओगे|अइला|अइले|आइब|अइनी|aile',
  'ना|नहीं|na|nahi|नाही|না|ন आए|आया|आने|अइला|अइले|अइलऽ|aaye|aaya|aane|आले|आला|এলে|আসলে|আসা',
  'একদিন|দিন না',
);
/** Words for more than one: in a penalty, they take the pay of several days, or of a whole week or month. */
const SEVERAL = words(
  '2|3|4|5|6|7|8|10|15|two|three|four|five|six|seven|ten|do|teen|tin|char|chaar|paanch|saat|double|dugna|doguna|duguna|whole|full|entire|pure|poore|poora|pura|all',
  'दो|दू|तीन|चार|पांच|छह|सात|दस|दोन|पाच|सहा|आठ|दोगुना|दुगुना|दुगना|डबल|दुप्पट|तिप्पट|पूरे|पूरा|पूरी|सारा|सारी|संपूर्ण|पूर्ण|सगळी|सगळा|अख्ख्या|समूचा|सउंसे',
  'দুই|দু|তিন|চার|পাঁচ|সাত|দ্বিগুণ|ডবল|পুরো|সারা|গোটা|দুদিনের|তিনদিনের',
  'இரண்டு|ரெண்டு|மூன்று|மூணு|நாலு|நான்கு|ஐந்து|ஏழு|இரட்டிப்பு|முழு|முழுவதும்|மொத்த|முழுசா|இருமடங்கு',
  'రెండు|రెండ్రోజుల|మూడు|మూడ్రోజుల|నాలుగు|ఐదు|ఏడు|రెట్టింపు|మొత్తం|అంతా|పూర్తి',
  'രണ്ട്|രണ്ടു|മൂന്ന്|മൂന്നു|നാല്|നാലു|അഞ്ച്|ഏഴ്|ഇരട്ടി|മുഴുവൻ|മുഴുവനും|മൊത്തം',
);
const UNIT = words(
  'day|days|week|weeks|month|months|shift|shifts|din|dino|dinon|hafte|hafta|haftey|mahine|mahina',
  'दिन|दिनों|दिनन|हफ्ते|हफ्ता|हफ्ताभर|महीने|महीना|दिवसांची|दिवसांचा|दिवसांचे|दिवस|दिवसाची|आठवड्याची|आठवड्याचा|आठवड्याचे|महिन्याचा|महिन्याची|महिन्याचे|सप्ताह',
  'দিনের|দিন|সপ্তাহের|মাসের|হপ্তার|সপ্তাহ',
  'நாள்|நாட்கள்|நாட்களின்|நாளின்|வார|வாரச்|வாரக்|வாரம்|வாரத்தின்|மாத|மாதச்|மாதத்தின்',
  'రోజుల|రోజులు|రోజు|వారం|వారపు|వారంలో|నెల|నెలంతా',
  'ദിവസത്തെ|ദിവസം|ദിവസങ്ങളിലെ|ആഴ്ചത്തെ|ആഴ്ചയിലെ|ആഴ്ച|മാസത്തെ|മാസം',
);
const LOST = words(
  'cut|cuts|deducted|deduct|deducts|lost|lose|loses|gone|forfeit|forfeited|fine|fined|penalty|minus|stopped|unpaid',
  'kat*|kaat*|jayega|jayegi|doob*|gaya|jurmana|dand',
  'कट*|काट*|जाएगा|जाएगी|जाई|डूब*|गया|गइल|जुर्माना|दंड|डांड|काप*|कपात|जाईल|बुडेल|वजा',
  'কাটা|কেটে|কাটব|কাটবে|যাবে|বাদ|জরিমানা|মার',
  'பிடி*|பிடிக்கப்படும்|பிடித்தம்|கழி*|போகும்|போயிடும்|போய்விடும்|கட்|வெட்டு|அபராத*|இழக்க*|கிடைக்காது',
  'కట్|కోత*|కోస్తాం|కోస్తారు|పోతుంది|పోతాయి|తగ్గిస్తాం|పట్టుకు*|జరిమానా*|మినహాయిం*',
  'പോകും|നഷ്ട*|പിടിക്കും|കുറയ്ക്കും|കുറക്കും|കട്ട്|വെട്ടും|ഈടാക്കും|പിഴ*|പോവും',
);
/** Phrases for a fair loss of pay: only the pay of the absent day is lost, or the leave is paid. */
const FAIR = lines(
  'that|those|same|only day|days|the',
  'us|usi|उस|उसी|ओह|ओही|ओतने|त्या|त्याच|সেই|সেদিনের|அந்த|அன்றைய|ఆ|ఆరోజు|అదే|ആ|അന്നത്തെ din|दिन|दिवसाची|दिवसाचा|दिनवा|দিনের|நாள்|நாளுக்கு|రోజు|రోజుకే|ദിവസത്തെ|കൂലി ka|का|के|मात्र|మాత్రమే?',
  words(
    'paid|pf|esi|notice|application|unauthorised|accumulated|encash*|annual|earned|casual|sick|festival|bonus|extra',
    'सवेतन|भरपगारी|सशुल्क|वेतनासह|পেইড|সবেতন|சம்பளத்துடன்|జీతంతో|ശമ്പളത്തോടെ|बोनस|বোনাস',
  ),
  'leave|holiday|chutti|chhutti|छुट्टी|सुट्टी|ছুটি|விடுமுறை|సెలవు|അവധി milega|milegi|milti|मिलेगी|मिलती|मिलेला|मिळेल|मिळते|পাবেন|கிடைக்கும்|ఉంటుంది|ലഭിക്കും',
);
/** Phrases that say that work or wages are a pledge, such as “as security”. */
const AS_PLEDGE = lines(
  'as|for|like a|the|your? guarantee|security|surety|deposit|bond',
  'guarantee|garanti|security|jamanat|zamanat|गारंटी|जमानत|सिक्योरिटी|अमानत ke|के|के? taur|roop|liye|badle|mein|me|par|pe|तौर|रूप|लिए|बदले|में|पर|खातिर',
  'हमी|सुरक्षा|तारण|गॅरंटी म्हणून',
  'জামানত|গ্যারান্টি|জামিন|সিকিউরিটি হিসেবে|হিসাবে|বাবদ|স্বরূপ',
  words(
    'உத்தரவாதமாக|உத்தரவாதமா|பிணையாக|ஜாமீனாக|செக்யூரிட்டியாக|கேரண்டியாக|అమానతుగా|హామీగా|పూచీగా|పూచీకత్తుగా|గ్యారంటీగా|సెక్యూరిటీగా|ഉറപ്പായി|ഈടായി|ജാമ്യമായി|ഗ്യാരണ്ടിയായി|ഗ്യാരന്റിയായി|സെക്യൂരിറ്റിയായി',
  ),
);
const WORKED = words('work|works|worked|labour|kaam|kam|काम|খাটুনি|কাজ|வேலை|పని|പണി|ജോലി|खटे|खटाई|मेहनत');

export const penaltyConcepts: ConceptGroup = {
  concepts: {
    absence: ABSENCE,
    severalPays: lines(
      `${SEVERAL} .. ${UNIT} .. ${WAGE}`,
      `${SEVERAL} ${WAGE}`,
      `${UNIT} .. ${WAGE} . ${SEVERAL}`,
      `${WAGE} . ${SEVERAL} ${UNIT}`,
    ),
    lost: LOST,
    asPledge: AS_PLEDGE,
    worked: WORKED,
    wage: WAGE,
    unit: UNIT,
    fair: FAIR,
    no: NO,
    notLost: lines(`${LOST} ${NOT}`, `${NOT} be? ${LOST}`),
  },
  combinations: [
    { code: 'pay_held', all: ['absence', 'severalPays', 'lost'], unless: ['fair', 'notLost'], within: 14 },
    { code: 'pay_held', all: ['asPledge', 'unit', 'worked|wage'], unless: ['no'], within: 9 },
  ],
};
