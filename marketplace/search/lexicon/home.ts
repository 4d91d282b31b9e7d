// Lexicon of work in households, care, cleaning and security.
import type { Trade } from './trade.ts';

export const home = {
  cleaner: {
    names: `cleaner, cleaning, cleaning staff, office cleaner, housekeeping, housekeeper, house keeping, janitor, room attendant, room boy, toilet cleaner, washroom attendant, hospital cleaner, safai karmchari, safai karmi, safai wala, safai kaam, saaf safai, jhadu pocha, housekeeping boy, housekeeping associate, housekeeping attendant, housekeeping staff, floor cleaner, sanitation worker, pantry boy,
      सफ़ाई कर्मी, सफ़ाई कर्मचारी, सफाई, साफ सफाई, सफाई वाला, सफाई का काम, हाउसकीपिंग, हाउस कीपिंग, क्लीनर, झाड़ू पोछा, स्वच्छता कर्मचारी, साफसफाई, सफाई कामगार, துப்புரவு பணியாளர், துப்புரவு, சுத்தம் செய்பவர், சுத்தம், ஹவுஸ் கீப்பிங், க்ளீனர், పారిశుత్యం, హౌస్ కీపింగ్, పారిశుధ్య కార్మికుడు, శుభ్రం చేసేవారు, క్లీనర్, క్లీనింగ్, పరిశుభ్రత, পরিচ্ছন্নতা কর্মী, সাফাই কর্মী, সাফাই, হাউসকিপিং, ক্লিনার,
      പരിസരം ശുചീകരണം, ശുചീകരണ തൊഴിലാളി, ശുചീകരണം, ക്ലീനർ, ക്ലീനിംഗ്, ഹൗസ് കീപ്പിംഗ്, thuppuravu, safai kamgar,
      house cleaning, home cleaning, hotel cleaning, ghar ki safai, ghar safai, kamre ki safai, room cleaning, cleaning work, clean work, cleaning job,
      dusting, saf safai, saaf safaai, hotel housekeeping, hospital housekeeping, house keeping work, safayi, safai ka kaam, safai karna, pocha lagana,
      jhadu pochha, jhaadu pocha, jharu pocha, घर की सफाई, घर सफाई, कमरे की सफाई, सफाई करना, सफाई के काम, पोछा लगाना, झाड़ू पोंछा, झाडू पोछा, होटल सफाई,
      हाउस किपिंग, झाड़ू पोछा के काम, साफ सफाई के काम,
      gharelu kaam, gharelu kam, ghar ka kaam, house work, housework, household work, home maintenance, घरेलू काम, घर का काम, घर के काम, घरेलू काम काज,
      domestic cleaner, house cleaner`,
    hints:
      'household, domestic, gharelu, घरेलू, safai, jhadu, pocha, mopping, dusting, washroom, झाड़ू, पोछा, धूल, சுத்தம் செய்தல், శుభ్రత, ঝাড়ু, ക്ലീൻ',
  },
  'domestic-worker': {
    names: `jhadu pocha bartan, झाड़ू पोंछा बर्तन, झाड़ू पोंछा और बर्तन, बर्तन मांजना, bartan manjna, भांडी घासणे, বাসন মাজা, అంట్లు తోమడం,
      maid, house maid, housemaid, house helper, domestic helper, domestic help, domestic worker, servant, house servant, kaamwali, kaam wali, kamwali, kamwali bai, kaam wali bai, bai kaam, ghar ka kaam, gharelu kaam, gharelu sahayika, naukrani, house work, housework, full time maid, part time maid, live in maid, mavshi, कामवाली, कामवाली बाई, घरेलू सहायिका, घरेलू कामगार, घरेलू काम, घर का काम, घरेलू नौकर, नौकरानी, बाई, झाड़ू बर्तन, दाई काम, घरकाम, मोलकरीण, धुणीभांडी, घरगुती कामगार,
      வீட்டு வேலை, வீட்டு வேலைக்காரி, வேலைக்காரி, வீட்டுப் பணியாளர், పని మనిషి, ఇంటి పని, ఇంటి పనిమనిషి, పనిమనిషి, కాజ్, কাজের লোক, কাজের মেয়ে, কাজের মাসি, বাড়ির কাজ, গৃহকর্মী, গৃহপরিচারিকা, ঝি, വീട്ടുജോലി, വീട്ടുജോലിക്കാരി, വേലക്കാരി, വീട്ടുവേലക്കാരി, veettu velai, velaikkari, inti pani, pani manishi, kajer lok, kajer meye, veettujoli, molkarin, gharkaam`,
    hints: 'house, household, domestic, ghar, घर, घरेलू, வீடு, ఇల్లు, বাড়ি, വീട്',
  },
  launderer: {
    names: `launderer, laundry, laundry worker, washerman, dhobi, dry cleaner, dry cleaning, ironing, iron wala, press wala, presser, pressman, istri wala, kapda dhona, kapde dhona, kapde press, steam press, laundry boy, washing clothes, धोबी, लॉन्ड्री, इस्त्री, इस्त्री वाला, प्रेस वाला, कपड़े धोना, कपड़ा धोना, कपड़े प्रेस, ड्राई क्लीनर, परीट, कपडे धुणे, சலவை, சலவைத் தொழிலாளி, வண்ணார், இஸ்திரி, லாண்டரி,
      చాకలి, ఇస్త్రీ, లాండ్రీ, బట్టలు ఉతకడం, ধোপা, ইস্ত্রি, লন্ড্রি, কাপড় ধোয়া, কাপড় কাচা, അലക്കുകാരൻ, അലക്ക്, തേപ്പുകാരൻ, ഇസ്തിരി, ലോൺട്രി, salavai, vannar, chakali, dhopa, alakku`,
    hints: 'clothes, iron, press, steam, कपड़े, प्रेस, துணி துவைத்தல், బట్టలు, কাপড়, തുണി',
  },
  caregiver: {
    names: `caregiver, care giver, caretaker, care taker, elder care, elderly care, old age care, old people care, patient care at home, home nurse, home care, attendant for old, bujurg ki dekhbhal, budhe ki seva, देखभाल कर्मी, केयरटेकर, केयर टेकर, केयरगिवर, बुज़ुर्ग की देखभाल, बुजुर्गों की देखभाल, सेवादार, बूढ़े की सेवा, काळजीवाहक, वृद्ध सेवा, பராமரிப்பாளர், முதியோர் பராமரிப்பு, முதியோர் கவனிப்பு, கேர் டேக்கர், చంరక్షణ, సంరక్షకుడు, వృద్ధుల సంరక్షణ, కేర్ టేకర్, কেয়ারগিভার, কেয়ারটেকার, বয়স্কদের দেখাশোনা, বৃদ্ধ সেবা, পরিচর্যাকারী,
      പരിചാരക, ഹോം നഴ്സ്, വൃദ്ധ പരിചരണം, കെയർ ടേക്കർ, കെയർഗിവർ, പരിചരണം, home nursing`,
    hints: 'care, elderly, dekhbhal, seva, देखभाल, बुज़ुर्ग, सेवा, முதியோர், పెద్దవారు, వృద్ధులు, বৃদ্ধ, বয়স্ক, വൃദ്ധ',
  },
  'ward-attendant': {
    names: `aaya, aya, ayah, आया, আয়া, ward boy, wardboy, ward attendant, patient attendant, patient care attendant, patient care, patient care assistant, hospital attendant, nursing attendant, nursing assistant, nursing aide, general duty assistant, gda, hospital helper, ward aaya, hospital aaya, ot attendant, health care assistant, patient care taker, bedside attendant, stretcher bearer, mariz ki dekhbhal, marij ki dekhbhal, rogi ki seva, वार्ड बॉय, वार्ड अटेंडेंट, मरीज़ की देखभाल, मरीज की सेवा, रोगी की देखभाल, रोगी सेवा, रोगी देखभाल, अस्पताल सहायक, अस्पताल अटेंडेंट, पेशेंट केयर, नर्सिंग सहायक, नर्सिंग असिस्टेंट,
      जनरल ड्यूटी असिस्टेंट, रुग्णसेवक, रुग्ण सेवा, वॉर्ड बॉय, நோயாளி பராமரிப்பு, வார்டு பாய், மருத்துவமனை உதவியாளர், நோயாளி உதவியாளர், వార్డ్ బాయ్, రోగుల సంరక్షణ, పేషెంట్ కేర్, ఆసుపత్రి సహాయకుడు, ওয়ার্ড বয়, রোগীর সেবা, রোগীর দেখাশোনা, রোগী দেখাশোনা, হাসপাতাল আয়া, നഴ്സിംഗ് അസിസ്റ്റന്റ്, രോഗി പരിചരണം, വാർഡ് ബോയ്, ആശുപത്രി സഹായി, attendant hospital,
      aspatal aya, aspatal sahayak, bimar ki dekhbhal, beemar ki dekhbhal, bimar ki seva, marij ki seva, mareej ki dekhbhal, rogi dekhbhal, rogi seva,
      rogi sewa, patient ki dekhbhal, patient sambhalna, patient ki seva, attendant patient, health attendant, health worker helper, nursing care,
      nursing helper, bimar sewa, अस्पताल आया, बीमार की देखभाल, बीमार की सेवा, पेशेंट की देखभाल, पेशेंट अटेंडेंट, रोगी परिचारक, रोगी सहायक, मरीज सेवा,
      मरीज देखभाल, मरीजों की देखभाल, स्वास्थ्य सहायक, स्वास्थ्य कार्यकर्ता, आशा कार्यकर्ता, आशा दीदी, asha worker, ആരോഗ്യ പ്രവർത്തക, ആരോഗ്യ പ്രവർത്തകൻ,
      आरोग्य सेवक, आरोग्य सेविका, স্বাস্থ্যকর্মী, ఆరోగ్య కార్యకర్త, சுகாதாரப் பணியாளர்`,
    hints:
      'patient, hospital, clinic, nursing, rogi, mariz, मरीज़, रोगी, अस्पताल, நோயாளி, மருத்துவமனை, రోగి, ఆసుపత్రి, রোগী, হাসপাতাল, രോഗി, ആശുപത്രി, attendant',
  },
  nurse: {
    names: `nurse, staff nurse, anm, gnm, anm nurse, gnm nurse, nursing staff, hospital nurse, icu nurse, nars, नर्स, स्टाफ नर्स, एएनएम, जीएनएम, परिचारिका, நர்ஸ், செவிலியர், స్టాఫ్ నర్స్, నర్సు, నర్స్, নার্স, সেবিকা, സ്റ്റാഫ് നഴ്സ്, നഴ്സ്, sevilier`,
    hints: 'nursing, hospital, नर्सिंग, அவசர சிகிச்சை, నర్సింగ్, নার্সিং, നഴ്സിംഗ്',
  },
  'child-carer': {
    names: `aanganbadi, anganbadi, आँगनबाड़ी, आंगनबाड़ी,
      nanny, babysitter, baby sitter, child care, childcare, child care worker, baby care, babysitting, creche worker, day care worker, anganwadi, anganwadi worker, anganwadi helper, aaya, aya, ayah, dai maa, bachche ki dekhbhal, bachcha sambhalna, bacchon ki dekhbhal, bachon ki dekhbhal, आया, दाई, बेबी सिटर, नैनी, बच्चे की देखभाल, बच्चों की देखभाल, बच्चा संभालना, शिशु देखभाल, शिशु पालन, आंगनवाड़ी, आंगनवाड़ी कार्यकर्ता, आंगनवाड़ी सेविका, पाळणाघर, बाळ सांभाळणे, मुलांची काळजी, ஆயா, குழந்தை பராமரிப்பு, குழந்தை பார்த்துக்கொள்ளுதல், அங்கன்வாடி,
      ఆయా, పిల్లల సంరక్షణ, పిల్లలను చూసుకోవడం, బేబీ సిట్టర్, అంగన్‌వాడీ, আয়া, বাচ্চা দেখাশোনা, শিশু যত্ন, শিশু পরিচর্যা, অঙ্গনওয়াড়ি, ആയ, കുട്ടികളെ നോക്കൽ, ശിശു പരിപാലനം, ബേബി സിറ്റർ, അങ്കണവാടി,
      bal sevika, balwadi, baalwadi, shishu griha, shishu dekhbhal, bal dekhbhal, baal dekhbhal, bachcha palna, bachcha dekhna, bachche sambhalna,
      bacche sambhalna, bachche dekhna, bachcho ki dekhrekh, crèche, creche, creche helper, day care, daycare, play school helper, बालवाड़ी, बाल सेविका,
      शिशु गृह, बाल देखभाल, बाल विकास, बच्चा पालना, बच्चा देखना, बच्चे संभालना, बच्चे देखना, बच्चों की देखरेख, बच्चों को संभालना, बच्चे पालना, क्रेच,
      डे केयर, पालना घर, लइका देखभाल, लइकन के देखभाल, लइका संभारे, laika dekhbhal`,
    hints: 'baby, child, children, infant, bachche, bachcha, बच्चे, बच्चों, शिशु, குழந்தை, పిల్లలు, বাচ্চা, শিশু, കുട്ടി, കുട്ടികൾ',
  },
  sweeper: {
    names: `sweeper, road sweeper, street sweeper, sewer cleaner, sewer worker, sewage worker, drain cleaner, gutter cleaner, septic tank cleaner, nala safai, jharu wala, jhadu wala, jhaduwala, jamadar, jhadu lagana, municipal cleaner, झाड़ू वाला, झाड़ू लगाना, जमादार, स्वीपर, नाला सफाई, नाली सफाई, सीवर सफाई, सड़क सफाई, झाडूवाला, झाडूकामगार, தெரு கூட்டுபவர், பெருக்குபவர், சாக்கடை சுத்தம், ఊడ్చేవారు, స్వీపర్, రోడ్లు ఊడ్చేవారు, డ్రైనేజీ, ঝাড়ুদার, সুইপার, নর্দমা পরিষ্কার, മെഥർ, തൂപ്പുകാരൻ, തൂപ്പുകാരി, തൂപ്പ്, ഓട വൃത്തിയാക്കൽ, thooppu`,
    hints: 'municipal, sweeping, sewer, drain, gutter, नाली, नाला, சாக்கடை, మురుగు, নর্দমা, ഓട',
  },
  'waste-sorter': {
    names: `waste sorter, waste sorting, waste segregation, waste segregator, scrap sorter, scrap worker, rag picker, ragpicker, waste picker, recycling worker, recycling, plastic sorter, kabadi, kabadiwala, kabaadi, kabadi wala, kachra chunna, kachra beenna, kachra chhatna, kooda beenna, kooda chunna, waste management, e waste, scrap dealer, raddi wala, compost worker, composting, कबाड़ी, कबाड़ीवाला, कबाड़, कचरा बीनना, कचरा बीनने वाला, कचरा छांटना, कचरा चुनना, कूड़ा बीनना, कूड़ा बीनने वाला, कूड़ा छांटना, रद्दी वाला, कचरा प्रबंधन, कचरा अलग करना, रीसाइक्लिंग, पुनर्चक्रण, कचरावेचक, कचरा वेचक, भंगारवाला, भंगार,
      குப்பை பிரிப்பவர், குப்பை பொறுக்குபவர், பழைய இரும்பு, கழிவு மேலாண்மை, மறுசுழற்சி, చెత్త ఏరేవారు, చెత్త వేరుచేయడం, పాత సామాన్లు, వ్యర్థాల నిర్వహణ, రీసైక్లింగ్, কাগজ কুড়ানি, ময়লা বাছাই, বর্জ্য বাছাই, বর্জ্য ব্যবস্থাপনা, ভাঙারি, কাবাড়িওয়ালা, പാഴ്‌വസ്തു ശേഖരണം, ആക്രി, ആക്രിക്കച്ചവടം, മാലിന്യം വേർതിരിക്കൽ, മാലിന്യ സംസ്കരണം, bhangar, kabari, aakri,
      kachra prabandhan, kachra alag karna, kachra sorting, koora beenna, kuda beenna, kuda chunna, kabad, kabaad, kabad ka kaam, plastic beenna,
      scrap collection, scrap collector, waste collection sorting, dry waste, solid waste, waste worker, waste recycling, garbage sorting, garbage sorter,
      kachra beenne wala, kachra chhantna, kuda karkat, कूड़ा छाँटना, कचरा छाँटना, कबाड़ का काम, प्लास्टिक बीनना, ठोस कचरा, सूखा कचरा, कूड़ा करकट, कचरा,
      कूड़ा, kachra, kooda, waste`,
    hints: 'waste, scrap, recycle, kachra, kooda, raddi, कचरा, कूड़ा, रद्दी, குப்பை, கழிவு, చెత్త, ময়লা, বর্জ্য, মাল, മാലിന്യം',
  },
  'waste-collector': {
    names: `garbage collector, waste collector, garbage truck helper, dustbin collector, trash collector, garbage van, kachra gadi, kachra uthane wala, kooda uthane wala, kooda gadi, कचरा उठाने वाला, कूड़ा उठाने वाला, कचरा गाड़ी, कूड़ा गाड़ी, कचरा उठाना, कूड़ा उठाना, कचरा संग्राहक, घंटागाडी, குப்பை அள்ளுபவர், குப்பை வண்டி, குப்பை சேகரிப்பவர், చెత్త బండి, చెత్త ఎత్తేవారు, చెత్త సేకరణ, ময়লা ফেলা, ময়লা সংগ্রহ, ময়লার গাড়ি, মালিন্য, মালবাহী, മാലിന്യ ശേഖരണം, ഹരിത കർമ്മ സേന`,
    hints: 'garbage, dustbin, trash',
  },
  'pest-controller': {
    names: `pest control, pest controller, pest control technician, fumigation, fumigator, disinfection worker, termite treatment, mosquito spray, fogging, पेस्ट कंट्रोल, कीट नियंत्रण, दीमक, फॉगिंग, दवा छिड़काव, कीड नियंत्रण, பூச்சி கட்டுப்பாடு, பெஸ்ட் கண்ட்ரோல், పెస్ట్ కంట్రోల్, పురుగుల నివారణ, পেস্ট কন্ট্রোল, পোকা মারা, পোকা নিয়ন্ত্রণ, പെസ്റ്റ് കൺട്രോൾ, കീടനിയന്ത്രണം`,
    hints: 'pest, termite, spray, fumigation, कीट, பூச்சி, పురుగులు, পোকা, കീടം',
  },
  guard: {
    names: `security guard, guard, security, watchman, watch man, chowkidar, chaukidar, security officer, bouncer, gunman, gatekeeper, gate keeper, gateman, suraksha guard, suraksha karmi, night watchman, pahredar, darban, durwan, paharedar, सुरक्षा गार्ड, सिक्योरिटी गार्ड, सिक्योरिटी, गार्ड, चौकीदार, चौकीदारी, पहरेदार, पहरेदारी, पहरा देना, वॉचमैन, सुरक्षा रक्षक, सुरक्षा कर्मी, वॉचमन, दरबान, रखवाली, रखवाला, बाउंसर, राखणदार, पहारेकरी, सेक्युरिटी, காவலாளி, காவலர் வேலை, பாதுகாவலர், செக்யூரிட்டி, வாட்ச்மேன், காவல்காரர்,
      సెక్యూరిటీ గార్డ్, సెక్యూరిటీ, కాపలాదారు, కాపలా, వాచ్‌మన్, వాచ్‌మెన్, కావలిమనిషి, নিরাপত্তা রক্ষী, নিরাপত্তারক্ষী, দারোয়ান, সিকিউরিটি গার্ড, সিকিউরিটি, পাহারাদার, পাহারা, চৌকিদার, নিরাপত্তা কর্মী, സെക്യൂരിറ്റി, സെക്യൂരിറ്റി ഗാർഡ്, കാവൽക്കാരൻ, കാവൽ, വാച്ച്മാൻ, kaavalali, kavalali, kavalkaran, pahara, darwan, rakhwali`,
    hints: 'suraksha, bodyguard, gate, सुरक्षा, गेट, பாதுகாப்பு, భద్రత, নিরাপত্তা, സുരക്ഷ',
  },
  firefighter: {
    names: `firefighter, fire fighter, fireman, fire man, fire safety worker, fire brigade, fire guard, rescue worker, फायरमैन, फायर फाइटर, अग्निशामक, दमकल, दमकल कर्मी, अग्निशमन, अग्निशमन दल, தீயணைப்பு வீரர், தீயணைப்பாளர், అగ్నిమాపక సిబ్బంది, ఫైర్‌మ్యాన్, అగ్నిమాపక, দমকল কর্মী, দমকলকর্মী, দমকল, অগ্নিনির্বাপক, অগ্নি নির্বাপক, ഫയർമാൻ, അഗ്നിശമന സേന, അഗ്നിശമനസേനാംഗം`,
    hints: 'fire, safety, rescue, आग, अग्नि, தீ, అగ్ని, আগুন, തീ',
  },
  salon: {
    names: `barber, hair dresser, hairdresser, hair cutting, hair cutter, haircut, hair stylist, hairstylist, hair artist, salon worker, salon, saloon, nai, naai, nau, nauwa, hajjam, hajam, baal katna, baal kaatne wala, bal katai, gents parlour, नाई, नाऊ, नउवा, हज्जाम, बाल काटने वाला, बाल काटना, बाल कटाई, हेयर ड्रेसर, हेयर कटिंग, हेयर स्टाइलिस्ट, सैलून, सलून, न्हावी, नाभिक, केशकर्तन, केस कापणे, केशभूषाकार, बार्बर, முடிதிருத்துபவர், முடி திருத்துபவர், முடி வெட்டுபவர், சிகை அலங்காரம், சிகையலங்கார நிபுணர், சலூன், நாவிதர், பார்பர்,
      మంగలి, క్షురకుడు, జుట్టు కత్తిరించడం, హెయిర్ కట్, హెయిర్ స్టైలిస్ట్, సెలూన్, బార్బర్, নাপিত, চুল কাটা, হেয়ার কাটিং, হেয়ার ড্রেসার, সেলুন, নরসুন্দর, ബാർബർ, മുടിവെട്ട്, മുടി വെട്ടൽ, മുടിവെട്ടുകാരൻ, ഹെയർ സ്റ്റൈലിസ്റ്റ്, സലൂൺ, ക്ഷുരകൻ, mudi vettu, mangali, napit, nhavi, saloon worker,
      nayi, naayi, naee, naai ki dukan, nai ka kaam, baal kaatna, bal katna, bal kaatna, baal cutting, hair salon, mens salon, mens parlour, dadhi banana,
      daadhi, shave, shaving, keshkartan, नाई का काम, नाई की दुकान, बाल काटे वाला, बाल कटिंग, दाढ़ी बनाना, हजामत, हज्जाम के काम, नाऊ के काम, जेंट्स पार्लर,
      hajamat`,
    hints: 'hair, shaving, baal, बाल, दाढ़ी, केस, முடி, జుట్టు, চুল, മുടി',
  },
  beautician: {
    names: `beautician, beauty parlour, beauty parlor, beauty therapist, parlour, parlor, parlour work, ladies parlour, makeup artist, make up artist, bridal makeup, mehndi artist, mehandi, mehndi, mehndi lagana, spa therapist, nail artist, massage therapist, masseur, malish wala, skin therapist, waxing, threading, facial, manicurist, manicure, pedicurist, ब्यूटीशियन, ब्यूटी पार्लर, पार्लर, पार्लर का काम, मेकअप आर्टिस्ट, मेकअप, मेंहदी, मेहंदी, मेहंदी आर्टिस्ट, मालिश, मालिश वाला, स्पा थेरेपिस्ट, सौंदर्य विशेषज्ञ, सौंदर्य प्रसाधक, सौंदर्यतज्ञ, अश्रृंगार, ब्युटीशियन, ब्युटी पार्लर, அழகுக்கலை நிபுணர், அழகு நிலையம், பியூட்டிஷியன், பியூட்டி பார்லர், மேக்கப், மருதாணி, மெஹந்தி,
      బ్యూటీషియన్, బ్యూటీ పార్లర్, మేకప్, మెహందీ, గోరింటాకు, పార్లర్, বিউটিশিয়ান, বিউটি পার্লার, পার্লার, মেকআপ, মেহেন্দি, রূপসজ্জা, রূপচর্চা, ബ്യൂട്ടീഷ്യൻ, ബ്യൂട്ടി പാർലർ, മേക്കപ്പ്, മൈലാഞ്ചി, മസാജ്,
      beauty salon, beauty saloon, beauty care, beauty work, hair and beauty, skin care, facial work, bridal artist, beauty parlar, byuti parlar, shringar,
      सौंदर्य, ब्यूटी सैलून, सौंदर्य केंद्र, श्रृंगार, दुल्हन मेकअप, ब्राइडल मेकअप, फेशियल, थ्रेडिंग, ladies beauty parlour, mahila parlour`,
    hints: 'beauty, makeup, spa, skin, massage, bridal, ब्यूटी, सौंदर्य, மசாஜ், அழகு, బ్యూటీ, অঙ্গসজ্জা, বিউটি, ബ്യൂട്ടി',
  },
} satisfies Record<string, Trade>;
