// Concepts of the automatic check of job posts for a part of the wage that goes to the person who arranged the work.
// Such a sentence says that a person arranged the work or names a middleman, and names a sum or a part, and a verb for
// giving.
import { type ConceptGroup, lines, words } from './concept.ts';
import { NO, OR_ELSE } from './denial.ts';
import { PROMISE, SUM } from './fees.ts';
import { WAGE } from './wages.ts';

const JOB = words(
  'work|job|jobs|kaam|kam|naukri|nokri|duty|placement',
  'काम|नौकरी|नोकरी|ड्यूटी|कामावर|कामाला|काम पर',
  'কাজ|চাকরি|কাজে|কাজটা',
  'வேலை|வேலைக்கு|வேலையில்|பணி',
  'పని|పనిలో|ఉద్యోగం|పనికి',
  'പണി|ജോലി|ജോലിക്ക്|പണിക്ക്|ജോലിയിൽ',
);
/** Phrases for arranging work: “who got you the job”, “for finding the work”. */
const ARRANGED = lines(
  `arrange|arranges|arranged|arranging|got|gets|getting|find|finds|finding|found|fix|fixes|fixed|fixing|give|gave|giving|bring|brings|brought|bringing|place|placed|places|placing .. ${JOB}|you|them|him|worker|workers|labour|labourers`,
  `${JOB} arranged|fixed|found|given by|through`,
  `${JOB} pe|par|pr|पर|पे|में|me? lagwa*|dila*|dilwa*|lagane|lagaane|laga|lagaya|lane|laane|laya|laye|pakdane|dene|दिल*|दिलवा*|लगवा*|लगाने|लगावे|लगाया|लगाई|लाने|लाया|धरा*|धरवा*|पकड़ा*|दिआ*|देने|देबे`,
  `${JOB} मिळवून|लावून|बघून|मिळवल्या*|लावल्या*|देणाऱ्या*|दिल्या*|लावणाऱ्या*|मिळवणाऱ्या*`,
  `${JOB} . ঠিক|জোগাড়|যোগাড়|পাইয়ে|জুটিয়ে|খুঁজে|ধরিয়ে|করে কর*|দে*|দিলে|দেওয়া*`,
  `${JOB} .. வாங்கி|பிடித்து|பிடிச்சு|தேடி|சேர்த்து|ஏற்பாடு|பார்த்து கொடு*|குடு*|தந்த*|தரு*|விட்ட*|செய்*`,
  `${JOB} சேர்த்துவிட்ட*|வாங்கித்தந்த*|ஏற்பாடு`,
  `${JOB} ఇప్పించ*|ఇప్పిస్త*|పెట్టించ*|చూపించ*|చూపిన*|కుదిర్చ*|కుదర్చ*|పెట్టిన*|దొరికించ*|ఇచ్చిన*|ఏర్పాటు`,
  `${JOB} .. വാങ്ങി|ശരിയാക്കി|തരപ്പെടുത്തി|ഒപ്പിച്ച്|ഒപ്പിച്ചു|ആക്കി|കണ്ടെത്തി|പിടിച്ച് ത*|കൊടു*|തന്ന*`,
  `${JOB} വാങ്ങിത്ത*|ശരിയാക്കിയ*|തരപ്പെടുത്തിയ*|കയറ്റിയ*|ഏർപ്പാടാക്കിയ*|ചേർത്ത*`,
  'us|hum|ham|हम|jo|जो|जे|whoever|person|man who|se|के? brought|lane|laane|lekar|लेकर|लेके|लाने|लावे|लियावे aane|aaya|आने|आया|आवे|आइल|wale|वाला|वाले?',
);
/** Phrases that name a middleman as the receiver of money. */
const TO_MIDDLEMAN = lines(
  'to the|a|our|your|my|labour|site? contractor|agent|broker|supervisor|foreman|thekedar|middleman|munshi|mukadam|sardar|us|me',
  'contractor|agent|broker|supervisor|thekedar|thekedaar|dalal|mistri|sardar|mukadam|munshi|foreman|ठेकेदार|एजेंट|एजेंसी|दलाल|मिस्त्री|मिस्तरी|सरदार|मुंशी|मेठ|मेट|सुपरवाइजर|जमादार . ko|ke|ka|को|के|का|खातिर',
  'hamko|humko|hamein|hame|humein|hume|हमें|हमको|हमरा|हमनी|मुझे|mujhe',
  words(
    'ठेकेदाराला|एजंटला|एजंटाला|दलालाला|मुकादमाला|मिस्त्रीला|आम्हाला|मला|सरदाराला|कंत्राटदाराला|साहेबांना',
    'ঠিকাদারকে|সর্দারকে|সরদারকে|দালালকে|এজেন্টকে|মিস্ত্রিকে|আমাদের|আমাকে|কন্ট্রাক্টরকে|মিস্ত্রীকে|সুপারভাইজারকে|তাকে|দাদাকে',
    'மேஸ்திரிக்கு|கங்காணிக்கு|தரகருக்கு|ஏஜெண்டுக்கு|ஏஜென்டுக்கு|ஒப்பந்ததாரருக்கு|காண்ட்ராக்டருக்கு|எங்களுக்கு|எனக்கு|சூப்பர்வைசருக்கு|புரோக்கருக்கு',
    'మేస్త్రీకి|మేస్త్రికి|ఏజెంట్కు|ఏజెంట్కి|ఏజెంటుకు|కాంట్రాక్టర్కు|కాంట్రాక్టర్కి|దళారీకి|బ్రోకర్కు|బ్రోకర్కి|గుత్తేదారుకు|మాకు|నాకు|సూపర్వైజర్కు|సూపర్వైజర్కి',
    'ഏജന്റിന്|ഏജന്റിനു|കരാറുകാരന്|കരാറുകാരനു|കോൺട്രാക്ടർക്ക്|മേസ്തിരിക്ക്|മേസ്ത്രിക്ക്|ബ്രോക്കർക്ക്|ഞങ്ങൾക്ക്|എനിക്ക്|സൂപ്പർവൈസർക്ക്|ദല്ലാളിന്',
  ),
);
const SHARE = words(
  'half|share|part|cut|percent|percentage|portion|commission|fee|reward|aadha|aadhi|adha|adhi|hissa|hisa|dalali|dastoori|chaathai',
  'आधा|आधी|हिस्सा|भाग|प्रतिशत|टक्के|कमीशन|कमिशन|चौथाई|अर्धा|अर्धी|अर्धे|वाटा|हप्ता|दलाली',
  'অর্ধেক|ভাগ|অংশ|শতাংশ|কমিশন|দালালি|বখরা',
  'பாதி|பங்கு|சதவீத*|சதவிகித*|கமிஷன்|கால்வாசி',
  'సగం|వాటా|శాతం|కమీషన్|కమిషన్|పావు',
  'പകുതി|പാതി|വിഹിതം|ശതമാനം|കമ്മീഷൻ|പങ്ക്|കമ്മിഷൻ',
  '%|tip',
);
const EVERY = words(
  'every|each|weekly|monthly|daily|per|har|hafte|mahine|roz|roj',
  'हर|हफ्ते|हफ्ता|महीने|महीना|रोज|प्रति|दर|दरमहा|आठवड्याला|महिन्याला|रोजच्या',
  'প্রতি|প্রত্যেক|সপ্তাহে|মাসে|রোজ|দিনে',
  'ஒவ்வொரு|வாரம்|வாரா|மாதம்|மாதா|தினமும்|தினம்|மாசம்|மாசா',
  'ప్రతి|వారం|నెల|నెలా|వారానికి|నెలకు|రోజూ|రోజుకు',
  'ഓരോ|എല്ലാ|ആഴ്ചയിൽ|ആഴ്ചതോറും|മാസം|മാസംതോറും|മാസവും|ദിവസവും|ദിവസം',
);
const GIVEN = words(
  'give|gives|given|pay|pays|paid|take|takes|taken|keep|keeps|cut|cuts|deduct|deducted|deducts|goes|go|collects|collect|charge|charges|charged|hand|handed|owe|owes|leave|dues',
  'dena|deni|dene|dega|denge|doge|do|de|kat*|kaat*|lega|lenge|leta|lete|jayega|jayegi|rahega|rahegi|bhar*',
  'देना|देनी|देने|देगा|देंगे|दो|दे|दें|देवे|देब|देबे|दीं|देई|कट*|काट*|लेगा|लेंगे|लेता|लेते|लेई|जाएगा|जाएगी|जाई|रही|रहेगा|भर*|लागी|पड़ी',
  'द्यावे|द्यावा|द्यावी|द्यायचा|द्यायची|द्यायचे|देणे|कापल*|कापू|कापण*|कापेल|घेणार|घेतो|घेईल|वजा|लागेल|लागतो|लागतात|जाईल|वळत*',
  'দিতে|দেবেন|দেবে|দিবে|দেব|কাট*|কেটে|নেবে|নেব|নেয়|যাবে|যায়|রাখবে',
  'கொடு*|குடு*|தர*|பிடி*|பிடித்*|கட்ட*|எடு*|கழி*|போகும்|வாங்கு*|வெட்டு*|பிடித்தம்',
  'ఇవ్వ*|ఇచ్చు*|కట్ట*|కట్|పట్టు*|పట్ట*|తీసుకు*|వదులు*|పోతుంది|పోతాయి|కోస్తా*|కోత|మినహా*|తగ్గి*|చెల్లిం*|వెళ్తుంది',
  'കൊടുക്ക*|നൽക*|തര*|പിടിക്ക*|എടുക്ക*|കുറയ്ക്ക*|കുറക്ക*|പോകും|ഈടാക്ക*|വാങ്ങും|ഇട*',
);
/** Phrases that show that the worker pays nothing: the employer pays, or the sum is a wage or bonus of the worker. */
const TO_THE_WORKER = lines(
  'we|company|owner|employer will|also|alone? pay|pays|give|gives',
  'to you|each|every|workers|the worker|workers?',
  'bonus|milega|milegi|milenge|milta|मिलेगा|मिलेगी|मिलेंगे|मिलता|मिळेल|मिळतील|मिळते|পাবেন|পাবে|মিলবে|கிடைக்கும்|தரப்படும்|లభిస్తుంది|వస్తుంది|കിട്ടും|ലഭിക്കും|referral|refer|बोनस|বোনাস|போனஸ்|బోనస్|ബോണസ്|rent|loan|advance|overtime|target|sales|sale|customer|policy|plot|property',
  'कंपनी|मालिक|कम्पनी|कंपनीच|मालक|কোম্পানি|মালিক|கம்பெனி|கம்பெனியே|முதலாளியே|కంపెనీ|కంపెనీయే|యజమానే|കമ്പനി|കമ്പനിയാണ്|company|malik khud|ही|hi|स्वतः|ই|தான்|തന്നെ? deti|deta|degi|dega|देती|देता|देगी|देगा|देते|देईल|দেয়|দেবে|கொடுக்கும்|தரும்|ఇస్తుంది|ఇస్తారు|കൊടുക്കും|നൽകും|pays',
);

export const shareConcepts: ConceptGroup = {
  concepts: {
    arranged: ARRANGED,
    toMiddleman: TO_MIDDLEMAN,
    share: SHARE,
    every: EVERY,
    sum: SUM,
    wage: lines(WAGE, words('కూలీలో|కూలిలో|జీతంలో|ശമ്പളത്തിൽ|കൂലിയിൽ|मजुरीतून|पगारातून|சம்பளத்தில்|கூலியில்|சம்பளத்திலிருந்து')),
    given: GIVEN,
    no: NO,
    orElse: OR_ELSE,
    toTheWorker: TO_THE_WORKER,
    promise: PROMISE,
  },
  voidInside: { no: ['orElse'], toTheWorker: ['arranged', 'promise'] },
  combinations: [
    { code: 'broker', all: ['arranged', 'sum|share', 'given'], unless: ['no', 'toTheWorker'], within: 16 },
    { code: 'broker', all: ['wage', 'share', 'toMiddleman', 'given'], unless: ['no', 'toTheWorker'], within: 12 },
    {
      code: 'broker',
      all: ['wage', 'every', 'sum', 'toMiddleman', 'given'],
      unless: ['no', 'toTheWorker'],
      within: 14,
    },
  ],
};
