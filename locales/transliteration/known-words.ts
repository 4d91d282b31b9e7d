// Frequent words of company names, addresses and localities in Latin letters and Devanagari. English words are written
// as they are spoken, because readers know such names by their sound.

/**
 * Entries separated by `|` or a line break. Each entry has Latin spellings, separated by `/`, and the word in
 * Devanagari.
 */
export const knownWords = `
academy अकादमी|agency एजेंसी|agencies एजेंसीज़|agro एग्रो|air एयर|airport एयरपोर्ट|and एंड|apartment अपार्टमेंट|apartments अपार्टमेंट्स
associates एसोसिएट्स|auto ऑटो|automobiles ऑटोमोबाइल्स|avenue एवेन्यू|bakery बेकरी|bank बैंक|bazaar/bazar बाज़ार|beauty ब्यूटी|best बेस्ट
bhai भाई|bhavan/bhawan भवन|bhandar भंडार|block ब्लॉक|boys बॉयज़|bricks ब्रिक्स|bridge ब्रिज|brothers/bros ब्रदर्स|builder बिल्डर
builders बिल्डर्स|building बिल्डिंग|bus बस|business बिज़नेस|bypass बाईपास|cab कैब|cabs कैब्स|cafe कैफ़े|camp कैंप|canteen कैंटीन
car कार|care केयर|cargo कार्गो|caterers कैटरर्स|catering कैटरिंग|cement सीमेंट|central सेंट्रल|centre/center सेंटर|chawl चॉल|chemicals केमिकल्स
chowk चौक|city सिटी|clean क्लीन|cleaning क्लीनिंग|clinic क्लिनिक|club क्लब|co कंपनी|cold कोल्ड|college कॉलेज|colony कॉलोनी|commercial कमर्शियल
company कंपनी|complex कॉम्प्लेक्स|construction कंस्ट्रक्शन|constructions कंस्ट्रक्शन्स|contractor कॉन्ट्रैक्टर|contractors कॉन्ट्रैक्टर्स
cooperative कोऑपरेटिव|corner कॉर्नर|corporation कॉर्पोरेशन|cotton कॉटन|courier कूरियर|cross क्रॉस|dairy डेयरी|decor डेकोर|decorators डेकोरेटर्स
delivery डिलीवरी|department डिपार्टमेंट|depot डिपो|design डिज़ाइन|designs डिज़ाइन्स|developers डेवलपर्स|dhaba ढाबा|digital डिजिटल|driver ड्राइवर
east ईस्ट|electric इलेक्ट्रिक|electrical इलेक्ट्रिकल|electricals इलेक्ट्रिकल्स|electronics इलेक्ट्रॉनिक्स|engineering इंजीनियरिंग|engineers इंजीनियर्स
enclave एन्क्लेव|energy एनर्जी|enterprise एंटरप्राइज़|enterprises एंटरप्राइज़ेज़|estate एस्टेट|event इवेंट|events इवेंट्स|exports एक्सपोर्ट्स|express एक्सप्रेस
extension एक्सटेंशन|fabricators फ़ैब्रिकेटर्स|fabrication फ़ैब्रिकेशन|fabrics फ़ैब्रिक्स|facility फ़ैसिलिटी|factory फ़ैक्टरी|farm फ़ार्म|farms फ़ार्म्स
fashion फ़ैशन|finance फ़ाइनेंस|first फ़र्स्ट|flat फ़्लैट|floor फ़्लोर|food फ़ूड|foods फ़ूड्स|foundation फ़ाउंडेशन|fresh फ़्रेश|furniture फ़र्नीचर
gali गली|garage गैराज|garden गार्डन|gardens गार्डन्स|garments गारमेंट्स|gas गैस|gate गेट|general जनरल|ghar घर|ghat घाट|girls गर्ल्स|glass ग्लास
global ग्लोबल|gold गोल्ड|golden गोल्डन|good गुड|goods गुड्स|granite ग्रेनाइट|green ग्रीन|ground ग्राउंड|group ग्रुप|guest गेस्ट|hall हॉल|hardware हार्डवेयर
health हेल्थ|heights हाइट्स|help हेल्प|high हाई|highway हाईवे|hill हिल|hills हिल्स|home होम|homecare होमकेयर|homes होम्स|hospital हॉस्पिटल
hostel हॉस्टल|hotel होटल|house हाउस|housekeeping हाउसकीपिंग|housing हाउसिंग|hub हब|india इंडिया|indian इंडियन|industrial इंडस्ट्रियल
industries इंडस्ट्रीज़|industry इंडस्ट्री|infra इंफ़्रा|infrastructure इंफ़्रास्ट्रक्चर|inn इन|institute इंस्टीट्यूट|interior इंटीरियर|interiors इंटीरियर्स
international इंटरनेशनल|iron आयरन|jewellers ज्वैलर्स|junction जंक्शन|kendra केंद्र|kirana किराना|kitchen किचन|labour लेबर|lake लेक|lane लेन
laundry लॉन्ड्री|layout लेआउट|limited/ltd लिमिटेड|line लाइन|lodge लॉज|logistics लॉजिस्टिक्स|machine मशीन|main मेन|mall मॉल|management मैनेजमेंट
mandir मंदिर|mandi मंडी|manpower मैनपावर|manufacturing मैन्युफ़ैक्चरिंग|marble मार्बल|marg मार्ग|market मार्केट|marketing मार्केटिंग|mart मार्ट
masjid मस्जिद|mechanical मैकेनिकल|media मीडिया|medical मेडिकल|mess मेस|metal मेटल|metals मेटल्स|metro मेट्रो|mill मिल|mills मिल्स|mobile मोबाइल
modern मॉडर्न|mohalla मोहल्ला|motor मोटर|motors मोटर्स|movers मूवर्स|municipal म्युनिसिपल|naka नाका|national नेशनल|near नियर|new न्यू|news न्यूज़
nirman निर्माण|niwas निवास|north नॉर्थ|nursery नर्सरी|nursing नर्सिंग|office ऑफ़िस|oil ऑयल|old ओल्ड|opposite अपोज़िट|organic ऑर्गेनिक|packaging पैकेजिंग|packers पैकर्स
paint पेंट|paints पेंट्स|painters पेंटर्स|palace पैलेस|paper पेपर|paradise पैराडाइज़|park पार्क|parlour पार्लर|petrol पेट्रोल|pharma फ़ार्मा|phase फ़ेज़
pipes पाइप्स|plant प्लांट|plastic प्लास्टिक|plastics प्लास्टिक्स|plaza प्लाज़ा|plot प्लॉट|plumbing प्लंबिंग|point पॉइंट|police पुलिस|port पोर्ट|post पोस्ट
poultry पोल्ट्री|power पावर|precision प्रिसिज़न|press प्रेस|prime प्राइम|printers प्रिंटर्स|printing प्रिंटिंग|private/pvt प्राइवेट|products प्रोडक्ट्स
project प्रोजेक्ट|projects प्रोजेक्ट्स|properties प्रॉपर्टीज़|public पब्लिक|quality क्वालिटी|railway रेलवे|real रियल|realty रियल्टी|residency रेज़िडेंसी
restaurant रेस्टोरेंट|retail रिटेल|rice राइस|ring रिंग|river रिवर|road/rd रोड|roadlines रोडलाइंस|rolling रोलिंग|room रूम|royal रॉयल|sadan सदन
safe सेफ़|sai साई|salon सैलून|sanitary सैनिटरी|scheme स्कीम|school स्कूल|sector सेक्टर|security सिक्योरिटी|service सर्विस|services सर्विसेज़|shed शेड
shop शॉप|shoes शूज़|shopping शॉपिंग|shree/shri/sri श्री|silk सिल्क|silks सिल्क्स|site साइट|smart स्मार्ट|society सोसाइटी|solar सोलर|solution सॉल्यूशन
solutions सॉल्यूशंस|sons संस|south साउथ|spinning स्पिनिंग|square स्क्वेयर|staffing स्टाफ़िंग|stand स्टैंड|star स्टार|station स्टेशन|steel स्टील|stone स्टोन
store स्टोर|stores स्टोर्स|storage स्टोरेज|street स्ट्रीट|studio स्टूडियो|sugar शुगर|super सुपर|supermarket सुपरमार्केट|supply सप्लाई|suppliers सप्लायर्स
surgical सर्जिकल|sweets स्वीट्स|system सिस्टम|systems सिस्टम्स|tailor टेलर|tailors टेलर्स|taxi टैक्सी|tea टी|tech टेक|technologies टेक्नोलॉजीज़
technology टेक्नोलॉजी|temple टेंपल|tent टेंट|textile टेक्सटाइल|textiles टेक्सटाइल्स|the द|tiles टाइल्स|tools टूल्स|tour टूर|tours टूर्स|tower टावर|towers टावर्स
town टाउन|township टाउनशिप|toys टॉयज़|traders ट्रेडर्स|trading ट्रेडिंग|training ट्रेनिंग|transport ट्रांसपोर्ट|transports ट्रांसपोर्ट्स|travel ट्रैवल
travels ट्रैवल्स|trust ट्रस्ट|udyog उद्योग|union यूनियन|unit यूनिट|united यूनाइटेड|university यूनिवर्सिटी|urban अर्बन|valley वैली|village विलेज|villa विला
vihar विहार|ward वार्ड|warehouse वेयरहाउस|warehousing वेयरहाउसिंग|water वॉटर|west वेस्ट|wood वुड|works वर्क्स|workshop वर्कशॉप|world वर्ल्ड|zone ज़ोन
uttar उत्तर|dakshin दक्षिण|purvi पूर्वी|paschim पश्चिम|bada बड़ा|chhota छोटा|naya नया|purana पुराना|nala नाला|toli टोली|tank टैंक|pump पंप|talab तालाब
`;
