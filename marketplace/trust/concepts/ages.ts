// Concepts (phrases with one meaning) with which the automatic check of job posts finds upper age limits. A sentence
// breaks this rule if it names an age with a word such as “above” or “old”, and refuses people of this age.
import { OTHER_UNITS } from '../rules/units.ts';
import { type ConceptGroup, lines, words } from './concept.ts';

/** Ages from 20 to 55 in words. */
const AGE_IN_WORDS = words(
  'twenty|thirty|thirtyfive|forty|fortyfive|fifty|pachees|pachis|tees|tis|paintees|paintis|chalis|chaalis|paintalis|pachas|pachaas',
  'पच्चीस|पचीस|तीस|पैंतीस|चालीस|पैंतालीस|पचास|पंचवीस|पस्तीस|चाळीस|चाळीशी|चाळिशी|चाळिशीच्या|साठी|तिशी|पन्नाशी|तिशीच्या|तिशीतले|चाळीशीच्या|पस्तीशीच्या|पंचविशीच्या|पन्नाशीच्या|पस्तिशी|पस्तीशी|पन्नाशी|चाळीशीच्या|चालीसा|पंचेचाळीस|पन्नास',
  'পঁচিশ|পঁচিশের|তিরিশের|চল্লিশের|পঞ্চাশের|পঁয়ত্রিশের|তিরিশ|ত্রিশ|পঁয়ত্রিশ|চল্লিশ|পঁয়তাল্লিশ|পঞ্চাশ',
  'இருபத்தைந்து|முப்பது|முப்பதுக்கு|முப்பதை|முப்பதைத்|முப்பதைக்|நாற்பதை|நாற்பதைத்|நாற்பதைக்|நாப்பதை|நாப்பதைத்|ஐம்பதை|ஐம்பதைத்|முப்பத்தைந்து|நாற்பது|நாற்பதுக்கு|நாப்பது|நாப்பதுக்கு|நாற்பத்தைந்து|ஐம்பது|அம்பது',
  'ముప్పై|ముప్ఫై|ముప్పైకి|నలభైకి|యాభైకి|ముప్పైఐదు|నలభై|నలభైఐదు|యాభై|పాతికేళ్ళు',
  'മുപ്പത്|മുപ്പതു|മുപ്പതിന്|നാല്പതിന്|നാൽപ്പതിന്|മുപ്പത്തഞ്ച്|നാല്പത്|നാൽപ്പത്|നാൽപത്|നാല്പതു|നാൽപ്പത്തഞ്ച്|അമ്പത്|അൻപത്',
);
const AGE = `>18|${AGE_IN_WORDS}`;
const YEARS =
  'years|year|yrs|yr|saal|sal|baras|varsh|साल|वर्ष|वर्षे|वर्षां*|वर्षा*|बरिस|बरस|वय|বছর|বছরের|বয়স|বয়সের|வயது|வயசு|வயதுக்கு|வயசுக்கு|வயதை|ఏళ్లు|ఏళ్ళు|ఏళ్ల|ఏళ్ళ|ఏండ్లు|సంవత్సరాలు|సంవత్సరాల|വയസ്|വയസ്സ്|വയസിന്|വയസ്സിന്|വയസ്സു|വയസ്സിനു';
const BEYOND = words(
  'above|over|older|beyond|plus|crossed|crossing|past|exceeding',
  'upar|uper|oopar|jyada|zyada|jada|adhik|paar|par|bade|bada',
  'ऊपर|उपर|ज्यादा|जादे|अधिक|पार|बेसी|बड़े|वरचे|वरील|वरच्या|पुढील|पुढचे|पुढच्या|जास्त|मोठे|ओलांड*|उलटले*|उलटून|वर्षांवरील|वर्षावरील|वर्षांपुढील|वर्षांपेक्षा',
  'বেশি|বেশী|উপরে|ওপরে|ঊর্ধ্বে|উর্ধ্বে|পেরোনো|পার|পেরিয়ে|পেরোলে|উপর|ওপর|পেরনো',
  'மேல்|மேலே|மேற்பட்ட*|தாண்டிய*|தாண்டின*|கடந்த*|அதிகமான*|மேலானவர்கள்|தாண்டுன*',
  'పైన|పై|పైబడిన*|పైబడ్డ*|దాటిన*|దాటితే|మించిన*|ఎక్కువ|పైనున్న*|పైవాళ్ళు|పైవాళ్లు|పైవారు|దాటిపోయిన*',
  'മുകളിൽ|മേൽ|മേലെ|കഴിഞ്ഞ*|കൂടുതൽ|കടന്ന*|പിന്നിട്ട*|മുകളിലുള്ള*|കൂടിയ*',
);
const UNDER =
  'kam|niche|neeche|andar|tak|below|कम|नीचे|अंदर|भीतर|खालील|आतील|आत|आतच|आतले|आतला|आतली|কম|নিচে|মধ্যে|கீழ்|குறைவான|உட்பட்ட|లోపు|తక్కువ|താഴെ|താഴെയുള്ള';
