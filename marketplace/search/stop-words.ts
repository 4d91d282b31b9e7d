// Stop words of all languages: words of a query that say nothing about the work or the place. The list was written for
// this product and not copied.
import { normaliseText } from '../places/normalise.ts';

const listed = (words: string): ReadonlySet<string> => new Set(normaliseText(words).split(' '));

export const stopWords = listed(
  `a an and any at for from i in is my job jobs me near nearby need needed of on or required requirement requirements the to urgent
   urgently vacancy vacancies wanted want with work works working hiring hire opening openings looking apply best good new fresher
   freshers candidate candidates position post walkin immediate only
   chahiye chahie chaiye chaheye chahi karna karne kaam kam kaaj ka ke ki ko k me mein main mai par pe se naukri naukari nokri rojgar
   wala wale wali vala hai hain ho he kaj baa ba havas lagi khatir ke liye liye aur mere paas pass aas nazdik patni
   का की के को में मे पर से और या एवं काम नौकरी जॉब रोजगार रोज़गार चाहिए चाहिये चाही नियर पास नज़दीक नजदीक हेतु लिए है हैं बा हई खातिर वाला वाले वाली तुरंत
   आवश्यकता जरूरत भर्ती वैकेंसी करना करने
   काम हवे हवा हवी पाहिजे पाहिजेत नोकरी आहे आणि जवळ साठी मध्ये
   வேலை வேண்டும் தேவை வேலைவாய்ப்பு வேலைகள் அருகில் உள்ள velai venum vendum thevai
   ఉద్యోగం ఉద్యోగాలు పని కావాలి కావలెను దగ్గర లో udyogam kavali pani
   কাজ চাকরি চাই দরকার লাগবে কাছে জন্য chakri chai kajer
   chalana chalane lagana lagane dekhna dekhne sambhalna sambhalne baithna uthana uthane dena milana sikhna seekhna
   चलाना चलाने चलावे लगाना लगाने देखना देखने संभालना संभालने बैठना उठाना उठाने देना मिलाना सीखना
   करणे चालवणे बसवणे सांभाळणे लावणे देणे করা করার চালানো লাগানো দেখা সারানো তোলা
   చేయడం చేసే నడపడం నడిపే బిగించడం చూసుకోవడం చూసుకునే వేయడం వేసే
   செய்யும் செய்ய ஓட்டும் ஓட்ட பார்க்கும் பார்த்துக்கொள்ள பார்த்துக்கொள்ளும் பொருத்தும்
   ചെയ്യാൻ ചെയ്യുന്ന ഓടിക്കാൻ ഓടിക്കുന്ന നോക്കാൻ നോക്കുന്ന നന്നാക്കാൻ ശരിയാക്കാൻ
   ജോലി വേണം ആവശ്യമുണ്ട് ഒഴിവ് അടുത്ത് ജോലികൾ joli venam pani`,
);

/**
 * Further words that users type in whole sentences, for people, requests and activities. They say nothing about the
 * work, so a search ignores them like the stop words above.
 */
