// Lexicon of work on fields, with animals and with fish.
import { LABOURER, type Trade } from './trade.ts';

export const farm = {
  farmer: {
    names: `farmer, farming, agriculture, agriculture work, cultivation, cultivator, organic farming, crop grower, vegetable grower, vegetable farming, mushroom farming, mushroom, paddy farming, sugarcane farming, kisan, kisani, kheti, kheti bari, kheti kisani, krishi, krishi kaam, sabzi ki kheti, dhan ki kheti, ropai, gehun katai, किसान, किसानी, खेती, खेती बाड़ी, खेती बारी, खेती किसानी, खेती का काम, कृषि, कृषि कार्य, कृषक, जैविक खेती, सब्जी की खेती, मशरूम, धान रोपाई, रोपाई, जोताई, शेती, शेतकरी, शेती काम,
      விவசாயம், விவசாயி, விவசாய வேலை, உழவர், வேளாண்மை, காளான் வளர்ப்பு, వ్యవసాయం, రైతు, వ్యవసాయ పని, సేద్యం, సాగు, পুষ্প, কৃষক, কৃষি, কৃষিকাজ, চাষ, চাষবাস, চাষি, চাষী, কৃষিজীবী, കർഷകൻ, കൃഷി, കൃഷിക്കാരൻ, കൃഷിപ്പണി, കാർഷികം, vivasayam, vivasayi, vyavasayam, raithu, chash, chashi, krishi pani, sheti, shetkari, karshakan,
      fasal ugana, fasal, kheti karna, khetibadi, khetibari, khet ka kaam, khet me kaam karna, sabji ki kheti, sabji ugana, sabzi ugana, dhan ki ropai,
      beej bona, buwai, field crop, crop farming, crop production, crop cultivation, agri work, agriculture worker, agricultural worker, agriculture farmer,
      kisan ka kaam, farm work, farming work, krishi karya, krishak, grihasti, फसल, फसल उगाना, खेती करना, खेत का काम, खेत में काम, खेत के काम, खेती के काम,
      सब्जी उगाना, सब्ज़ी की खेती, धान की खेती, धान की रोपाई, बीज बोना, बुवाई, बुआई, कृषि का काम, कृषि कर्म, गृहस्थी, किसानी के काम, खेती गृहस्थी,
      अन्न उगाना, जैविक किसान`,
    hints: 'farm, crop, khet, field, organic, खेत, फसल, शेत, வயல், పొలం, ক্ষেত, জমি, വയൽ, പാടം',
  },
  'farm-worker': {
    names: `farm hand, farmhand, cotton picking, kapas chunna, कपास चुनना, कपास चुनाई, कापूस वेचणी, పత్తి తీసే, పత్తి తీయడం, பருத்தி எடுத்தல், தென்னந்தோப்பு,
      ropni, ropani, रोपनी, रोपाई, धान रोपे, धान रोपना, katni, कटनी, सोहनी,
      farm worker, farm labour, farm labourer, farm hand, agricultural labour, agricultural labourer, agriculture worker, harvester worker, harvesting labour, khet mazdoor, khet majdoor, khet me kaam, fasal katai, kataniya, kapas chunna, ganna katai, sugarcane cutter, खेत मज़दूर, खेतिहर मज़दूर, कृषि मजदूर, फसल कटाई, हरवाह, बनिहार, गन्ना कटाई, कपास चुनाई, शेतमजूर, शेतकाम, ऊस तोड कामगार, ऊसतोड, விவசாயக் கூலி, பண்ணை வேலையாள், பண்ணை வேலை, நடவு வேலை, வயல் வேலை, வயல் வேலையாள்,
      వ్యవసాయ కూలీ, రైతు కూలీ, పొలం పని, పొలం కూలీ, వరి కోత, ক্ষেতমজুর, ক্ষেত মজুর, কৃষি শ্রমিক, ধান কাটা, কৃষি মজুর, കർഷകത്തൊഴിലാളി, കർഷക തൊഴിലാളി, പാടത്തെ പണി, കൊയ്ത്ത്, vayal velai, polam pani, shetmajur, khetmajur`,
    hints: `badi, baadi, बाड़ी, kheti, खेती, khet, खेत,
      ${LABOURER}, harvest, katai, कटाई, கதிர் அறுவடை, అఱువడ, కోత, ফসল কাটা, വിളവെടുപ്പ്, farm, khet`,
  },
  gardener: {
    names: `gardener, mali, maali, baagwan, bagwan, baghban, horticulture worker, horticulture, nursery worker, plant nursery, plants nursery, nursery plants, gardening, garden work, landscaping, landscape worker, lawn mower, grass cutter, floriculture, flower farming, phool ki kheti, bagwani, baghwani, bagbani, podhe lagana, paudhe lagana, nursery mali, tree planter, माली, बागवान, बागवानी, बागबानी, उद्यान, उद्यानिकी, पौध नर्सरी, पौधशाला, नर्सरी, फूलों की खेती, फूल की खेती, माली का काम, घास काटना, पौधे लगाना, माळी, माळीकाम, तोटामाळी, बागकाम, रोपवाटिका, தோட்டக்காரர், தோட்ட வேலை, தோட்டக்கலை, நாற்றங்கால், செடி வளர்ப்பு, తోటమాలి, తోట పని,
      ఉద్యానవనం, నర్సరీ, నర్సరీ మొక్కలు, মালি, মালী, বাগান পরিচর্যা, বাগানের কাজ, বাগান কর্মী, উদ্যানপালন, নার্সারি, ফুল চাষ, തോട്ടക്കാരൻ, തോട്ടപ്പണി, പൂന്തോട്ടം, ഉദ്യാനപാലകൻ, നഴ്സറി, thottakaran, thottakkarar, thottam velai, thotamali, thota pani, bagan,
      phal bagan, phalbagan, baag bagicha, bag bagicha, bagicha, bagiche ka kaam, paudharopan, vriksharopan, podha ugana, paudha ugana, paudhe ugana,
      ped lagana, ped paudhe, ped paudha, sapling, saplings, seedling, seedlings, grafting, kalam lagana, phool ugana, phool paudhe, fulwari, phulwari,
      phool ka kaam, flower grower, flower growing, plant nursery worker, plant care, nurseryman, gamla, hedge, बाग बगीचा, बगीचे का काम, फल बागवानी, फलबाग,
      पौधारोपण, वृक्षारोपण, पौधा उगाना, पौधे उगाना, पेड़ लगाना, पेड़ पौधे, पौध तैयार करना, पौध उत्पादन, कलम लगाना, कलम बांधना, फूल उगाना, फूल पौधे, फुलवारी,
      फूल बागवानी, गमला, नर्सरी का काम, पौध, बागबान, बगइचा, फलोत्पादन, फल उत्पादन, फल की खेती, फलों की खेती, phal ki kheti,
      udyan, udyaniki, bagayati, pushp kheti, udyan krishi, landscape, landscaper, horticulturist, floriculturist, florist, उद्यान कृषि, उद्यान कर्मी,
      बागायती, पुष्प कृषि, पुष्प उत्पादन, लैंडस्केप, मालीगिरी, बगवानी,
      gachhi, gaachhi, bagaan, kyari, kyaari, baari, sabji bari, lawn, lawn care, orchard care, bonsai, गाछी, बगान, क्यारी, बाड़ी, सब्जी बाड़ी, लॉन,
      ropan, ropa, vatika, upvan, hariyali, gulab, genda, tissue culture, greenhouse, polyhouse, green house worker, beej nursery, रोपण, रोपा, वाटिका, उपवन,
      हरियाली, गुलाब, गेंदा, ग्रीनहाउस, पॉलीहाउस, टिश्यू कल्चर, बीज नर्सरी`,
    hints:
      'beej, बीज, seeds, bari, फल, phal, fruit, pushp, पुष्प, plant, पौध, bagicha, nursery, बगीचा, garden, plants, lawn, nursery, flower, paudha, बाग, बगीचा, पौधे, पौधा, फूल, தோட்டம், செடி, தோட்டங்கள், తోట, మొక్కలు, বাগান, গাছ, ഉദ്യാനം, തോട്ടം, ചെടി',
  },
  'plantation-worker': {
    names: `plantation worker, tea garden worker, tea plucker, tea picker, tea garden, coffee plantation, rubber tapper, rubber tapping, coconut climber, coconut plucker, toddy tapper, palm climber, tree climber, orchard worker, fruit picker, mango orchard, cashew worker, arecanut, चाय बागान, चाय बागान मज़दूर, नारियल तोड़ने वाला, रबर टैपिंग, ताड़ी उतारना, बाग मजदूर, फळबाग कामगार, தேயிலைத் தோட்டம், தேயிலை பறிப்பவர், தென்னை மரம் ஏறுபவர், ரப்பர் பால் வெட்டுபவர், பனை ஏறுபவர், కొబ్బరి చెట్టు ఎక్కేవారు, టీ తోట, గీత కార్మికుడు, కల్లు గీత, চা বাগান, চা বাগান শ্রমিক, চা শ্রমিক, রাবার, തെങ്ങുകയറ്റം, തെങ്ങുകയറ്റക്കാരൻ, തെങ്ങ് കയറ്റം, റബ്ബർ ടാപ്പിംഗ്, ടാപ്പിംഗ്,
      തേയിലത്തോട്ടം, തോട്ടം തൊഴിലാളി, thengukayattam, coconut tree climber`,
    hints: 'plantation, rubber, coconut, orchard, estate, नारियल, रबर, தென்னை, ரப்பர், కొబ్బరి, নারকেল, തെങ്ങ്, റബ്ബർ',
  },
  'dairy-worker': {
    names: `bakri charana, bakri charane, बकरी चराना, बकरी चराने, गाय चराना, gay charana, शेळीपालन, ছাগল পালন, మేకల పెంపకం, ஆடு வளர்ப்பு, ആട് വളർത്തൽ,
      dairy worker, dairy farm, dairy farming, dairy, dairy farmer, dairy farm worker, milker, milking, cow milking, cattle worker, cow herder, cowherd, cattle rearing, animal husbandry, livestock, livestock worker, buffalo farm, gaushala, gaushala worker, gay palan, gaay palan, bhains palan, pashu palan, pashupalan, dudh nikalna, doodh nikalna, doodh dairy, gwala, goat rearing, goat farming, goat herder, goat farm, sheep rearing, shepherd, bakri palan, bakri charana, bhed palan, gadariya, charwaha, piggery, pig farm, suar palan, डेयरी, डेयरी फार्म, डेयरी कर्मी, डेयरी का काम, दूध निकालना, दूध दुहना, दूध का काम, ग्वाला, अहीर, गौशाला, गाय पालन, गाय पालना, भैंस पालन, पशुपालन, पशु पालन, पशुपालक, चरवाहा, चरवाह, गड़रिया, बकरी पालन, बकरी पालना, बकरी चराना, भेड़ पालन, सूअर पालन, मवेशी, दुग्ध व्यवसाय,
      दुग्धव्यवसाय, दूध काढणे, गोठा, गोठ्यातील काम, गुराखी, शेळीपालन, शेळी पालन, मेंढपाळ, மாடு மேய்ப்பவர், பால் கறப்பவர், பால் பண்ணை, மாட்டுப் பண்ணை, கால்நடை வளர்ப்பு, மாடு வளர்ப்பு, ஆடு வளர்ப்பு, ஆடு மேய்ப்பவர், ఆవుల పెంపకం, పాల పని, పాడి పరిశ్రమ, పాడి రైతు, పశువుల పెంపకం, పశువుల కాపరి, మేకల పెంపకం, గొర్రెల పెంపకం, గొర్రెల కాపరి, পশুপালন, গরু পালন, গরু দোহন, দুধ দোয়ানো, ডেয়ারি, ডেয়ারি ফার্ম, গোয়ালা, গোয়াল, রাখাল, ছাগল পালন, ভেড়া পালন, പശു വളർത്തൽ, പശുപരിപാലനം, കറവക്കാരൻ, കറവ, ഡയറി ഫാം, ക്ഷീരകർഷകൻ, കന്നുകാലി വളർത്തൽ, ആട് വളർത്തൽ, ആടുവളർത്തൽ, ഇടയൻ, aadu valarppu, maadu valarppu, karavakkaran, gopalan, sheli palan,
      dudharu pashu, pashu palak, mavesi palan, maveshi palan, mal jal, gai palan, gau palan, gau seva, gay charana, gaay charana, bhains charana,
      dudh utpadan, dudh ka kaam, doodh ka kaam, doodh utpadan, milk production, milk collection, cattle farm, cattle care, cattle farming, cow farm,
      cow farming, cow rearing, buffalo rearing, goat keeper, goat keeping, goats, goat, sheep farm, goat rearer, bakri farm, bakri palna, bakri pala,
      chheri palan, khassi palan, pathi palan, डेयरी पालन, दूध उत्पादन, दुग्ध उत्पादन, दुधारू पशु, मवेशी पालन, गौ पालन, गौ सेवा, गाय चराना, भैंस चराना,
      माल जाल, बकरी फार्म, बकरी, छेरी पालन, खस्सी पालन, भेड़ बकरी, भेड़ बकरी पालन, भइंस पालन, गाइ पालन, गाय गोरू, बकरी पाले, पशु देखभाल, पशुधन, दूध के काम`,
    hints:
      'cow, cattle, buffalo, milk, goat, sheep, gaay, bhains, bakri, dudh, doodh, गाय, भैंस, दूध, बकरी, भेड़, पशु, மாடு, பால், ஆடு, ఆవు, పాలు, మేక, గేదె, গরু, দুধ, ছাগল, പശു, പാൽ, ആട്',
  },
  'poultry-worker': {
    names: `poultry worker, poultry farm, poultry farm worker, poultry, poultry farming, poultry farmer, chicken farm, hatchery worker, egg farm, murgi palan, murgi farm, murga farm, kukkut palan, duck farming, मुर्गी पालन, मुर्गीपालन, मुर्गी फार्म, पोल्ट्री, पोल्ट्री फार्म, कुक्कुट पालन, कुक्कुटपालन, मुर्गा फार्म, कोंबडी पालन, बतख पालन, கோழிப் பண்ணை, கோழி வளர்ப்பு, கோழிப்பண்ணை, పౌల్ట్రీ, కోళ్ల పెంపకం, కోళ్ల ఫారం, পোল্ট্রি, মুরগি পালন, মুরগি ফার্ম, পোলট্রি ফার্ম, হাঁস মুরগি পালন, കോഴി വളർത്തൽ, കോഴിവളർത്തൽ, കോഴിഫാം, കോഴി ഫാം, പൗൾട്രി, kozhi valarppu, kozhi pannai, kodi farm, kombdi palan,
      murga palan, murgi paalan, murgi palna, murgi ka kaam, anda utpadan, anda farm, broiler farm, broiler farming, layer farm, layer farming, desi murgi,
      chooza palan, bater palan, battakh palan, hen farm, hen rearing, chicken rearing, chicken farming, egg production, egg farming, मुर्गा पालन,
      मुर्गी पालना, मुर्गी का काम, अंडा उत्पादन, अंडा फार्म, ब्रॉयलर, ब्रायलर फार्म, लेयर फार्म, देसी मुर्गी, चूजा पालन, बटेर पालन, बत्तख पालन, मुरगी पालन,
      मुर्गी, murgi, कुक्कुट, kukkut`,
    hints:
      'hen, egg, broiler, hatchery, murgi, anda, मुर्गी, अंडा, कोंबडी, கோழி, முட்டை, కోడి, కోళ్లు, గుడ్లు, মুরগি, ডিম, കോഴി, മുട്ട',
  },
  beekeeper: {
    names: `beekeeper, bee keeper, beekeeping, bee keeping, apiary, apiculture, honey collector, honey farming, honey bee, honey maker, silkworm rearing, silk worm, sericulture, madhumakkhi palan, madhu makkhi palan, mauna palan, shahad nikalna, shehad ka kaam, resham palan, resham keet palan, मधुमक्खी पालन, मधुमक्खी, मधुमक्खी पालक, मौन पालन, शहद निकालना, शहद का काम, शहद उत्पादन, रेशम पालन, रेशम कीट पालन, रेशम उत्पादन, मधमाशी पालन, मधमाशीपालन, मध उत्पादन, रेशीम शेती, தேனீ வளர்ப்பு, தேன் எடுப்பவர், தேன் சேகரிப்பு, பட்டுப்புழு வளர்ப்பு, தேன் வளர்ப்பு, తేనెటీగల పెంపకం, తేనె సేకరణ, పట్టు పురుగుల పెంపకం, మల్బరీ,
      মৌমাছি পালন, মৌচাষ, মৌ চাষ, মধু সংগ্রহ, রেশম চাষ, തേനീച്ച വളർത്തൽ, തേനീച്ചവളർത്തൽ, തേൻ ശേഖരണം, പട്ടുനൂൽപ്പുഴു, theni valarppu, madhumashi palan,
      madhumakhi palan, madhumakkhi, madhumakhi, madhu palan, shahad, shahad utpadan, shehad, shehad nikalna, honey, honey production, honey bee farming,
      bee farming, bee farm, mauna, maun palan, mauni palan, मौन, मौनपालन, मधु पालन, मधु उत्पादन, मधुमाखी पालन, मधु मक्खी पालन, मधु मक्खी, शहद, मध काढणे`,
    hints: 'bee, bees, honey, silk, shahad, madhu, शहद, मधु, मध, रेशम, தேன், தேனீ, పట్టు, తేనె, মধু, মৌমাছি, തേൻ, തേനീച്ച',
  },
  'fish-farmer': {
    names: `fish farmer, fish farm, fish farm worker, fish farming, fishery, fisheries, aquaculture, aquaculture worker, shrimp farm, prawn farm, shrimp farming, fish pond, fish rearing, fish breeding, machhli palan, machli palan, matsya palan, matsya paalan, jhinga palan, मछली पालन, मछलीपालन, मत्स्य पालन, मत्स्यपालन, मत्स्य, मत्स्य पालक, मछली फार्म, तालाब मछली, झींगा पालन, मासे पालन, मत्स्य शेती, मत्स्यव्यवसाय, कोळंबी संवर्धन, மீன் வளர்ப்பு, மீன் பண்ணை, இறால் பண்ணை, இறால் வளர்ப்பு, చేపల పెంపకం, చేపల చెరువు, రొయ్యల పెంపకం, రొయ్యల చెరువు, ఆక్వా, মাছ চাষ, মৎস্য চাষ, মাছ চাষি, চিংড়ি চাষ, মৎস্য, മത്സ്യകൃഷി, മീൻ വളർത്തൽ, മത്സ്യം വളർത്തൽ, ചെമ്മീൻ കൃഷി, meen valarppu, chepala pempakam, mach chash,
      machhli ka kaam, machli ka kaam, matsya, matasya palan, fish work, fish culture, pisciculture, fishery worker, fisheries worker, fish hatchery,
      fish seed, talab machhli, machhli farm, machhali palan, fish tank, fish production, मछली का काम, मछली उत्पादन, मछली बीज, मत्स्य उत्पादन, मत्स्य बीज,
      मछरी पालन, मछली तालाब, मत्स्यिकी, मत्स्यकी,
      machhari, machhri, machhari palan, machali palan, matsyapalan, matsyapalak, pokhar, pokhari, talab, talaab, jalkrishi, jal krishi, jhinga, fish rearer,
      pond fish, pond worker, fish feed, fish cage, rohu, biofloc, जलकृषि, पोखर, पोखरी, तालाब, झींगा, जीरा मछली, बायोफ्लॉक`,
    hints:
      'machali, fish, machhli, machli, मछली, मछरी, मासे, மீன், చేప, చేపలు, মাছ, മീൻ, മത്സ്യം, pond, shrimp, prawn, hatchery, तालाब, झींगा, குளம், చెరువు, পুকুর, കുളം',
  },
  fisher: {
    names: `fisher, fisherman, fisher man, fishing, fishing boat worker, boat worker, boatman, machhuara, machhua, mallah, machhli pakadna, machli pakadne wala, nav chalana, मछुआरा, मछुवारा, मछुआ, मल्लाह, मछली पकड़ना, मछली पकड़ने वाला, नाविक, नाव चलाना, कोळी, मच्छीमार, मासेमारी, மீனவர், மீன் பிடிப்பவர், மீன்பிடி, மீன் பிடித்தல், படகு ஓட்டுபவர், మత్స్యకారుడు, చేపలు పట్టేవాడు, చేపలు పట్టడం, బోటు పని, জেলে, মাছ ধরা, মৎস্যজীবী, মাঝি, মেছো, മീൻപിടിത്തം, മത്സ്യത്തൊഴിലാളി, മീൻപിടുത്തക്കാരൻ, മുക്കുവൻ, ബോട്ട് പണി, meenavar, jele, machhimar, mukkuvan`,
    hints: 'fish, boat, net, sea, machhli, machli, मछली, नाव, मासे, மீன், படகு, చేప, చేపలు, మత్స్య, মাছ, নৌকা, മീൻ, മത്സ്യം, ബോട്ട്',
  },
  'forest-worker': {
    names: `forest worker, forestry worker, forest guard, tree cutter, wood cutter, woodcutter, logger, lakadhara, ped katna, tendu patta, plantation forest, van karmi, van rakshak, लकड़हारा, पेड़ काटना, वन कर्मी, वन रक्षक, वन मजदूर, तेंदू पत्ता, वनमजूर, झाडे तोडणे, மரம் வெட்டுபவர், வனத் தொழிலாளி, చెట్లు కొట్టేవారు, అటవీ పని, కట్టెలు కొట్టేవాడు, কাঠুরে, গাছ কাটা, বন কর্মী, മരംവെട്ട്, മരം വെട്ടുകാരൻ, വനം തൊഴിലാളി`,
    hints: 'forest, jungle, tree, जंगल, वन, पेड़, காடு, మరాలు, అడవి, জঙ্গল, কাঠ, കാട്, മരം',
  },
} satisfies Record<string, Trade>;
