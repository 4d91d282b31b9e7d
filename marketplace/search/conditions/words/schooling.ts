// Words for the schooling that a worker has or a job asks for.
import type { ConditionKind } from './condition-words.ts';

/** Words and endings after the number of a school class, such as `th` in `10th`, in any script. */
const CLASS_ENDINGS = [
  'th',
  'th class',
  'th std',
  'std',
  'वीं',
  'वी',
  'वां',
  'वा',
  'ठी',
  'ম শ্রেণি',
  'ম',
  'వ తరగతి',
  'వ',
  'తరగతి',
  'ம் வகுப்பு',
  'ஆம் வகுப்பு',
  'வது',
  'ാം ക്ലാസ്',
  'ാം ക്ലാസ്സ്',
  'ആം ക്ലാസ്',
];

/** Returns the ways to write a class by its number, with and without a space. */
const byNumber = (grade: number) =>
  CLASS_ENDINGS.flatMap((ending) => [`${grade}${ending}`, `${grade} ${ending}`]).join(', ');

export const schoolingWords: ConditionKind = {
  name: 'schooling',
  statedIn: 'text',
  values: [
    {
      value: 'none',
      sure: `uneducated, anpadh, anpad, unpadh, illiterate, no education, without education, education not required, bina padhai, bina padhe, अनपढ़, अनपढ, बिना पढ़े, बिना पढ़ाई, निरक्षर, अशिक्षित, শিক্ষা লাগবে না, নিরক্ষর, অশিক্ষিত, చదువు లేని, చదువు లేకుండా,
        చదువుకోని, படிக்காத, படிக்காதவர், படிப்பு இல்லாமல், പഠിപ്പില്ലാത്ത, വിദ്യാഭ്യാസം ഇല്ലാത്ത, വിദ്യാഭ്യാസം വേണ്ട, शिक्षण नाही, पढ़ल लिखल ना`,
    },
    {
      value: '5th',
      sure: `${byNumber(5)}, panchvi, paanchvi, fifth class, fifth pass, fifth standard, फिफ्थ क्लास, ఫిఫ్త్ క్లాస్, ஃபிஃப்த், पांचवीं, पाचवी, পঞ্চম শ্রেণি, పంచమ, ఐదో తరగతి, ஐந்தாம் வகுப்பு, അഞ്ചാം ക്ലാസ്`,
      cued: '5',
    },
    {
      value: '8th',
      sure: `${byNumber(8)}, 8vi, 8 vi, 8वां, आठवाँ, आठवां, आठ पास, अठवाँ, आठवीं कक्षा, इयत्ता आठवी, अष्टम पास, এইট, ক্লাস এইট, ఎనిమిదో క్లాస్, எட்டாவது, എട്ടാംക്ലാസ്, aathvi, athvi, aathvin, eighth class, eighth pass, eighth standard, एट्थ क्लास, ఎయిత్ క్లాస్, எய்த் ஸ்டாண்டர்ட், middle pass, आठवीं, आठवी, অষ্টম শ্রেণি, অষ্টম, ఎనిమిదో తరగతి, ఎనిమిదవ తరగతి, எட்டாம் வகுப்பு, എട്ടാം ക്ലാസ്`,
      cued: '8',
    },
    {
      value: '10th',
      sure: `${byNumber(10)}, 10vi, 10 vi, दसवाँ, दसवां, दस पास, मैट्रिक पास, दशमी, ক্লাস টেন, টেন পাশ, పదో క్లాస్, பத்தாவது, പത്താം, പത്ത് പാസ്, tenth, tenth class, टेंथ, टेन्थ, টেন্থ, టెన్త్, டென்த், ടെൻത്, matric, matriculation, matric pass, high school, dasvi, dasvin, daswi, dahavi, madhyamik, sslc, ssc, दसवीं, दसवी, मैट्रिक, दहावी, মাধ্যমিক, দশম শ্রেণি, పదో తరగతి, పదవ తరగతి, பத்தாம் வகுப்பு, പത്താം ക്ലാസ്, പത്താംക്ലാസ്`,
      cued: '10',
    },
    {
      value: '12th',
      sure: `${byNumber(12)}, 12vi, 12 vi, बारहवाँ, बारहवां, बारह पास, இண்டர், பன்னிரண்டாவது, twelfth, twelfth class, ट्वेल्थ, টুয়েলভ, ట్వెల్త్, டுவெல்த், ട്വൽത്ത്, intermediate, inter pass, high school diploma, barahvi, barahwi, barvi, hsc, puc, plus two, higher secondary, बारहवीं, बारवीं, बारावी, इंटर पास, इंटरमीडिएट, উচ্চ মাধ্যমিক, উচ্চমাধ্যমিক, ఇంటర్, ఇంటర్మీడియట్, பன்னிரண்டாம் வகுப்பு, பிளஸ் டூ, பிளஸ்டூ, പ്ലസ് ടു, പ്ലസ്ടു`,
      cued: '12',
    },
    {
      value: 'iti',
      sure: 'iti, iti pass, diploma, polytechnic, आईटीआई, आयटीआय, डिप्लोमा, আইটিআই, ডিপ্লোমা, ఐటీఐ, ఐటిఐ, డిప్లొమా, డిప్లమా, ஐடிஐ, டிப்ளமோ, ഐടിഐ, ഐ ടി ഐ, ഡിപ്ലോമ',
    },
    {
      value: 'graduate',
      sure: 'graduate, graduates, post graduate, post graduate diploma, pg diploma, graduation, bachelor, bachelors, bachelor degree, ba pass, bcom, bsc, snatak, स्नातक, ग्रेजुएट, पदवीधर, স্নাতক, গ্র্যাজুয়েট, గ్రాడ్యుయేట్, డిగ్రీ, பட்டதாரி, டிகிரி, ബിരുദം, ബിരുദധാരി, ഡിഗ്രി',
      cued: 'degree',
    },
  ],
  cues: `pass, passed, fail, class, std, qualification, qualified, education, kaksha, पास, फेल, कक्षा, क्लास, उत्तीर्ण, नापास, শ্রেণি, পাশ, পাস, పాస్, తరగతి, క్లాస్, பாஸ், வகுப்பு, தேர்ச்சி, படித்தவர், പാസ്, പാസ്സ്, പാസായ, ക്ലാസ്`,
  searchCues: 'paas, pas, tak, padha, padhe, तक, पढ़ा, पढ़े, शिकलेला',
};