const REFUSE = words(
  'not|no|dont|don|sent|rejected|returned|excuse|cannot|never|rejected|avoid|sorry|wont|barred|disqualified',
  'nahi|nahin|nhi|na|nai|mat|mana|kasht|maaf',
  'नहीं|नही|न|ना|मत|मना|नइखे|नाहीं|कष्ट|माफ|नाही|नको|नयेत|नये|घेणार|नकोत',
  'না|নয়|নেই|নিষেধ',
  'வேண்டாம்|வேணாம்|இல்லை|கூடாது|வராதீ*|வரவேண்டாம்|எடுக்கமாட்டோம்|சேர்க்கமாட்டோம்|முடியாது|கிடையாது|விண்ணப்பிக்கவேண்டாம்|அழைக்காதீ*|எடுப்பதில்லை|சேர்ப்பதில்லை|எடுக்க',
  'వద్దు|లేదు|రావద్దు|రావొద్దు|రాకండి|తీసుకోం|తీసుకోము|తీసుకోరు|కుదరదు|కాదు|పనికిరారు|చేయొద్దు|చేయవద్దు|చెయ్యొద్దు|చెయ్యవద్దు|చేయకండి|అనర్హులు|అవసరంలేదు|లేరు|సరిపోరు|పెట్టుకోం|దరఖాస్తు',
  'വേണ്ട|എടുക്കില്ല|ഇല്ല|വരരുത്|അരുത്|വരേണ്ട|വരണ്ട|പരിഗണിക്കില്ല|അപേക്ഷിക്കേണ്ടതില്ല|പരിഗണിക്കുന്നതല്ല|വരേണ്ടതില്ല|വിളിക്കേണ്ടതില്ല|വിളിക്കരുത്|വിളിക്കണ്ട|വിളിക്കേണ്ട|അപേക്ഷിക്കരുത്|അപേക്ഷിക്കേണ്ട|എടുക്കുന്നില്ല|എടുക്കുന്നതല്ല|പറ്റില്ല|പരിഗണിക്കുന്നതല്ല|എടുക്കാറില്ല|ചേർക്കില്ല',
);
const OLD = words(
  'elderly|aged|oldies|budhe|buddhe|boodhe|budha|buzurg|bujurg|vridh|umardraz|umradaraj|umerdaraj|adhed|retired|uncle|uncles|aunty|aunties|grey|greyhaired',
  'बूढ़े|बुड्ढे|बूढ़ा|बुजुर्ग|वृद्ध|उमरदराज|उम्रदराज|अधेड़|बूढ़|बुढ़*|म्हातारे|म्हाताऱ्या|वयस्कर|वयस्क|वयोवृद्ध|वृद्धांनी|रिटायर|रिटायर्ड|सेवानिवृत्त',
  'বুড়ো|বুড়োরা|বৃদ্ধ|বয়স্ক|বয়স্করা|বুড়োদের|প্রবীণ',
  'வயதானவர்கள்|வயதானவர்*|வயசானவங்க|வயசானவர்*|முதியவர்*|கிழவ*|வயோதிக*',
  'ముసలి*|వయసైన*|వృద్ధు*|పెద్దవయసు*|వయసు మళ్లిన*|ముసలోళ్లు|ముసలోళ్ళు',
  'പ്രായമായവർ|പ്രായമായവരെ|പ്രായംചെന്ന*|വയസ്സായ*|വയസ്സന്മാ*|വൃദ്ധ*|പ്രായമുള്ളവരെ|പ്രായക്കൂടുതൽ*',
);
/** Phrases that show that the age is that of a person who is cared for, or that the number is not an age. */
const OTHERS = lines(
  words(
    'care|caretaker|patient|patients|ashram|oldage|home|help|serve|seva|dekhbhal|dekhrekh|nursing|homecare|सेवा|देखभाल|आश्रम*|मरीज*|वृद्धाश्रम*|सांभाळ*|সেবা|দেখাশোনা|বৃদ্ধাশ্রম*|যত্ন|பராமரி*|முதியோர்|கவனி*|చూసుకో*|వృద్ధాశ్రమ*|సేవ|പരിചരണ*|നോക്കാ*|വൃദ്ധസദന*|ശുശ്രൂഷ*',
  ),
  words(
    'experience|exp|anubhav|tajurba|अनुभव*|तजुर्बा|অভিজ্ঞতা*|அனுபவ*|అనుభవ*|പരിചയ*|പരിചയം|എക്സ്പീരിയൻസ്|limit|bar|problem|issue|matter',
  ),
  `# ${OTHER_UNITS}`,
  'look|looks|looking after',
  words('gym|member|members|customer|customers|children|kids|also|welcome|bhi|भी|ও|கூட|లేదా|కూడా|സ്വാഗതം|വരാം'),
);
const YOUNG = words(
  'young|youth|youths|youngsters|jawan|naujawan|yuva|yuvak|jawaan|navjawan|जवान|नौजवान|युवा|युवक|नवयुवक|तरुण|तरुणांना|तरुणच|তরুণ|যুবক|জোয়ান|இளைஞர்*|இளைஞர்கள்|இளவயது|యువకులు|యువకులే|కుర్రాళ్ళు|కుర్రాళ్లు|చిన్నవయసు|ചെറുപ്പക്കാർ|ചെറുപ്പക്കാരെ|യുവാക്കൾ|യുവാക്കളെ',
);
const ONLY = 'only|sirf|keval|hi|bas|सिर्फ|केवल|ही|बस|फक्त|च|শুধু|কেবল|ই|மட்டும்|மட்டுமே|మాత్రమే|మాత్రం|മാത്രം|മാത്രമേ|preferred';

