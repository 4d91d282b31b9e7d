// Words that several groups of concepts share: negations, and threats such as “or no entry”. A negation makes a demand
// harmless (“we do not ask for a blank cheque”), unless it is part of a threat (“no entry without it”).
import { lines, NOT, words } from './concept.ts';

/** Negated verbs of languages that join the verb and the negation to one word. */
const NEGATED = words(
  'கேட்*ில்லை|வாங்*ில்லை|எடுப்*ில்லை|கேட்*ாட்டோம்|வாங்*ாட்டோம்|எடுக்*ாட்டோம்|கொடுக்காதீ*|தராதீ*|போடாதீ*|தேவையில்லை|வேண்டியதில்லை|கேட்கல|இல்லாமல்',
  'అడగం|అడగము|అడగరు|అడుగం|తీసుకోం|తీసుకోము|తీసుకోరు|ఇవ్వొద్దు|ఇవ్వద్దు|ఇవ్వకండి|చేయొద్దు|చేయవద్దు|పెట్టొద్దు|పెట్టవద్దు|కట్టొద్దు|కట్టకండి|అక్కర్లేదు|అక్కరలేదు|అవసరంలేదు|ఇవ్వక్కర్లేదు|కట్టక్కర్లేదు|పెట్టక్కర్లేదు|ఉంచుకోం|పెట్టుకోం|కోయం|కోయము|కట్చేయం|తగ్గించం',
  'ചോദി*ില്ല|വാങ്ങ*ില്ല|എടുക്ക*ില്ല|പിടി*ില്ല|കുറയ്*ില്ല|കുറക്*ില്ല|വെ*ില്ല|വയ്*ില്ല|ഈടാക്ക*ില്ല|കൊടു*ണ്ട|കൊടു*ണ്ടതില്ല|കൊടു*രുത്|നൽക*ണ്ട|നൽക*ണ്ടതില്ല|നൽക*രുത്|വയ്*ണ്ട|വെ*ണ്ട|ഇട*രുത്|ഒപ്പി*രുത്|അടയ്*ണ്ട|അടക്*ണ്ട|ആവശ്യമില്ല|വേണ്ടതില്ല|തരേണ്ട',
  'नकोत|नका|लागत|घेत',
);
export const NO = lines(words(NOT, 'none|neither|nor|refuse|avoid|illegal'), NEGATED);

/** Words for the gate, the job and the first day, to which a threat refuses access. */
const ENTRY = words(
  'entry|gate|job|work|joining|admission|start|allowed|name|id|shift',
  'naukri|kaam|kam|bharti|andar|naam|gaadi',
  'नौकरी|काम|प्रवेश|एंट्री|गेट|भर्ती|अंदर|नाम|ड्यूटी|नोकरी|गेटवर|आत|ढुकाई|रुजू',
  'কাজ|চাকরি|গেট*|ঢুকতে|নাম|ভর্তি|কাজে',
  'வேலை|அனுமதி|உள்ளே|பணி|சேர்க்க*|கேட்*',
  'పని|ఉద్యోగం|లోపలికి|ప్రవేశం|గేటు*|చేర్చు*|పేరు',
  'ജോലി|പണി|പ്രവേശനം|അകത്ത*|ഗേറ്റ*|കയറ്റ*|പേര്',
);
/** Threats such as “no entry otherwise”. */
export const OR_ELSE = lines(
  `${NOT} ${ENTRY}`,
  `${ENTRY} ${NOT}`,
  `${ENTRY} मिल*|दे*|दिया|सोडत|सोडणार|मिळणार|मिळत|দেওয়া|পাবেন|হবে|mil*|diya|de* ${NOT}`,
  'warna|varna|nahi|nahin|नहीं|ना to|तो|त',
  words(
    'otherwise|else|warna|varna|unless|without|वरना|अन्यथा|नाहीतर|बगैर|बिना|बिनु|bina|नइखे|নইলে|নাহলে|ছাড়া|না হলে|இல்லாவிட்டால்|இல்லையென்றால்|இல்லைன்னா|இல்லாமல்|లేకపోతే|లేకుంటే|లేకుండా|ഇല്ലെങ്കിൽ|അല്ലെങ്കിൽ|ഇല്ലാതെ',
    'சேர்க்கமாட்டோம்|விடமாட்டோம்|చేర్చుకోం|పంపం|రానివ్వం|കയറ്റില്ല|ചേർക്കില്ല|കയറ്റുകയില്ല',
  ),
  'तभी|तबे|तब|तबही|tabhi|tab|then|only after .. naam|naukri|kaam|entry|gate|नाम|नौकरी|काम|गेट|भर्ती|एंट्री|ढुकाई|job|work',
  words('ചേർക്കൂ|കയറ്റൂ|എടുക്കൂ|നൽകൂ|തരൂ|കിട്ടൂ|சேர்ப்போம்'),
);
