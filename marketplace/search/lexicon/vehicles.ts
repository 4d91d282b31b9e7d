// Lexicon of driving and delivery trades.
import { CRAFTSMAN, LABOURER, type Trade } from './trade.ts';

export const vehicles = {
  driver: {
    names: `gadi chalana, gadi chalane, gaadi chalana, gari chalana, गाड़ी चलाना, गाड़ी चलाने, गाड़ी चलावे, गाडी चालवणे, গাড়ি চালানো, గాడి నడపడం, బండి నడపడం, வண்டி ஓட்ட, വണ്ടി ഓടിക്കൽ,
      driver, chauffeur, car driver, cab driver, taxi driver, personal driver, family driver, van driver, tempo driver, pickup driver, ambulance driver, light motor driver, lmv driver, vehicle driver, gaadi driver, gadi chalak, motor driver,
      gaadi chalane wala, draivar, ड्राइवर, ड्रायवर, डरैवर, ड्राइवरी, driving, driver ki naukri, चालक, वाहन चालक, गाड़ी चालक, गाड़ी चलाना, कार ड्राइवर, टैक्सी ड्राइवर, கார் டிரைவர், ஓட்டுநர், டிரைவர், ஓட்டுனர், வண்டி ஓட்டுபவர், డ్రైవర్, కారు డ్రైవర్, వాహన చోదకుడు, బండి నడపడం, ড্রাইভার,
      চালক, গাড়ি চালক, গাড়ির ড্রাইভার, গাড়ি চালানো, ഡ്രൈവർ, കാർ ഡ്രൈവർ, വണ്ടി ഓടിക്കൽ, vandi ottunar, ottunar, gari chalak, chalak,
      ड्रायव्हर`,
    hints:
      'gaadi, gari, taxi, cab, tempo, licence, license, गाड़ी, टैक्सी, लाइसेंस, வண்டி, டாக்ஸி, బండి, ట్యాక్సీ, গাড়ি, ট্যাক্সি, വണ്ടി, ടാക്സി, ഡ്രൈവിംഗ്, ড্রাইভিং, డ్రైవింగ్, டிரைவிங், ड्राइविंग, uber, ola',
  },
  'truck-driver': {
    names: `truck driver, lorry driver, heavy driver, heavy vehicle driver, hmv driver, trailer driver, dumper driver, tipper driver, tanker driver, container driver, truck chalak, ट्रक ड्राइवर, ट्रक चालक, ट्रक चलाना, डंपर चालक, डंपर ड्राइवर, ट्रेलर ड्राइवर,
      भारी वाहन चालक, हेवी ड्राइवर, लारी ड्राइवर, டிரக் டிரைவர், லாரி டிரைவர், லாரி ஓட்டுநர், ట్రక్ డ్రైవర్, లారీ డ్రైవర్, ট্রাক ড্রাইভার, ট্রাক চালক, লরি ড্রাইভার, ট্রাক চালানো, ട്രക്ക് ഡ്രൈവർ, ലോറി ഡ്രൈവർ, lorry ottunar,
      ट्रक ड्रायव्हर`,
    hints:
      'truck, lorry, dumper, tipper, trailer, heavy vehicle, ट्रक, डंपर, லாரி, லாரிகள், లారీ, ట్రక్కు, ট্রাক, লরি, ലോറി, ട്രക്ക്',
  },
  'auto-driver': {
    names: `auto driver, auto rickshaw driver, autorickshaw, autorickshaw driver, auto wala, three wheeler driver, e rickshaw driver, erickshaw, e rickshaw, toto driver, bike taxi, rapido captain, bike taxi driver, auto rickshaw, ऑटो ड्राइवर, ऑटो चालक, ऑटो रिक्शा, ऑटो वाला, ई रिक्शा,
      ई रिक्शा चालक, टोटो चालक, रिक्षा चालक, रिक्षा ड्रायवर, ஆட்டோ டிரைவர், ஆட்டோ ஓட்டுநர், ஆட்டோக்காரர், ఆటో డ్రైవర్, ఆటో నడపడం, অটো ড্রাইভার, অটো চালক, টোটো চালক, ഓട്ടോ ഡ്രൈവർ, ഓട്ടോറിക്ഷ, ഓട്ടോ ഓടിക്കൽ, auto ottunar,
      रिक्षा ड्रायव्हर`,
    hints: 'auto, rickshaw, ऑटो, रिक्शा, रिक्षा, ஆட்டோ, ఆటో, অটো, টোটো, ഓട്ടോ',
  },
  'bus-driver': {
    names: `bus driver, school bus driver, coach driver, minibus driver, tram driver, बस ड्राइवर, बस चालक, स्कूल बस ड्राइवर, பஸ் டிரைவர், பேருந்து ஓட்டுநர், బస్ డ్రైవర్, బస్సు డ్రైవర్, বাস ড্রাইভার, বাস চালক, ബസ് ഡ്രൈവർ, perundhu ottunar,
      बस ड्रायव्हर`,
    hints: 'bus, बस, பஸ், பேருந்து, బస్సు, বাস, ബസ്',
  },
  'bus-conductor': {
    names: `bus conductor, conductor, ticket collector, bus cleaner conductor, कंडक्टर, बस कंडक्टर, वाहक, टिकट कलेक्टर, கண்டக்டர், நடத்துனர், కండక్టర్, బస్ కండక్టర్, কন্ডাক্টর, বাস কন্ডাক্টর, കണ്ടക്ടർ, ബസ് കണ്ടക്ടർ, nadathunar`,
    hints: 'bus, ticket, टिकट, டிக்கெட், టికెట్, টিকিট, ടിക്കറ്റ്',
  },
  'tractor-driver': {
    names: `tractor driver, tractor operator, harvester operator, harvester driver, combine operator, combine driver, tractor chalak, tractor wala, tractor, ट्रैक्टर, ट्रैक्टर ड्राइवर, ट्रैक्टर चालक, ट्रैक्टर चलाना, ट्रॅक्टर चालक, हार्वेस्टर चालक, कंबाइन ड्राइवर, டிராக்டர் டிரைவர், டிராக்டர் ஓட்டுநர்,
      டிராக்டர், ట్రాక్టర్ డ్రైవర్, ట్రాక్టర్, హార్వెస్టర్ డ్రైవర్, ট্রাক্টর চালক, ট্রাক্টর ড্রাইভার, ট্রাক্টর, ട്രാക്ടർ ഡ്രൈവർ, ട്രാക്ടർ, tractor chalana, power tiller operator, thresher operator,
      farm machine, farm machinery, farm machine operator, farm machinery operator, farm equipment operator, agricultural machinery operator, agri machinery,
      farm tractor, farm tractor driver, tractor driving, tractor work, tractor chalane wala, tractor se jutai, jutai, khet jutai, khet ki jutai,
      hal chalana, rotavator, rotavator operator, ploughing, plough, trolley driver, tractor trolley, krishi yantra, krishi yantra chalak, harvestor,
      ट्रैक्टर चलाने वाला, ट्रैक्टर चलावे वाला, ट्रैक्टर का काम, ट्रैक्टर से जुताई, खेत जुताई, खेत की जुताई, जुताई, हल चलाना, रोटावेटर, ट्रॉली चालक,
      ट्रैक्टर ट्रॉली, कृषि यंत्र, कृषि यंत्र चालक, कृषि मशीन, ट्रेक्टर, ट्रेक्टर चालक, ट्रेक्टर ड्राइवर, टेक्टर, टरेक्टर, tekter, trecter,
      ट्रॅक्टर ड्रायव्हर`,
    hints: 'harvester, combine, tiller, thresher, jutai, जुताई, हार्वेस्टर, थ्रेशर, உழவு, దుక్కి, লাঙ্গল',
  },
  'forklift-operator': {
    names: `forklift operator, forklift driver, fork lift operator, fork lift, stacker operator, reach truck operator, फोर्कलिफ्ट ऑपरेटर, फोर्कलिफ्ट, फोर्कलिफ्ट ड्राइवर, ஃபோர்க்லிஃப்ட் ஆபரேட்டர், ஃபோர்க்லிஃப்ட், ఫోర్క్‌లిఫ్ట్ ఆపరేటర్, ఫోర్క్‌లిఫ్ట్, ফর্কলিফট অপারেটর, ফর্কলিফট, ഫോർക്ക്‌ലിഫ്റ്റ് ഓപ്പറേറ്റർ, ഫോർക്ക്‌ലിഫ്റ്റ്`,
    hints: 'forklift, stacker, warehouse, godown',
  },
  'rickshaw-puller': {
    names: `rickshaw puller, cycle rickshaw, rickshaw wala, thela wala, hand cart puller, thelawala, bullock cart driver, cart puller, tanga wala, रिक्शा वाला, रिक्शा चालक, साइकिल रिक्शा, ठेला वाला, ठेला, हाथगाड़ी, बैलगाड़ी, टांगा वाला, ரிக்ஷா ஓட்டுபவர், சைக்கிள் ரிக்ஷா, மாட்டு வண்டி, రిక్షా కార్మికుడు, రిక్షా,
      తోపుడు బండి, রিকশাচালক, রিকশা চালক, রিক্সা, ভ্যান চালক, ঠেলাওয়ালা, സൈക്കിൾ റിക്ഷ, റിക്ഷാക്കാരൻ, ഉന്തുവണ്ടി,
      सायकल रिक्षा चालक,
      റിക്ഷ വലിക്കുന്നയാൾ`,
    hints: 'rickshaw, thela, रिक्शा, ठेला, ரிக்ஷா, రిక్షా, রিকশা, റിക്ഷ',
  },
  delivery: {
    names: `delivery boy, delivery partner, delivery executive, delivery rider, delivery associate, delivery person, delivery man, delivery helper, courier boy, courier, rider, delivery, food delivery, parcel delivery, bike rider, swiggy, zomato, blinkit, dunzo, home delivery, milk delivery, newspaper boy, postman,
      dakiya, डिलीवरी बॉय, डिलीवरी, डिलिवरी, डिलिव्हरी बॉय, कूरियर, कुरियर, कूरियर बॉय, डाकिया, पोस्टमैन, अखबार वाला, டெலிவரி, டெலிவரி பாய், கூரியர், தபால்காரர், డెలివరీ, డెలివరీ బాయ్, కొరియర్, పోస్ట్‌మ్యాన్, ডেলিভারি, ডেলিভারি বয়, কুরিয়ার, ডাকপিয়ন, ഡെലിവറി, ഡെലിവറി ബോയ്, കൊറിയർ, പോസ്റ്റ്മാൻ,
      डिलिव्हरी`,
    hints: 'parcel, bike, two wheeler, logistics, पार्सल, बाइक, பார்சல், பைக், పార్సెల్, బైక్, পার্সেল, বাইক, പാഴ്സൽ, ബൈക്ക്',
  },
  loader: {
    names: `loader, unloader, loading unloading, loader unloader, hamal, hamali, palledar, palledari, porter, railway porter, head load worker, loading labour, godown labour, warehouse labour, warehouse helper, godown worker, movers packers labour, shifting labour, saman uthana, boriyan uthana, लोडर, हमाल, हमाली, पल्लेदार, पल्लेदारी, लोडिंग अनलोडिंग,
      माल ढुलाई, ढुलाई, बोझा ढोना, बोरी उठाना, गोदाम मजदूर, माल चढ़ाना, माथाडी कामगार, माथाडी, சுமை தூக்குபவர், சுமை தூக்கும் தொழிலாளி, லோடர், லோடிங், லோடுமேன், మూటలు మోసేవారు, లోడర్, హమాలీ, లోడింగ్, లోడింగ్ అన్‌లోడింగ్, লোডার, কুলি, মুটে, মাল বোঝাই, লোডিং, মাল খালাস, ലോഡർ, ചുമട്ടുതൊഴിലാളി, ലോഡിംഗ്, കയറ്റിറക്ക്, ചുമട്, chumattu, loadman,
      sumai thookubavar, mathadi`,
    hints: `${LABOURER}, loading, unloading, godown, warehouse, गोदाम, वेयरहाउस, लोडिंग, கிடங்கு, கோடவுன், గోదాం, గిడ్డంగి, গুদাম, ഗോഡൗൺ, coolie`,
  },
  mechanic: {
    names: `mechanic, motor mechanic, bike mechanic, car mechanic, auto mechanic, diesel mechanic, two wheeler mechanic, four wheeler mechanic, scooter mechanic, motorcycle mechanic, garage mistri, gaadi mistri, bike mistri, motor mistri, engine mistri, automobile technician, service technician vehicle, tyre mechanic, tyre fitter, puncture wala, bike repair, car repair, scooter repair, bike repairing,
      vehicle mechanic, auto repair, truck mechanic, motorcycle repair, two wheeler repair, मैकेनिक, मेकॅनिक, मैकेनिक मिस्त्री, मेकेनिक, गाड़ी मिस्त्री, मोटर मिस्त्री, मोटर मैकेनिक, बाइक मैकेनिक, बाइक मिस्त्री, बाइक रिपेयर, कार मैकेनिक, गाड़ी मरम्मत, गाड़ी रिपेयरिंग, मोटरसाइकिल मिस्त्री, मोटरसाइकिल मरम्मत, स्कूटर मिस्त्री, पंचर वाला, टायर वाला, गॅरेज मेकॅनिक, மெக்கானிக், பைக் மெக்கானிக், கார் மெக்கானிக், வண்டி மெக்கானிக், வாகன பழுது,
      టైర్ మెకానిక్, మెకానిక్, బైక్ మెకానిక్, కార్ మెకానిక్, బండి రిపేర్, పంక్చర్, মেকানিক, গাড়ির মিস্ত্রি, বাইক মেকানিক, মোটর মেকানিক, গাড়ি সারাই, মোটর সাইকেল মিস্ত্রি, মেকানিকের কাজ, മെക്കാനിക്, ബൈക്ക് മെക്കാനിക്, കാർ മെക്കാനിക്, വണ്ടി റിപ്പയർ, വർക്ക്ഷോപ്പ് മെക്കാനിക്, gadi repairing, motor mekanik,
      motor cycle mistri, motor cycle, motorcycle, motorcycle mistri, motor cycle mechanic, gadi theek karna, gadi thik karna, gaadi theek karna,
      gadi banana, gadi banane wala, gaadi marammat, gadi marammat, gadi repair, gadi sudharna, bike banana, bike theek karna, bike thik karna,
      bike marammat, bike banane wala, bike service, scooty repair, scooty mechanic, two wheeler service, two wheeler servicing, two wheeler technician,
      vehicle service, vehicle servicing, vehicle repairer, car service, garage, garage work, garage worker, auto garage, motor garage, automobile,
      automobile mechanic, automobile repair, automotive technician, engine repair, engine mechanic, motor repair, मोटर साइकिल मिस्त्री, मोटर साइकिल,
      मोटरसाइकिल, मोटरसाइकिल मैकेनिक, मोटर साइकिल मैकेनिक, मोटर साइकिल मरम्मत, मोटर साइकिल रिपेयर, गाड़ी ठीक करना, गाड़ी ठीक करने वाला, गाड़ी बनाना,
      गाड़ी बनाने वाला, गाड़ी सुधारना, गाड़ी रिपेयर, गाड़ी की मरम्मत, बाइक बनाना, बाइक ठीक करना, बाइक मरम्मत, बाइक रिपेयरिंग, बाइक बनावे, बाइक मिस्तिरी,
      बाइक सर्विस, स्कूटर मरम्मत, स्कूटी रिपेयर, स्कूटी मिस्त्री, दुपहिया मरम्मत, दुपहिया मैकेनिक, दोपहिया मैकेनिक, दोपहिया मरम्मत, दो पहिया, गैराज, गैरेज,
      मोटर मरम्मत, मोटर रिपेयर, इंजन मिस्त्री, इंजन मरम्मत, ऑटोमोबाइल, गाड़ी के मिस्तिरी, मोटर के मिस्तिरी, गाड़ी बनावे,
      automobiles, automotive, servicing, wheeler, two wheeler, 2 wheeler, 4 wheeler, four wheeler, auto parts, scooters, scooter, scooty, मोटर, स्कूटर,
      दुपहिया, दोपहिया,
      auto electrician garage, mechanics, motorbike, motorbike mechanic, motorbike repair, bike fitter, fourwheeler, twowheeler, car workshop,
      lube technician, मोटरगाड़ी, मोटर गाड़ी, गाड़ी मैकेनिक, गाड़ी मेकेनिक, बाइक, motar mistri`,
    hints: `vehicle, vehicles, motor, bikes, ${CRAFTSMAN}, garage, workshop, service centre, vehicle repair, engine, tyre, puncture, denting, गैराज, गैरेज, मरम्मत, इंजन, टायर, पंचर, பழுதுபார்ப்பு, ரிப்பேர், గ్యారేజ్, రిపేర్, গ্যারেজ, ইঞ্জিন, টায়ার, സർവീസ്, വർക്ക്ഷോപ്പ്, ഗ്യാരേജ്`,
  },
  'cycle-repairer': {
    names: `cycle repair, cycle mechanic, bicycle repair, bicycle mechanic, cycle mistri, cycle wala, cycle repairing, साइकिल मिस्त्री, साइकिल मैकेनिक, साइकिल रिपेयर, साइकिल मरम्मत, सायकल दुरुस्ती, சைக்கிள் மெக்கானிக், சைக்கிள் ரிப்பேர், సైకిల్ మెకానిక్, సైకిల్ రిపేర్, সাইকেল মিস্ত্রি, সাইকেল সারাই, സൈക്കിൾ മെക്കാനിക്, സൈക്കിൾ റിപ്പയർ,
      Cycle repairer, सायकल मिस्त्री`,
    hints: 'cycle, bicycle, साइकिल, सायकल, சைக்கிள், సైకిల్, সাইকেল, സൈക്കിൾ',
  },
  'vehicle-washer': {
    names: `car washer, car wash, car cleaner, vehicle washer, vehicle cleaner, truck cleaner, khalasi, bus cleaner, car washing, gaadi dhone wala, car dhulai, कार वॉशर, कार वॉश, कार धुलाई, गाड़ी धोना, गाड़ी धोने वाला, खलासी, क्लीनर ट्रक, ट्रक क्लीनर, கார் வாஷ், கார் கழுவுபவர், கிளீனர் லாரி, కార్ వాష్, కారు కడగడం, লরি খালাসি, গাড়ি ধোয়া, কার ওয়াশ, খালাসি, കാർ വാഷ്, വണ്ടി കഴുകൽ, ക്ലീനർ ലോറി,
      வண்டி கழுவுபவர், బండ్లు కడిగేవారు, गाडी धुणारे, गाड़ी धोवाई,
      गाड़ी धुलाई`,
    hints: 'wash, washing, dhulai, धुलाई, கழுவுதல், ధోవడం, ধোয়া, കഴുകൽ',
  },
} satisfies Record<string, Trade>;
