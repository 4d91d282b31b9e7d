// Phrases that no rule about gender, caste or religion must flag, such as “women customers” and “caste does not
// matter”, and phrases that must be flagged: a job “is not for women” or “is not for men”. Shared by all languages.
import type { Rule } from './rule.ts';

const WOMEN_OR_MEN =
  'female|ladies|lady|women|male|gents|mahila|mahilaon|purush|महिला|महिलाओं|लेडीज|स्त्री|पुरुष|जेंट्स|महिलांच्या|महिलांना|মহিলা|মহিলাদের|নারী|পুরুষ|பெண்|பெண்கள்|ஆண்|ஆண்கள்|మహిళా|మహిళల|లేడీస్|పురుష|സ്ത്രീ|സ്ത്രീകളുടെ|വനിതാ|പുരുഷ';
const SERVED =
  'customer|customers|passenger|passengers|patient|patients|guest|guests|sawari|savari|grahak|grahakon|yatri|mareez|सवारी*|सवारियों|यात्री*|यात्रियों|ग्राहक*|मरीज*|मेहमान*|प्रवासी*|प्रवाशां*|रुग्ण*|যাত্রী*|গ্রাহক*|ক্রেতা*|খদ্দের*|রোগী*|বাসিন্দা*|பயணி*|வாடிக்கையாளர்*|நோயாளி*|கஸ்டமர்*|ప్రయాణీకు*|ప్రయాణికు*|కస్టమర్*|రోగు*|రోగి*|യാത്രക്കാ*|ഉപഭോക്താ*|രോഗി*|കസ്റ്റമ*';

const CASTE =
  'caste|castes|jaat|jati|jaati|jatpaat|jaatpaat|biradari|जात|जाति|जाती|जातीचा|जातीची|जातपात|जातपातीचा|बिरादरी|জাত|জাতের|জাতি|জাতপাত|জাতপাতের|சாதி|ஜாதி|சாதியெல்லாம்|సామాజిక|కులం|కులంతో|కులాలు|కులాల|ജാതി|ജാതിയും';
const FAITH =
  'religion|religions|faith|dharm|dharam|mazhab|धर्म|धरम|धर्माचा|मजहब|ধর্ম|ধর্মের|মতভেদ|மதம்|மதமெல்லாம்|మతం|మతంతో|మతాలు|മതം|മതവും';
const MATTER =
  'matter|issue|problem|baat|bat|matlab|jhanjhat|chakkar|farak|fark|sawal|bhed|bandhan|बात|मतलब|झंझट|चक्कर|फर्क|फरक|सवाल|भेद|बंधन|मामला|प्रश्न|प्रश्नच|अडचण|ব্যাপার|প্রশ্ন|সমস্যা|বিচার|ভেদাভেদ|பிரச்சனை|பிரச்சினை|பிரச்சனையே|பேதம்|வேறுபாடு|సంబంధం|పట్టింపు|తేడా|భేదం|ప్రశ్న|പ്രശ്നം|പ്രശ്നമേ|വ്യത്യാസം|ഭേദം';
const NONE = 'no|not|nahi|nahin|nai|na|नहीं|नही|ना|नइखे|नाही|नाहीं|नको|নেই|না|নয়|নাই|இல்லை|இல்ல|கிடையாது|లేదు|లేవు|ഇല്ല|അല്ല';
/** Single words that mean “we do not look at it” or “we do not ask for it”, said of caste or faith. */
const NOT_ASKED =
  'பார்*ில்லை|பார்க்கமாட்டோம்|பாக்க*ில்ல|கேட்*ில்லை|చూడం|చూడము|చూసుకోం|అడగం|అడగము|పట్టించుకోం|നോക്ക*ില്ല|ചോദിക്ക*ില്ല|പ്രശ്ന*ല്ല|പ്രശ്നമേയല്ല|முக்கியமில்லை';
const ASKED =
  'dekhte|poochte|puchte|mante|देखते|देखीं|देखब|पूछते|पुछीं|मानते|बघत|पाहत|विचारत|मानत|দেখি|দেখা|মানি|জিজ্ঞেস|পুছি|জিজ্ঞাসা|பார்க்க|கேட்க';

const COUNTS = 'matter|matters|important|considered|asked|checked|seen';

const noMatter = (word: string) =>
  [
    `${word} ~ ${MATTER} ~ ${NONE}`,
    `${word} ~ lena|लेना dena|देना ${NONE}`,
    `${word} పని ${NONE}`,
    `${word} ~ ${ASKED} ${NONE}`,
    `${word} ~ ${NONE} ${ASKED}`,
    `${word} ~ ${NOT_ASKED}`,
    `any|whatever ${word}`,
    `${word} ~ doesnt|doesn|dont|don|isnt|isn|arent|aren|wont|won t? be? ${COUNTS}`,
    `${word} ~ does|do|is|are|will not|never be? ${COUNTS}`,
    `not|dont|never t? ask|look|see|check|consider ~ ${word}`,
  ].join('\n');

/** Single words that mean “for women” or “for men”. */
const FOR_ONE =
  'ஆண்களுக்கு|பெண்களுக்கு|ஆம்பளைங்களுக்கு|பொம்பளைங்களுக்கு|ఆడవాళ్ళకు|ఆడవాళ్లకు|ఆడవారికి|మహిళలకు|మగవాళ్ళకు|మగవాళ్లకు|మగవారికి|పురుషులకు|സ്ത്രീകൾക്ക്|പുരുഷന്മാർക്ക്|ആണുങ്ങൾക്ക്|പെണ്ണുങ്ങൾക്ക്|महिलांसाठी|पुरुषांसाठी|बायकांसाठी|मुलींसाठी|मुलांसाठी';
const WORK = 'வேலை|పని|ఉద్యోగం|പണി|ജോലി|काम|नोकरी';
const IS_NOT = 'இல்லை|இல்ல|அல்ல|కాదు|ഉള്ളതല്ല|അല്ല|പറ്റില്ല|പറ്റിയതല്ല|नाही|नाहीये|नव्हे';

export const equalTerms: readonly Rule[] = [
  { code: 'gender', hits: '', touching: `${WOMEN_OR_MEN} ${SERVED}` },
  {
    code: 'gender',
    apart: 'work not for one gender',
    hits: `
    ${WORK} ${FOR_ONE} ${IS_NOT}
    ${FOR_ONE} ${WORK} ${IS_NOT}
    ${FOR_ONE} ഉള്ള|ఇచ్చే|चे? ${WORK} ${IS_NOT}`,
  },
  { code: 'caste', hits: '', near: noMatter(CASTE) },
  { code: 'religion', hits: '', near: noMatter(FAITH) },
];

/** Phrases that say that caste and faith do not matter. */
export const NO_MATTER = [CASTE, FAITH].map(noMatter).join('\n');
