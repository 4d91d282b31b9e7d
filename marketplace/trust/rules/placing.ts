// Rules of the automatic check of job posts shared by all languages: agents who take a share of the wage or ask for
// money.
import type { Rule } from './rule.ts';

const AGENCY =
  'agency|agencies|ajency|ajensi|ejency|ejensi|consultancy|placement|plesment|bureau|एजेंसी*|एजन्सी*|एजेंसिय*|एजंसी*|प्लेसमेंट*|कंसल्टेंसी*|এজেন্সি*|এজেন্সী*|প্লেসমেন্ট*|কনসালটেন্সি*|ஏஜென்சி*|ஏஜன்சி*|ஏஜெண்சி*|பிளேஸ்மெண்ட்*|கன்சல்டன்சி*|ఏజెన్సీ*|ఏజెన్సి*|ప్లేస్మెంట్*|కన్సల్టెన్సీ*|ഏജൻസി*|പ്ലേസ്മെന്റ്*|കൺസൾട്ടൻസി*';
const WORK =
  'work|job|jobs|kaam|kam|naukri|nokri|duty|काम|कामे|नौकरी|नोकरी|ड्यूटी|जॉब|কাজ|চাকরি|ডিউটি|வேலை|வேலையை|பணி|పని|ఉద్యోగం|జాబ్|ജോലി|പണി|തൊഴിൽ';
const FINDS =
  'find|finds|finding|arrange|arranges|get|gets|place|places|lagwa*|lagva*|dilwa*|dilva*|dila*|dhundh*|लगवा*|लगाव*|दिलवा*|दिला*|धरवा*|धरा*|ढूंढ*|खोज*|मिळवून|लावून|देऊन|शोधून|জোগাড়*|যোগাড়*|পাইয়ে|খুঁজে|ধরিয়ে|வாங்கி*|ஏற்பாடு*|தேடி*|இப்பிச்*|ఇప్పి*|చూపి*|వెతికి*|ശരിയാക്ക*|വാങ്ങി*|കണ്ടെത്തി*|ഏർപ്പാട*';
const SHARE =
  'half|percent|percentage|aadha|aadhi|adha|adhi|parsent|pratishat|hissa|आधा|आधी|आधे|आधवा|प्रतिशत|परसेंट|फीसदी|हिस्सा|टका|टक्के|अर्धा|अर्धी|अर्धे|अर्ध्या|निम्मा|निम्मी|निम्मे|অর্ধেক*|আধা|শতাংশ*|পার্সেন্ট*|பாதி*|சதவீத*|சதவிகித*|பர்சென்ட்*|సగం*|శాతం*|పర్సెంట్*|പകുതി*|ശതമാനം*';
const WAGE =
  'wage|wages|salary|pay|earning|earnings|tankha|tankhwah|tankhah|salary|selary|pagar|majduri|mazdoori|dihadi|vetan|तनख्वाह|तनखा|तनखाह|वेतन|सैलरी|पगार*|मजदूरी|मजूरी|मजुरी*|दिहाड़ी|दरमाहा|বেতন*|মাইনে*|মজুরি*|রোজগার*|சம்பள*|கூலி*|ஊதிய*|జీతం*|జీతా*|కూలి*|వేతనం*|ശമ്പള*|കൂലി*|വേതന*';
const COMMISSION =
  'commission|comission|comision|कमीशन|कमिशन*|কমিশন*|கமிஷன்*|கமிசன்*|కమీషన్*|కమిషన్*|കമ്മീഷൻ*|കമ്മിഷൻ*|കമ്മീഷന*';
const FIRST =
  'first|pehli|pahli|pehle|pahle|har|every|पहली|पहले|पहिला|पहिले|पहिल्या|हर|দরমাহা|প্রথম|প্রতি|முதல்|மாசா|மாதா|మొదటి|ప్రతి|ആദ്യ|ആദ്യത്തെ|എല്ലാ';
/** Forms of “agency” that mean “to the agency”. */
const TO_AGENCY =
  'এজেন্সিকে|এজেন্সীকে|এজেন্সির|ஏஜென்சிக்கு|ஏஜன்சிக்கு|ஏஜெண்சிக்கு|ఏజెన్సీకి|ఏజెన్సికి|ഏജൻസിക്ക്|ഏജൻസിക്കു|एजन्सीला|एजंसीला|एजेंसीला';
const TAKES =
  'takes|take|keeps|keep|cuts|cut|gets|legi|lega|lenge|leti|lete|rakhegi|rakhenge|kategi|katenge|लेगी|लेगा|लेंगे|लेती|लेते|लेई|लेब|रखेगी|रखेंगे|काटेगी|काटेंगे|काटी|राखी|घेईल|घेते|घेतो|घेणार|कापते|कापेल|নেবে|নেব|নেয়|নিই|কাটবে|রাখবে|எடுக்கும்|எடுப்போம்|பிடிக்கும்|பிடிப்போம்|తీసుకుంటుంది|తీసుకుంటాం|పట్టుకుంటుంది|എടുക്കും|വാങ്ങും|പിടിക്കും';

const hits = `
    ${AGENCY} .... ${WAGE} .... ${TO_AGENCY}
    ${AGENCY} .... ${SHARE} .. ${WAGE}|${TO_AGENCY}
    ${AGENCY} .... ${WAGE} .. ${SHARE}
    ${SHARE} .. ${WAGE} ... ${TO_AGENCY}
    ${WAGE} .. ${SHARE} ... ${TO_AGENCY}
    ${SHARE}|${FIRST} .. ${WAGE} ... agency|ajency|placement|एजेंसी|एजन्सी to|ko|ke|ka|को|के|का
    ${WAGE} .. ${SHARE} .. agency|ajency|placement|एजेंसी|एजन्सी to|ko|ke|ka|को|के|का
    ${WAGE} .. ${SHARE}|# .. ${AGENCY} . ${TAKES}
    ${AGENCY} .... ${WAGE} .. ${SHARE}|# .. ${TAKES}
    ${AGENCY} .... ${COMMISSION} . ${TAKES}
    ${SHARE}|${FIRST} .. ${WAGE} .. to|for|with the|our|this? ${AGENCY}
    # ${SHARE} .. ${AGENCY} . ${TAKES}
    ${AGENCY}|${FINDS} .... give|pay us|me .. # ${SHARE}
    ${AGENCY} . # ${SHARE} . ${TAKES}
    ${WORK} .. ${FINDS} .... ${SHARE} .. ${WAGE}
    ${WORK} .. ${FINDS} .... ${WAGE} .. ${SHARE}
    ${WORK} .. ${FINDS} .... ${COMMISSION} . ${TAKES}
    ${FINDS} .. ${WORK} .... ${SHARE} .. ${WAGE}
    ${FINDS} .. ${WORK} .... ${WAGE} .. ${SHARE}
    ${FINDS} .. ${WORK} .... ${COMMISSION}`;

export const placing: readonly Rule[] = [
  { code: 'broker', hits },
  { code: 'money_asked', hits },
];
