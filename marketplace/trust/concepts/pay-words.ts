// Words about pay for a day or a month, in all languages, and the words beside which a number is not the full pay.
import { lines, words } from './concept.ts';

export const PAY_WORDS = {
  rupees: words(
    'rs|inr|rupees|rupee|rupaye|rupay|rupye|rupaya|rupiya|rupya|bucks|cash',
    'रुपये|रुपए|रुपया|रुपिया|रुपइया|रु|रुपयांत|रुपयात|रुपयांवर',
    'টাকা|টাকায়|টা|রুপি',
    'ரூபாய்|ரூபா|ரூ|ரூவா|ரூபாய்க்கு',
    'రూపాయలు|రూపాయల|రూ|రూపాయలే|రూపాయలకు',
    'രൂപ|രൂപയ്ക്ക്|രൂപയാണ്|രൂപയേ',
  ),
  day: lines(
    words(
      'daily|perday|dihadi|dihari|roz|roj|rozana|rojana|rozana|dehadi|dailywage|haziri|hajiri',
      'दिहाड़ी|रोज|रोजाना|रोजी|प्रतिदिन|हाजिरी|रोजंदारी|दररोज|दिवसाला|दिवसाचे|दिवसाचा|दिवसाची|दिवसभराचे|हजेरी|दैनिक',
      'রোজ|দৈনিক|দিনে|দিনপ্রতি|প্রতিদিন|রোজকার|হাজিরা|দিনের|রোজে',
      'தினமும்|தினசரி|நாளைக்கு|நாளுக்கு|தினக்கூலி|தினம்|நாள்',
      'రోజుకు|రోజుకి|రోజూ|దినసరి|రోజువారీ|రోజు|దినకూలీ',
      'ദിവസം|ദിവസവും|ദിവസത്തിന്|ദിവസക്കൂലി|ദിനംപ്രതി|ദിവസേന|ദിവസത്തേക്ക്',
    ),
    'a|per|each|every day|shift|night',
    'the|a whole|full|entire day',
    'din|दिन bhar|भर? ka|ke|me|mein|का|के|में|भर',
    'har|हर din|दिन|रोज',
    'दिन भर',
    'সারা দিন*',
  ),
  week: lines(
    'weekly',
    'a|per|each|every week',
    'hafte|hafta|हफ्ते|हफ्ता ka|ke|का|के|में|me|भर',
    words('आठवड्याला|सप्ताह|সপ্তাহে|வாரத்துக்கு|வாரத்திற்கு|வாரம்|వారానికి|ആഴ്ചയിൽ|ആഴ്ചയ്ക്ക്'),
  ),
  month: lines(
    words(
      'pm|monthly|permonth|mahine|mahina|mahinaa|maheene|masik',
      'महीना|महीने|महिना|महिन्याला|महिन्याचे|महिन्याचा|महिन्याकाठी|मासिक|माह|दरमहा|प्रतिमाह',
      'মাসে|মাসিক|মাস|মাসের|মাসপ্রতি',
      'மாதம்|மாசம்|மாதத்திற்கு|மாசத்துக்கு|மாதத்துக்கு|மாதச்|மாச|மாத',
      'నెలకు|నెలకి|నెల|నెలసరి',
      'മാസം|മാസത്തിൽ|മാസശമ്പളം|മാസത്തേക്ക്|പ്രതിമാസം',
    ),
    'a|per|each|every month',
  ),
  wage: words(
    'salary|wage|wages|pay|stipend|pagar|tankhwah|tankha|tankhah|vetan|mazduri|majduri|mazdoori|majdoori',
    'वेतन|सैलरी|तनख्वाह|पगार|मजदूरी|मजूरी|मजुरी|मेहनताना|दरमाहा',
    'বেতন|মাইনে|মজুরি|পারিশ্রমিক',
    'சம்பளம்|கூலி|ஊதியம்',
    'జీతం|కూలి|కూలీ|వేతనం',
    'ശമ്പളം|കൂലി|വേതനം|വേതനമായി',
  ),
  /** Words that may occur between a number and a word for the period: `100 रुपया प्रति दिन`, `2500 for the month`. */
  link: words(
    'ka|ki|ke|per|a|for|in|every|each|only|sirf|bas|hi|milega|milegi|denge|and|plus|wages|wage|salary|pay|by|is|will|ek',
    'का|की|के|प्रति|में|सिर्फ|बस|ही|मिलेगा|मिलेगी|मिली|मिलेंगे|देंगे|और|आ|फक्त|मिळेल|मिळतील|देऊ|देणार|मजदूरी|मजूरी|मजुरी|पगार|वेतन|तनख्वाह|मिलत|दर|ला|ले|देब',
    'মাত্র|দেব|পাবেন|পাবে|করে|দেওয়া|মজুরি|বেতন|মাইনে|হিসেবে|মিলবে|দেবো|আর',
    'மட்டும்|தருவோம்|கிடைக்கும்|கூலி|சம்பளம்|தரப்படும்|தான்|வீதம்|கொடுப்போம்|தர்றோம்|சாப்பாடு',
    'మాత్రమే|ఇస్తాం|ఇస్తారు|కూలి|కూలీ|జీతం|చొప్పున|వస్తుంది|ఇస్తాము|భోజనం',
    'മാത്രം|തരും|കിട്ടും|കൂലി|ശമ്പളം|വീതം|നൽകും|ലഭിക്കും|ഊണും',
  ),
  /** Words that show that a number is not the pay of a day, but an allowance, a piece rate, a distance or a count. */
  notPay: lines(
    words(
      'allowance|allowances|bhatta|bhata|petrol|diesel|fuel|overtime|ot|bonus|incentive|incentives|extra|tip|tips|fee|fees|charge|deposit|target|piece|pieces|order|orders|parcel|parcels|deliver*|delivery|km|kms|kg|kilo|calls|call|box|boxes|bricks|litre|customers|customer|cut|cutting|deduction|deducted|fine|penalty|rent|kiraya|recharge|hourly|commission|per cent|percent|increment|increase|hike|advance|ghar|houses|students|children|beds|seats|rooms|floors|tables|acre|acres|insurance|pf|esi|esic|more|additional|conveyance|travel|bus|fare|reward|saving|discount|covers|pax|plates|meals|machines|workers|staff|members|product|price|mrp|rate|jodi|nag|peti|bori|alag|separate|separately|aane|jaane|fuel|bhada',
      'वेगळे|वेगळा|वेगळी|येण्याजाण्या*|भत्ता|भत्ते|पेट्रोल*|डीजल*|डिझेल*|ओवरटाइम*|ओव्हरटाईम*|बोनस|इंसेंटिव|फीस|शुल्क|फी|किमी|किलो|पीस|नग|पार्सल*|ऑर्डर*|किराया|भाडे|रिचार्ज|तासाला|तासाचे|कट*|काट*|कापत|कमीशन|ज्यादा|अतिरिक्त|एक्स्ट्रा|अलग|बढ़*|वाढ*|एडवांस|उचल|जुर्माना|ग्राहक*|ग्राहकां*|रोटियां|थाली|थाल्या|ईंट*|विटा|बोरी|पेटी|जोड़ी|बच्चों|खर्चा|इनाम|बस|कप|लीटर|प्रति पीस|डिब्बे|मुलांना|लोगों|जणांचे|खर्च',
      'আগাম|যাতায়াত*|আসা|ভাতা|পেট্রোল*|ওভারটাইম*|বোনাস*|ইনসেনটিভ*|ফি|কিমি|কেজি|পিস|পার্সেল*|অর্ডার*|ভাড়া|রিচার্জ*|ঘণ্টায়|কাট*|কমিশন*|বাড়তি|অতিরিক্ত|আলাদা|বাড়*|অগ্রিম|ইট|বস্তা|প্লেট|জনের|খরচ|বাসভাড়া|লিটার|জোড়া',
      'படி|பேட்டா*|பெட்ரோல்*|ஓவர்டைம்*|போனஸ்*|ஊக்கத்தொகை*|கட்டணம்*|கிமீ|கிலோ*|பீஸ்*|பார்சல்*|ஆர்டர்*|வாடகை*|ரீசார்ஜ்*|மணிக்கு|மணிநேர*|பிடித்தம்*|கமிஷன்*|கூடுதல்*|தனியாக|தனியா|தனி|உயர்வு*|முன்பணம்*|செங்கல்*|மூட்டை*|பேருக்கு|செலவு*|லிட்டர்*|ஜோடி|துண்டு*|வீடு*',
      'భత్యం|బత్తా|పెట్రోల్*|ఓవర్టైమ్*|ఓటీ|బోనస్*|ఇన్సెంటివ్*|ఫీజు*|కిమీ|కిలో*|పీస్*|పార్సిల్*|పార్సెల్*|ఆర్డర్*|అద్దె*|రీఛార్జ్*|గంటకు|గంటకి|కోత*|కమీషన్*|అదనం*|అదనంగా|విడిగా|వేరుగా|పెంపు*|అడ్వాన్స్*|ఇటుక*|బస్తా*|మందికి|ఖర్చు*|లీటర్*|జత*|ఇళ్ళ*|ఎక్స్ట్రా',
      'ബത്ത|പെട്രോൾ*|ഓവർടൈ*|ബോണസ*|ഇൻസെന്റീവ*|ഫീസ*|കിലോ*|കിമീ|പീസ*|പാഴ്സൽ*|പാർസൽ*|ഓർഡർ*|വാടക*|റീചാർജ*|മണിക്കൂറിന്|മണിക്കൂറിനു|കമ്മീഷൻ*|അധിക*|കൂടുതൽ|വർധന*|മുൻകൂർ|അഡ്വാൻസ*|ഇഷ്ടിക*|ചാക്ക*|പേർക്ക്|ചെലവ*|ലിറ്റർ*|ജോഡി|എണ്ണം|വേറെ|എക്സ്ട്രാ',
    ),
    'food|tea|lunch|khane|khana|chai|nashte|खाने|खाना|चाय|नाश्ते|जेवण|जेवणासाठी|চা|খাবার|খাওয়া ke|for|money|के|का|ka|साठी|বাবদ|জন্য liye|खर्च|kharch|लिए|पैसे|পয়সা',
    'per|a|an|every|each|har|प्रति|हर hour|ghanta|ghante|घंटा|घंटे|तास',
    // Phrases for a piece rate by weight, load or area.
    '#|rs|rupees a ton|tonne|quintal|bag|sack|trip|foot|brass|bundle|dozen|truck|load',
    'per|each|every|har|ek|prati|प्रति|हर|एक|फी ton|tonne|tan|quintal|kuntal|bag|sack|katta|trip|feet|foot|ft|sqft|brass|bundle|dozen|truck|load|टन|क्विंटल|कुंतल|कट्टा|कट्टे|बोरा|ट्रिप|फेरा|फुट|ब्रास|बंडल|दर्जन|ट्रक|पोते|गोणी|गाड़ी',
    words(
      'टनामागे|टनाला|क्विंटलला|पोत्यामागे|खेपेला|फुटाला|টনে|টনপ্রতি|কুইন্টালে|বস্তাপ্রতি|ট্রিপে|டன்னுக்கு|டன்|குவிண்டாலுக்கு|டிரிப்புக்கு|டிரிப்|అడుగుకు|టన్నుకు|టన్నుకి|క్వింటాలుకు|క్వింటాకు|ట్రిప్పుకు|అడుగుకి|ടണ്ണിന്|ക്വിന്റലിന്|ട്രിപ്പിന്|ചാക്കിന്|അടിക്ക്',
    ),
    'ghante|ghanta|घंटे|घंटा ka|ke|का|के',
    'for food|tea|lunch|travel|petrol',
    words('खाण्यासाठी|जेवणासाठी|चहासाठी|சாப்பாட்டுக்கு|டீக்கு|சாப்பாட்டு|భోజనానికి|టీకి|ഭക്ഷണത്തിന്|ചായക്ക്'),
  ),
  partTime: lines(
    'part time',
    'half day|shift',
    'aadhe|aadha|आधे|आधा|अर्धा|अर्ध्या|আধ|আধা|హాఫ్|అర din|दिन|दिवस|दिवसाचे|দিন|বেলা|పూట|రోజు',
    '1|2|3|4|5|one|two|three|four|ek|do|teen|tin|char|एक|दो|दू|तीन|चार|दोन|এক|দুই|দু|তিন|চার|ஒரு|இரண்டு|ரெண்டு|மூன்று|మూడు|ఒక|రెండు|ഒരു|രണ്ട്|രണ്ടു|മൂന്ന് hour|hours|hr|hrs|ghante|ghanta|घंटे|घंटा|घण्टे|तास|তাঁস|ঘণ্টা|ঘণ্টার|மணி|மணிநேரம்|గంట|గంటలు|గంటల|മണിക്കൂർ|मिनट',
    words(
      'parttime|halfday|morningonly|पार्टटाइम|पार्टटाईम|अंशकालिक|পার্টটাইম|பகுதிநேர*|పార్ట్టైమ్|പാർട്ട്ടൈം|weekend|sundays|sunday|tuition|intern|internship|apprentice|apprenticeship|student',
    ),
    'पार्ट टाइम|टाईम',
    'পার্ট টাইম',
    'பார்ட்|பகுதி டைம்|நேர*',
    'పార్ట్ టైమ్|టైం',
    'പാർട്ട് ടൈം',
  ),
  /** Phrases for a working day of about twelve hours. */
  longDay: lines(
    '10|11|12|13|14|15|16|ten|twelve|fourteen|das|barah|chaudah|दस|बारह|चौदह|बारा|বারো|দশ|பன்னிரண்டு|పన్నెండు|പന്ത്രണ്ട് hour|hours|hrs|ghante|ghanta|घंटे|घंटा|घण्टे|तास|ঘণ্টা|மணி|மணிநேரம்|గంటలు|గంటల|മണിക്കൂർ',
    'subah|morning|dawn|sunrise|bhor|savere|सुबह|सवेरे|भोर|भोरे|पहाटे|सकाळी|सकाळ|भिनसारे|সকাল*|ভোর*|காலை|காலையில்|விடியற்காலை|ఉదయం|పొద్దున*|രാവിലെ|പുലർച്ചെ .... raat|night|dusk|sunset|sham|shaam|evening|रात|रात्री|साँझ|सांझ|शाम|संध्याकाळ*|রাত*|সন্ধ*|இரவு|ராத்திரி|மாலை|సాయంత్రం|రాత్రి|രാത്രി|വൈകിട്ട്|വൈകുന്നേരം|സന്ധ്യ',
    'full time|day',
  ),
} as const;
