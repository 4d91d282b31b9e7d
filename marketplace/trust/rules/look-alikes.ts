// Phrases that look like a demand or like child labour but are honest, and phrases that choose one gender by the ending
// of a word. Shared by all languages.
import type { Rule } from './rule.ts';

/** Phrases for the age of a business, which is not the age of a worker: “our hotel has been running for 15 years”. */
const RUNNING_SINCE = `
  <18 साल|बरस|बरिस|वर्ष|वर्षों से चल? रहा|रही|रहे|रहल|चलता|चलती|चलते|चलत|चालू|स्थापित
  <18 saal|sal|baras se chal? raha|rahi|rahe|chalta|chalti|chalte|chalu
  <18 वर्षांपासून .. सुरू|चालू|कार्यरत|चालते|चालवत|व्यवसायात
  <18 বছর ধরে
  <18 ஆண்டுகளாக|வருடங்களாக|வருடமாக|வருஷமா|வருஷமாக
  <18 ఏళ్లుగా|ఏళ్ళుగా|సంవత్సరాలుగా
  <18 വർഷമായി|വർഷങ്ങളായി|കൊല്ലമായി`;
/** Phrases that say that the employer takes no children. */
const NO_CHILDREN = `
  लइका|लइकन|लइकी|बच्चा|बच्चन लोग? के काम पर? ना|नइखीं राख*|रख*
  കുട്ടികളെ ജോലിക്ക്|പണിക്ക്|ജോലിക്കു എടുക്കില്ല|എടുക്കാറില്ല|വെക്കില്ല|വയ്ക്കില്ല|നിർത്തില്ല|വിളിക്കില്ല`;
/** Phrases that demand no money from the worker: the employer sends a fare, no deposit is needed, or customers pay. */
const PAID_BY_OTHERS = `
  ఛార్జీ|ఛార్జీలు|చార్జీ ~~ మీ ~ వేస్తాం|పంపుతాం|పంపిస్తాం|ఇస్తాం
  ഡെപ്പോസിറ്റ*|ഡിപ്പോസിറ്റ* . വയ്ക്കേണ്ട|വെക്കേണ്ട|വയ്ക്കണ്ട|വെക്കണ്ട|കെട്ടേണ്ട|ഇടേണ്ട
  കടയിൽ|കടയിലെ|കൗണ്ടറിൽ ~~ പണം വാങ്ങി ബില്ല്|ബിൽ|രസീത് കൊടുക്ക*|നൽക*`;

export const lookAlikes: readonly Rule[] = [
  { code: 'child_age', hits: '', touching: `${RUNNING_SINCE}${NO_CHILDREN}` },
  {
    code: 'gender',
    hits: `
    पुरुष|महिला|स्त्री उमेदवारांचाच|उमेदवारांनाच|उमेदवारच|उमेदवारांचेच
    पुरुष|महिला अभ्यर्थियों|उम्मीदवारों|अभ्यर्थी|उम्मीदवार को|पर|का? ही
    পুরুষ|মহিলা|নারী প্রার্থীদেরই|প্রার্থীরাই|প্রার্থীই|প্রার্থীকেই
    ஆண்|பெண் விண்ணப்பதாரர்களுக்கே|விண்ணப்பதாரர்களே|வேட்பாளர்களுக்கே
    మగ|ఆడ|పురుష|మహిళా|స్త్రీ అభ్యర్థులకే|అభ్యర్థులే|వాళ్లకే|వాళ్ళకే|వారికే
    പുരുഷ|വനിതാ|സ്ത്രീ അപേക്ഷകർക്കേ|അപേക്ഷകരെയേ|ഉദ്യോഗാർഥികൾക്കേ|ഉദ്യോഗാർത്ഥികൾക്കേ`,
    touching: NO_CHILDREN,
  },
  { code: 'money_asked', hits: '', touching: PAID_BY_OTHERS },
  {
    code: 'broker',
    hits: '',
    touching: `
    ഏജന്റില്ല|ഇടനിലക്കാരില്ല|ദല്ലാളില്ല|ബ്രോക്കറില്ല
    ആർക്കും കമ്മീഷൻ|കമ്മിഷൻ കൊടുക്കരുത്|നൽകരുത്|കൊടുക്കേണ്ട|വേണ്ട`,
  },
];