export const sentenceWords = listed(
  `i am we us our you your he she they who what which where how much many there are was be been do does doing done have has had can could
   will would should shall also only some something anything someone anyone nearest close around outside available interested please plz pls
   kindly give get got find search searching seeking seeker tell help sir madam brother bro bhai bhaiya bhayya didi ji dear friend hello hi man men
   male female boy boys girl girls lady ladies gents woman women person persons people guy guys skilled unskilled experienced experience know knows
   knowing able join joining employment career opportunity related type kind holder holders making that this with without or if not no yes ok
   mujhe mujhko mere mera meri hame humko hamko hum hamara aap aapke koi bhi kuch kahin kahi kaha kahan kab kaise kya kaun kitna kitni kitne milega
   milegi mile mil sakta sakti sakte sake do dijiye de dila dilao dilwa dilado batao bataiye batana dhund dhundh dhundna raha rahi rahe hu hoon tha
   chalega chalegi aata aati aate ata ati janta janti janne jante acha accha achha achi achhi badhiya naya nayi ladka ladke ladki ladkiyan
   ladkon ladko larka larki aadmi admi aurat mahila purush log logo bande banda apna apne yaha yahan waha wahan idhar udhar side taraf jagah ilake
   karta karti karte karke karunga karwana karvana karni kare karo banana banane banata banati banwana bana bante thik theek sahi kharab sath saath
   kam kaamo liyea wah ye yah woh vo to toh hi se lekin par aisa jaisa jald jaldi turant abhi padhe likhe hamre hamar humra hamra
   मुझे मुझको मेरे मेरा मेरी हमें हमको हम हमारा आप आपके भाई भैया भइया सर मैडम जी दीदी कोई भी कुछ कहीं कहाँ कहां कब कैसे क्या कौन कितना कितनी कितने
   मिलेगा मिलेगी मिलेंगे मिले मिल मिलती मिलता सके सकता सकती सकते दो दीजिए दीजिये दे दिला दिलाओ दिलवा दिलाइए दिलवाइए बताओ बताइए बताना ढूंढ ढूंढना ढूँढ ढूंढ़ रहा रही रहे
   हूँ हूं था थी चलेगा चलेगी आता आती आते जानता जानती जानते जानने अच्छा अच्छी अच्छे बढ़िया नया नई नए नये पुराना लड़का लड़के लड़की लड़कियां लड़कियों लड़कों आदमी औरत महिला
   महिलाओं पुरुष लोग लोगों बंदा बंदे अपना अपने अपनी यहाँ यहां वहाँ वहां इधर उधर आसपास आस तरफ साइड इलाके जगह करनी करता करती करते करके करूं करवाना करवाने बनाना बनाने बनाता
   बनाती बनवाना बनवाने बनावे ठीक सही खराब साथ साथी वह ये यह वो तो ही लेकिन जल्दी अभी सब सभी बिना एक पढ़े लिखे दूसरा वाली वालों बाद पहले रोज़गार नौकरियां नौकरियाँ जानकार ज़रूर जरूर
   हमरा हमके हमार हमनी रउआ कवनो कुछो खोजत मिली मिलित चाहत चाहीं चाही बाटे बानी रहल करे करेके करब करत लगावे बनावेवाला देवे दीं दिहल जाई जाए
   मला मी आम्हाला माझे माझ्या तुम्ही कोणी कोणते कोणतेही कुठे कधी कसे काय किती मिळेल मिळेल का द्या सांगा शोधत आहे आहेत असेल असावा चालेल येते येतो येत माहीत मुलगा मुले मुलगी मुली
   माणूस माणसे बाई बायका महिला पुरुष लोक नवीन चांगले चांगली करणारा करणारी करणारे करण्याचे करण्यासाठी बनवणे बनवणारा बनवण्याचे चालवण्याचे लावण्याचे देण्याचे कामाला कामाची कामे
   कामगार हवेत हवंय पाहिजेल पाहिजेत साठी कडे जवळपास मध्ये येथे इथे तिथे आणि किंवा पण लगेच सोबत काही एक असे अशी कामासाठी कामावर नोकरीसाठी
   mala mi havi hava ahe pahije pahijet pahijel nokri kaam havay kontehi kuthe milel dya madhye madhe karnara karnari karnare karnyache chalavnyache banavnyache
   আমি আমার আমাকে আমাদের আমরা একটা একটি কোনো কোন কিছু কেউ কোথায় কবে কত কেমন কি পাব পাবো পাওয়া যাবে দিন দেন দাও বলুন খুঁজছি খুঁজি আছে আছেন হবে জানি জানা পারি পারে ভালো নতুন ছেলে মেয়ে
   ছেলেদের মেয়েদের মহিলা পুরুষ লোক মানুষ দাদা ভাই দিদি করতে করি করবো করব করেন বানানো বানানোর তৈরি তৈরির চালানোর লাগানোর দেখার সারানোর দেওয়ার নেওয়ার হওয়ার কাছাকাছি আশেপাশে এখানে জরুরি এবং ও
   সঙ্গে সাথে যে যেকোনো এখন আজ চাকরির কাজে কাজটা চাইছি চাইছে চাকুরি এর
   ami amar amake ekta kono kichu kothay koto pabo dao khujchi ache jani pari bhalo chele meye lok dada didi korte kori korbo banano banabar chalano chalanor
   lagbe chai kaaj kaj chakri kajer dorkar kache er
   எனக்கு நான் எங்களுக்கு என் ஏதாவது எதாவது ஒரு எந்த யாராவது எங்கே எங்க எப்போது எவ்வளவு எப்படி என்ன கிடைக்குமா கிடைக்கும் கொடுங்கள் கொடுங்க தாருங்கள் சொல்லுங்கள் தேடுகிறேன் தேடுறேன் இருக்கா இருக்கு
   இருக்கிறது இருக்குமா தெரியும் தெரிந்த முடியும் நல்ல புதிய புது பையன் பசங்க பெண் பெண்கள் பெண்களுக்கு ஆண் ஆண்கள் ஆள் ஆட்கள் ஆளுங்க நபர் நபர்கள் மக்கள் அண்ணா அண்ணன் தம்பி அக்கா சார் ஐயா வேணும்
   வேணுங்க வேண்டி வேலைக்கு வேலைக்காக வேலையில் வேலையை வேலைல பணி பணிக்கு பணியில் பணிகள் போடும் போட போடுற பண்ணும் பண்ண பண்ற பண்ணுற செய்கிற செய்ய செய்வது செய்பவர் அடிக்கும் அடிக்க மாட்டும் மாட்ட
   வைக்கும் கொடுக்கும் எடுக்கும் பிடிக்கும் போகும் இங்கே அங்கே பக்கத்தில் பக்கம் அருகே உடனடி உடனே மற்றும் உடன் அல்லது கூட கத்துக்க கற்றுக்கொள்ள பார்ட்டி காலி காலியிடம் வாய்ப்பு
   వాళ్ళని వాళ్లని వాళ్ళను వాళ్లను வேணுமா வேல
   baithe baithne baithkar बैठने बैठे बैठा बैठ முன் முன்னாடி முன்பு சேர சேரலாம் சேர்ந்து
   enakku naan oru edhavathu ethavathu yethavathu enga evlo irukka irukku kidaikuma kidaikkuma kodunga theriyum nalla aal aalu aatkal venu vendum venum velaikku
   velaiku seiya seyya seyyum panna pannum podum adikkum pakkathula pakkam kitta thedi thedum anna
   నాకు నేను మాకు ఏదైనా ఏదో ఒక ఎవరైనా ఎక్కడ ఎప్పుడు ఎంత ఎలా ఏమి దొరుకుతుందా దొరుకుతుంది ఇవ్వండి ఇప్పించండి ఇప్పించు చెప్పండి వెతుకుతున్నాను చూస్తున్నాను ఉందా ఉన్నాయా ఉంది తెలుసు తెలిసిన వచ్చు మంచి
   కొత్త అబ్బాయి అబ్బాయిలు అమ్మాయి అమ్మాయిలు మహిళ మహిళలు మహిళలకు ఆడవాళ్ళు మగవాళ్ళు మనిషి మనుషులు వ్యక్తి అన్న అన్నా తమ్ముడు అక్క సార్ గారు చేయాలి చేసేవారు చేయడానికి చేస్తాను చేసుకునే పనికి పనులు పనుల
   పనివారు ఉద్యోగాల ఉద్యోగానికి బిగించే బిగించడానికి వేసేవారు కట్టే పెట్టే తీసే మోసే ఇక్కడ అక్కడ దగ్గరలో పక్కన వెంటనే మరియు తో కోసం లేదా కూడా కావాలండి కావలెను ఖాళీ ఖాళీలు అవసరం
   chusukune chusukovadam chusukovali చూసుకోవాలి parthukka paathukka paarthukka பார்த்துக்க கவனிக்க dekhashona
   naaku naku nenu edaina edo oka ekkada entha dorukutunda ivvandi ippinchandi cheppandi unda undi telusu vachu manchi kotha cheyali chesey chese cheyadam
   daggara kosam kavalandi kaavali kavalenu panulu paniki lo
   എനിക്ക് ഞാൻ ഞങ്ങൾക്ക് ഒരു എന്തെങ്കിലും ഏതെങ്കിലും ഏത് എവിടെ എപ്പോൾ എത്ര എങ്ങനെ എന്ത് കിട്ടുമോ കിട്ടും തരൂ തരുമോ തരണം പറയൂ അന്വേഷിക്കുന്നു തിരയുന്നു ഉണ്ടോ ഉണ്ട് അറിയാം അറിയാവുന്ന നല്ല പുതിയ
   പയ്യൻ ആൺകുട്ടി പെൺകുട്ടി സ്ത്രീ സ്ത്രീകൾ സ്ത്രീകൾക്ക് പുരുഷൻ പുരുഷന്മാർ ആൾ ആളെ ആളുകൾ ആളുകളെ ആളുണ്ടോ ചേട്ടാ ചേട്ടൻ ചേച്ചി സാർ ചെയ്യണം ചെയ്യുന്നവർ ജോലിക്ക് ജോലിയുണ്ടോ ജോലിയിൽ ജോലിക്കാരെ പണി പണിക്ക്
   പണിയുണ്ടോ പണികൾ പണിക്കാരെ ഉണ്ടാക്കുന്ന ഉണ്ടാക്കാൻ ഇടുന്ന വെക്കുന്ന കൊടുക്കുന്ന എടുക്കുന്ന ഇവിടെ അവിടെ അടുത്തുള്ള അടുത്ത സമീപം ഉടൻ അല്ലെങ്കിൽ കൂടെ കൂടി വേണ്ടി ആവശ്യം ഒഴിവുണ്ടോ ഒഴിവുകൾ തൊഴിൽ
   enikku njan oru enthenkilum ethenkilum evide ethra kittumo kittum undo undu ariyam nalla aale aalukale cheyyan cheyyunna cheyyanam joliyundo jolikku panikku
   paniyundo ozhivu
   gives giving given gets getting comes coming goes done take takes taking must like able speak speaks good well long near either willing ready prefer preferred
   deta dete deti mila milti milta milte milna mili milne aisi aise isi usi wahi jaha jahan chale chalta chahun karunga sakun lag lage laga lagta rakh rakho rakhe rakhne
   हो होखे होखी होई होत होला इंतजाम इंतज़ाम बंदोबस्त जुगाड़ जुगाड़ वाला ऐसा ऐसी ऐसे जहाँ जहां मिलना मिली मिलने देते देती देता चली चले चलता चलती करीला करेला करेनी करेलीं करूँ करूंगा सकूं
   जाईं आईं बनल मिलो मिलs दिहल देत दी दिहें लोगन भरती बहाली रखना रखे रखो बैठकर बइठके रहके रहकर त ना नू बतावल
   मिळणारे मिळणारी मिळणारा मिळतील मिळते मिळतात मिळावी मिळावे मिळो देणारे देणारी देणारा देतील असं अशा असेल असलेले हवंय हवेत शकतो शकते करायचे करायचं करायची करायला बघू बघायला सारख्या सारखे सारखी माझी माझ्याकडे माझा राहायला राहायची
   দেবে দেবেন দিবে দেয় দিতে দেওয়ার পাব পাবে পেলে পেলেই চলবে চলে হলে হলেই এমন এরকম মাইনে মাইনের বেতন বেতনের মতো থেকে নিয়ে যাবে যায় করব করতাম রাখবে
   கிடைக்கணும் கிடைக்கிற கிடைச்சா கிடைத்தால் குடுக்குற கொடுக்குற கொடுக்கிற தர்ற தரும் தருகிற கொண்டு போய் வந்து இருந்தா இருந்தால் போதும் பரவாயில்லை ஆனாலும் எதுனாலும் மாதிரி போல வைத்து வச்சு வேல ஆளு தேடுறேன் செய்வேன் பண்ணுவேன்
   ఇచ్చే ఇస్తే ఇస్తారు ఇచ్చేది వచ్చే వస్తే వచ్చేది ఉండే ఉన్న ఉంటే దొరికే దొరికితే చాలు చేస్తా చేస్తాను చేయగలను ఏదైనా ఫర్వాలేదు పర్లేదు లాంటి వంటి జాబ్ జాబు కావాలా
   കിട്ടുന്ന കിട്ടിയാൽ കിട്ടണം ലഭിക്കുന്ന ലഭിക്കും ഉള്ളത് ഉള്ള ഉണ്ടെങ്കിൽ തരുന്ന തരും ആയാലും ആണെങ്കിലും മതി മതിയാകും ചെയ്യാം നോക്കാം താ തന്നാൽ പോലെ പോലത്തെ വേണോ വേണ്ട പണിക്കാരൻ പണിക്കാരന് പണിക്കാർ ആള് ആളാണ് നിന്ന് ജോബ്
   chalata chalati chalate chalaata chalunga karega karegi चलाता चलाती चलाते चलाईला చేసేది జాబ్స్ ஜாப்ஸ் ജോബ്സ് জব জবস জব্স জবের ஆளா ஆளுக்கு ஆள்தேவை പണിക്കാരനെ പണിക്കാരെ
   thaaru tharum kodukkira kidaikkura ichche vachche kittunna kittiya mathi aayalum debe emon moto milnare milnari`,
);

/** Stop words of the location field, such as `near` and `district`. */
export const placeStopWords = listed(
  `in near at all of district dist state india any city town nagar palika tehsil taluka se mein me area jila zilla bharat pin pincode code
   में भारत जिला ज़िला शहर राज्य जिल्हा मधील மாவட்டம் நகரம் జిల్లా నగరం জেলা শহর ജില്ല നഗരം`,
);
