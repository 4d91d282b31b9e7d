// Word lists with which job posts are checked for a choice of workers by looks, such as “beautiful girls” or “fair
// complexion”. Such a choice is as unfair as a choice by gender.
import { type ConceptGroup, lines, words } from './concept.ts';

const PERSON = words(
  'girl|girls|lady|ladies|female|females|woman|women|boy|boys|male|males|staff|candidate|candidates|receptionist|hostess|ladki|ladkiyan|ladkiya|ladkiyon|ladka|ladke|mahila|aurat|maid|helper|waitress',
  'लड़की|लड़कियां|लड़कियाँ|लड़कियों|लड़का|लड़के|महिला|महिलाएं|औरत|युवती|लइकी|लइका|मुलगी|मुली|मुलींना|मुलगा|तरुणी|उम्मीदवार|स्टाफ',
  'মেয়ে|মেয়েরা|মেয়েদের|মহিলা|যুবতী|তরুণী|ছেলে|কর্মী',
  'பெண்|பெண்கள்|பெண்களுக்கு|பொண்ணு|பொண்ணுங்க|ஆண்|பையன்|பணியாளர்',
  'అమ్మాయి|అమ్మాయిలు|అమ్మాయిలే|మహిళ|మహిళలు|యువతి|యువతులు|అబ్బాయి|అబ్బాయిలు',
  'പെൺകുട്ടി|പെൺകുട്ടികൾ|പെൺകുട്ടികളെ|സ്ത്രീ|സ്ത്രീകൾ|യുവതി|യുവതികൾ|ആൺകുട്ടി|പെണ്ണ്',
);
const LOOKS = words(
  'beautiful|goodlooking|handsome|pretty|slim|glamorous|attractive|cute|sundar|sunder|khubsurat|khoobsurat|gori|patli',
  'सुंदर|सुन्दर|खूबसूरत|ख़ूबसूरत|गोरी|गोरा|पतली|आकर्षक|देखणी|देखण्या|गोऱ्या',
  'সুন্দরী|ফর্সা|সুশ্রী|সুন্দর',
  'அழகான|அழகிய|சிவப்பான|லட்சணமான|ஒல்லியான',
  'అందమైన|అందంగా|తెల్లని|తెల్లగా|సన్నని',
  'സുന്ദരി|സുന്ദരിയായ|സുന്ദരികളായ|വെളുത്ത|ഭംഗിയുള്ള|മെലിഞ്ഞ',
);
const AND =
  'and|n|or|aur|smart|young|tall|fair|well|slim|educated|स्मार्ट|और|आ|आणि|लंबी|जवान|ও|আর|மற்றும்|மேலும்|మరియు|ఉన్న|ഉയരമുള്ള|ഉള്ള';

export const appearanceConcepts: ConceptGroup = {
  concepts: {
    chosenByLooks: lines(
      `${LOOKS} ${AND}? ${AND}? ${PERSON}`,
      `good|nice looking|looks ${AND}? ${AND}? ${PERSON}`,
      `fair ${AND} ${AND}? ${PERSON}`,
      `fair girl|girls|lady|ladies|skin|skinned`,
      'fair|wheatish|white|light|gora|good|clear complexion|colour|rang|skinned',
      `${PERSON} .. good|nice looking|looks`,
      `${PERSON} .. with|having .. complexion`,
      'dikhne|dekhne|दिखने|देखने me|mein|में achhi|achi|sundar|smart|अच्छी|सुंदर|स्मार्ट',
      'रंग गोरा|साफ',
      'गोरा रंग',
      'দেখতে ভালো|সুন্দর|সুন্দরী',
      'பார்க்க அழகா|அழகாக|நல்லா',
      'చూడటానికి|చూడడానికి అందంగా|బాగుండాలి|బాగా',
      'കാണാൻ കൊള്ളാവുന്ന|ഭംഗിയുള്ള|സുന്ദരി*',
    ),
    goods: words(
      'dress|dresses|clothes|suit|hair|makeup|mehndi|photo|photos|model|design|place|office|garden|salary|package|wages|pay|colour|paint|wall|walls|tile|customer|customers|bride|brides|bridal|saree|sarees|skin|facial|कपड़े|कपड़ा|मेकअप|मेहंदी|डिजाइन|दुल्हन|साड़ी|पुताई|दीवार|ग्राहक*|পোশাক|শাড়ি|மேக்கப்|சேலை|చీర|మేకప్|സാരി|മേക്കപ്പ്',
    ),
  },
  combinations: [{ code: 'gender', all: ['chosenByLooks'], unless: ['goods'] }],
};
