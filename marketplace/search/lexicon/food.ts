// Search words for food trades, in all languages.
import type { Trade } from './trade.ts';

export const food = {
  cook: {
    names: `cook, chef, commis, commis chef, rasoiya, rasoia, bawarchi, bavarchi, khansama, kuk, tandoor cook, maharaj cook, khana banane wala, khana banane wali, khana banana, home cook, house cook, fast food cook, hotel cook, restaurant cook, south indian cook, chinese cook, executive chef, sous chef, chef de partie, cooking, catering cook, bhandari, रसोइया, रसोईया, बावर्ची, कुक, शेफ, आचारी, स्वयंपाकी, स्वयंपाक,
      खाना बनाना, खाना बनाने वाला, खाना बनाने वाली, खानसामा, खाना पकाना, महाराज रसोइया, भंडारी, சமையல்காரர், சமையல், சமையல் வேலை, செஃப், சமையல் மாஸ்டர், சமையற்காரர், వంటవాడు, వంట మనిషి, వంట పని, వంట మాస్టర్, కుక్, చెఫ్, వంటమనిషి, রাঁধুনি, রান্নার লোক, রান্নার কাজ, বাবুর্চি, কুক, শেফ, পাচক, പാചകക്കാരൻ, പാചകം, പാചകക്കാരി, കുക്ക്, ഷെഫ്, samayal, samayalkarar, vanta manishi, vantavadu, pachakam, ranna, radhuni, randhuni, swayampaki, rannar lok,
      dosa maker, dosa master, parotta master, parotta maker, பரோட்டா மாஸ்டர், தோசை மாஸ்டர், దోశ మాస్టర్, പൊറോട്ട മാസ്റ്റർ, ദോശ മാസ്റ്റർ, biryani master, grill master, பிரியாணி மாஸ்டர், புரோட்டா மாஸ்டர், బిర్యానీ మాస్టర్, పరోటా మాస్టర్, ബിരിയാണി മാസ്റ്റർ,
      వంట చేయడం, వంట చేసే, சமைக்கும் வேலை, சமைக்கும், roti banana, roti banane, रोटी बनाना`,
    hints:
      'shadi, shaadi, wedding, शादी, बियाह, ब्याह, लग्न, বিয়ে, పెళ్లి, கல்யாணம், കല്യാണം, kitchen, hotel, restaurant, khana, rasoi, catering, canteen, mess, dhaba, tandoor, रसोई, खाना, होटल, ढाबा, कैंटीन, किचन, ஹோட்டல், சமையலறை, హోటల్, క్యాంటీన్, হোটেল, রেস্তোরাঁ, রান্না, ഹോട്ടൽ, കാന്റീൻ',
  },
  'kitchen-helper': {
    names: `kitchen helper, kitchen boy, kitchen porter, dish washer, dishwasher, utility boy, kitchen steward, utensil cleaner, bartan dhone wala, bartan dhona, vegetable cutter, cook helper, kitchen cleaner, किचन हेल्पर, रसोई सहायक, बर्तन धोना, बर्तन धोने वाला, बर्तन मांजना, किचन बॉय, सब्जी काटना, भांडी घासणे, சமையல் உதவியாளர், பாத்திரம் கழுவுபவர், கிச்சன் ஹெல்பர், కిచెన్ హెల్పర్, వంట సహాయకుడు, గిన్నెలు కడగడం,
      কিচেন হেল্পার, বাসন মাজা, রান্নাঘরের হেল্পার, কিচেন বয়, അടുക്കള സഹായി, പാത്രം കഴുകൽ, കിച്ചൺ ഹെൽപ്പർ,
      சமையலறை உதவி,
      washing dishes, dish washing, dishwashing, cleaning dishes, utensil washing, utensil cleaning`,
    hints: 'kitchen, utensils, bartan, किचन, बर्तन, பாத்திரம், గిన్నెలు, বাসন, അടുക്കള',
  },
  waiter: {
    names: `f b service associate, f b service executive, f b service, f b associate, f and b service, food and beverage service, guest service associate f b,
      coffee maker, coffee making, waiter, waitress, steward, server restaurant, captain restaurant, hotel waiter, hotel boy, service boy, food server, banquet waiter, bartender, barista, catering boy, room service, वेटर, वेट्रेस, स्टीवर्ड, बैरा, बेयरा, होटल बॉय, बारटेंडर, வெயிட்டர், சர்வர், பரிமாறுபவர், ஹோட்டல் சர்வர், బేరర్, వెయిటర్, సర్వర్, ওয়েটার, বেয়ারা, হোটেল বয়, পরিবেশক, വെയിറ്റർ, സപ്ലയർ, ഹോട്ടൽ സപ്ലയർ, വിളമ്പുകാരൻ, bearer, hotel supplier, baira,
      serving food, food serving, khana serve karna, khana parosna, party me serve, khana parosne, खाना परोसना, खाना परोसने, जेवण वाढणे,
      খাবার পরিবেশন, వడ్డించడం, భోజనం వడ్డించడం, உணவு பரிமாறும், உணவு பரிமாறுதல், பரிமாறும் வேலை, ഭക്ഷണം വിളമ്പൽ, ഭക്ഷണം വിളമ്പാൻ`,
    hints:
      'shadi, shaadi, wedding, शादी, बियाह, ब्याह, लग्न, বিয়ে, పెళ్లి, கல்யாணம், കല്യാണം, hotel, restaurant, banquet, cafe, होटल, रेस्टोरेंट, உணவகம், ஹோட்டல், హోటల్, রেস্তোরাঁ, হোটেল, ഹോട്ടൽ',
  },
  baker: {
    names: `baker, bakery, bakery worker, bakery helper, baking, bread maker, cake maker, cake decorator, pastry chef, pastry cook, confectioner, biscuit maker, nanbai, oven man, bakery chef, bekari, बेकर, बेकरी, बेकरी कारीगर, बेकरी काम, नानबाई, केक बनाना, केक मेकर, ब्रेड बनाना, डबल रोटी, बिस्कुट बनाना, पाव बनाना, पेस्ट्री शेफ, பேக்கரி, பேக்கர், பேக்கரி மாஸ்டர், கேக் செய்பவர், ரொட்டி செய்பவர், బేకర్, బేకరీ, బేకరీ మాస్టర్, కేక్ తయారీ, বেকার, বেকারি,
      বেকারি কারিগর, কেক বানানো, পাউরুটি, রুটি তৈরি, ബേക്കർ, ബേക്കറി, കേക്ക് മേക്കർ, ബേക്കറി പണി,
      bread banana, cake banana, biscuit banana, biskut, pav banana, double roti, bakery ka kaam, bakery product, bakery products, bread baker, cake baking,
      cake bakery, cookies, cookie maker, bread making, cake making, biscuit factory, bekri, बेकरी का काम, बेकरी उत्पाद, बिस्किट बनाना, केक, ब्रेड, पावरोटी,
      पाव रोटी, डबलरोटी, बेकरी के काम, कुकीज`,
    hints: 'bread, cake, pastry, biscuit, oven, ब्रेड, केक, बिस्कुट, கேக், ரொட்டி, కేక్, బ్రెడ్, কেক, കേക്ക്, ബ്രെഡ്',
  },
  'sweet-maker': {
    names: `sweet maker, sweets maker, halwai, halvai, mithai wala, mithai banane wala, mithai karigar, sweet master, sweet karigar, namkeen maker, namkeen karigar, candy maker, chocolate maker, हलवाई, मिठाई वाला, मिठाई कारीगर, मिठाई बनाना, नमकीन कारीगर, आचारी मिठाई, மிட்டாய் செய்பவர், ஸ்வீட் மாஸ்டர், இனிப்பு மாஸ்டர், இனிப்பு தயாரிப்பு, మిఠాయి తయారీ, స్వీట్ మాస్టర్, స్వీట్లు, ময়রা, মিষ্টি কারিগর, মিষ্টির কারিগর, মিষ্টি তৈরি, মিষ্টির দোকান, ഹൽവ, മധുരപലഹാരം, പലഹാരം, സ്വീറ്റ് മേക്കർ, moira, mishti karigar,
      പലഹാരപ്പണി,
      మిఠాయి మాస్టర్, मिठाई कारागीर`,
    hints: 'sweets, mithai, namkeen, मिठाई, नमकीन, இனிப்பு, మిఠాయి, মিষ্টি, മിഠായി',
  },
  butcher: {
    names: `butcher, meat cutter, chicken cutter, mutton cutter, fish cutter, meat shop worker, chicken shop, kasai, qasai, khatik, कसाई, मांस काटने वाला, चिकन कटर, मटन कटर, चिकन शॉप, खाटीक, मच्छी काटना, இறைச்சி வெட்டுபவர், கசாப்புக் கடை, கறிக்கடை, கறி வெட்டுபவர், మాంసం కోసేవాడు, కసాయి, చికెన్ షాప్, মাংস কাটা, কসাই, মাংসের দোকান, ഇറച്ചിവെട്ട്, ഇറച്ചിവെട്ടുകാരൻ, ഇറച്ചിക്കട, kosai, irachi,
      मीट शॉप कर्मी, चिकन-मटण दुकान कामगार, मीट दोकान के काम,
      మాంసం కొట్టేవారు`,
    hints: 'meat, chicken, mutton, slaughter, मांस, चिकन, मटन, இறைச்சி, கறி, మాంసం, চিকেন, মাংস, ഇറച്ചി',
  },
  'food-processor': {
    names: `food processing, food processing worker, food factory worker, pickle maker, pickle making, papad maker, papad making, achar banana, papad banana, masala maker, masala making, spice grinder, masala pisai, jam maker, juice maker, flour mill, atta chakki, chakki wala, rice mill worker, dal mill, oil mill worker, oil expeller, kolhu, fruit processing, fruit and vegetable preservation, snacks maker, chips maker, food preservation, badi banana, murabba, खाद्य प्रसंस्करण, फूड प्रोसेसिंग, अचार बनाना, अचार, पापड़ बनाना, पापड़, मसाला बनाना, मसाला पिसाई, बड़ी बनाना, मुरब्बा, जैम बनाना, आटा चक्की, चक्की, चक्की वाला, तेल मिल, तेल घानी, कोल्हू, राइस मिल, दाल मिल, अचार पापड़,
      लोणचे बनवणे, लोणचे, पापड बनवणे, अन्न प्रक्रिया, गिरणी कामगार, पिठाची गिरणी, ஊறுகாய் தயாரிப்பு, ஊறுகாய், அப்பளம், அப்பளம் தயாரிப்பு, மசாலா தயாரிப்பு, உணவு பதப்படுத்துதல், மாவு மில், அரிசி ஆலை, எண்ணெய் ஆலை, పచ్చళ్ల తయారీ, పచ్చడి, అప్పడాలు, మసాలా తయారీ, ఆహార ప్రాసెసింగ్, పిండి మర, రైస్ మిల్, నూనె మిల్లు, আচার তৈরি, আচার, পাঁপড় তৈরি, পাঁপড়, মশলা তৈরি, খাদ্য প্রক্রিয়াকরণ, আটা চাকি, চালকল, তেলকল, അച്ചാർ, അച്ചാർ നിർമ്മാണം, പപ്പടം, പപ്പടം നിർമ്മാണം, മസാല നിർമ്മാണം, ഭക്ഷ്യ സംസ്കരണം, റൈസ് മിൽ, മാവ് മിൽ, achar, papad,
      agro processing, canning, dehydration, jam jelly, jelly, jelly maker, sauce, squash, chutney, chatni, chutni, pisai, pisayi, masala pisna, anaj pisna,
      anaj, grain processing, grain milling, grain mill, oil extraction, tel nikalna, tel pirai, tel ghani, sattu, chips banana, namkeen packing, dal dalna,
      poha, chura, murmura, food preserving, fruit preservation, fruit preserving, vegetable processing, packaged food, food making, food product,
      food production, food unit, agro food, khadya prasanskaran, khadya, papad achar, achar papad, achaar, achaar banana, papar, badi papad, makhana,
      makhana processing, honey processing, dairy processing, milk processing, spices making, spice making, spice maker, masala packing, masala udyog,
      atta mill, aata chakki, aata pisna, dal processing, चटनी, चटनी बनाना, पिसाई, अनाज पिसाई, अनाज पीसना, मसाला पीसना, तेल निकालना, तेल पेराई, सत्तू,
      चिप्स बनाना, दाल दलना, पोहा, चूड़ा, मुरमुरा, मखाना, जैली, जैम जेली, खाद्य संरक्षण, फल संरक्षण, फल प्रसंस्करण, सब्जी प्रसंस्करण, प्रसंस्करण,
      खाद्य उत्पाद, आचार, आचार बनाना, अंचार, अदौरी, तिलौरी, पापड़ अचार, मसाला उद्योग, मसाला, फल सुखाना, सब्जी सुखाना,
      preservation, food preserve, preserves, pickles, jams, agro food processing, food technologist helper, खाद्य, संरक्षण,
      jaggery, gur, gud, jaggery maker, pulp, juicing, bottling, food drying, drying, ketchup, syrup, sherbet, khandsari, vinegar, millet, millets, besan,
      food packing unit, गुड़, गुड़ बनाना, खांडसारी, शर्बत, बेसन, सिरका, food processing unit,
      pickling, pulverizer, food grinding, food worker, food items making, papad udyog, gruh udyog, grih udyog, gram udyog food, गृह उद्योग, गृह उद्योग अचार,
      খাবার তৈরির কর্মী,
      పచ్చళ్లు అప్పడాల తయారీ`,
    hints:
      'food, foods, fruits, milling, processing, juices, papads, pickle, masala, spices, snacks, fruit, juice, flour, mill, मसाला, फल, जूस, मिल, மசாலா, மில், మసాలా, మిల్లు, মশলা, মিল, മസാല, മിൽ',
  },
  'food-vendor': {
    names: `chai ka kaam, चाय का काम, chai ki dukan, चाय की दुकान, food stall, food vendor, street food, street food vendor, tea stall, tea shop, tea maker, chai wala, chaiwala, chai ki dukan, chai dukan, chai banane wala, tea master, pani puri wala, golgappa, chaat wala, chaat, samosa, momos, momo maker, juice shop, juice wala, milkman, doodhwala, dhaba, dhaba wala, khomcha, fast food stall, tiffin centre, paan shop, paan wala, lassi wala, egg roll, चाय वाला, चाय की दुकान, चाय दुकान, चाय बनाने वाला, चाय ठेला, चाय स्टॉल, चाट वाला, चाट, गोलगप्पा, पानी पूरी, समोसा, मोमो, डोसा, ढाबा, ढाबा वाला, खोमचा, खाने का ठेला, खाने की दुकान, जूस वाला, दूधवाला, पान वाला, पान की दुकान, फास्ट फूड ठेला,
      चहा टपरी, चहावाला, चहा, वडापाव, டீக்கடை, டீ மாஸ்டர், டீ கடை, தேநீர் கடை, தள்ளுவண்டி உணவு, பானி பூரி, టీ స్టాల్, టీ కొట్టు, టీ మాస్టర్, పానీ పూరీ, టిఫిన్ సెంటర్, చాట్ బండి, চায়ের দোকান, চা ওয়ালা, চা বিক্রেতা, ফুচকা, খাবারের দোকান, ফাস্ট ফুড দোকান, ভাজাভুজি, চাউমিন, ചായക്കട, ചായക്കാരൻ, തട്ടുകട, thattukada, chayakada, tea kadai, tapri,
      chai thela, chaat thela, khane ka thela, khana thela, chai ka thela, nashta thela, fast food thela, food cart, food truck, food cart vendor,
      snack shop, snack stall, snacks stall, tea vendor, tea seller, tea stall worker, refreshment stall, chai nashta, chai nasta, nashta dukan,
      nashte ki dukan, pakoda, pakoda wala, litti chokha, bhel, tiffin service, tiffin wala, canteen stall, चाय का ठेला, चाट ठेला, नाश्ता, नाश्ता दुकान,
      नाश्ते की दुकान, चाय नाश्ता, पकौड़ा, लिट्टी चोखा, भेल, टिफिन सेवा, खाना ठेला, खाने का स्टॉल, फूड स्टॉल, फूड कार्ट, चाय समोसा, चाय बेचना, चाय बनाना,
      chai banana, chai bechna,
      టిఫిన్ బండి పని,
      டீ டிபன் கடை`,
    hints:
      'चहा, टपरी, thela, nashta, snack, नाश्ता, chai, tea, stall, snacks, juice, चाय, ठेला, டீ, చాయ్, టీ, চা, ചായ, street, vendor',
  },
} satisfies Record<string, Trade>;
