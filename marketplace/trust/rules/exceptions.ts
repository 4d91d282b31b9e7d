// Work for which a law or a public scheme asks for a woman, and names of trades. In these phrases, words for men or
// women do not break the rules with the code `gender`. The Code on Wages 2019, section 3(2)(ii), forbids to choose
// workers by sex, unless a law prohibits or restricts the work of women. Since the OSH Code 2020, section 43, women may
// do all work.

interface GenderException {
  /** Phrases (see `../phrases.ts`). */
  phrases: string;
  /** Scope of the exception. `work`: all words for men or women in the sentence. `name`: only the name of the trade. */
  only: 'work' | 'name';
  law: string;
  source: string;
}

const WOMAN =
  'female|females|lady|ladies|woman|women|mahila|mahilaon|महिला|महिलाओं|महिलांची|मेहरारू|মহিলা|মহিলাদের|নারী|பெண்|பெண்கள்|பெண்களை|మహిళ|మహిళా|మహిళలను|സ്ത്രീ|സ്ത്രീയെ|സ്ത്രീകളെ|വനിത*';
const SEARCH = 'frisk|frisking|frisker|searcher|talashi|तलाशी|झडती|তল্লাশি|உடல்சோதனை*|సోదా*|ദേഹപരിശോധന*';
const ANGANWADI =
  'anganwadi|aanganwadi|icds|balwadi|आंगनवाड़ी|आंगनबाड़ी|अंगणवाडी*|অঙ্গনওয়াড়ি*|அங்கன்வாடி*|అంగన్వాడీ*|അങ്കണവാടി*|അംഗൻവാടി*';
const ASHA =
  'asha|आशा|আশা|ஆஷா|ఆశా|ആശ worker|workers|sahyogini|facilitator|कार्यकर्ता|बहू|कर्मी|সেবিকা|কর্মী|பணியாளர்*|కార్యకర్త*|പ്രവർത്തക*|വർക്കർ*';

/** Words for washing a person and for other intimate care. */
const WASHING =
  'bathing|bathe|bathes|toileting|diaper|diapers|sponge|nahlana|nehlana|nahlane|नहलाना|नहलाने|नहवावे|नहावे|अंघोळ*|स्नान|স্নান|চান|குளிப்பாட்ட*|குளிக்க|స్నానం|കുളിപ്പി*';

/** Rooms for women who sleep there or are patients, and the staff who enter them. */
const WOMENS_ROOMS = [
  'girls|ladies|womens|women|working|balika|kanya|mahila|ladkiyon|female s? women|womens|ladies? hostel|hostels|pg|ward|wards|chhatravas|ashram',
  'बालिका|कन्या|महिला|लड़कियों|छात्राओं|मुलींच्या|मुलींचे|महिलांच्या|लइकी के|लोग? के? हॉस्टल|हॉस्टेल*|होस्टल|छात्रावास|वसतिगृह*|आश्रम|वार्ड',
  'মেয়েদের|ছাত্রীদের|মহিলা|মহিলাদের হোস্টেল*|হস্টেল*|ওয়ার্ড*|ছাত্রীনিবাস*',
  'பெண்கள்|மாணவிகள்|மகளிர் விடுதி*|ஹாஸ்டல்*|வார்டு*|காப்பக*',
  'బాలికల|అమ్మాయిల|మహిళా|లేడీస్|మహిళల హాస్టల్*|వసతి|వార్డు*',
  'പെൺകുട്ടികളുടെ|വനിതാ|ലേഡീസ്|സ്ത്രീകളുടെ ഹോസ്റ്റൽ*|ഹോസ്റ്റലി*|വാർഡി*|വാർഡ്',
];
const ROOM_STAFF =
  'warden|wardens|matron|superintendent|caretaker|attendant|attendants|ayah|aaya|aya|वार्डन|वॉर्डन|मेट्रन|अधीक्षिका|आया|अटेंडेंट|केयरटेकर|ওয়ার্ডেন|মেট্রন|আয়া|வார்டன்*|காப்பாளர்|ஆயா|వార్డెన్|ఆయా|മേട്രൻ|വാർഡൻ|ആയ';

export const genderExceptions: readonly GenderException[] = [
  {
    phrases: `
      ${WOMAN} .... ${SEARCH}
      ${SEARCH} .... ${WOMAN}
      ${WOMAN} .. guard|guards|constable .... checks|check|checking|searches|search|searching .. women|ladies|female`,
    only: 'work',
    law: 'A woman is searched only by a woman. The section is about arrests; it applies to guards by analogy',
    source: 'Bharatiya Nagarik Suraksha Sanhita 2023 (Act 46 of 2023), section 49(2)',
  },
  {
    phrases: `
      ${WASHING} .... ${WOMAN}
      ${WOMAN} .... ${WASHING}`,
    only: 'work',
    law: 'No law: a woman may choose that a woman washes her, as with searches',
    source: 'By analogy with the Bharatiya Nagarik Suraksha Sanhita 2023, section 49(2)',
  },
  {
    phrases: WOMENS_ROOMS.flatMap((rooms) => [`${ROOM_STAFF} .... ${rooms}`, `${rooms} .... ${ROOM_STAFF}`]).join('\n'),
    only: 'work',
    law: 'No law for all of them: the staff enter rooms for women who sleep there or are patients, as with searches',
    source: 'By analogy with the Bharatiya Nagarik Suraksha Sanhita 2023, section 49(2)',
  },
  {
    phrases: ANGANWADI,
    only: 'work',
    law: 'Anganwadi workers and helpers are women of the locality',
    source:
      'Ministry of Women and Child Development, Mission Saksham Anganwadi and Poshan 2.0, scheme guidelines of 2022',
  },
  {
    phrases: ASHA,
    only: 'work',
    law: 'An ASHA is primarily a woman resident of the village',
    source: 'National Health Mission, guidelines on ASHA',
  },
  {
    phrases: `
      office|newspaper|paper|wire|warping boy|boys
      line|lines|lift|sales|pump|wire|watch|gang|track|key|trolley|fire|signal|gate|valve|boiler|cable|store|camera|service|repair|points|boat|ferry|milk|meter man|men`,
    only: 'name',
    law: 'Names of trades that are open to all',
    source: 'National Classification of Occupations 2015',
  },
  {
    phrases: 'delivery|ward|bell|ball|tea|pantry boy|boys|girl|girls',
    only: 'name',
    law: 'Customary names of trades that are open to all',
    source: 'No law: an honest title should not wait for a moderator',
  },
];
