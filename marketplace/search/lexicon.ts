// The words of the trades in the eight languages and as people type them in Latin letters. Written for this product.
import type { RoleSlug } from '#contracts/reference.ts';

/** Words between commas. */
interface Trade {
  /** Names that mean this trade and no other: a job is found by them, and a title that holds one is of this trade. */
  names: string;
  /** Words of the trade that others share, or that only hint at it: a job is found by them. */
  hints: string;
}

const MISTRI = 'mistri, mistry, mistree, mistiri, मिस्त्री, मिस्तरी, मिस्तिरी, কারিগর, মিস্ত্রি';
const LABOUR = 'labour, labor, labourer, laborer, mazdoor, majdoor, majdur, mazdur, मज़दूर, मजूर, लेबर';

export const lexicon: Readonly<Record<RoleSlug, Trade>> = {
  mason: {
    names: `mason, bricklayer, brick layer, rajmistri, raj mistri, rajmistry, raj mistry, rajgir, राजमिस्त्री, राज मिस्त्री,
      राजगीर, राजमिस्तिरी, गवंडी, मेसन, கொத்தனார், மேசன், మేస్త్రీ, తాపీ మేస్త్రీ, తాపీమేస్త్రీ, రాజమిస్త్రి,
      রাজমিস্ত্রি, রাজমিস্ত্রী, മേസൺ, കൽപ്പണിക്കാരൻ, മേസ്തിരി, kothanar, gavandi, shuttering, शटरिंग, plasterer,
      पलस्तर`,
    hints: `${MISTRI}, masonry, construction, building work, निर्माण, चिनाई, प्लास्टर, ईंट, கட்டுமானம், నిర్మాణం, নির্মাণ, നിർമ്മാണം,
      बांधकाम`,
  },
  electrician: {
    names: `electrician, wireman, electrical technician, bijli mistri, bijli mistry, bijlee mistri, bijliwala, electrishan,
      lectrician, इलेक्ट्रीशियन, इलेक्ट्रिशियन, बिजली मिस्त्री, बिजली वाला, वायरमैन, वायरमन, எலக்ட்ரீசியன்,
      எலெக்ட்ரீஷியன், மின்பணியாளர், మின్ పనివాడు, ఎలక్ట్రీషియన్, ইলেকট্রিশিয়ান, বিদ্যুৎ মিস্ত্রি, ഇലക്ട്രീഷ്യൻ`,
    hints: `${MISTRI}, bijli, bijlee, wiring, electrical, electric, बिजली, वायरिंग, வயரிங், వైరింగ్, ওয়্যারিং, വയറിംഗ്`,
  },
  plumber: {
    names: `plumber, pipe fitter, pipefitter, nal mistri, nalsaz, plumbar, प्लंबर, प्लम्बर, नल मिस्त्री, पाइप फिटर,
      நீர்க்குழாய் பணியாளர், பிளம்பர், ప్లంబర్, প্লাম্বার, কলের মিস্ত্রি, പ്ലംബർ`,
    hints: `${MISTRI}, plumbing, nal, pipe, नल, पाइप, குழாய், పైపు, পাইপ, പൈപ്പ്`,
  },
  carpenter: {
    names: `carpenter, woodworker, badhai, badhayi, barhai, sutar, lakdi mistri, furniture mistri, carpentar, बढ़ई, सुतार,
      कारपेंटर, लकड़ी मिस्त्री, தச்சர், கார்பெண்டர், వడ్రంగి, కార్పెంటర్, ছুতার, কাঠমিস্ত্রি, কাঠ মিস্ত্রি,
      আসবাব মিস্ত্রি, ആശാരി, മരപ്പണിക്കാരൻ, thachar, vadrangi, asari`,
    hints: `${MISTRI}, carpentry, wood, furniture, लकड़ी, फर्नीचर, மரவேலை, చెక్క, কাঠ, മരപ്പണി`,
  },
  painter: {
    names: `painter, rang mistri, rangsaz, putai wala, paintar, pentar, पेंटर, रंगसाज, रंगारी, पुताई, பெயிண்டர்,
      வர்ணம் பூசுபவர், పెయింటర్, రంగులు వేసేవారు, রংমিস্ত্রি, রং মিস্ত্রি, পেইন্টার, পেন্টার, പെയിന്റർ`,
    hints: `${MISTRI}, painting, paint, putai, putty, whitewash, रंग, रंगाई, पेंटिंग, வண்ணம், రంగులు, রং, പെയിന്റ്`,
  },
  welder: {
    names: `welder, fabricator, gas cutter, weldar, bhatti welder, वेल्डर, वेल्डिंग, फेब्रिकेटर, வெல்டர், వెల్డర్, ওয়েল্ডার,
      ঝালাই মিস্ত্রি, വെൽഡർ`,
    hints: `${MISTRI}, welding, fabrication, arc, mig, tig, झलाई, வெல்டிங், వెల్డింగ్, ঝালাই, വെൽഡിംഗ്`,
  },
  tiler: {
    names: `tiler, tile worker, tile mason, tile mistri, tiles mistri, marble mistri, tile fitter, tile layer, टाइल मिस्त्री,
      टाइल्स मिस्त्री, मार्बल मिस्त्री, टाइल फिटर, டைல்ஸ் பணியாளர், டைல்ஸ், టైల్స్ పనివాడు, టైల్స్, টাইলস মিস্ত্রি,
      টালি মিস্ত্রি, ടൈൽ പണിക്കാരൻ, ടൈൽസ്`,
    hints: `${MISTRI}, tile, tiles, tiling, marble, granite, flooring, टाइल, टाइल्स, मार्बल, फर्श, ടൈൽ, টাইল`,
  },
  helper: {
    names: `helper, beldar, beldari, construction worker, construction labour, site labour, site helper, hamal majdoor,
      coolie, हेल्पर, बेलदार, बेलदारी, मज़दूर, मजूर, मजदूरी, बिगारी, बिगारी कामगार, வேலையாள், சித்தாள், கூலி, ஹெல்பர்,
      కూలీ, హెల్పర్, సహాయకుడు, হেল্পার, দিনমজুর, মজুর, শ্রমিক, ഹെൽപ്പർ, കൂലിപ്പണി, mazdoor, majdoor, majdur, mazdur,
      sahayak majdoor`,
    hints: `${LABOUR}, unskilled, dihadi, dihari, daily wage, construction, factory helper, दिहाड़ी, सहायक, मदतनीस, कुली, സഹായി`,
  },
  loader: {
    names: `loader, unloader, loading unloading, loader unloader, hamal, palledar, palledari, porter, लोडर, हमाल, पल्लेदार,
      लोडिंग, माल ढुलाई, சுமை தூக்குபவர், லோடர், లోడర్, హమాలీ, লোডার, কুলি, মুটে, ലോഡർ, ചുമട്ടുതൊഴിലാളി, hamali`,
    hints: `${LABOUR}, loading, unloading, godown, warehouse, गोदाम, वेयरहाउस, கிடங்கு, గోదాం, গুদাম, ഗോഡൗൺ`,
  },
  driver: {
    names: `driver, chauffeur, truck driver, car driver, tempo driver, auto driver, cab driver, bus driver, jcb operator,
      draivar, dryver, ड्राइवर, ड्रायवर, चालक, वाहन चालक, गाड़ी चालक, ஓட்டுநர், டிரைவர், డ్రైవర్, ড্রাইভার, চালক,
      ഡ്രൈവർ`,
    hints: `driving, gaadi, gadi, truck, taxi, tempo, licence, गाड़ी, ट्रक, टैक्सी, வண்டி, లారీ, গাড়ি, വണ്ടി`,
  },
  delivery: {
    names: `delivery boy, delivery partner, delivery executive, delivery rider, delivery associate, delivery person,
      delivery helper, courier boy, rider, delivery, delivry, डिलीवरी बॉय, डिलीवरी, डिलिवरी, कूरियर, டெலிவரி, డెలివరీ,
      ডেলিভারি, ഡെലിവറി`,
    hints: `courier, parcel, bike, food delivery, पार्सल, बाइक, பார்சல், పార్సెల్, পার্সেল, പാഴ്സൽ`,
  },
  mechanic: {
    names: `mechanic, motor mechanic, bike mechanic, car mechanic, auto mechanic, diesel mechanic, garage mistri,
      gaadi mistri, mekanik, मैकेनिक, मेकॅनिक, मैकेनिक मिस्त्री, गाड़ी मिस्त्री, மெக்கானிக், మెకానిక్, মেকানিক,
      മെക്കാനിക്`,
    hints: `${MISTRI}, garage, workshop, service centre, vehicle repair, गैराज, गैरेज, मरम्मत, பழுதுபார்ப்பு, రిపేర్, গ্যারেজ,
      വർക്ക്ഷോപ്പ്`,
  },
  'ac-technician': {
    names: `ac technician, ac mechanic, a c technician, ac mistri, ac fridge mechanic, hvac technician,
      refrigeration technician, refrigerator mechanic, fridge mechanic, एसी मिस्त्री, एसी टेक्नीशियन, एसी मैकेनिक,
      फ्रिज मैकेनिक, ஏசி மெக்கானிக், ஏசி டெக்னீஷியன், ఏసీ టెక్నీషియన్, ఏసీ మెకానిక్, এসি মেকানিক, এসি মিস্ত্রি,
      എസി ടെക്നീഷ്യൻ, എസി മെക്കാനിക്`,
    hints: `${MISTRI}, ac, hvac, air conditioner, fridge, refrigerator, cooling, एसी, फ्रिज, ஏசி, ఏసీ, এসি, എസി`,
  },
  'machine-operator': {
    names: `machine operator, cnc operator, vmc operator, lathe operator, press operator, production operator,
      plant operator, turner, machinist, मशीन ऑपरेटर, सीएनसी ऑपरेटर, खराद, மெஷின் ஆபரேட்டர், இயந்திர இயக்குநர்,
      మెషిన్ ఆపరేటర్, মেশিন অপারেটর, മെഷീൻ ഓപ്പറേറ്റർ`,
    hints: `operator, machine, factory, production, cnc, lathe, ऑपरेटर, मशीन, कारखाना, फैक्ट्री, தொழிற்சாலை, ఫ్యాక్టరీ,
      কারখানা, ഫാക്ടറി`,
  },
  tailor: {
    names: `tailor, sewing machine operator, stitching operator, darzi, darji, silai, shimpi, tailar, दर्ज़ी, दर्जी, टेलर,
      शिंपी, सिलाई, தையல்காரர், தையல், டெய்லர், దర్జీ, టైలర్, కుట్టు, দর্জি, সেলাই, തയ്യൽക്കാരൻ, തയ്യൽ`,
    hints: `stitching, sewing, garment, kapda, boutique, कपड़ा, गारमेंट, बुटीक, ஆடை, దుస్తులు, পোশাক, വസ്ത്രം`,
  },
  cook: {
    names: `cook, chef, commis, rasoiya, rasoia, bawarchi, bavarchi, halwai, khansama, kuk, tandoor cook, maharaj cook,
      रसोइया, बावर्ची, कुक, शेफ, हलवाई, आचारी, स्वयंपाकी, சமையல்காரர், சமையல், செஃப், వంటవాడు, వంట మనిషి, కుక్, చెఫ్,
      রাঁধুনি, বাবুর্চি, কুক, പാചകക്കാരൻ, കുക്ക്, ഷെഫ്, executive chef, sous chef, chef de partie`,
    hints: `cooking, kitchen, hotel, restaurant, khana, rasoi, catering, रसोई, खाना, होटल, ढाबा, ஹோட்டல், హోటల్, হোটেল,
      ഹോട്ടൽ`,
  },
  cleaner: {
    names: `cleaner, housekeeping, housekeeper, sweeper, janitor, maid, house helper, domestic helper, domestic help,
      house maid, housemaid, room attendant, safai karmchari, safai karamchari, safai wala, kaamwali, kamwali,
      bai kaam, jhadu pocha, सफ़ाई कर्मी, सफ़ाई कर्मचारी, सफाई, हाउसकीपिंग, झाड़ू पोछा, कामवाली, घरेलू सहायिका,
      स्वच्छता कर्मचारी, घरकाम, துப்புரவு பணியாளர், வீட்டு வேலை, சுத்தம், పారిశుధ్య కార్మికుడు, హౌస్ కీపింగ్, ఇంటి పని,
      পরিচ্ছন্নতা কর্মী, ঝাড়ুদার, কাজের লোক, হাউসকিপিং, ശുചീകരണ തൊഴിലാളി, വീട്ടുജോലി, ക്ലീനർ, housekeeping associate,
      housekeeping attendant, housekeeping staff`,
    hints: `cleaning, safai, jhadu, pocha, house keeping, ghar ka kaam, क्लीनर, झाड़ू, पोछा, క్లీనింగ్, ক্লিনার, ക്ലീനിംഗ്`,
  },
  guard: {
    names: `security guard, guard, watchman, chowkidar, chaukidar, security officer, bouncer, gunman, gatekeeper,
      suraksha guard, सुरक्षा गार्ड, गार्ड, चौकीदार, पहरेदार, वॉचमैन, सुरक्षा रक्षक, वॉचमन, காவலாளி, பாதுகாவலர்,
      செக்யூரிட்டி, సెక్యూరిటీ గార్డ్, కాపలాదారు, వాచ్‌మన్, নিরাপত্তা রক্ষী, দারোয়ান, সিকিউরিটি গার্ড, സെക്യൂരിറ്റി,
      കാവൽക്കാരൻ`,
    hints: `security, suraksha, pahredar, सुरक्षा, सिक्योरिटी, பாதுகாப்பு, భద్రత, নিরাপত্তা, സുരക്ഷ`,
  },
  gardener: {
    names: `gardener, mali, maali, bagwan, horticulture worker, nursery worker, माली, बागवान, तोटामाळी, தோட்டக்காரர்,
      తోటమాలి, মালি, തോട്ടക്കാരൻ`,
    hints: `garden, gardening, plants, lawn, nursery, बाग, बगीचा, पौधे, தோட்டம், తోట, বাগান, തോട്ടം`,
  },
  salon: {
    names: `barber, hair dresser, hairdresser, hair stylist, beautician, beauty therapist, salon worker, salon, nai, naai,
      parlour, mehndi artist, spa therapist, नाई, हेयर ड्रेसर, ब्यूटीशियन, सैलून, सलून, पार्लर, न्हावी,
      முடிதிருத்துபவர், அழகுக்கலை நிபுணர், சலூன், మంగలి, బ్యూటీషియన్, సెలూన్, নাপিত, বিউটিশিয়ান, সেলুন, ബാർബർ,
      ബ്യൂട്ടീഷ്യൻ, സലൂൺ`,
    hints: `beauty, hair, makeup, spa, haircut, ब्यूटी, बाल, मेकअप, அழகு, బ్యూటీ, বিউটি, ബ്യൂട്ടി`,
  },
  caregiver: {
    names: `caregiver, care giver, caretaker, nanny, babysitter, baby sitter, aaya, ayah, elder care, patient care, ward boy,
      wardboy, nursing attendant, home nurse, देखभाल कर्मी, केयरटेकर, आया, दाई, वार्ड बॉय, मरीज़ की देखभाल, काळजीवाहक,
      பராமரிப்பாளர், ஆயா, సంరక్షకుడు, ఆయా, কেয়ারগিভার, আয়া, সেবিকা, പരിചാരക, ഹോം നഴ്സ്, ആയ`,
    hints: `care, patient, elderly, children, nurse, देखभाल, बुज़ुर्ग, बच्चे, मरीज़, முதியோர், వృద్ధులు, বৃদ্ধ, രോഗി`,
  },
  'farm-worker': {
    names: `farm worker, farm labour, agricultural labour, agriculture worker, farmer, harvester, milker, dairy worker,
      khet mazdoor, khet majdoor, kheti, खेत मज़दूर, खेतिहर मज़दूर, खेती, शेतमजूर, शेतकाम, விவசாயக் கூலி,
      பண்ணை வேலையாள், వ్యవసాయ కూలీ, రైతు కూలీ, ক্ষেতমজুর, কৃষি শ্রমিক, കർഷകത്തൊഴിലാളി, കൃഷിപ്പണി`,
    hints: `${LABOUR}, farm, farming, agriculture, khet, dairy, poultry, खेत, कटाई, डेयरी, शेती, விவசாயம், వ్యవసాయం, কৃষি, കൃഷി`,
  },
  packer: {
    names: `packer, picker, picker packer, packing boy, packing helper, packing executive, packing staff, pickar, पैकर,
      पैकिंग, पिकर, पॅकर, பேக்கர், பேக்கிங், ప్యాకర్, ప్యాకింగ్, প্যাকার, প্যাকিং, പാക്കർ, പാക്കിംഗ്`,
    hints: `packing, packaging, warehouse, godown, sorting, scanning, गोदाम, वेयरहाउस, கிடங்கு, గోదాం, গুদাম, ഗോഡൗൺ`,
  },
  'shop-assistant': {
    names: `shop assistant, shop boy, shop helper, salesman, saleswoman, salesgirl, sales girl, sales boy, counter sales,
      store helper, showroom staff, retail associate, retail sales associate, sales associate, cashier, dukan helper,
      dukandar sahayak, दुकान सहायक, सेल्समैन, सेल्समन, सेल्सगर्ल, कैशियर, दुकानदार सहायक, दुकान कामगार, கடை உதவியாளர்,
      சேல்ஸ்மேன், షాప్ అసిస్టెంట్, సేల్స్‌మన్, দোকান সহকারী, দোকান কর্মচারী, সেলসম্যান, കടയിലെ സഹായി, സെയിൽസ്മാൻ,
      സെയിൽസ്`,
    hints: `shop, dukan, dukaan, store, retail, sales, counter, mart, kirana, दुकान, किराना, सेल्स, शोरूम, கடை, షాపు, দোকান,
      കട`,
  },
};
