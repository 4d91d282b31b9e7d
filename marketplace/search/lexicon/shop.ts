// Search words for work in shops, stores and offices, in all languages.
import type { Trade } from './trade.ts';

export const shop = {
  'shop-assistant': {
    names: `retail sales executive, retail sales officer, counter sales executive, counter sales, showroom sales, showroom sales executive, showroom boy,
      boy staff showroom, sales staff, retail sales, retail executive, counter sales staff, shop assistant, shop boy, shop helper, shop worker, shop keeper, shopkeeper, salesman, saleswoman, salesgirl, sales girl, sales boy, counter sales, counter boy, store helper, store boy, showroom staff, retail associate, retail sales associate, retail staff, sales associate, kirana helper, kirana shop, grocery shop, medical shop helper, mall staff, dukan helper, dukan par kaam, dukan ka kaam, dukandar, dukandari, dukandar sahayak, दुकान सहायक, दुकान हेल्पर, दुकान का काम, दुकान पर काम, दुकानदार, दुकानदारी, सेल्समैन, सेल्समन, सेल्सगर्ल, सेल्स गर्ल, दुकानदार सहायक, किराना दुकान, किराने की दुकान, परचून की दुकान, दुकान कामगार, दुकानातील काम,
      विक्रेता, கடை உதவியாளர், கடை வேலை, கடைப் பையன், மளிகைக் கடை, சேல்ஸ்மேன், விற்பனையாளர், விற்பனை உதவியாளர், కిరాణా షాపు, షాప్ అసిస్టెంట్, షాపు పని, దుకాణం పని, సేల్స్‌మన్, సేల్స్ గర్ల్, కిరాణా కొట్టు, দোকান সহকারী, দোকানের কাজ, দোকান কর্মচারী, দোকানদার, মুদি দোকান, সেলসম্যান, সেলস গার্ল, വിൽപ്പന, കടയിലെ സഹായി, കട ജോലി, പലചരക്ക് കട, സെയിൽസ്മാൻ, സെയിൽസ് ഗേൾ, kadai velai, dokan, dokaner kaj, kada joli,
      bikri, bikri sahayak, saman bechna, samaan bechna, bechna, becho, sale karna, sales person, salesperson, sales worker, counter salesman, general store,
      shop sales, shop seller, seller, garment shop, kapde ki dukan,
      cloth shop, dukan chalana, dukan sambhalna, dukaan sahayak, बिक्री, बिक्री सहायक, बिक्री कर्मी, सामान बेचना, बेचना, विक्रय, विक्रेता सहायक, जनरल स्टोर,
      किराना स्टोर, कपड़े की दुकान, दुकान चलाना, दुकान संभालना, दुकान कर्मचारी, दुकान कर्मी, सेल्स पर्सन, खुदरा बिक्री, खुदरा, रिटेल, काउंटर सेल्स,
      गल्ला दुकान, गल्ला,
      parchun, pansari, phutkar, vyapari sahayak, vikreta, vikray, vikraykarta, retailer, retailing, dukani, salesmen, saleslady, sales lady, फुटकर, परचून,
      पंसारी, विक्रयकर्ता, रिटेलर, सेल्समेन, सेल्समेनशिप, दुकानी, दूकान, दूकानदार,
      merchandiser, vending, selling, shopkeeping, shopkeeper helper, sales helper, सेलर, बिक्रेता, बिक्रीकर्ता, दुकनदार, दुकान के काम,
      షాపు హెల్పర్,
      दुकान मदतनीस, दोकान सहायक,
      കടയിൽ നിൽക്കാൻ`,
    hints:
      'kirana store, super market, supermarket, supermart, grocery store, retail shop, retail store, सुपरमार्केट, सुपर मार्केट, व्यापार, vyapar, trade, merchandise, counter, mall, ग्राहक, काउंटर, customer, shop, dukan, dukaan, store, retail, sales, counter, mart, kirana, showroom, दुकान, किराना, सेल्स, शोरूम, स्टोर, கடை, షాపు, దుకాణం, দোকান, কাউন্টার, കട, സെയിൽസ്',
  },
  cashier: {
    names: `cashier, cash counter, billing executive, billing operator, billing boy, bill counter, billing staff, galla, कैशियर, कॅशियर, बिलिंग, कैश काउंटर, கேஷியர், காசாளர், பில்லிங், క్యాషియర్, బిల్లింగ్, ক্যাশিয়ার, বিলিং, കാഷ്യർ, ബില്ലിംഗ്,
      billing counter, billing counter staff, billing clerk, बिलिंग काउंटर, बिलिंग स्टाफ़, பில்லிங் கவுண்டர்,
      బిల్లింగ్ కౌంటర్, বিলিং কাউন্টার, ബില്ലിങ് കൗണ്ടർ`,
    hints: 'cash, billing, bill, कैश, பில், క్యాష్, ক্যাশ, ക്യാഷ്',
  },
  'field-salesman': {
    names: `money collection executive, collection executive, cash collection executive, collection boy, recovery agent, collection agent,
      field sales, field executive, field salesman, field sales executive, door to door sales, door to door salesman, marketing boy, marketing executive field, promoter, sales promoter, hawker, pheriwala, pheri wala, street vendor, vegetable vendor, sabzi wala, sabji wala, fruit seller, fruit vendor, phal wala, फेरीवाला, फेरी वाला, सब्जी वाला, फल वाला, फल बेचना, सब्जी बेचना, घर घर बिक्री, फील्ड सेल्स, प्रमोटर, भाजीवाला, फेरीवाले, தெரு வியாபாரி, காய்கறி வியாபாரி, பழக்கடை, ஃபீல்ட் சேல்ஸ், వీధి వ్యాపారి, కూరగాయలు అమ్మడం, ఫీల్డ్ సేల్స్, ফেরিওয়ালা, সবজি বিক্রেতা, ফল বিক্রেতা, ফিল্ড সেলস, തെരുവ് കച്ചവടം, പച്ചക്കറി കച്ചവടം, ഫീൽഡ് സെയിൽസ്,
      Field salesperson, ஃபீல்டு விற்பனை`,
    hints: 'marketing, promoter, vendor, sales, field, मार्केटिंग, சந்தைப்படுத்தல், మార్కెటింగ్, মার্কেটিং, മാർക്കറ്റിംഗ്',
  },
  telecaller: {
    names: `chat support, customer support executive, customer service executive, customer care associate, customer support associate,
      customer service associate, customer service new associate, customer support representative, customer service representative,
      customer care representative, customer support professional, customer support desk, customer service roles, bpo executive, bpo associate,
      international customer support, tele sales executive, telesales executive, voice process executive, non voice executive,
      customer service, कस्टमर सर्विस, कस्टमर सपोर्ट, কাস্টমার সার্ভিস, কাস্টমার সাপোর্ট, கஸ்டமர் சர்வீஸ், கஸ்டமர் கேர், கஸ்டமர் சப்போர்ட்,
      కస్టమర్ సర్వీస్, కస్టమర్ సపోర్ట్, కస్టమర్ కేర్, കസ്റ്റമർ സർവീസ്, കസ്റ്റമർ സപ്പോർട്ട്, കസ്റ്റമർ കെയർ,
      telecaller, tele caller, telecalling, call centre, call center, call center executive, bpo, customer care, customer care executive, customer support, telesales, calling job, tele sales, टेलीकॉलर, टेली कॉलर, कॉल सेंटर, कस्टमर केयर, कॉलिंग, டெலிகாலர், கால் சென்டர், டெலி காலர், టెలీకాలర్, టెలి కాలర్, కాల్ సెంటర్, টেলিকলার, কল সেন্টার, ടെലികോളർ, കോൾ സെന്റർ,
      टेलिकॉलर`,
    hints: 'calling, voice process, कॉल, customer',
  },
  'pump-attendant': {
    names: `petrol pump attendant, petrol pump worker, petrol pump boy, petrol pump, fuel attendant, filling station, petrol filler, cng pump, cng filler, gas station, पेट्रोल पंप, पेट्रोल पंप कर्मी, पेट्रोल पम्प, पेट्रोल भरना, சிஎன்ஜி பம்ப், பெட்ரோல் பங்க், பெட்ரோல் பம்ப், పెట్రోల్ బంక్, పెట్రోల్ పంప్, পেট্রোল পাম্প, പെട്രോൾ പമ്പ്,
      పెట్రోల్ బంకు పని, পেট্রল পাম্প কর্মী`,
    hints: 'petrol, diesel, fuel, पेट्रोल, பெட்ரோல், పెట్రోల్, পেট্রোল, പെട്രോൾ',
  },
  'data-entry-operator': {
    names: `data entry operator, data entry, computer operator, computer typist, typist, typing, typing work, deo, back office, computer work, computer job, excel operator, dtp operator, photocopy operator, xerox operator, cyber cafe operator, data operator, data entry karna, kampyutar operator, डाटा एंट्री, डाटा एंट्री ऑपरेटर, डेटा एंट्री, डेटा एंट्री ऑपरेटर, डाटा ऑपरेटर, कंप्यूटर ऑपरेटर, कम्प्यूटर ऑपरेटर, संगणक ऑपरेटर, संगणक चालक, कंप्यूटर का काम, कंप्यूटर टाइपिस्ट, टाइपिस्ट, टाइपिंग, टंकलेखक, टंकक,
      டேட்டா என்ட்ரி, டேட்டா எண்ட்ரி ஆபரேட்டர், கணினி இயக்குபவர், தட்டச்சர், கம்ப்யூட்டர் ஆபரேட்டர், டைப்பிங், డేటా ఎంట్రీ, డేటా ఎంట్రీ ఆపరేటర్, కంప్యూటర్ ఆపరేటర్, టైపిస్ట్, టైపింగ్, ডাটা এন্ট্রি, ডেটা এন্ট্রি, ডাটা এন্ট্রি অপারেটর, কম্পিউটার অপারেটর, টাইপিস্ট, টাইপিং, ഡാറ്റ എൻട്രി, ഡാറ്റാ എൻട്രി, ഡാറ്റ എൻട്രി ഓപ്പറേറ്റർ, കമ്പ്യൂട്ടർ ഓപ്പറേറ്റർ, ടൈപ്പിസ്റ്റ്, ടൈപ്പിംഗ്,
      csc operator, jan seva kendra, common service centre, e mitra, cyber cafe, form filling, online form, computer typing, computer chalana,
      computer karna, computer ka kaam, computer entry, bill entry, office computer, जन सेवा केंद्र, कॉमन सर्विस सेंटर, साइबर कैफे, ऑनलाइन फॉर्म, फॉर्म भरना,
      कंप्यूटर चलाना, कंप्यूटर टाइपिंग, कम्प्यूटर टाइपिंग, डाटा भरना, डाटा एंट्री का काम, कंप्यूटर सेवा केंद्र, कंप्यूटर केंद्र, टाइपिंग का काम,
      data feeding, data entry clerk, computer assistant, typist clerk,
      typewriting, typewriter, keyboarding, key punch operator, digitization, digitisation, dtp, mis, mis executive, word processing, computers,
      computer course, keyboard,
      data input, keyboard operator, data capture, data processing, data processor, stenographer, steno, stenography, tally, tally operator, ms office,
      ms word, ms excel, computer literate, computer trained, it operator, computing, clerical computer, टैली, स्टेनो, आशुलिपिक, एमएस ऑफिस,
      csc, vle, photocopy, photostat, xerox, online work, scanning operator, e governance, ई गवर्नेंस, सीएससी, फोटोकॉपी, ज़ेरॉक्स`,
    hints:
      'entry, online, digital, एंट्री, excel, keyboard, computer, typing, computer, data, excel, office, कंप्यूटर, डाटा, डेटा, संगणक, கணினி, கம்ப்யூட்டர், కంప్యూటర్, డేటా, কম্পিউটার, ডাটা, കമ്പ്യൂട്ടർ, operator',
  },
  'office-clerk': {
    names: `office clerk, clerk, lower division clerk, office assistant, office executive, munim, munshi, babu, office staff, office work, time keeper, timekeeper, क्लर्क, कार्यालय सहायक, ऑफिस असिस्टेंट, लिपिक, मुनीम, मुंशी, मुनीमजी, कारकून, கிளார்க், எழுத்தர், அலுவலக உதவியாளர், குமாஸ்தா, క్లర్క్, గుమాస్తా, ఆఫీస్ అసిస్టెంట్, ক্লার্ক, কেরানি, অফিস সহকারী, করণিক, ക്ലർക്ക്, ഗുമസ്തൻ, ഓഫീസ് അസിസ്റ്റന്റ്, kerani, gumasta,
      क्लार्क`,
    hints: 'office, filing, ऑफिस, कार्यालय, அலுவலகம், ఆఫీసు, অফিস, ഓഫീസ്',
  },
  'office-helper': {
    names: `office boy, office helper, peon, chaprasi, chaparasi, office attendant, pantry helper, office girl, school peon, bank peon, चपरासी, पियून, ऑफिस बॉय, ऑफिस हेल्पर, शिपाई, चतुर्थ श्रेणी कर्मचारी, ஆபீஸ் பாய், பியூன், ஆபீஸ் பையன், அலுவலகப் பையன், ప్యూన్, ఆఫీస్ బాయ్, అటెండర్, পিয়ন, অফিস বয়, চাপরাশি, പ്യൂൺ, ഓഫീസ് ബോയ്, shipai,
      அலுவலக உதவியாளர், ఆఫీస్ హెల్పర్, অফিস হেল্পার,
      ഓഫീസ് സഹായി`,
    hints: 'office, peon, ऑफिस, ஆபீஸ், ఆఫీస్, অফিস, ഓഫീസ്',
  },
  receptionist: {
    names: `receptionist, reception, front desk, front office, front desk executive, hotel receptionist, guest relation, रिसेप्शनिस्ट, रिसेप्शन, फ्रंट ऑफिस, फ्रंट डेस्क, स्वागत कर्मी, स्वागतकक्ष, ரிசப்ஷனிஸ்ட், வரவேற்பாளர், రిసెప్షనిస్ట్, రిసెప్షన్, ফ্রন্ট ডেস্ক, রিসেপশনিস্ট, റിസപ്ഷനിസ്റ്റ്, റിസപ്ഷൻ`,
    hints: 'desk, front, guest, स्वागत, வரவேற்பு, স্বাগত',
  },
  'store-keeper': {
    names: `store keeper, storekeeper, store incharge, stock keeper, stock clerk, inventory, inventory clerk, warehouse executive, godown keeper, godown incharge, warehouse incharge, dispatch executive, store assistant, store executive, bhandar, स्टोर कीपर, स्टोरकीपर, भंडारपाल, भंडारी स्टोर, गोदाम कीपर, गोदाम इंचार्ज, स्टोर इंचार्ज, स्टॉक कीपर, भांडारपाल, ஸ்டோர் கீப்பர், கிடங்கு காப்பாளர், స్టోర్ కీపర్, గోడౌన్ ఇంచార్జి, స్టాక్ కీపర్, স্টোর কিপার, ভাণ্ডার রক্ষক, গুদাম রক্ষক, സ്റ്റോർ കീപ്പർ, ഗോഡൗൺ കീപ്പർ,
      स्टोअर कीपर`,
    hints: 'store, stock, warehouse, godown, dispatch, स्टोर, स्टॉक, गोदाम, ஸ்டாக், స్టాక్, স্টোর, സ്റ്റോർ',
  },
  photographer: {
    names: `photographer, photography, videographer, video shooting, cameraman, camera man, photo studio, wedding photographer, photo wala, फोटोग्राफर, फोटोग्राफी, छायाचित्रकार, फोटो स्टूडियो, कैमरामैन, वीडियोग्राफर, வீடியோகிராபர், புகைப்படக் கலைஞர், போட்டோகிராபர், கேமராமேன், ఫోటోగ్రాఫర్, వీడియోగ్రాఫర్, కెమెరామెన్, ফটোগ্রাফার, ক্যামেরাম্যান, আলোকচিত্রী, ഫോട്ടോഗ്രാഫർ, ക്യാമറാമാൻ, വീഡിയോഗ്രാഫർ,
      ஃபோட்டோகிராஃபர்`,
    hints: 'photo, camera, video, studio, फोटो, कैमरा, கேமரா, ఫోటో, ফটো, ഫോട്ടോ',
  },
} satisfies Record<string, Trade>;
