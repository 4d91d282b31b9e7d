// Search words for handicrafts, in all languages.
import { CRAFTSMAN, type Trade } from './trade.ts';

export const craft = {
  potter: {
    names: `potter, pottery, pottery maker, pottery worker, clay worker, clay pot maker, earthen pots, idol maker, terracotta, kumhar, kumbhar, prajapati kumhar, mitti ke bartan, mitti bartan, murti banana, diya banana, matka banana, कुम्हार, कोंहार, कुम्भार, कुंभार, कुंभारकाम, मिट्टी के बर्तन, मिट्टी बर्तन, मिट्टी का काम, मिट्टी के बर्तन बनाना, घड़ा बनाना, मटका बनाना, दीया बनाना, मूर्ति बनाना, मूर्तिकार, मृद्भांड, टेराकोटा, मूर्तिकाम, மண்பாண்டம், குயவர், மண்பாண்டத் தொழில், மட்பாண்டம், பானை செய்பவர், கும்பரர்,
      కుమ్మరి, కుండలు తయారీ, కుండలు, మట్టి పాత్రలు, కుమ్మరి పని, কুমোর, কুমার, মৃৎশিল্প, মৃৎশিল্পী, মাটির পাত্র, মাটির হাঁড়ি, প্রতিমা তৈরি, കുശവൻ, മൺപാത്ര നിർമ്മാണം, മൺപാത്രം, കുംഭാരൻ, kuyavar, kummari, kumor, mitti ka kaam, kumbharkam,
      mati ke bartan, maati ke bartan, mati ke basan, mitti ke basan, mitti ka bartan, mati ka kaam, maati ka kaam, ghada banana, ghara banana, surahi,
      chaak, chak chalana, kulhad, kulhar, kulhad banana, bartan banana mitti, clay pots, clay pot, clay art, ceramic, ceramics, माटी के बर्तन, माटी के बरतन,
      माटी के काम, माटी का काम, मिट्टी के बरतन, मिट्टी का बर्तन, सुराही, चाक, चाक चलाना, कुल्हड़, कुल्हड़ बनाना, सिरेमिक, घड़ा, घइला, मिट्टी के खिलौने,
      मिट्टी शिल्प, मृदा शिल्प, कुम्हारी, कुम्हार का काम, kumhari, kumharin,
      mati, maati, कोहार, कोहांर, कोंहारी, कुम्हइन, खपड़ा, खपड़ैल, माटी, bartan mitti, claywork, clay work,
      மண்பாண்ட வேலை, മൺപാത്ര പണി,
      మట్టి పాత్రల పని, मातीकाम कारागीर, মাটির জিনিসের কারিগর`,
    hints: 'माटी, clay, pot, pots, mitti, मिट्टी, मटका, மண், மண்பானை, మట్టి, মাটি, മണ്ണ്',
  },
  'basket-maker': {
    names: `basket maker, basket weaver, bamboo craft, bamboo work, bamboo worker, bamboo basket, bamboo furniture, cane worker, cane craft, cane furniture, mat weaver, mat maker, broom maker, leaf plate maker, wood craft, wooden toys, wooden handicraft, wood carving, handicraft, baans ka kaam, bans ka kaam, bans karigar, baans ki tokri, tokri banana, tokri bunai, chatai bunai, chatai banana, jhadu banana, supa banana, bet ka kaam, dona pattal, pattal banana, बांस का काम, बाँस का काम, बांस शिल्प, बाँस शिल्प, बांस कारीगर, बांस की टोकरी, टोकरी बनाना, टोकरी बुनाई, टोकरी, सूप बनाना, दउरा, चटाई बुनाई, चटाई बनाना, झाड़ू बनाना, बेंत का काम, दोना पत्तल, पत्तल बनाना, हस्तशिल्प, लकड़ी शिल्प, बसोर, बांबू काम, बांबूकाम, बुरूड, बुरुडकाम, टोपली विणणे, हस्तकला,
      மூங்கில் வேலை, மூங்கில் கூடை, மூங்கில் கைவினை, கூடை பின்னுபவர், கூடை முடைதல், பாய் பின்னுதல், பிரம்பு வேலை, கைவினை, వెదురు పని, వెదురు బుట్టలు, బుట్టలు అల్లడం, మేదరి, చాపలు అల్లడం, హస్తకళ, বাঁশের কাজ, বাঁশ শিল্প, ঝুড়ি বোনা, বেতের কাজ, মাদুর বোনা, শীতলপাটি, হস্তশিল্প, মুলিবাঁশ, മുളപ്പണി, മുള കൊട്ട, കുട്ടനെയ്ത്ത്, കൊട്ട നെയ്ത്ത്, പായ നെയ്ത്ത്, പനമ്പ്, ചൂരൽ പണി, കരകൗശലം, moongil velai, veduru pani, buruds, basher kaj,
      jhadu bandhna, jhadu nirman, chatai, chatai bunna, tokri, tokri bunna, tokri banane wala, daura, dauri, soop banana, soop, dagra, bans ki tokri,
      baans ka saman, bans ka saman, bans shilp, baans shilp, bans kala, bamboo artisan, bamboo product, bamboo products, bamboo art, bamboo handicraft,
      bamboo basket weaving, basket weaving, basketry, basket making, bans ka karigar, basor, moonj, munj, sikki, kash ghas, bans bunai, बांस बुनाई,
      झाड़ू निर्माण, झाड़ू बांधना, चटाई, चटाई बुनना, टोकरी बुनना, टोकरी बनाने वाला, टोकरी बिनाई, दउरी, दौरा, दौरी, सूप, डगरा, बांस का सामान, बाँस का सामान,
      बांस के काम, बाँस के काम, बांस कला, बाँस कला, बांस की कारीगरी, बांस उत्पाद, मूंज, सिक्की, बांस की चटाई, दउरा बीनल, टोकरी बीनल, बांस के टोकरी,
      बांस शिल्पकार, बांस से सामान, बाँस की टोकरी, बाँस कारीगर,
      వెదురు బుట్టల పని, बांबू कारागीर, বাঁশ-বেতের কারিগর`,
    hints:
      'bamboo, cane, basket, mat, tokri, baans, bans, bambu, बांस, बाँस, बेंत, चटाई, बांबू, மூங்கில், பிரம்பு, వెదురు, బుట్ట, বাঁশ, বেত, മുള, ചൂരൽ',
  },
  'candle-maker': {
    names: `candle maker, candle making, agarbatti maker, incense maker, incense stick, agarbatti, dhoop maker, mombatti banana, agarbatti banana, मोमबत्ती, मोमबत्ती बनाना, अगरबत्ती, अगरबत्ती बनाना, धूपबत्ती, उदबत्ती, मेणबत्ती, மெழுகுவர்த்தி, ஊதுபத்தி, కొవ్వొత్తులు, అగరబత్తి, అగర్‌బత్తి, মোমবাতি, ধূপকাঠি, আগরবাতি, മെഴുകുതിരി, ചന്ദനത്തിരി`,
    hints: 'candle, incense, धूप',
  },
  'bidi-worker': {
    names: `bidi worker, beedi worker, bidi maker, beedi maker, bidi roller, beedi rolling, bidi banana, tobacco worker, gutka factory, बीड़ी बनाना, बीड़ी मज़दूर, बीड़ी कामगार, विडी कामगार, विडी, बीड़ी, तंबाकू मज़दूर, பீடி சுற்றுபவர், பீடித் தொழிலாளி, பீடி, బీడీ కార్మికుడు, బీడీలు చుట్టడం, బీడీ, বিড়ি শ্রমিক, বিড়ি বাঁধা, বিড়ি, ബീഡി തൊഴിലാളി, ബീഡി തെറുപ്പ്, ബീഡി,
      ബീഡിത്തൊഴിലാളി`,
    hints: 'bidi, beedi, tobacco, तंबाकू, புகையிலை, పొగాకు, তামাক, പുകയില',
  },
  goldsmith: {
    names: `goldsmith, gold smith, silversmith, jeweller, jewellery maker, jewellery worker, jewelry maker, gem polisher, diamond polisher, diamond cutter, diamond worker, bangle maker, imitation jewellery, sunar, sonar, sona karigar, gahne banana, heera karigar, churi banana, सुनार, सोनार, सर्राफ, सोने का काम, गहने बनाना, ज्वेलरी, आभूषण, हीरा कारीगर, हीरा घिसाई, चूड़ी बनाना, सोनारकाम, दागिने, பொற்கொல்லர், நகை வேலை, தங்க வேலை, நகை செய்பவர், வைரம் பட்டை, తట్టాన్, కంసాలి, బంగారం పని, నగల తయారీ, స్వర్ణకారుడు, স্বর্ণকার, সোনার কাজ, সেকরা, গয়না তৈরি, হীরা পালিশ, തട്ടാൻ, സ്വർണ്ണപ്പണി, ആഭരണ നിർമ്മാണം, സ്വർണപ്പണിക്കാരൻ, kamsali, thattan, swarnakar, nagai velai,
      நகைத் தொழிலாளி,
      सोना-चाँदी कारीगर, सोने-चांदी कारागीर, সোনার কারিগর, सोना-चानी कारीगर`,
    hints: `${CRAFTSMAN}, gold, silver, jewellery, diamond, gahne, सोना, चांदी, हीरा, தங்கம், நகை, బంగారం, సోనా, সোনা, স্বর্ণ, സ്വർണ്ണം, ആഭരണം`,
  },
  'sign-painter': {
    names: `sign painter, signboard painter, board painter, banner maker, flex printing worker, flex board, sign board maker, wall painting artist, sign writer, signwriter, engraver, engraving, etching, lac work, madhubani painting, warli, painting artist, साइन बोर्ड पेंटर, साइन बोर्ड, बोर्ड पेंटर, बैनर, मधुबनी, वारली, फ्लेक्स, नामफलक पेंटर, போர்டு எழுதுபவர், விளம்பர ஓவியர், బోర్డు రాసేవాడు, సైన్ బోర్డ్, সাইনবোর্ড লেখা, সাইনবোর্ড, ബോർഡ് എഴുത്ത്, സൈൻ ബോർഡ്,
      போர்டு பெயிண்டர், బోర్డు పెయింటర్,
      ബോർഡ് പെയിന്റർ`,
    hints: 'sign, banner, board, flex, बोर्ड, பலகை, బోర్డు, বোর্ড, ബോർഡ്',
  },
  'printing-operator': {
    names: `printing press, printing operator, offset operator, offset printer, printing press worker, screen printing, screen printer, digital printing, book binder, book binding, binder, printer operator, chhapai, chhapakhana, छपाई, प्रिंटिंग प्रेस, छापाखाना, प्रिंटिंग ऑपरेटर, बुक बाइंडर, बाइंडिंग, स्क्रीन प्रिंटिंग, मुद्रणालय, छपाई कामगार, அச்சகம், பிரிண்டிங் பிரஸ், புத்தகம் கட்டுபவர், ప్రింటింగ్ ప్రెస్, అచ్చు పని, బైండింగ్, ছাপাখানা, প্রিন্টিং প্রেস, বই বাঁধাই, പ്രിന്റിംഗ് പ്രസ്സ്, അച്ചടി, ബുക്ക് ബൈൻഡിംഗ്,
      அச்சக வேலை, പ്രസ് ജോലി,
      offset, offset machine, offset machine operator, printing machine operator, flex printing, ऑफ़सेट ऑपरेटर,
      ऑफसेट ऑपरेटर, ऑफसेट मशीन, फ्लेक्स प्रिंटिंग, छपाई मशीन, ஆப்செட், ஆப்செட் ஆபரேட்டர், அச்சு இயந்திரம்,
      ஃப்ளெக்ஸ் பிரிண்டிங், ఆఫ్‌సెట్, ఆఫ్‌సెట్ ఆపరేటర్, ఫ్లెక్స్ ప్రింటింగ్, অফসেট অপারেটর, ছাপার কাজ, ഓഫ്‌സെറ്റ്,
      അച്ചടിശാല`,
    hints: 'printing, offset, press, print, छापा, प्रिंटिंग, அச்சு, ప్రింటింగ్, প্রিন্টিং, പ്രിന്റിംഗ്',
  },
  'furniture-maker': {
    names: `furniture maker, cabinet maker, furniture carpenter, furniture mistri, furniture karigar, furniture polish, modular kitchen fitter, modular kitchen carpenter, wood polish, wood polisher, door maker, plywood worker, फर्नीचर मिस्त्री, फर्नीचर कारीगर, फर्नीचर बनाना, फर्नीचर पॉलिश, मॉड्यूलर किचन, அறைகலன், மரச்சாமான் செய்பவர், பர்னிச்சர் வேலை, ஃபர்னிச்சர், ఫర్నిచర్ తయారీ, ఫర్నిచర్ పని, আসবাব মিস্ত্রি, আসবাবপত্র তৈরি, ফার্নিচার মিস্ত্রি, ഫർണിച്ചർ പണി, ഫർണിച്ചർ നിർമ്മാണം,
      फर्निचर मिस्त्री`,
    hints: 'furniture, cabinet, plywood, modular, फर्नीचर, ஃபர்னிச்சர், ఫర్నిచర్, আসবাব, ഫർണിച്ചർ',
  },
} satisfies Record<string, Trade>;
