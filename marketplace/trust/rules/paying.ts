// Rules of the automatic check of job posts shared by all languages: demands for money through payment apps, without a
// verb, or from the worker's own pocket. Advances that the employer pays are excused.
import type { Rule } from './rule.ts';

const RUPEES =
  'rs|inr|rupees|rupee|rupaye|rupay|rupye|rupaya|rupiya|rupya|रुपये|रुपए|रुपया|रुपिया|रुपइया|रु|টাকা|ரூபாய்|ரூபா|ரூ|రూపాయలు|రూపాయల|రూ|രൂപ';
const APP =
  'gpay|phonepe|fonpe|fonepe|googlepay|paytm|bhim|जीपे|फोनपे|गूगलपे|गुगलपे|पेटीएम|पेटिएम|ফোনপে|ফোনপেতে|গুগলপে|গুগলপেতে|পেটিএম|জিপে|ஜிபே|கூகுள்பே|போன்பே|பேடிஎம்|ఫోన్పే|గూగుల్పే|పేటీఎం|జీపే|ഗൂഗിൾപേ|ജിപേ|ഫോൺപേ|പേടിഎം';
const APP_WORD =
  'google|phone|fone|fon|gugal|g|फोन|गूगल|गुगल|जी|ফোন|গুগল|জি|கூகுள்|போன்|ஜி|ఫోన్|గూగుల్|జీ|ഗൂഗിൾ|ഫോൺ|ജി pay|pe|पे|পে|பே|పే|പേ';
const DO =
  'karo|kare|karein|karen|kijiye|kariye|kro|kardo|krdo|karde|karke|करो|करें|करे|करा|करावे|करावेत|करून|कीजिए|करिए|करीं|करके|कके|করুন|করবেন|করে|করো|করলে|பண்ணு*|பண்ணவும்|பண்ணி*|செய்யவும்|செய்யுங்க*|செய்து|அனுப்பு*|போடுங்க*|చేయండి|చెయ్యండి|చేసి|చేస్తే|చేయాలి|കൊടുക്കൂ|ചെയ്യൂ|ചെയ്യുക|ചെയ്യണം|ചെയ്ത്|ചെയ്താൽ|അയക്കൂ|അയക്കുക';
const DO_TWICE = 'kar|कर|कइ do|dein|de|dijiye|दो|दें|दे|दीं|दीजिए|दिह';

const FORM =
  'form|forms|farm|registration|registresan|registresion|rajistration|ragistration|registrasion|panjikaran|token|gatepass|फॉर्म*|फार्म|फारम|रजिस्ट्रेशन*|पंजीकरण|नोंदणी*|टोकन*|गेटपास*|ফর্ম*|ফরম*|রেজিস্ট্রেশন*|টোকেন*|ஃபார்ம்*|பார்ம்*|படிவ*|பதிவு*|ரெஜிஸ்ட்ரேஷன்*|ஃபாரம்|ఫారం*|ఫామ్*|రిజిస్ట్రేషన్*|నమోదు*|ഫോം*|ഫോറം*|ഫോറത്തി*|ഫോമി*|രജിസ്ട്രേഷൻ*|രജിസ്ട്രേഷന*';
const CARD =
  'card|icard|kit|uniform|कार्ड*|किट|वर्दी|ड्रेस|गणवेश*|কার্ড*|কিট*|ইউনিফর্ম*|কার্ডের|கார்டு*|அட்டை*|யூனிஃபார்ம்*|కార్డు*|కిట్*|యూనిఫాం*|കാർഡ്*|കാർഡി*|കിറ്റി*|യൂണിഫോമി*';
const PRICE = 'price|cost|costs|rate|dam|daam|kimat|keemat|दाम|कीमत|किंमत|मोल|रेट|দাম|মূল্য|விலை|ధర|వెల|വില';
const SECURITY =
  'security|sicurity|sikyorti|sekurity|deposit|caution|jamanat|amanat|सिक्योरिटी|सिक्युरिटी|डिपॉजिट|डिपॉझिट|अनामत|जमानत|अमानत|সিকিউরিটি|ডিপোজিট|জামানত|செக்யூரிட்டி|டெபாசிட்|డిపాజిట్|సెక్యూరిటీ|സെക്യൂരിറ്റി|ഡെപ്പോസിറ്റ്';
const KEPT =
  'kept|keep|rakhni|rakhna|rakhne|rakho|rakhi|rakhwani|jama|lagegi|deni|रखनी|रखना|रखे|रखो|राखे|लागी|जमा|ठेवावी|ठेवावे|ठेवायची|ठेवायचे|ठेवा|রাখতে|রাখুন|জমা|வைக்க*|வைக்கணும்|கட்ட*|పెట్టాలి|ఉంచాలి|కట్టాలి|വയ്ക്കണം|വെക്കണം|കെട്ടണം';
const DONE =
  'karwa|karwao|karwalo|karva|karvao|kara|karao|karalo|karaiye|karaye|karayen|करवा|करवाओ|करवाएं|करा|कराओ|कराएं|कराईं|करवाईं|करून|करावे|করান|করিয়ে|করুন|பண்ணுங்க*|செய்யுங்க*|పండి|చేయించు*|చేసుకోండి|ചെയ്യൂ|ചെയ്യുക|done';

const POCKET = 'pocket|pockets|jeb|jebse|जेब|खिशातून|खिशा*|পকেট*|பாக்கெட்*|பையில*|జేబు*|കീശ*|പോക്കറ്റ*';
const OWN =
  'own|your|their|apni|apne|apna|khud|अपनी|अपने|अपना|आपन|खुद|रउआ|रउरा|स्वतःच्या|स्वताच्या|आपल्या|तुमच्या|নিজের|নিজেদের|আপনার|சொந்த*|உங்க*|సొంత*|మీ|తమ|സ്വന്തം|നിങ്ങളുടെ';
