// The words of trades that work with metal, current and machines at hand.
import { CRAFTSMAN, type Trade } from './trade.ts';

export const metal = {
  electrician: {
    names: `electrician, wireman, wire man, electrical technician, electric mistri, bijli mistri, bijli wala, bijli ka kaam, lineman helper,
      house wiring, wiring work, electrical work, electrition, eletrician, lectrician, इलेक्ट्रीशियन, इलेक्ट्रिशियन, बिजली मिस्त्री,
      बिजली वाला, बिजली का काम, बिजली कारीगर, बिजली मिस्तिरी, वायरमैन, वायरमन, विद्युत कारागीर, वीज कामगार, எலக்ட்ரீசியன், எலெக்ட்ரீஷியன்,
      மின்பணியாளர், மின்சார வேலை, மின் வேலை, மின் பணியாளர், வயர்மேன், మిన్ పనివాడు, ఎలక్ట్రీషియన్, కరెంటు పని, విద్యుత్ పని, వైర్‌మ్యాన్, ఎలక్ట్రికల్ పని,
      ইলেকট্রিশিয়ান, বিদ্যুৎ মিস্ত্রি, ইলেকট্রিক মিস্ত্রি, কারেন্ট মিস্ত্রি, ইলেকট্রিকের কাজ, ഇലക്ട്രീഷ്യൻ, വയർമാൻ, വൈദ്യുതി പണി, ഇലക്ട്രിക്കൽ പണി,
      minpani, current velai, current mistri, vidyut mistri`,
    hints: `${CRAFTSMAN}, bijli, wiring, electrical, electric, current, बिजली, वायरिंग, विद्युत, वीज, इलेक्ट्रिक, इलेक्ट्रिकल, வயரிங், மின்சாரம்,
      கரண்ட், వైరింగ్, కరెంటు, విద్యుత్, ওয়্যারিং, বিদ্যুৎ, কারেন্ট, ইলেকট্রিক, വയറിംഗ്, കറന്റ്, വൈദ്യുതി`,
  },
  'motor-winder': {
    names: `motor winder, motor rewinding, coil winder, armature winder, motor winding, electrical fitter, panel wireman, panel wiring,
      मोटर वाइंडिंग, मोटर बाइंडिंग, मोटर वाइंडर, इलेक्ट्रिकल फिटर, மோட்டார் வைண்டிங், மோட்டார் ரீவைண்டிங், మోటార్ వైండింగ్, మోటార్ రివైండింగ్, মোটর বাইন্ডিং,
      মোটর ওয়াইন্ডিং, മോട്ടോർ വൈൻഡിംഗ്`,
    hints: 'winding, motor, transformer, मोटर, மோட்டார், మోటార్, মোটর, മോട്ടോർ',
  },
  lineman: {
    names: `lineman, line man, cable jointer, power line worker, transmission line worker, electricity pole worker, लाइनमैन, लाइनमन, केबल जॉइंटर,
      லைன்மேன், మి఩్ లైన్ పని, లైన్‌మెన్, লাইনম্যান, ലൈൻമാൻ`,
    hints: 'cable, pole, केबल, खंभा, கேபிள், కేబుల్, কেবল, കേബിൾ',
  },
  'electronics-technician': {
    names: `electronics technician, electronic mechanic, tv repair, tv mechanic, television mechanic, radio mechanic, washing machine repair,
      appliance technician, home appliance repair, inverter technician, cctv technician, cctv installer, computer repair, computer hardware,
      printer repair, ro technician, टीवी मैकेनिक, टीवी मिस्त्री, टीवी रिपेयर, इलेक्ट्रॉनिक मैकेनिक, वॉशिंग मशीन मैकेनिक, सीसीटीवी, कंप्यूटर रिपेयर,
      டிவி மெக்கானிக், டிவி ரிப்பேர், எலக்ட்ரானிக்ஸ், டிவி பழுது, టీవీ మెకానిక్, టీవీ రిపేర్, ఎలక్ట్రానిక్స్, టివి రిపేరు, টিভি মেকানিক, টিভি মিস্ত্রি,
      টিভি সারাই, ইলেকট্রনিক্স, ടിവി മെക്കാനിക്, ടിവി റിപ്പയർ, ഇലക്ട്രോണിക്സ്, ഇലക്ട്രോണിക് മെക്കാനിക്, सीसीटीवी टेक्निशियन`,
    hints:
      'electronics, electronic, tv, cctv, appliance, inverter, repairing, repair, इलेक्ट्रॉनिक, टीवी, रिपेयरिंग, டிவி, టీవీ, টিভি, ടിവി',
  },
  'mobile-repairer': {
    names: `mobile repair, mobile repairing, mobile repairer, mobile mechanic, mobile technician, phone repair, cell phone repair, mobile phone repair,
      mobile banane wala, mobile mistri, फोन रिपेयर, मोबाइल रिपेयर, मोबाइल रिपेयरिंग, मोबाइल मिस्त्री, मोबाइल मैकेनिक, मोबाइल ठीक करना, मोबाइल मरम्मत,
      मोबाइल बनाने वाला, मोबाईल दुरुस्ती, மொபைல் ரிப்பேர், செல்போன் பழுது, மொபைல் பழுது பார்ப்பவர், செல்போன் ரிப்பேர், మొబైల్ రిపేర్, సెల్ ఫోన్ రిపేర్,
      মোবাইল সারাই, মোবাইল রিপেয়ারিং, মোবাইল মেকানিক, മൊബൈൽ റിപ്പയർ, മൊബൈൽ ടെക്നീഷ്യൻ, ഫോൺ റിപ്പയർ`,
    hints: 'mobile, phone, smartphone, मोबाइल, मोबाईल, फोन, மொபைல், செல்போன், మొబైల్, ఫోన్, মোবাইল, ফোন, മൊബൈൽ, ഫോൺ',
  },
  'solar-technician': {
    names: `solar technician, solar panel installer, solar installer, solar panel fitter, solar fitter, solar panel, solar mistri, solar work, rooftop solar,
      सोलर टेक्नीशियन, सोलर पैनल, सोलर मिस्त्री, सौर ऊर्जा, सौर पैनल, सोलर फिटर, சோலார் டெக்னீசியன், சோலார் பேனல், சூரிய ஒளி மின்சாரம், సోలార్ టెక్నీషియన్, సోలార్ ప్యానెల్,
      সোলার টেকনিশিয়ান, সোলার প্যানেল, সৌর প্যানেল, സോളാർ ടെക്നീഷ്യൻ, സോളാർ പാനൽ`,
    hints: 'solar, suryamitra, सोलर, सौर, சோலார், సోలార్, সোলার, സോളാർ',
  },
  'telecom-technician': {
    names: `telecom technician, tower technician, mobile tower technician, fiber technician, fibre technician, optical fiber splicer, ofc splicer,
      broadband technician, wifi installer, internet technician, cable tv operator, dish installer, dth installer, set top box installer, टेलीकॉम टेक्नीशियन,
      टावर टेक्नीशियन, फाइबर टेक्नीशियन, डिश वाला, केबल वाला, டெலிகாம் டெக்னீசியன், டவர் டெக்னீசியன், టెలికాం టెక్నీషియన్, టవర్ టెక్నీషియన్, টেলিকম টেকনিশিয়ান,
      টাওয়ার টেকনিশিয়ান, ടെലികോം ടെക്നീഷ്യൻ, ടവർ ടെക്നീഷ്യൻ`,
    hints: 'telecom, fiber, fibre, broadband, dth, dish, टेलीकॉम, टावर, டெலிகாம், టెలికాం, টেলিকম, ടെലികോം',
  },
  plumber: {
    names: `plumber, pipe fitter, pipefitter, pipe line fitter, nal mistri, nalsaz, nal wala, nal ka kaam, sanitary fitter, sanitary mistri, plumbing, plumbing work,
      pump mistri, प्लंबर, प्लम्बर, नल मिस्त्री, नल वाला, नल का काम, नलसाज, पाइप फिटर, पाइप मिस्त्री, प्लंबिंग, नळ कारागीर, नळजोडणी, நீர்க்குழாய் பணியாளர், பிளம்பர்,
      குழாய் வேலை, பிளம்பிங், குழாய் பொருத்துபவர், ప్లంబర్, ప్లంబింగ్, పైపుల పని, నల్లా పని, కుళాయి పని, প্লাম্বার, কলের মিস্ত্রি, কল মিস্ত্রি, পাইপ মিস্ত্রি, প্লাম্বিং, জলের মিস্ত্রি,
      പ്ലംബർ, പ്ലംബിംഗ്, പൈപ്പ് പണി, kuzhai velai, kolai velai, kal mistri`,
    hints: `${CRAFTSMAN}, nal, pipe, pipeline, sanitary, tap, नल, पाइप, नळ, टोंटी, சானிட்டரி, குழாய், పైపు, కుళాయి, নল, পাইপ, പൈപ്പ്`,
  },
  'ac-technician': {
    names: `ac technician, ac mechanic, a c technician, ac mistri, ac repair, ac service, ac fitter, ac installation, ac fridge mechanic, hvac technician, refrigeration technician,
      refrigeration mechanic, refrigerator mechanic, fridge mechanic, fridge mistri, fridge repair, air conditioner mechanic, air conditioning technician, cooling mechanic, एसी मिस्त्री,
      एसी टेक्नीशियन, एसी मैकेनिक, एसी रिपेयर, एसी सर्विस, फ्रिज मैकेनिक, फ्रिज मिस्त्री, ए सी मैकेनिक, रेफ्रिजरेशन मैकेनिक, ஏசி மெக்கானிக், ஏசி டெக்னீஷியன், ஏசி சர்வீஸ், ஃப்ரிட்ஜ் மெக்கானிக்,
      ఏసీ టెక్నీషియన్, ఏసీ మెకానిక్, ఏసీ రిపేర్, ఫ్రిజ్ మెకానిక్, এসি মেকানিক, এসি মিস্ত্রি, এসি সারাই, ফ্রিজ মিস্ত্রি, ফ্রিজ মেকানিক, എസി ടെക്നീഷ്യൻ, എസി മെക്കാനിക്, ഫ്രിഡ്ജ് മെക്കാനിക്`,
    hints: `${CRAFTSMAN}, ac, hvac, air conditioner, fridge, refrigerator, cooler, cooling, एसी, फ्रिज, कूलर, ஏசி, ஃப்ரிட்ஜ், ఏసీ, ఫ్రిజ్, এসি, ফ্রিজ, എസി, ഫ്രിഡ്ജ്`,
  },
  welder: {
    names: `welder, fabricator, gas cutter, gas welder, arc welder, mig welder, tig welder, welding, welding mistri, welding work, jhalai mistri, gate grill mistri, grill mistri,
      iron fabricator, steel fabricator, वेल्डर, वेल्डिंग, वेल्डिंग मिस्त्री, फेब्रिकेटर, झलाई मिस्त्री, झलाई, गैस कटर, ग्रिल मिस्त्री, வெல்டர், வெல்டிங், பற்றவைப்பவர், வெல்டிங் வேலை, వెల్డర్, వెల్డింగ్,
      వెల్డింగ్ పని, ওয়েল্ডার, ওয়েল্ডিং, ঝালাই মিস্ত্রি, ঝালাই, গ্রিল মিস্ত্রি, വെൽഡർ, വെൽഡിംഗ്, വെൽഡിംഗ് പണി, jhalai, jhalai wala`,
    hints: `${CRAFTSMAN}, fabrication, arc, mig, tig, grill, gate, gas cutting, ग्रिल, फेब्रिकेशन, பேப்ரிகேஷன், గ్రిల్, গ্রিল, ഗ്രിൽ`,
  },
  fitter: {
    names: `fitter, mechanical fitter, machine fitter, iti fitter, maintenance fitter, millwright, machine mechanic, maintenance mechanic, pump mechanic, tractor mechanic,
      diesel engine mechanic, generator mechanic, maintenance technician, machine maintenance, फिटर, मशीन फिटर, मैकेनिकल फिटर, मेंटेनेंस फिटर, मशीन मिस्त्री, पंप मैकेनिक, ட்ராக்டர் மெக்கானிக்,
      ट्रैक्टर मैकेनिक, ஃபிட்டர், பிட்டர், மெஷின் மெக்கானிக், ఫిట్టర్, మెషిన్ మెకానిక్, ফিটার, মেশিন মিস্ত্রি, মেশিন মেকানিক, ഫിറ്റർ, മെഷീൻ മെക്കാനിക്, iti fitter trade`,
    hints: 'iti, maintenance, fitting, generator, आईटीआई, मेंटेनेंस, फिटिंग, ஐடிஐ, ఐటీఐ, আইটিআই, ഐടിഐ',
  },
  'lathe-operator': {
    names: `lathe operator, lathe machine operator, turner, machinist, cnc operator, cnc turner, cnc machine operator, vmc operator, cnc programmer, milling operator, milling machine operator,
      drilling machine operator, tool maker, die maker, tool and die maker, kharad mistri, kharadi, kharad, खराद, खराद मिस्त्री, खरादी, टर्नर, मशीनिस्ट, सीएनसी ऑपरेटर, सीएनसी, वीएमसी ऑपरेटर, लेथ मशीन,
      लेथ ऑपरेटर, டர்னர், லேத் ஆபரேட்டர், லேத், சிஎன்சி ஆபரேட்டர், கடைசல், టర్నర్, లేత్ ఆపరేటర్, సీఎన్‌సీ ఆపరేటర్, লেদ মিস্ত্রি, লেদ মেশিন, টার্নার, সিএনসি অপারেটর, ലെയ്ത്ത്, ടർണർ, സിഎൻസി ഓപ്പറേറ്റർ`,
    hints: 'cnc, vmc, lathe, milling, tool room, die, सीएनसी, लेथ, लेद, சிஎன்சி, సీఎన్‌సీ, সিএনসি, സിഎൻസി, operator, machine',
  },
  'sheet-metal-worker': {
    names: `sheet metal worker, tinsmith, tin smith, denter, denting, dent mistri, car denter, body repair, denting painting, denter painter, panel beater, duct fitter, ducting, coppersmith, thathera,
      डेंटर, डेंटिंग, डेंटिंग पेंटिंग, शीट मेटल, टिन मिस्त्री, ठठेरा, तांबट, கண்ணார், டிங்கரிங், டென்டர், தகர வேலை, டிங்கர், టింకరింగ్, డెంటింగ్, తగరం పని, ডেন্টিং, টিন মিস্ত্রি, ডেন্টার, കാർ ഡെന്റിംഗ്, ടിങ്കറിംഗ്,
      ടിൻ പണി, ഷീറ്റ് മെറ്റൽ, tinkering`,
    hints: 'sheet metal, duct, dent, body shop, टिन, तांबा, தகரம், రేకు, টিন, തകരം',
  },
  blacksmith: {
    names: `blacksmith, black smith, ironsmith, lohar, luhar, lohar mistri, loha mistri, lohe ka kaam, forger, forging, hammer man, लोहार, लुहार, लोहे का काम, लोहा मिस्त्री, लोहारी, கொல்லர், இரும்பு வேலை, கருமான், కమ్మరి, ఇనుప పని, కమ్మరి పని,
      কামার, লোহার কাজ, কর্মকার, কামারশালা, കൊല്ലൻ, കൊല്ലപ്പണി, ഇരുമ്പ് പണി, kamar, kammari, kollar, karuman, kamaar`,
    hints: 'iron, loha, forge, लोहा, இரும்பு, ఇనుము, লোহা, ഇരുമ്പ്',
  },
  grinder: {
    names: `grinder, grinding operator, grinding machine operator, polisher, metal polisher, buffing, buffing operator, buff polish, ग्राइंडर, ग्राइंडिंग, बफिंग, पॉलिशर, पॉलिश मिस्त्री, கிரைண்டிங், பாலிஷ், பஃபிங், గ్రైండింగ్, పాలిషింగ్, గ్రైండర్,
      গ্রাইন্ডার, গ্রাইন্ডিং, পালিশ মিস্ত্রি, ഗ്രൈൻഡർ, ഗ്രൈൻഡിംഗ്, പോളിഷിംഗ്`,
    hints: 'grinding, polish, buff, पॉलिश, பாலிஷிங், పాలిష్, পালিশ, പോളിഷ്',
  },
  'foundry-worker': {
    names: `foundry worker, moulder, molder, foundry, casting worker, furnace operator, furnace worker, bhatti worker, dhalai karigar, rolling mill worker, steel plant worker, फाउंड्री, भट्टी कामगार, भट्ठी मज़दूर, ढलाई कारीगर, मोल्डर, रोलिंग मिल,
      ஃபவுண்டரி, வார்ப்பு வேலை, உருக்கு வேலை, ఫౌండ్రీ, మౌల్డర్, పోత పని, ফাউন্ড্রি, ঢালাই কারখানা, ফার্নেস অপারেটর, ഫൗണ്ടറി, വാർപ്പ് പണി`,
    hints: 'casting, furnace, bhatti, mould, die casting, भट्टी, भट्ठी, வார்ப்பு, కొలిమి, চুল্লি, ചൂള',
  },
} satisfies Record<string, Trade>;
