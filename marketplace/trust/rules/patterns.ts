// Rule patterns for languages with the verb at the end: one set of patterns, filled with the words of each language.
import type { Rule } from './rule.ts';

/** Words and stems of one language (see `../phrases.ts`). `ask` contains one phrase per entry. */
export interface Words {
  money: {
    fee: string;
    purpose: string;
    money: string;
    cost: string;
    /** Phrases for obligations and requests to hand over money. */
    ask: readonly string[];
    bring: string;
    bear: string;
    self: string;
    wage: string;
    part: string;
    ours: string;
    cut: string;
    not: string;
    /**
     * Words for customers and cash counters. Beside them a demand for money is harmless, because workers there handle
     * the money of customers.
     */
    customer: string;
    counter: string;
    employer: string;
    gives: string;
  };
  people: {
    men: string;
    women: string;
    both: string;
    onlyBefore: string;
    onlyAfter: string;
    /** Single words that mean “only the men” or “only the women”. */
    emphatic: string;
    want: string;
    keepOut: string;
    caste: string;
    casteWord: string;
    faith: string;
    faithWord: string;
    other: string;
    mustBe: string;
    /**
     * Context words that make a choice by gender or caste harmless: places such as “ladies hostel”, and words for
     * “any”, as in “any caste”.
     */
    place: string;
    any: string;
  };
  child: { year: string; young: string; welcome: string; over: string };
  abroad: { place: string; there: string; work: string; goods: string };
  broker: { agent: string; wanted: string; workers: string; bring: string; head: string; pays: string };
  messenger: { app: string; act: string; use: string; link: string; open: string };
}

/** Names of payment apps, in all scripts. */
const PAY_APP =
  'फोनपे*|गूगलपे*|गुगलपे*|जीपे*|पेटीएम*|यूपीआई|phonepe|gpay|googlepay|paytm|upi|ফোনপে*|গুগলপে*|পেটিএম*|জিপে*|ফোনপেতে|ஜிபே*|கூகுள்பே*|போன்பே*|பேடிஎம்*|பே|பேல|பேயில்|ఫోన్పే*|గూగుల్పే*|పేటీఎం*|పే|పేలో|ഗൂഗിൾപേ*|ജിപേ*|ഫോൺപേ*|പേടിഎം*|പേ|പേയിൽ';
const RECEIVED =
  'मिल|मिलेगी|मिलेगा|मिली|मिलेंगे|मिळेल|मिळतील|milegi|milega|milenge|পাবেন|পাবে|வரும்|கிடைக்கும்|தருவோம்|వస్తుంది|ఇస్తాం|കിട്ടും|തരും|വരും';
/** Words for shops. Collecting money from shops is paid work, not a demand for money. */
const FROM_SHOPS = 'दुकान*|दुकाना*|dukan|dukano|dukanon|dukaan|shop|shops|দোকান*|கடை*|షాపు*|షాపుల|దుకాణా*|കട|കടകളിൽ|കടയിൽ';
const FROM = 'से|se|तून|থেকে|இருந்து|నుంచి|నుండి|നിന്ന്|നിന്നും';

/** Words for a counter. A “fee counter” for which the post seeks staff is a place of work, not a demand for a fee. */
const COUNTER = 'counter|काउंटर*|কাউন্টার*|கவுண்டர்*|கவுன்டர்*|కౌంటర్*|കൗണ്ടർ*|കൗണ്ടറി*';
const STAFF =
  'log|chahiye|helper|staff|लोग|आदमी|चाहिए|चाहीं|लोक|माणूस|पाहिजे*|हवा|हवी|লোক|চাই|লাগবে|ஆள்*|ஆட்கள்|தேவை|మనిషి|మనుషులు|కావాలి|ആളെ|ആള്|ആളുകൾ|വേണം';

/** Words for businesses. Before such a word, the name of a caste is the name of a family: `Nair Bakery`. */
const BUSINESS =
  'brothers|bros|sons|hotel|mess|bakery|stores|store|traders|sweets|transport|industries|builders|tailors|motors|enterprises|caterers|travels|steel|works|ब्रदर्स|बंधू|बंधु|सन्स|होटल*|हॉटेल*|भोजनालय*|बेकरी*|स्टोर*|ट्रेडर्स*|स्वीट्स*|ट्रांसपोर्ट*|ट्रान्सपोर्ट*|बिल्डर्स*|भंडार|उद्योग*|हाउस|ব্রাদার্স*|সন্স|হোটেল*|বেকারি*|স্টোর*|ট্রেডার্স*|সুইটস*|মিষ্টান্ন|ভাণ্ডার|ক্যাটারিং|ஹோட்டல்*|ஹோட்டலு*|ஹோட்டலி*|பேக்கரி*|ஸ்டோர்*|பிரதர்ஸ்*|டிரேடர்ஸ்*|மெஸ்*|பில்டர்ஸ்*|ஸ்வீட்ஸ்*|హోటల్*|బేకరీ*|స్టోర్స్*|బ్రదర్స్*|ట్రేడర్స్*|మెస్*|బిల్డర్స్*|స్వీట్స్*|ഹോട്ടൽ*|ഹോട്ടലി*|ബേക്കറി*|സ്റ്റോർ*|സ്റ്റോഴ്സ*|ബ്രദേഴ്സ*|ട്രേഡേഴ്സ*|മെസ്*|ബിൽഡേഴ്സ*|സ്വീറ്റ്സ*';

const lines = (...phrases: string[]) => phrases.join('\n');

