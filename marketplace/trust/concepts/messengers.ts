// Word lists with which the automatic check of job posts finds requests to continue the contact on another messenger. A
// sentence breaks this rule if it names a messenger and has a word for writing there, in any order.
import { type ConceptGroup, lines, words } from './concept.ts';

const MESSENGER = words(
  'whatsapp|telegram|insta|instagram|facebook|fb|imo|sharechat|snapchat',
  'व्हाट्स*|वाट्स*|व्हाटस*|वाटस*|व्हॉट्स*|व्हॉटस*|वॉट्स*|टेलीग्राम*|टेलिग्राम*|इंस्टा*|इन्स्टा*|फेसबुक*',
  'হোয়াট*|টেলিগ্রাম*|ইনস্টা*|ফেসবুক*',
  'வாட்ஸ்*|டெலிகிராம்*|இன்ஸ்டா*|பேஸ்புக்*|ஃபேஸ்புக்*',
  'వాట్సాప్*|వాట్సప్*|వాట్స*|టెలిగ్రామ్*|ఇన్‌స్టా*|ఇన్స్టా*|ఫేస్బుక్*',
  'വാട്സ*|വാട്ട്സ*|ടെലിഗ്രാ*|ഇൻസ്റ്റ*|ഫേസ്ബുക്ക*',
);
const WRITE = words(
  'msg|dm|ping|inbox|hi|hii|hello|search|channel|add|karo|kare|karein|kariye|karna|bhejo|bheje|bhejein|likho|likhe',
  'मैसेज*|मेसेज*|करो|करें|करे|करीं|कीजिए|भेजो|भेजें|लिखो|लिखें|हाय|हेलो|जुड़ो|जुड़ें|आओ|आएं|करा|पाठवा|टाका|या|यावे|कळवा',
  'মেসেজ*|করুন|করো|লিখুন|পাঠান|আসুন|জানান',
  'மெசேஜ்*|பண்ணு*|பண்ணவும்|வாங்க|வாருங்கள்|சேரு*|அனுப்பு*|அனுப்பவும்|தொடர்பு',
  'మెసేజ్*|చేయండి|చెయ్యండి|రండి|పంపండి|పెట్టండి|చేరండి',
  'മെസേജ*|ചെയ്യൂ|ചെയ്യുക|വരൂ|വരിക|വാ|ഇടൂ|അയക്കൂ|അയയ്ക്കുക|ബന്ധപ്പെടുക|ചേരുക|ചേരൂ',
);
/** Words that show that the worker uses the messenger for the work, or that applicants must not write there. */
const TOOL_OF_WORK = words(
  'customer|customers|order|orders|client|clients|marketing|digital|media|social|ads|ad|campaign|campaigns|post|posts|reels|page|pages|manage|managing|shift|shifts|roster|attendance|schedule|timing|timings|handle|handling|content|knowledge|know|use|using|not|no|never|dont|nahi|na|mat|grahak*|aata|aate|dekhna|reply|replies|after|store',
  'शिफ्ट*|हाजिरी|सूची|लिस्ट|ग्राहक*|ऑर्डर*|मार्केटिंग|विज्ञापन|पोस्ट|पेज|चलाना|जानकारी|आता|आते|नहीं|मत|ना|नका|नको|जाहिरात*|येतात|बाद',
  'গ্রাহক*|খদ্দের*|অর্ডার*|পোস্ট|পেজ|চালাতে|না|আসে',
  'வாடிக்கையாளர்*|ஆர்டர்*|விளம்பர*|பக்க*|வேண்டாம்|வரும்|தெரிந்*',
  'కస్టమర్*|ఆర్డర్*|ప్రకటన*|పేజీ*|వద్దు|వస్తాయి|తెలిసి*',
  'കസ്റ്റമർ*|ഓർഡർ*|പരസ്യ*|പേജ*|വേണ്ട|അരുത്|വരുന്ന*|അറിയ*',
);

export const messengerConcepts: ConceptGroup = {
  concepts: {
    messenger: lines(MESSENGER, 'टेली|टेलि|টেলি|டெலி|టెలి|ടെലി ग्राम*|গ্রাম*|கிராம்*|గ్రామ్*|ഗ്രാം*'),
    write: lines(WRITE, 'drop|send a? dm|message|text', 'message|text|contact|find|join|follow us|me|on|our|at'),
    toolOfWork: TOOL_OF_WORK,
  },
  combinations: [{ code: 'messenger', all: ['messenger', 'write'], unless: ['toolOfWork'], within: 8 }],
};
