// Concepts of the automatic check of job posts for children who are to work: children named by their school class,
// children in the school holidays, and parents who are asked to send their children.
import { type ConceptGroup, lines, words } from './concept.ts';
import { NO } from './denial.ts';

const CHILD = words(
  'boy|boys|girl|girls|child|children|kid|kids|student|students|pupil|pupils|bachche|bacche|bachcha|baccha|bachcho|bachchon|bacho|bache|ladke|ladka|ladki|ladkiyan|ladko|chhokra|chhokre|chhotu|ladkon|bachchiyan',
  'बच्चे|बच्चों|बच्चा|बच्चियां|बच्चियों|लड़के|लड़का|लड़कों|लड़की|लड़कियां|लड़कियों|लइका|लइकन|लइकी|लइकनी|छात्र|छात्रा|छात्रों|विद्यार्थी|विद्यार्थ्यां*|छोकरा|छोकरे|मुले|मुलं|मुलांना|मुलांनी|मुलगे|मुलगा|मुली|मुलींना|मुलगी|पोरं|पोरे|पोरांना|पोरगा|पोरगी|बच्ची',
  'ছেলে*|মেয়ে*|বাচ্চা*|শিশু*|ছাত্র*|ছাত্রী*|ছেলেমেয়ে*|কিশোর*|ছোকরা*',
  'பிள்ளை*|பையன்*|பையனை*|பசங்க*|சிறுவர்*|சிறுவன்*|சிறுமி*|குழந்தை*|மாணவ*|பொடிய*',
  'పిల్లలు|పిల్లల*|పిల్లవా*|పిల్లాడు|పిల్ల|కుర్రాళ్*|కుర్రవా*|అబ్బాయి*|అమ్మాయి*|బాలు*|బాలలు|బాలిక*|విద్యార్థు*|విద్యార్థి*',
  'കുട്ടികള*|കുട്ടികൾ*|കുട്ടി|കുട്ടിയെ|പിള്ളേര*|പിള്ളേർ|പയ്യന്മാ*|പയ്യൻമാ*|പയ്യൻ|ആൺകുട്ടി*|പെൺകുട്ടി*|വിദ്യാർഥി*|വിദ്യാർത്ഥി*|മക്കളെ|മക്കൾ',
);
const NUMBER =
  '3|4|5|6|7|8|9|10|11|five|six|seven|eight|nine|ten|paanch|chhe|saat|aath|nau|das|पांच|छह|सात|आठ|नौ|दस|ফাইভ|সিক্স|সেভেন|এইট|নাইন|টেন|थ्री|फाइव|सिक्स|सेवन|एट|नाइन';
const CLASS =
  'class|classes|std|standard|grade|klas|kaksha|कक्षा|क्लास|किलास|इयत्ता|इयत्तेत*|ক্লাস|ক্লাসের|শ্রেণি|শ্রেণির|শ্রেণী|শ্রেণীর|வகுப்பு*|வகுப்பில்|கிளாஸ்|తరగతి*|క్లాసు*|క్లాస్*|ക്ലാസ്|ക്ലാസി*|ക്ലാസു*|തരം|സ്റ്റാൻഡേർഡ്';