/** Words for “at most”. */
const MOST =
  'max|maximum|adhiktam|adhikatam|jyadase|zyadase|अधिकतम|ज्यादातर|कमाल|जास्तीतजास्त|সর্বোচ্চ|সর্বাধিক|அதிகபட்ச*|கூடியது|గరిష్ట*|గరిష్ఠ*|പരമാവധി';
const AGE_WORD = 'age|aged|umar|umr|umra|umer|उम्र|उमर|उमिर|आयु|वय|वयोमर्यादा|বয়স|வயது*|வயசு*|వయసు*|వయస్సు*|വയസ്*|പ്രായ*|പ്രായം';

const BETWEEN =
  'beech|bich|bracket|group|range|बीच|बिच|बीचे|दरम्यान|मध्ये|মধ্যে|মাঝে|இடையில்|இடையே|இடைப்பட்ட*|మధ్య|మధ్యలో|ഇടയിൽ|ഇടയിലുള്ള*|മധ്യേ|മദ്ധ്യേ';
const TWENTIES = `>18|${AGE_IN_WORDS}|bees|bais|teis|chaubis|बीस|बाईस|बाइस|तेईस|चौबीस|वीस|बावीस|কুড়ি|বাইশ|இருபது|ఇరవై|ഇരുപത്`;
const BOYS = 'ladke|ladka|ladki|ladkiyan|boys|girls|लड़के|लड़का|लड़की|लड़कियां|लइका|मुले|मुलगा|मुली|ছেলে|ছেলেরা|মেয়ে';

