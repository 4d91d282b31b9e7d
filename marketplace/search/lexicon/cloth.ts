// Search words for trades that work with cloth and leather, in all languages.
import type { Trade } from './trade.ts';

export const cloth = {
  tailor: {
    names: `tailor, tailoring, ladies tailor, gents tailor, tailor master, master tailor, stitching work, sewing, stitching, darzi, darji, darjee, silai, silai wala, silai kaam, kapda silai, kapde silna, shimpi, tailar, dress maker, dressmaker, seamstress, blouse stitching, दर्ज़ी, दर्जी, टेलर, टेलर मास्टर, शिंपी, सिलाई, सिलाई काम, कपड़ा सिलाई, कपड़े सिलना, सिलाई वाला, शिवणकाम, शिलाई, शिवण,
      தையல்காரர், தையல், தையல் வேலை, டெய்லர், தையற்காரர், తైలర్, దర్జీ, టైలర్, కుట్టు, కుట్టు పని, బట్టలు కుట్టడం, దర్జీ పని, দর্জি, দরজি, সেলাই, সেলাইয়ের কাজ, টেলার, জামা সেলাই, തയ്യൽക്കാരൻ, തയ്യൽ, തയ്യൽക്കാരി, തയ്യൽ പണി, ടെയ്‌ലർ, thaiyal, thayyal, thaiyalkarar, thayyalkaran, kuttu pani, dorji, selai, shivankam, shilai,
      kapda seena, kapde sina, kapda silna, kapda silai karna, silai kadhai, silai karna, silai center, silai mahila, suit silai, blouse silai,
      machine silai, darzi ka kaam, ladies tailoring, cloth stitching, garment stitching, garments, kapra silai, kapra siye, कपड़े की सिलाई, कपड़ा सीना,
      कपड़े सीना, कपड़ा सिलना, सिलाई करना, सिलाई केंद्र, सिलाई के काम, सूट सिलाई, ब्लाउज सिलाई, दर्जी का काम, दरजी, दरजी के काम, दर्जीगिरी, सियाई, tailer,
      teler, taylor, tailors`,
    hints:
      'garment, kapda, boutique, blouse, suit, कपड़ा, गारमेंट, बुटीक, ब्लाउज, ஆடை, துணி, దుస్తులు, బట్టలు, పోశాక్, পোশাক, জামাকাপড়, വസ്ത്രം, തുണി',
  },
  'sewing-operator': {
    names: `sewing machine operator, sewing operator, stitching operator, stitching machine operator, garment operator, garment worker, garment factory worker, overlock operator, overlock machine operator, juki operator, juki machine, flatlock operator, silai machine operator, silai machine, सिलाई मशीन ऑपरेटर, सिलाई मशीन, गारमेंट ऑपरेटर, ओवरलॉक ऑपरेटर, शिलाई मशीन ऑपरेटर, தையல் மெஷின் ஆபரேட்டர், தையல் இயந்திரம், கார்மெண்ட்ஸ் வேலை,
      కుట్టు మెషిన్ ఆపరేటర్, కుట్టు యంత్రం, గార్మెంట్ పని, সেলাই মেশিন অপারেটর, সেলাই মেশিন, গার্মেন্টস কর্মী, গার্মেন্টস শ্রমিক, തയ്യൽ മെഷീൻ ഓപ്പറേറ്റർ, തയ്യൽ മെഷീൻ, ഗാർമെന്റ് തൊഴിലാളി,
      सिलाई मशीन चलाना, सिलाई मशीन चलाने वाला, silai machine chalana,
      కుట్టు మెషీన్ ఆపరేటర్`,
    hints:
      'garment, juki, overlock, apparel, hosiery, banian company, பனியன், பனியன் கம்பெனி, ஹோசியரி, गारमेंट, கார்மெண்ட், గార్మెంట్, গার্মেন্টস, ഗാർമെന്റ്, operator',
  },
  embroiderer: {
    names: `embroiderer, embroidery, embroidery worker, zardozi, zari, zari work, zari karigar, chikankari, chikan work, kadhai, kashida, kasida, aari work, hand embroidery, kantha, phulkari, jardoji, lace work, crochet, knitting hand, mirror work, कढ़ाई, कशीदाकारी, कसीदाकारी, जरदोज़ी, जरी काम, ज़री, ज़री कारीगर, चिकनकारी, भरतकाम, आरी काम, फुलकारी, एम्ब्रॉयडरी, எம்பிராய்டரி, பூ வேலைப்பாடு, பூத்தையல், ஆரி வேலை, சரிகை வேலை,
      ఎంబ్రాయిడరీ, జరీ పని, మగ్గం వర్క్, మగ్గం పని, এমব্রয়ডারি, নকশি কাঁথা, জরির কাজ, সূচিশিল্প, കസവ് തുന്നൽ, എംബ്രോയ്ഡറി, ചിത്രത്തുന്നൽ, bharatkam, karhai, kadhai karigar, maggam work,
      gota patti, gota, salma sitara, hath ki kadhai, haath ki kadhai, moti kaam, moti ka kaam, kundan work, sujni, sujani, applique, dhaga kaam,
      dhage ka kaam, kadhai bunai, kadhai ka kaam, kadai, kadhaai, embroidry, embroidery machine, machine embroidery, hand work embroidery,
      thread embroidery, bead work, beadwork, sequin work, zari zardozi, jari, jari ka kaam, jardozi, chikan, chikan kadhai, kasheedakari, kashidakari,
      kasidakari, kashida kari, needle work, needlework, handwork, fancy work, tanka, हाथ की कढ़ाई, कढ़ाई का काम, कढाई, कढ़ाई बुनाई, मोती का काम, गोटा पट्टी,
      गोटा, सलमा सितारा, कुंदन, सुजनी, एप्लिक, धागे का काम, जरी जरदोजी, जरदोजी, जरी का काम, चिकन का काम, चिकन, चिकन कढ़ाई, कशीदा, कशीदा काम, बूटी काम,
      सितारा काम, मशीन कढ़ाई, सुई धागा, सुई का काम, टंका, कसीदा,
      aari, ari, booti, buti, buta, butidar, kantha work, kasuti, sozni, bandhani, bandhej, tilla, dabka, mukaish, patchwork, tie and dye, आरी, बूटी, बूटा,
      बूटीदार, कांथा, बांधनी, बंधेज, मुकैश, पैचवर्क`,
    hints: 'zari, lace, beads, motif, मोती काम, கைவேலை, జరీ, জরি, കസവ്',
  },
  weaver: {
    names: `weaver, weaving, handloom, handloom weaver, loom worker, carpet weaver, carpet maker, rug maker, carpet weaving, bunkar, bunai, julaha, jolha, kalin bunkar, kaleen bunai, dari bunai, galicha, saree weaving, sari weaver, hathkargha, handicraft textile, बुनकर, बुनाई, जुलाहा, जोलहा, हथकरघा, करघा, कालीन बुनाई, कालीन, क़ालीन बुनकर, गलीचा, दरी बुनाई, साड़ी बुनाई, विणकर, विणकाम, हातमाग,
      நெசவாளர், நெசவு, கைத்தறி, தறி, கம்பள நெசவு, நெசவுத் தொழில், చేనేత, నేత పని, నేతగాడు, నేత కార్మికుడు, చేనేత కార్మికుడు, మగ్గం నేత, তাঁতি, তাঁত, তাঁত বোনা, বুনন, কার্পেট বোনা, നെയ്ത്ത്, നെയ്ത്തുകാരൻ, കൈത്തറി, nesavu, nesavalar, neta pani, chenetha, tanti, neythu, kaithari,
      khadi, charkha, kapda bunna, kapda bunai, kapra bunai, kapda bunne wala, tant ghar, shawl weaving, shawl, kambal bunai, sweater bunai, swetar bunna,
      sweater knitting, hand knitting, knitting, wool work, wool, un ka kaam, unn, dari banana, dari bunna, kaleen, kalin, kaleen banana, galeecha,
      galicha bunai, handloom weaving, hath kargha, hatkargha, kargha, karghe ka kaam, kargha chalana, loom work, textile weaving, cloth weaving,
      fabric weaving, saree bunai, sari bunai, saree bunkar, silk weaver, banarasi saree, carpet work, carpet, carpets, rugs, khadi weaving, thread work,
      सूत बुनाई, खादी, चरखा, कपड़ा बुनना, कपड़ा बुनाई, कपड़ा बुनने वाला, तांती, ताँती, शॉल बुनाई, शाल बुनाई, कंबल बुनाई, स्वेटर बुनाई, स्वेटर बुनना,
      ऊन का काम, ऊन, दरी बनाना, दरी बुनना, दरी, क़ालीन, कालीन बनाना, कालीन बुनकर, कालीन का काम, गलीचा बुनाई, गलीचा बनाना, हाथ करघा, हाथकरघा, हैंडलूम,
      करघे का काम, करघा चलाना, साड़ी बुनकर, बनारसी साड़ी, रेशम बुनाई, बुनने का काम, बुनाई का काम, बिनाई, बुनकरी,
      karghaa, jolaha, julaaha, बुनकर का काम, tana bana, ताना बाना, mats weaving, textile artisan, weaver handloom, weaves,
      yarn work, fibre craft, silk, silk weaving, tussar, pashmina, durrie, durry, dhurrie, rug weaving, rug making, mat weaving handloom, tapestry, woolen,
      woollen, तसर, पश्मीना, रेशम, mekhela, jamdani, kanjivaram, paithani,
      നെയ്ത്തുപണി`,
    hints:
      'cotton, loom, saree, carpet, rug, dari, yarn, करघा, साड़ी, दरी, धागा, தறி, సాలె, শাড়ি, সুতো, തറി, block printing, knitting',
  },
  'garment-cutter': {
    names: `garment cutter, cutting master, fabric cutter, pattern maker, pattern master, cloth cutter, cutter master, tailor cutting master, कटिंग मास्टर, पैटर्न मास्टर, कपड़ा कटिंग, கட்டிங் மாஸ்டர், துணி வெட்டுபவர், కటింగ్ మాస్టర్, কাটিং মাস্টার, കട്ടിംഗ് മാസ്റ്റർ`,
    hints: 'cutting, pattern, कटिंग, கட்டிங், కటింగ్, কাটিং, കട്ടിംഗ്',
  },
  'textile-operator': {
    names: `textile worker, textile mill worker, power loom operator, powerloom, power loom, powerloom operator, loom operator, knitting machine operator, knitting operator, hosiery worker, weaving machine operator, kapda mill, पावरलूम, पावर लूम, पावरलूम ऑपरेटर, कपड़ा मिल, होजरी कामगार, निटिंग ऑपरेटर, यंत्रमाग, यंत्रमाग कामगार, விசைத்தறி, விசைத்தறி தொழிலாளி,
      நூற்பாலை, பவர்லூம், పవర్‌లూమ్, పవర్ లూమ్, টেক্সটাইল মিল, টেক্সটাইল কর্মী, পাওয়ারলুম, হোসিয়ারি, പവർലൂം, ടെക്സ്റ്റൈൽ മിൽ,
      কাপড়কলের অপারেটর,
      Textile mill operator, టెక్స్‌టైల్ మిల్లు ఆపరేటర్, पॉवरलूम ऑपरेटर`,
    hints: 'textile, loom, knitting, hosiery, टेक्सटाइल, लूम, டெக்ஸ்டைல், టెక్స్‌టైల్, টেক্সটাইল, ടെക്സ്റ്റൈൽ',
  },
  'spinning-operator': {
    names: `spinning operator, spinning mill worker, ring frame operator, spinning mill, spinner, yarn mill worker, cotton mill worker, jute mill worker, jute mill, winding operator, doffer, स्पिनिंग मिल, सूत मिल, कताई, सूत कताई, सूत कातना, सूतगिरणी, जूट मिल, ஸ்பின்னிங் மில், நூற்பு ஆலை, நூற்பு, స్పిన్నింగ్ మిల్లు, స్పిన్నింగ్, నూలు మిల్లు, স্পিনিং মিল, জুট মিল, পাটকল, সুতাকল, স্পিনিং, സ്പിന്നിംഗ് മിൽ, നൂൽ മിൽ, katai,
      நூற்பாலை வேலை,
      সুতোকলের অপারেটর`,
    hints: 'spinning, cotton, jute, yarn, thread, सूत, रूई, कपास, நூல், నూలు, সুতা, পাট, നൂൽ',
  },
  dyer: {
    names: `dyer, dyeing, dyeing operator, dyeing worker, dyeing machine operator, bleaching operator, rangrez, cloth dyer, fabric dyeing, रंगरेज, रंगरेज़, डाइंग, कपड़ा रंगाई, रंगाई कपड़ा, டையிங், சாயப்பட்டறை, துணி சாயம், சாயத் தொழிலாளி, డైయింగ్, అద్దకం, ডাইং, কাপড় রং, রঞ্জক, ഡൈയിംഗ്, തുണി ചായം,
      कापड रंगाई कारागीर`,
    hints: 'dyeing, dye, bleaching, printing cloth, डाई, சாயம், రంగుల అద్దకం, ডাই',
  },
  cobbler: {
    names: `cobbler, shoe maker, shoemaker, shoe repair, footwear maker, leather worker, leather craft, leather work, leather goods, mochi, moochi, chamar kaam, chamda kaam, chamda karigar, joota banana, jute banane wala, joota silai, joote ki marammat, chappal maker, shoe factory worker, मोची, जूता बनाना, जूता बनाने वाला, जूते बनाना, जूते की मरम्मत, जूता सिलाई, चमड़ा, चमड़े का काम, चमड़ा काम, चमड़ा कारीगर, चप्पल बनाना, चांभार, चर्मकार,
      चर्मकाम, चामड़ा, செருப்பு தைப்பவர், செருப்புத் தைப்பவர், சக்கிலியர், காலணி தயாரிப்பு, தோல் வேலை, தோல் தொழிலாளி, చెప్పులు కుట్టేవాడు, చెప్పులు కుట్టడం, చర్మకారుడు, తోలు పని, মুচি, জুতো সেলাই, জুতা তৈরি, চামড়ার কাজ, চর্মকার, ചെരുപ്പുകുത്തി, ചെരുപ്പ് നിർമ്മാണം, തുകൽ പണി, seruppu, cheppulu, chambhar, muchi, charmakar,
      jute ki silai, jute ki marammat, jute silna, joote silna, joote banana, joota marammat, jute, joote, chappal silna, chappal banana, chappal marammat,
      chappal repair, sandal maker, shoe making, shoe work, shoe stitching, shoe polish, boot polish, footwear, footwear making, footwear worker, leather,
      leather artisan, leather stitching, leather bag, leather bag maker, purse making, belt making, chamde ka kaam, chamra, chamra ka kaam, chamde ka saman,
      charm karigar, charmkar, charm udyog, juta, juta banana, juta silai, juta marammat, mochi ka kaam, mochigiri, जूते की सिलाई, जूते सिलना, जूते,
      जूता मरम्मत, जूता चप्पल, चप्पल सिलना, चप्पल मरम्मत, चप्पल बनाने वाला, चमड़े का सामान, चमड़ा उद्योग, चमड़े का बैग, चर्म उद्योग, चर्म शिल्प, मोची का काम,
      मोची के काम, जूता पॉलिश, बूट पॉलिश, पर्स बनाना, बेल्ट बनाना, जूता, चमड़ा कारीगरी, चमड़ा उत्पाद,
      juti, jutti, जूती, जुत्ती, चमड़ा शिल्प, चर्मकारी, खड़ाऊं, मोचीगिरी,
      জুতো সারাই মিস্ত্রি,
      Shoe repairer, చెప్పులు కుట్టేవారు, चप्पल-बूट कारागीर, ചെരുപ്പ് തുന്നൽ`,
    hints:
      'jute, shoe, shoes, leather, footwear, sandal, chappal, joota, chamda, जूता, चप्पल, चमड़ा, செருப்பு, தோல், చెప్పులు, తోలు, জুতো, জুতা, চামড়া, ചെരുപ്പ്, തുകൽ, ഷൂ',
  },
  upholsterer: {
    names: `upholsterer, upholstery, sofa maker, sofa mistri, sofa repair, sofa karigar, cushion maker, mattress maker, seat cover maker, curtain maker, gadda banane wala, razai, dhuniya, सोफा मिस्त्री, सोफा कारीगर, सोफा मरम्मत, गद्दा बनाने वाला, धुनिया, सीट कवर, रजाई, சோஃபா வேலை, குஷன் வேலை, மெத்தை தைப்பவர், సోఫా పని, సోఫా రిపేర్, పరుపులు, সোফা মিস্ত্রি, গদি মিস্ত্রি, ধুনুরি, লেপ তোশক, സോഫ പണി, മെത്ത പണി, അപ്ഹോൾസ്റ്ററി`,
    hints: 'sofa, cushion, mattress, curtain, सोफा, गद्दा, पर्दा, சோஃபா, మంచం, সোফা, സോഫ',
  },
} satisfies Record<string, Trade>;