/** Ordinal numbers from the third to the eleventh. */
const ORDINAL = words(
  'third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|4th|5th|6th|7th|8th|9th|10th|11th|panchvi|paanchvi|paanchvin|chhathi|chhati|chhathvi|saatvi|satvi|saatvin|aathvi|athvi|aathvin|nauvi|nauvin|dasvi|dasvin',
  'तीसरी|चौथी|पांचवीं|पांचवी|पाँचवीं|छठी|छठवीं|छठीं|सातवीं|सातवी|आठवीं|आठवी|नौवीं|नौवी|दसवीं|दसवी|छठा|सतवां|अठवां|नउवां|पचवां|आठवां|सातवां|नौवां|दसवां|पाचवी*|सहावी*|सातवीच*|आठवीच*|नववी*|दहावी*|आठवीत*|सातवीत*',
  'তৃতীয়|চতুর্থ|পঞ্চম|ষষ্ঠ|সপ্তম|অষ্টম|নবম|দশম',
  'நான்காவது|நாலாவது|ஐந்தாவது|அஞ்சாவது|ஆறாவது|ஏழாவது|எட்டாவது|ஒன்பதாவது|பத்தாவது|ஐந்தாம்|அஞ்சாம்|ஆறாம்|ஏழாம்|எட்டாம்|ஒன்பதாம்|பத்தாம்',
  'నాలుగో|ఐదో|ఆరో|ఏడో|ఎనిమిదో|తొమ్మిదో|పదో|నాలుగవ|ఐదవ|ఆరవ|ఏడవ|ఎనిమిదవ|తొమ్మిదవ|పదవ',
  'നാലാം|അഞ്ചാം|ആറാം|ഏഴാം|എട്ടാം|ഒമ്പതാം|ഒൻപതാം|പത്താം|ആറിലെ|ഏഴിലെ|എട്ടിലെ|ആറിൽ|ഏഴിൽ|എട്ടിൽ|ഒമ്പതിൽ|ഒൻപതിൽ',
);
/** Words for work, and for coming or being sent to it. */
const TO_WORK = words(
  'work|works|working|job|packing|help|helper|helpers|duty|send|come|comes|wanted|needed|required|earn|salary|wage|paid|join|factory|hotel|shop|rupees|rs',
  'kaam|kam|bhej*|chahiye|aa|aaye|aao|aayen|rakh*|kamaye|kamao|naukri|dukan|paise|rupaye',
  'काम|भेज*|चाहिए|चाहीं|आ|आए|आओ|आएं|रख*|राख*|नौकरी|दुकान|पैसे|पैसा|रुपये|कमा*|लगा*|पाहिजे*|पाठव*|कामाला|कामावर|यावे|या|मजुरी|हवे|हवी|हवेत|मिलेगा',
  'কাজ*|পাঠা*|চাই|লাগবে|দরকার|আসতে|আসুক|নেওয়া|নেব|রোজগার|মজুরি|টাকা',
  'அனுப்ப*|வேலை*|வர*|வேணும்|வேண்டும்|தேவை|சேர*|சம்பள*|கூலி*|ரூபாய்',
  'పంప*|పని*|కావాలి|రావ*|రండి|వస్తే|కూలీ*|కూలి*|చేర*|జీతం|రూపాయలు',
  'അയ*|വിട*|വരാം|വരട്ടെ|ജോലി*|പണി*|വേണം|മതി|കൂലി*|കൊടുക്കാം|ആവശ്യ*',
);
const SEND = words(
  'send|bhej*|भेज*|पठा*|पाठव*|পাঠা*|அனுப்ப*|అంపండి|పంపండి|పంపించండి|పంపాలి|പറഞ്ഞയ*|അയയ്ക്ക*|അയക്ക*|അയക്കൂ|വിടൂ|വിടുക|വിടാം',
);
const OWN = words(
  'your|their|apne|apni|aapke|अपने|अपना|अपनी|आपके|आपन|राउर|तुमच्या|तुमची|तुमचे|आपली|आपल्या|আপনার|নিজের|বাড়ির|உங்கள்|உங்க|வீட்டு|మీ|നിങ്ങളുടെ|വീട്ടിലെ|small|little|chhote|छोटे|छोट|लहान|ছোট|சின்ன|చిన్న|ചെറിയ',
);
const SCHOOL_FREE = lines(
  'after|in|during the|their? school|summer|winter|diwali|puja? hours|time|holiday|holidays|vacation|vacations|classes|school',
  'school|skool|स्कूल|इस्कूल|शाळा|शाळेच्या|স্কুলের|স্কুল|ஸ்கூல்|பள்ளி|స్కూల్|బడి|స్కూలు|സ്കൂൾ|സ്കൂള് ke|की|के|ki? baad|chhutti|chutti|chhuttiyon|बाद|छुट्टी|छुट्टियों|सुटल्यावर|पर|পর|ছুটির|ছুটিতে|விட்டு|முடிந்து|விடுமுறையில்|వదిలాక|సెలవుల్లో|കഴിഞ്ഞ്|വിട്ട്|അവധിക്ക്',
  'garmi|garmiyon|गर्मी|गर्मियों|गरमी|उन्हाळी|उन्हाळ्याच्या|গরমের|கோடை|వేసవి|വേനൽ|മധ്യവേനൽ ki|की|के|कें? chhutti|chutti|chhuttiyon|छुट्टी|छुट्टियों|सुट्टी*|ছুটি*|விடுமுறை*|సెలవు*|അവധി*',
  words('അവധിക്കാല*|शाळेनंतर|शाळेतून|वेळेनंतर|বিকেলে|ছুটিতে'),
);
/**
 * Words that show that no child works: the class (such as “10th pass”) is a qualification of an adult, or the children
 * are pupils of a school where adults work.
 */
