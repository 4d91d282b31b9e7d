// Frequent words of addresses in Latin letters and Devanagari: cities, states and localities of large cities.

/**
 * Entries separated by `|` or a line break. Each entry has Latin spellings, separated by `/`, and the place in
 * Devanagari.
 */
export const knownPlaces = `
abids एबिड्स|adyar अड्यार|agra आगरा|ahmedabad/ahmadabad अहमदाबाद|ajmer अजमेर|akurdi आकुर्डी|alambagh आलमबाग|aliganj अलीगंज
aligarh अलीगढ़|alipore अलीपुर|allahabad इलाहाबाद|aluva अलुवा|ambala अंबाला|ambattur अंबत्तूर|ambernath अंबरनाथ
aminabad अमीनाबाद|amravati/amaravati अमरावती|amritsar अमृतसर|andheri अंधेरी|andhra आंध्र|angamaly अंगमाली
anisabad अनीसाबाद|ara/arrah आरा|asansol आसनसोल|ashiana आशियाना|ashram आश्रम|assam असम|aundh औंध|aurangabad औरंगाबाद
avadi आवडी|avinashi अविनाशी|badarpur बदरपुर|badlapur बदलापुर|balanagar बालानगर|ballabhgarh बल्लभगढ़|ballia बलिया|ballygunge बालीगंज
banashankari बनशंकरी|bandra बांद्रा|baner बानेर|banjara बंजारा|bankipore बांकीपुर|baranagar बरानगर|barasat बारासात
barra बर्रा|barrackpore बैरकपुर|basavanagudi बसवनगुडी|bawana बवाना|begumpet बेगमपेट|belapur बेलापुर|belgachia बेलगछिया
belghoria बेलघरिया|bengal बंगाल|bengaluru/bangalore बेंगलुरु|bhagalpur भागलपुर|bhayandar भायंदर|bhelupur भेलूपुर
bhilai भिलाई|bhiwandi भिवंडी|bhopal भोपाल|bhosari भोसरी|bhowanipore भवानीपुर|bhubaneswar भुवनेश्वर
bidhannagar बिधाननगर|bihar बिहार|bikaner बीकानेर|bistupur बिष्टुपुर|bombay बॉम्बे|bommanahalli बोम्मनहल्ली
boring बोरिंग|borivali बोरीवली|burari बुराड़ी|byculla भायखला|chakan चाकण|chandigarh चंडीगढ़|charminar चारमीनार
chembur चेंबूर|chennai चेन्नई|chhapra छपरा|chinhat चिनहट|chromepet क्रोमपेट|coimbatore कोयंबटूर|colaba कोलाबा
connaught कनॉट|cuttack कटक|dadar दादर|danapur दानापुर|darbhanga दरभंगा|deccan डेक्कन|dehradun देहरादून|delhi दिल्ली
dhanbad धनबाद|dharavi धारावी|dindori दिंडोरी|dombivli डोंबिवली|doranda डोरंडा|durgapur दुर्गापुर|egmore एग्मोर|electronic इलेक्ट्रॉनिक
ernakulam एर्णाकुलम|esplanade एस्प्लेनेड|faridabad फ़रीदाबाद|fort फ़ोर्ट|gajuwaka गाजुवाका|gandhipuram गांधीपुरम
garia गरिया|gariahat गरियाहाट|gaya गया|ghatkopar घाटकोपर|ghaziabad गाज़ियाबाद|goa गोवा|godowlia गोदौलिया
gorakhpur गोरखपुर|goregaon गोरेगांव|govindpuri गोविंदपुरी|guindy गिंडी|gujarat गुजरात|guntur गुंटूर
gurgaon/gurugram गुड़गांव|guwahati गुवाहाटी|gwalior ग्वालियर|hadapsar हडपसर|hajipur हाजीपुर|haldwani हल्द्वानी|harmu हरमू
haryana हरियाणा|hazratganj हज़रतगंज|hebbal हेब्बल|hinjewadi/hinjawadi हिंजवडी|hisar हिसार|hosur होसुर|howrah हावड़ा
hyderabad हैदराबाद|indiranagar इंदिरानगर|indore इंदौर|jabalpur जबलपुर|jaipur जयपुर|jalandhar जालंधर|jammu जम्मू
jamshedpur जमशेदपुर|janakpuri जनकपुरी|jayanagar जयनगर|jeedimetla जीडीमेटला|jhansi झांसी|jharkhand झारखंड
jhotwara झोटवाड़ा|jodhpur जोधपुर|jubilee जुबली|juhu जुहू|kadamkuan कदमकुआं|kakadeo काकादेव|kalamassery कलमश्शेरी
kalighat कालीघाट|kalkaji कालकाजी|kaloor कलूर|kandivali कांदिवली|kankar कंकड़|kanke कांके|kannur कण्णूर|kanpur कानपुर
karnal करनाल|karnataka कर्नाटक|kasba कस्बा|kashmere/kashmiri कश्मीरी|katraj कात्रज|kaushambi कौशांबी
kazhakoottam कझक्कूट्टम|kerala केरल|kharadi खराडी|khidirpur खिदिरपुर|kidwai किदवई|kilpauk किलपॉक|kochi/cochin कोच्चि
kochin कोच्चि|kolhapur कोल्हापुर|kolkata/calcutta कोलकाता|kollam कोल्लम|kondapur कोंडापुर|kondhwa कोंढवा
koramangala कोरमंगला|kota कोटा|koti कोटी|kothrud कोथरूड|kottayam कोट्टयम|kovil कोविल|kovvur कोव्वूर|kozhikode/calicut कोझिकोड
kurla कुर्ला|lalpur लालपुर|lanka लंका|liluah लिलुआ|loni लोनी|lucknow लखनऊ|ludhiana लुधियाना|madhapur माधापुर
madhurawada मधुरवाड़ा|madipakkam मडिपाक्कम|madras मद्रास|madurai मदुरै|maharashtra महाराष्ट्र|majestic मैजेस्टिक
malad मलाड|malakpet मलकपेट|malappuram मलप्पुरम|malleshwaram मल्लेश्वरम|manesar मानेसर|mangalore/mangaluru मंगलुरु
mango मानगो|mansarovar मानसरोवर|marathahalli मारतहल्ली|mathura मथुरा|mattancherry मट्टनचेरी|medavakkam मेडवाक्कम
meerut मेरठ|mehdipatnam मेहदीपट्टनम|mehrauli महरौली|mira मीरा|miyapur मियापुर|mulund मुलुंड|mumbai मुंबई
mundhwa मुंढवा|mundka मुंडका|munirka मुनीरका|muzaffarpur मुज़फ़्फ़रपुर|mylapore मैलापुर|mysore/mysuru मैसूर
nacharam नाचारम|nadu नाडु|nagara नगर|nagpur नागपुर|nainital नैनीताल|najafgarh नजफ़गढ़|naraina नारायणा|nalasopara नालासोपारा
nanded नांदेड़|nangloi नांगलोई|narela नरेला|nashik/nasik नासिक|nerul नेरुल|newtown न्यूटाउन|nigdi निगडी|noida नोएडा
nungambakkam नुंगंबाक्कम|odisha/orissa ओडिशा|okhla ओखला|paharganj पहाड़गंज|palakkad पालक्काड|palam पालम
palarivattom पालारिवट्टम|pallavaram पल्लावरम|panipat पानीपत|panjagutta पंजागुट्टा|panvel पनवेल|parel परेल
patancheru पटानचेरु|patna पटना|pattom पट्टम|peelamedu पीलमेडु|peenya पीन्या|perambur पेरंबूर|phulwari फुलवारी
pitampura पीतमपुरा|porur पोरूर|powai पवई|pradesh प्रदेश|prayagraj प्रयागराज|preet प्रीत|pune/poona पुणे|punjab पंजाब
puram पुरम|raipur रायपुर|rajajinagar राजाजीनगर|rajarhat राजारहाट|rajasthan राजस्थान|rajkot राजकोट|ranchi रांची
rohilla रोहिल्ला|rohtak रोहतक|royapettah रायपेट्टा|saguna सगुना|sahibabad साहिबाबाद|saibaba साईबाबा|saidapet सैदापेट
sakchi साकची|saket साकेत|salai सालै|salem सेलम|sangam संगम|sanganer सांगानेर|sangli सांगली|santacruz सांताक्रूज़
sarai सराय|sealdah सियालदह|secunderabad सिकंदराबाद|seelampur सीलमपुर|shahdara शाहदरा|shamshabad शमशाबाद|shibpur शिबपुर
shimla शिमला|sholinganallur शोलिंगनल्लूर|shyambazar श्यामबाज़ार|sigra सिगरा|siliguri सिलीगुड़ी|singanallur सिंगनल्लूर
sinhagad सिंहगड|sion सायन|siwan सीवान|sodepur सोदपुर|sohna सोहना|solapur/sholapur सोलापुर|sonipat सोनीपत
srinagar श्रीनगर|surat सूरत|swargate स्वारगेट|talegaon तलेगांव|tamil तमिल|tamilnadu तमिलनाडु|tangra टांगरा
tarnaka तारनाका|technopark टेक्नोपार्क|telangana तेलंगाना|thampanoor तंपानूर|thane ठाणे|theru तेरु
thiruvanmiyur तिरुवान्मियूर|thrissur/trichur त्रिशूर|tirupur/tiruppur तिरुपुर|tollygunge टॉलीगंज|topsia तोपसिया
tughlakabad तुग़लक़ाबाद|udaipur उदयपुर|ujjain उज्जैन|ukkadam उक्कडम|ulhasnagar उल्हासनगर|ultadanga उल्टाडांगा
uppal उप्पल|vadapalani वडपलनी|vadodara/baroda वडोदरा|vanasthalipuram वनस्थलीपुरम|varanasi/banaras/benares वाराणसी
vasai वसई|vashi वाशी|vijayanagar विजयनगर|vijayawada विजयवाड़ा|vikaspuri विकासपुरी|vikhroli विक्रोली|viman विमान
virar विरार|wagholi वाघोली|wakad वाकड|warangal वारंगल|wazirabad वज़ीराबाद|whitefield व्हाइटफ़ील्ड|worli वर्ली
yelahanka येलहंका|yerwada येरवडा|yeshwanthpur यशवंतपुर
`;