const SPENDS =
  'pay|paid|bear|spend|dena|deni|do|doge|dein|lagana|lagane|bharna|देना|देब|देबे|देवे|दीं|दें|देने|लगाना|लगावे|भरना|भरब|द्यावे|द्यायचे|द्या|करावा|भरावे|দিতে|দেবেন|দিন|করতে|போட*|கொடுக்க*|குடுக்க*|கட்ட*|పెట్టాలి|ఇవ్వాలి|కట్టాలి|పెట్టుకోవాలి|കൊടുക്കണം|എടുക്കണം|നൽകണം|അടയ്ക്കണം|മുടക്കണം';

const ADVANCE =
  'advance|adwance|advans|peshgi|अडवांस|एडवांस|ॲडव्हान्स|अॅडव्हान्स|आगाऊ|उचल|पेशगी|অ্যাডভান্স|এডভান্স|অগ্রিম|அட்வான்ஸ்|முன்பணம்|అడ్వాన్స్|അഡ്വാൻസ്|അഡ്വാൻസായി|മുൻകൂർ';
const GIVEN =
  'denge|degi|dega|milega|milegi|milta|milenge|dete|देंगे|देगा|देगी|देब|देहब|मिलेगा|मिलेगी|मिली|मिल|मिलता|देऊ|देतो|देणार|देईल|मिळेल|मिळणार|দেব|দেবো|দেবে|দিই|দেওয়া|পাবেন|পাবে|தருவோம்|தருவாங்க|தரப்படும்|கொடுப்போம்|குடுப்போம்|கொடுக்கப்படும்|கிடைக்கும்|ఇస్తాం|ఇస్తాము|ఇస్తారు|ఇస్తుంది|ఇవ్వబడుతుంది|തരും|തരാം|കൊടുക്കും|നൽകും|കിട്ടും|ലഭിക്കും';

const WE_PAY = 'பண்ணிடுவோம்|பண்ணுவோம்|பண்றோம்|போடுவோம்|அனுப்புவோம்|చేస్తాం|చేస్తాము|పంపుతాం|ചെയ്യും|അയക്കും|करतो|करू|করব';

export const paying: readonly Rule[] = [
  {
    code: 'money_asked',
    hits: `
    ${APP} ${DO} .. #|${RUPEES} #|${RUPEES}
    ${APP_WORD} ${DO} .. #|${RUPEES} #|${RUPEES}
    ${APP} ${DO_TWICE} .. #|${RUPEES} #|${RUPEES}
    ${APP_WORD} ${DO_TWICE} .. #|${RUPEES} #|${RUPEES}
    # ${RUPEES} .. ${APP} ${DO}
    # ${RUPEES} .. ${APP_WORD} ${DO}
    # ${RUPEES}? .. ${APP} ${DO_TWICE}
    # ${RUPEES}? .. ${APP_WORD} ${DO_TWICE}
    gpay|phonepe|fonepe|googlepay|paytm me|us|to|here|now|a|the|just|only? me|us? rs|inr|rupees #
    gpay|phonepe|fonepe|googlepay|paytm me|us|just|only # rs|inr|rupees?
    google|phone|fone|g pay|pe me|us|to|just|only? rs|inr|rupees #
    google|phone|fone|g pay|pe me|us|just|only # rs|inr|rupees?
    google|phone|fone|g pay|pe # rs|inr|rupees to|on|at|first
    ${FORM}|${CARD} . ${PRICE} .. #
    card|icard|कार्ड|gatepass|गेटपास making|banwane|banane|banwai|बनवाने|बनाने|बनवाई # ${RUPEES}?
    card|icard|कार्ड|gatepass|गेटपास ka|ke|का|के # ${RUPEES}
    ${PRICE} of the|a|this? ${FORM} .. #
    # ${RUPEES}? ka|ke|ki|का|के|की|র|এর? ${FORM} ${DONE}
    get|getting # rs|rupees? ${FORM} done|made
    # ${RUPEES}? ${SECURITY} to? be? ${KEPT}
    ${SECURITY} # ${RUPEES}? to? be? ${KEPT}
    ${OWN} ${POCKET} se|से|থেকে|হতে|லருந்து|இருந்து|నుంచి|నుండి|നിന്ന്? .. ${SPENDS}
    #|${RUPEES} .. ${OWN} ${POCKET}
    pay|paid|bear|spend .... ${OWN} own? pocket|pockets`,
    touching: `
    ${ADVANCE} . ${GIVEN}
    ${ADVANCE} # ~ ${GIVEN}
    ${APP} kar|कर|করে|பண்ணி|చేసి|ചെയ്ത്? ${GIVEN}|jati|jayegi|जाती|जाएगी|जाई
    ${APP_WORD} kar|कर|করে|பண்ணி|చేసి|ചെയ്ത്? ${GIVEN}|jati|jayegi|जाती|जाएगी|जाई
    ${APP} ${WE_PAY}
    ${APP_WORD} ${WE_PAY}
    wages|wage|salary ... by|on|via|through . gpay|phonepe|paytm|google|phone|upi|googlepay
    advance .. given|paid by us|the|company|owner|contractor
    advance .. paid|given|handed to|for each|every|the|all|our? worker|workers|labour|labourer|labourers|you|mason|painter|helper|helpers|team
    advance will|shall be? given|provided
    advance will|shall|is be? paid ~ after
    advance .. to each|every|the|all|our? worker|workers|labour|labourer|labourers|you|mason|painter|helper|helpers|team
    we|company|owner|contractor will|shall? also? give|gives|pay|pays .. advance`,
  },
];