const NOT_WORKERS = lines(
  words(
    'pass|passed|paas|fail|failed|qualified|completed|complete|minimum|atleast|qualification|education|teach|teacher|teachers|teaching|tutor|tutors|tuition|tuitions|coaching|bus|van|escort|drop|pickup|care|caretaker|ayah|nanny|babysit*|look|bathe|feed|sports|books|lunch|exam|fee|fees|creche|daycare|parent|canteen|uniform|hostel|above|over|library|toys|clothes|kapde|padha|padhi|likha|18|eighteen|customer|customers',
    'पास|उत्तीर्ण|फेल|नापास|पढ़ा|पढ़ी|पढ़े|शिकलेला|शिकलेले|शिकलेली|शिक्षण|योग्यता|पढ़ाना|पढ़ाने|पढ़ावे|शिक्षक*|शिक्षिका|ट्यूशन*|शिकवण*|शिकवायला|संभाल*|सांभाळ*|देखभाल|बस|वैन|आया|किताब*|कपड़े|खिलौने|खेल|हॉस्टल|फीस|कोचिंग|शिकवणी*|सोडायला|आणायला|नहला*|खिला*|अठारह|अठरा',
    'পাশ|পাস|উত্তীর্ণ|পড়ানো|পড়াতে|পড়াবেন|শিক্ষক*|শিক্ষিকা*|টিউশন*|টিউটর*|দেখাশোনা*|দেখভাল|বাস|ভ্যান|আয়া|বই|পোশাক|আঠারো|যোগ্যতা|খেলনা',
    'தேர்ச்சி*|பாஸ்|கற்பி*|ஆசிரிய*|டியூஷன்*|பாடம்|பார்த்துக்*|கவனி*|பேருந்து|வேன்|படித்தவர்*|படித்திருக்க*|முடித்த*|ஆயா|சொல்லிக்|பராமரி*|தகுதி|விளையாட்டு',
    'పాస్*|ఉత్తీర్ణ*|బోధిం*|టీచర్*|ట్యూషన్*|పాఠ*|చూసుకో*|బస్సు*|వ్యాన్|ఆయా*|చదివిన*|చదివి|అర్హత|నేర్ప*|ఆడించ*|బట్టల*|పుస్తక*',
    'പാസ*|ജയിച്ച*|പഠിപ്പി*|അധ്യാപ*|ട്യൂഷൻ*|നോക്ക*|പരിചരി*|ബസ*|വാൻ|ആയ|യോഗ്യത|പഠിച്ച*|കളിപ്പാട്ട*|കൊണ്ടുപോ*|തുണി*',
  ),
);

export const pupilConcepts: ConceptGroup = {
  concepts: {
    schoolClass: lines(
      `${CLASS} ${NUMBER}`,
      `${NUMBER} th|st|rd|वी|वीं|ম|ஆம்|వ|ാം? ${CLASS}`,
      `${ORDINAL} .. ${CLASS}`,
      `${CLASS} . ${ORDINAL}`,
      `${ORDINAL} padhne|padh*|पढ़ने|पढ़त*|पढ़े|में|me|mein|की|के|ki|ke|படிக்கும்|படிக்கிற|చదివే|చదువుతున్న|পড়ুয়া|পড়া|পড়ে|পড়া|പഠിക്കുന്ന|शिकणारी|शिकणाऱ्या|मधील|ची`,
      words('पाचवीची|सहावीची|सातवीची|आठवीची|नववीची|सातवीतली|आठवीतली|आठवीचे|सातवीचे|नववीचे|सहावीचे'),
    ),
    studying: 'में|मे|me|mein पढ़े|पढ़त|पढ़ने|padhe|padhne|padhte wala|wale|वाला|वाले|वाली',
    child: CHILD,
    toWork: TO_WORK,
    send: SEND,
    ownChild: lines(`${OWN} . ${CHILD}`),
    schoolFree: SCHOOL_FREE,
    ageProof: lines(
      'age|birth|dob|umar|umr|janm|उम्र|उमर|उमिर|जन्म|वयाचा|वयाचे|वय|বয়সের|বয়স|வயது|வயசு|వయసు|వయస్సు|പ്രായ|പ്രായത്തിന്റെ|വയസ്സ് ka|का|के|चा|proof|certificate|praman|saboot|sabut|kagaz|dakhla|प्रमाण*|सबूत|कागज*|दाखला|पुरावा|प्रूफ|প্রমাণ*|সার্টিফিকেট|சான்று*|சான்றிதழ்*|ప్రూఫ్|ధ్రువపత్ర*|రుజువు*|തെളിവ*|രേഖ*|proof',
    ),
    noProof: words(
      'no|not|without|nahi|nahin|बिना|नहीं|ना|नाही|नको|লাগে|দরকার|தேவையில்லை|வேண்டாம்|கேட்க*|అవసరంలేదు|అక్కర్లేదు|అడగం|వద్దు|വേണ്ട|ചോദിക്കില്ല|ആവശ്യമില്ല',
    ),
    no: NO,
    notWorkers: NOT_WORKERS,
  },
  voidInside: { notWorkers: ['studying'] },
  combinations: [
    { code: 'child_age', all: ['schoolClass', 'child', 'toWork'], unless: ['notWorkers', 'no'], within: 14 },
    { code: 'child_age', all: ['schoolFree', 'child', 'toWork'], unless: ['notWorkers', 'no'], within: 10 },
    { code: 'child_age', all: ['ownChild', 'send', 'toWork'], unless: ['notWorkers', 'no'], within: 10 },
    { code: 'child_age', all: ['ageProof', 'noProof'], within: 5 },
  ],
};
