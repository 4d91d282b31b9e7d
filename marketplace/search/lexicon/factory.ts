// Search words for work in factories, mills and mines, in all languages.
import { LABOURER, type Trade } from './trade.ts';

export const factory = {
  'machine-operator': {
    names: `machine operator, press operator, power press operator, production operator, plant operator, machine chalana, machine chalane wala, punching operator, production worker, mixing operator, packaging machine operator, मशीन ऑपरेटर, मशीन चलाना, मशीन चालक, मशीन चलाने वाला, प्रोडक्शन ऑपरेटर, प्लांट ऑपरेटर, प्रेस ऑपरेटर, यंत्र चालक, மெஷின் ஆபரேட்டர், இயந்திர இயக்குநர், இயந்திர ஆபரேட்டர், மெஷின் ஓட்டுபவர், ஆலை ஆபரேட்டர், మెషిన్ ఆపరేటర్, యంత్ర ఆపరేటర్, ప్రెస్ ఆపరేటర్, మెషిన్ నడపడం, মেশিন অপারেটর, মেশিন চালক, মেশিন চালানো, প্রোডাকশন অপারেটর, മെഷീൻ ഓപ്പറേറ്റർ, യന്ത്രം പ്രവർത്തിപ്പിക്കൽ, പ്രൊഡക്ഷൻ ഓപ്പറേറ്റർ,
      మెషీన్ ఆపరేటర్`,
    hints:
      'operator, machine, production, plant, ऑपरेटर, मशीन, प्लांट, மெஷின், ஆபரேட்டர், మెషిన్, ఆపరేటర్, মেশিন, অপারেটর, മെഷീൻ, ഓപ്പറേറ്റർ',
  },
  'pump-operator': {
    names: `pump operator, water pump operator, pump man, pumpman, pump house operator, tubewell operator, tube well operator, jal pump operator, motor pump operator, water supply operator, water tank operator, nal jal mitra, nal jal operator, pump chalak, pump chalana, valveman, पंप ऑपरेटर, पम्प ऑपरेटर, पंप चालक, पंप चलाना, पानी पंप, पानी का पंप, जल पंप, पंप हाउस, ट्यूबवेल ऑपरेटर, नलकूप ऑपरेटर, नलकूप चालक, नल जल मित्र, जलकल, पाणी पंप, पंप मदतनीस, பம்ப் ஆபரேட்டர், தண்ணீர் பம்ப், மோட்டார் பம்பு, பம்பு இயக்குபவர், పంప్ ఆపరేటర్, నీటి పంపు, పంపు ఆపరేటర్, పంపుహౌస్, পাম্প অপারেটর, পাম্প চালক, জলের পাম্প, পাম্প হাউস, പമ്പ് ഓപ്പറേറ്റർ, പമ്പ് ഹൗസ്, വാട്ടർ പമ്പ്,
      irrigation pump, irrigation, irrigation worker, sinchai, sichai, sinchai pump, water motor, pani ki motor, paani ki motor, pani motor, motor chalana,
      borewell operator, borewell motor, tubewell, tube well, tubewell chalana, nalkup, nalkoop, nal kup, boring chalana, boring operator, pump set, pumpset,
      pump house, diesel pump, water pump, water pumping, water pump mechanic, water operator, water supply, pani supply, jal aapurti, jal apurti, pani pump,
      paani pump, pani ka pump, paani ka pump, jal operator, overhead tank operator, pump man work, pump attendant water, सिंचाई, सिंचाई पंप, पानी की मोटर,
      मोटर चलाना, बोरवेल ऑपरेटर, बोरवेल मोटर, ट्यूबवेल, ट्यूबवेल चलाना, नलकूप, बोरिंग चलाना, बोरिंग ऑपरेटर, पंप सेट, पम्प सेट, पंपसेट, डीजल पंप, जल आपूर्ति,
      पानी सप्लाई, पानी आपूर्ति, जल मित्र, जल संचालक, पम्प चलाना, पम्प चालक, पानी के पंप, पंप के काम, पानी का पम्प, पंप, पम्प, pump, pamp operator, pamp,
      pumping, pumping station, waterman, water man, valve operator, hydro operator, water works, waterworks, जल सेवक,
      sprinkler, drip irrigation, pump driver, pump technician water, pump room, pumps, hydraulic pump, motor operator, water motor operator,
      water plant operator, water treatment plant, filter plant,
      irrigator, handpump, hand pump, hand pump mechanic, compressor operator, generator operator, dg operator, हैंडपंप, हैंड पंप, चापाकल, chapakal,
      जनरेटर ऑपरेटर`,
    hints: 'boring, borewell, बोरिंग, बोरवेल, valve, pump, tubewell, water supply, पंप, नलकूप, பம்ப், పంపు, পাম্প, പമ്പ്',
  },
  'factory-helper': {
    names: `factory helper, factory worker, factory labour, production helper, manufacturing worker, company helper, company labour, mill worker, industrial worker, assembly helper, karkhana majdoor, फैक्ट्री हेल्पर, फैक्ट्री मज़दूर, फैक्टरी मजदूर, कारखाना मज़दूर, कारखाने में काम, कारखाना कामगार, कंपनी हेल्पर, कंपनी कामगार, प्रोडक्शन हेल्पर, மில் வேலை, தொழிற்சாலை தொழிலாளி, தொழிற்சாலை வேலை, ஃபேக்டரி வேலை, ఫ్యాక్టరీ కార్మికుడు, ఫ్యాక్టరీ పని, ఫ్యాక్టరీ హెల్పర్, కంపెనీ హెల్పర్, কারখানার শ্রমিক, কারখানা শ্রমিক, ফ্যাক্টরি কর্মী, কারখানার কাজ, ഫാക്ടറി തൊഴിലാളി, ഫാക്ടറി ജോലി, ഫാക്ടറി ഹെൽപ്പർ, കമ്പനി ജോലി,
      কারখানার হেল্পার,
      ஃபேக்டரி ஹெல்பர், फॅक्टरी हेल्पर,
      soap maker, soap making, sabun banana, match box worker, matchbox, firecracker worker, pataka factory, साबुन बनाना, माचिस, पटाखा फैक्ट्री, தீப்பெட்டி, பட்டாசு, பட்டாசுத் தொழிலாளி, సబ్బుల తయారీ, সাবান তৈরি, സോപ്പ് നിർമ്മാണം, பட்டாசு தொழிற்சாலை, பட்டாசு வேலை, தீப்பெட்டித் தொழிலாளி, బాణసంచా తయారీ, বাজি কারখানা, പടക്ക നിർമ്മാണം, फटाका कारखाना`,
    hints: `${LABOURER}, factory, production, manufacturing, industry, karkhana, कारखाना, फैक्ट्री, कंपनी, உற்பத்தி, தொழிற்சாலை, ఫ్యాక్టరీ, పరిశ్రమ, কারখানা, ফ্যাক্টরি, ഫാക്ടറി`,
  },
  assembler: {
    names: `assembler, assembly operator, assembly line worker, assembly line operator, assembly worker, assembly, assembly fitter, mobile assembly, pcb assembly, soldering operator, असेंबली, असेंबलर, असेंबली ऑपरेटर, असेंबली लाइन, அசெம்பிளி, அசெம்ப்ளி, அசெம்பிளர், అసెంబ్లీ, అసెంబ్లర్, অ্যাসেম্বলি, অ্যাসেম্বলার, അസംബ്ലി, അസംബ്ലർ,
      అసెంబ్లింగ్ పని,
      असेंब्ली ऑपरेटर`,
    hints: 'assembly line, soldering, असेंबल, pcb, line operator',
  },
  'quality-checker': {
    names: `quality checker, quality inspector, qc checker, quality check, quality control, quality controller, qc inspector, garment checker, checker, fabric checker, testing operator, product tester, line checker, क्वालिटी चेकर, क्वालिटी, क्यूसी, चेकर, गुणवत्ता जांच, தரக் கட்டுப்பாடு, குவாலிட்டி செக்கர், தரம் பார்ப்பவர், క్వాలిటీ చెకర్, నాణ్యత తనిఖీ, క్వాలిటీ, কোয়ালিটি চেকার, মান নিয়ন্ত্রণ, চেকার, ക്വാളിറ്റി ചെക്കർ, ക്വാളിറ്റി,
      garment checking, checking staff, checking work, செக்கிங் வேலை, செக்கிங் ஆட்கள், செக்கிங் பணியாளர்,
      చెకింగ్ పని, চেকিং এর কাজ, ചെക്കിങ് ജോലി, चेकिंग का काम, चेकिंग स्टाफ़`,
    hints: 'quality, qc, qa, checking, inspection, जांच, செக்கிங், చెకింగ్, চেকিং, ചെക്കിംഗ്',
  },
  'plastic-operator': {
    names: `plastic moulding operator, injection moulding operator, moulding operator, molding operator, moulding machine operator, blow moulding, extruder operator, plastic factory worker, plastic operator, rubber moulding, प्लास्टिक मोल्डिंग, मोल्डिंग ऑपरेटर, इंजेक्शन मोल्डिंग, प्लास्टिक फैक्ट्री, மோல்டிங் ஆபரேட்டர், பிளாஸ்டிக் மோல்டிங், మోల్డింగ్ ఆపరేటర్, ప్లాస్టిక్ మోల్డింగ్, প্লাস্টিক মোল্ডিং, মোল্ডিং অপারেটর, പ്ലാസ്റ്റിക് മോൾഡിംഗ്, മോൾഡിംഗ് ഓപ്പറേറ്റർ,
      ప్లాస్టిక్ మౌల్డింగ్ ఆపరేటర్`,
    hints: 'plastic, moulding, molding, injection, प्लास्टिक, मोल्डिंग, பிளாஸ்டிக், ప్లాస్టిక్, প্লাস্টিক, പ്ലാസ്റ്റിക്, rubber',
  },
  'boiler-operator': {
    names: `boiler operator, boiler attendant, boiler man, boiler fireman, second class boiler attendant, steam boiler, boiler, बॉयलर ऑपरेटर, बॉयलर अटेंडेंट, बॉयलर, பாய்லர் ஆபரேட்டர், கொதிகலன் இயக்குபவர், பாய்லர், బాయిలర్ ఆపరేటర్, బాయిలర్, বয়লার অপারেটর, বয়লার, ബോയിലർ ഓപ്പറേറ്റർ, ബോയിലർ`,
    hints: 'steam, boiler',
  },
  packer: {
    names: `packer, picker, picker packer, packing, packing boy, packing helper, packing executive, packing staff, packing worker, packing kaam, packing job, hand packer, pickar, carton packing, order picker, labeling worker, bottle filling worker, पैकर, पैकिंग, पिकर, पॅकर, पॅकिंग, पैकिंग का काम, पैकिंग हेल्पर, पैकेजिंग, பேக்கர், பேக்கிங், பேக்கிங் வேலை, பொட்டலம் கட்டுபவர், ప్యాకర్, ప్యాకింగ్, ప్యాకింగ్ పని, পুকুরিং, প্যাকার, প্যাকিং, প্যাকিংয়ের কাজ, പാക്കർ, പാക്കിംഗ്, പായ്ക്കിംഗ് ജോലി,
      saman pack karna, सामान पैक करना`,
    hints: 'packaging, warehouse, godown, sorting, scanning, labelling, carton, गोदाम, वेयरहाउस, கிடங்கு, గోదాం, গুদাম, ഗോഡൗൺ',
  },
  miner: {
    names: `miner, mine worker, mining, mining worker, coal mine worker, coal miner, quarry worker, stone crusher worker, stone crusher, sand mining, khadan majdoor, khan majdoor, koyla khadan, खदान मज़दूर, खान मज़दूर, खनिक, कोयला खदान, खदान, पत्थर खदान, खाण कामगार, दगड खाण, சுரங்கத் தொழிலாளி, சுரங்கம், கல் குவாரி, குவாரி, గని కార్మికుడు, గనులు, క్వారీ, బొగ్గు గని, খনি শ্রমিক, কয়লা খনি, খনি, পাথর খাদান, ഖനി തൊഴിലാളി, ക്വാറി, പാറമട, ഖനി, suranga,
      గని పనివారు,
      ഖനിത്തൊഴിലാളി`,
    hints: 'mine, coal, quarry, crusher, कोयला, खान, நிலக்கரி, బొగ్గు, কয়লা, കൽക്കരി',
  },
  'factory-supervisor': {
    names: `factory supervisor, production supervisor, line supervisor, shift supervisor, shift incharge, production incharge, floor supervisor, foreman, floor incharge, फैक्ट्री सुपरवाइजर, प्रोडक्शन सुपरवाइजर, शिफ्ट इंचार्ज, फोरमैन, पर्यवेक्षक, फॉर्मन, ஃபோர்மேன், சூப்பர்வைசர், மேற்பார்வையாளர், సూపర్‌వైజర్, ఫోర్‌మెన్, పర్యవేక్షకుడు, সুপারভাইজার, ফোরম্যান, সূপার, സൂപ്പർവൈസർ, ഫോർമാൻ, supervisor, सुपरवाइजर, सुपरवाइज़र,
      फॅक्टरी सुपरवायझर`,
    hints: 'incharge, supervision, इंचार्ज, leader',
  },
} satisfies Record<string, Trade>;