function moneyOf({ money: w }: Words): Rule {
  const asks = w.ask.flatMap((ask) => [
    `${w.money} ... ${ask}`,
    `${w.fee} .... ${ask}`,
    `${w.purpose} .. ${w.money}|# .... ${ask}`,
    `${PAY_APP} .. # .. ${ask}`,
    `# .. ${PAY_APP} . ${ask}`,
  ]);
  return {
    code: 'money_asked',
    hits: lines(
      ...asks,
      `${w.fee} .. #`,
      `${w.purpose} .. ${w.cost} .... ${w.self}|${w.bear}`,
      `${w.cost} .. ${w.self} .. ${w.bear}`,
      `${w.self} . ${w.money}|${w.cost} .. ${w.purpose}`,
      `${w.money}|${w.fee} . ${w.bring}`,
      `${w.fee}|${w.purpose} .. ${w.money}|# .. ${w.bring}`,
      `${w.part} .. ${w.wage} ... ${w.ours}|${w.cut}`,
      `${w.wage} .. ${w.part} ... ${w.ours}|${w.cut}`,
      `${w.wage} ... ${w.ours} .. ${w.cut}`,
      `${w.wage} .. ${w.money}|${w.purpose}|${w.fee}|# .. ${w.cut}`,
      `${w.money}|# ... paymentaddress`,
      `paymentaddress ... ${w.money}|#`,
    ),
    after: lines(
      `${w.not} .. ${w.cut}|${w.bear}|${w.bring}`,
      ...w.ask.map((ask) => `${w.not} . ${ask}`),
      `${w.cut}|${w.bear}|${w.bring} .. ${w.not}`,
    ),
    touching: `${w.fee} ${COUNTER} ~ ${STAFF}`,
    near: lines(
      `${w.customer} .. ${w.money}|${w.fee}`,
      `${w.fee}|${w.money} .. ${w.counter}`,
      `${w.wage} ... ${PAY_APP} .. ${RECEIVED}`,
      `${FROM_SHOPS} ${FROM} .. ${w.money}`,
      `${w.employer} ... ${w.gives}`,
      'pf|esi|esic|epf|पीएफ|ईएसआई|পিএফ|ইএসআই|பிஎஃப்|பிஎப்|ఈఎస్ఐ|పీఎఫ్|പിഎഫ്',
    ),
  };
}

function peopleOf({ people: w, child }: Words): Rule[] {
  const gender: Rule = {
    code: 'gender',
    hits: lines(
      `${w.onlyBefore} . ${w.men}|${w.women}`,
      `${w.men}|${w.women} . ${w.onlyAfter}`,
      w.emphatic,
      `${w.men}|${w.women} . ${w.want}`,
      `${w.men}|${w.women} ... ${w.keepOut}`,
    ),
    after: w.place,
    near: lines(
      `${w.men} .. ${w.women} .. ${w.both}`,
      `${w.women} .. ${w.men} .. ${w.both}`,
      `${w.men}|${w.women} . ${w.place}`,
      `18 ${child.year} .. ${w.men}|${w.women} ... ${w.keepOut}`,
    ),
  };
  const asked = (group: string, word: string) =>
    lines(
      `${w.onlyBefore} . ${group}`,
      `${group} .. ${w.onlyAfter}|${w.want}|${w.mustBe}`,
      `${group} ... ${w.keepOut}`,
      `${w.other} ${word} ... ${w.keepOut}`,
      `${w.other} . ${word} ... ${w.keepOut}`,
    );
  const shared = {
    touching: `${w.caste}|${w.faith} . ${BUSINESS}`,
    after: w.place,
    near: lines(`${w.any} . ${w.casteWord}|${w.faithWord}`, `${w.faith} . ${w.place}`),
  };
  return [
    gender,
    { code: 'caste', hits: asked(w.caste, w.casteWord), ...shared },
    { code: 'religion', hits: asked(w.faith, w.faithWord), ...shared },
  ];
}

function childOf({ child: w, people: { keepOut } }: Words): Rule {
  return {
    code: 'child_age',
    hits: lines(
      `<18 ${w.year} .. ${w.young}|${w.welcome}`,
      `<18 . <18 ${w.year} .. ${w.young}|${w.welcome}`,
      `${w.young} .. <18 ${w.year} .. ${w.welcome}`,
    ),
    before: w.over,
    near: `# ${w.year} .. ${w.over} ... ${keepOut}`,
  };
}

function abroadOf({ abroad: w }: Words): Rule {
  return {
    code: 'overseas',
    hits: lines(w.there, `${w.place} ... ${w.work}`),
    near: lines(`${w.place}|${w.there} ... ${w.goods}`, `${w.goods} ... ${w.place}|${w.there}`),
  };
}

function brokerOf({ broker: w, money: { money } }: Words): Rule {
  return {
    code: 'broker',
    hits: lines(
      `${w.agent} ... ${w.wanted}|${w.pays}`,
      `${w.agent} .... ${w.bring}`,
      `${w.workers} .. ${w.bring} .... ${w.head}|${w.pays}`,
      `${w.workers} .. ${w.bring} .... # ${money}`,
      `${w.workers} .. ${w.bring} .... ${money} #`,
      `${w.head} ${w.workers} .. ${w.pays}`,
      `${w.bring} .... ${w.head} .. #|${w.pays}`,
    ),
  };
}

function messengerOf({ messenger: w }: Words): Rule[] {
  return [
    {
      code: 'messenger',
      hits: lines(`${w.app} ... ${w.act}`, `${w.act} . ${w.app}`),
      near: `${w.app} .. ${w.use}`,
    },
    { code: 'link', hits: `${w.link} .. ${w.open}` },
  ];
}

/** Returns the rules of one language: the patterns, filled with the words of this language. */
export const rulesOf = (words: Words): Rule[] => [
  moneyOf(words),
  ...peopleOf(words),
  childOf(words),
  abroadOf(words),
  brokerOf(words),
  ...messengerOf(words),
];