export const ageConcepts: ConceptGroup = {
  concepts: {
    tooOld: lines(
      `${AGE} ${YEARS}? old|ke|के|se|से|की|का|age|umar|उम्र|வயதுக்கு|பா? . ${BEYOND}`,
      `${BEYOND} . ${AGE}`,
      'in|into their|late|mid|early? thirties|forties|fifties|sixties',
      'born|janm|जन्म before|se|पहले .. #',
      '>18 plus|plussign age|aged|years|yrs|people|persons|person|candidates|candidate|log|logon|wale|walo|waale|aadmi|saal|age|umar|umr|please|pls|plz|ke|ko|वाले|लोग|साल|उम्र|के|को|वर्ष|वय|বছর|বয়স|வயது|వయసు|വയസ്സ്|മതി',
    ),
    underAge: lines(
      `${AGE} ${YEARS}? se|से|ke|के|पेक्षा|च्या? ${UNDER}`,
      `${AGE} वर्षांपर्यंत*|वर्षापर्यंत*|வயதுக்குள்|வயசுக்குள்|വയസ്സിൽ|വയസ്സിനു|വയസിൽ ${UNDER}|മാത്രം|ഉള്ളവർ|താഴെയുള്ളവർ|இருக்க|மட்டும்`,
      `${AGE} বছরের|বছর|এর ${UNDER}`,
    ),
    underFirst: `below|under|upto|within|max|maximum ${AGE}`,
    limit: lines(
      `${AGE} ${YEARS}? maximum|max|limit|adhiktam|upper`,
      `${MOST} ${AGE} ${YEARS}`,
      `${MOST}|below|under ${AGE} $`,
      `less than ${AGE} $`,
      `${MOST} ${AGE_WORD} . ${AGE}`,
      `${AGE_WORD} . ${MOST} ${AGE}`,
      `${AGE} वर्षांपर्यंत|वर्षांपर्यंतच|वर्षांपर्यंतचे|वर्षापर्यंत`,
      `${AGE} വയസ്സിൽ|വയസ്സിന്|വയസ്സിനു|വയസിൽ താഴെ|താഴെയുള്ളവർ|താഴെയുള്ളവർക്ക്|ഉള്ളിൽ`,
    ),
    mustBeUnder: `must|should|to|shall not? be? below|under|less than? ${AGE} years|yrs|age?`,
    ageRange: lines(
      `# .. ${AGE} ${YEARS}? . ${BETWEEN}`,
      `between|from # and|to|till ${AGE}`,
      `# to|and ${AGE} age? ${BETWEEN}`,
      `# - ${AGE} age? ${BETWEEN}`,
    ),
    // Phrases for a range of ages that begins at about 18: `18 से 25 के`, `18 to 28 only`.
    fromEighteen: lines(
      `18|19|20|21|22|23|24|25|16|17 to|till|se|से|ते|থেকে|முதல்|నుంచి|నుండి|മുതൽ ${AGE} ${YEARS} ke|के|की|का|वाले|wale|चे|र|এর|ஆன|ఉన్న|ഉള്ള? . ${ONLY}|${BOYS}`,
      `18 to|till|se|से|ते|থেকে|முதல்|నుంచి|నుండి|മുതൽ ${AGE} ke|के|वाले|wale|चे|এর|age? . ${ONLY}`,
      `18 - ${AGE} ${YEARS}? ke|के|वाले|wale|चे? ${ONLY}|${BOYS}`,
      `${AGE_IN_WORDS}|bees|bais|athara|atharah|अठारह|बीस|अठरा|वीस se|से|ते|থেকে ${AGE} ${YEARS}|${BETWEEN}`,
      `athara|atharah|bees|बीस|अठारह|अठरा|वीस se|से|ते ${AGE} ke|के? ${BETWEEN}`,
    ),
    rangeOfAge: `# to|till|se|से|ते|থেকে|முதல்|நுంచి|నుంచి|నుండి|മുതൽ|மു? ${AGE} வயது|வயசு|வயதுள்ள|வயதுடைய|വയസ്|വയസ്സ്|വയസ്സു|वयाचे|वयाचेच|वयाची|वयाचा|বয়সী|বয়সের|వయసు|వయసున్న|umar|umr|उम्र|उमर`,
    yearsOfPeople: `# నుంచి|నుండి|থেকে|മുതൽ|முதல் ${AGE} ఏళ్ళ|ఏళ్ల|ఏళ్లున్న|సంవత్సరాల|বছরের|വർഷം|വയസ്സ് వరకు|വരെയുള്ള? అమ్మాయి*|అబ్బాయి*|కుర్రా*|వాళ్ళు|వాళ్లు|ছেলে*|মেয়ে*|লোক|പെൺകുട്ടി*|ആൺകുട്ടി*|യുവാക്ക*|ആളുകൾ`,
    ageWord: words(
      'age|aged|umar|umr|umra|umer|someone|people|candidates|candidate|boys|girls|persons|उम्र|उमर|उमिर|आयु|वय|वयाचे|लड़के|लोग|বয়স|বয়সী|வயது*|வயசு*|వయసు*|వయస్సు*|പ്രായ*|വയസ്*',
    ),
    fewAges: `${ONLY} . ${TWENTIES} ${YEARS} ke|के|ka|का|च्या|এর? ${BOYS}`,
    ageOrOnly: words(
      'wale|wala|वाले|वाला|age|aged|umar|umr|umra|umer|only|hi|boys|girls|ladke|उम्र|उमर|उमिर|आयु|ही|लड़के|केवल|सिर्फ|वय|वयाचे|फक्त|उमेदवारच|मुलेच|मुलगाच|मुलीच|लोकच|বয়স|বয়সী|শুধু|வயது*|வயசு*|மட்டும்|వయసు*|మాత్రమే|പ്രായ*|മാത്രം',
    ),
    // Phrases for people above an age: `those above must not come`, after `18 to 25`.
    greaterAge: lines(
      'older|bigger|higher|greater age|people|persons|candidates',
      'jyada|zyada|badi|bade|adhik umar|umr|umra',
      'ज्यादा|ज़्यादा|अधिक|बड़ी|बड़े|बेसी|जादे उम्र|उमर|उमिर',
      'जास्त|मोठ्या वयाचे|वयाच्या|वयाचा|वयाची',
      'বেশি|বেশী|বড় বয়সের|বয়সী|বয়স',
      'பெரிய|அதிக|கூடுதல் வயசு|வயது|வயசுக்காரங்க|வயதுடையவர்கள்',
      'పెద్ద|ఎక్కువ వయసు|వయస్సు|వయసున్న*|వయసువాళ్ళు',
      'കൂടിയ|കൂടുതൽ പ്രായം|പ്രായക്കാർ|പ്രായമുള്ളവർ|വയസ്സ്',
    ),
    aboveThat: lines(
      'above|over|beyond that|this',
      'usse|isse|us se|is se? upar|uper|jyada|zyada|bade',
      'उससे|इससे|ओकरा|एकरा|ओहसे से? ऊपर|उपर|ज्यादा|बड़े|बेसी|अधिक',
      'त्यापेक्षा|त्याहून|यापेक्षा|त्यावरील|त्यापुढील जास्त|मोठे|अधिक|वरचे?',
      'তার|এর|তারচেয়ে বেশি|উপরে|ওপরে|ঊর্ধ্বে|উপর',
      'அதற்கு|அதுக்கு|இதற்கு மேல்|மேலே|மேற்பட்ட*|மேல',
      'అంతకంటే|అంతకన్నా|దానికంటే|ఆపైన పెద్ద*|ఎక్కువ|పైన|పైవాళ్ళు?',
      'അതിൽ|അതിന്|അതിനു|ഇതിൽ കൂടിയ*|കൂടുതൽ|മുകളിൽ*|മേൽ',
    ),
    oldPeople: OLD,
    refuse: REFUSE,
    young: lines(`${YOUNG} . ${ONLY}`, `${ONLY} . ${YOUNG}`),
    notAnAge: OTHERS,
    isNoLimit: 'no|koi|कोई|কোনো age|umar|upper|maximum|max|उम्र|বয়স limit|bar|seema|सीमा',
  },
  combinations: [
    { code: 'upper_age', all: ['tooOld', 'refuse'], unless: ['notAnAge'], within: 9 },
    { code: 'upper_age', all: ['underAge|underFirst', 'ageOrOnly'], unless: ['notAnAge'], within: 7 },
    { code: 'upper_age', all: ['mustBeUnder|limit'], unless: ['notAnAge', 'isNoLimit'] },
    { code: 'upper_age', all: ['ageRange', 'ageWord'], unless: ['notAnAge'], within: 9 },
    { code: 'upper_age', all: ['fromEighteen|rangeOfAge|yearsOfPeople'], unless: ['notAnAge'] },
    { code: 'upper_age', all: ['greaterAge', 'refuse'], unless: ['notAnAge'], within: 8 },
    { code: 'upper_age', all: ['aboveThat', 'ageWord', 'refuse'], unless: ['notAnAge'] },
    { code: 'upper_age', all: ['fewAges'], unless: ['notAnAge'] },
    { code: 'upper_age', all: ['oldPeople', 'refuse'], unless: ['notAnAge'], within: 7 },
    { code: 'upper_age', all: ['young'], unless: ['notAnAge'] },
  ],
};
