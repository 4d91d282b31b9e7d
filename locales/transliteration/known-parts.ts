// Beginnings and endings of compound names in Latin letters and Devanagari: Mahbub-nagar, Ram-kishor, Hanuman-garh.

export const knownBeginnings = `
abdul अब्दुल|amar अमर|bala बाला|bal बाल|bhagwan भगवान|chandra चंद्र|dev देव|durga दुर्गा|ganga गंगा|gauri गौरी|gopal गोपाल|gur गुर|guru गुरु|har हर|hari हरि
jag जग|jai जय|jaya जय|kamal कमल|krishna कृष्ण|kul कुल|lakshmi लक्ष्मी|lal लाल|madhu मधु|maha महा|man मन|mohan मोहन|nand नंद|om ओम|padma पद्म|prem प्रेम
raj राज|raja राजा|ram राम|rama राम|radha राधा|satya सत्य|sesha शेष|shiv शिव|shiva शिव|shyam श्याम|sita सीता|siva शिव|sri श्री|shri श्री|shree श्री|sukh सुख|surya सूर्य|uma उमा|venkata वेंकट|vijaya विजय
muthu मुत्तु|selva सेल्व|sree श्री|vidya विद्या|sundara सुंदर|venkat वेंकट|veera वीर|thanga तंग|mari मारि|bhagya भाग्य|dhana धन|sarva सर्व|deva देव|nanda नंद|hema हेम|swarna स्वर्ण|pushpa पुष्प|vara वर|kumara कुमार
`;

export const knownEndings = `
amma अम्मा|appa अप्पा|bai बाई|bari बाड़ी|bazar बाज़ार|ben बेन|bhai भाई|chand चंद|das दास|deep दीप|dip दीप|dev देव|devi देवी|dham धाम|dih डीह|dhar धर|gaon गांव|ganj गंज|garh गढ़
ghat घाट|giri गिरि|gram ग्राम|halli हल्ली|jeet जीत|jit जीत|jyoti ज्योति|kala कला|kant कांत|khera खेड़ा|khurd खुर्द|kishor किशोर|kot कोट|krishna कृष्णा|krishnan कृष्णन|kumar कुमार|kumari कुमारी|kund कुंड|kunj कुंज
lakshmi लक्ष्मी|lal लाल|lata लता|latha लता|mala माला|mangalam मंगलम|mani मणि|moorthy मूर्ति|murthy मूर्ति|nagar नगर|nagari नगरी|nath नाथ|nathan नाथन|pal पाल|palayam पालयम|palli पल्ली|pati पति|patnam पट्टनम
patti पट्टी|peth पेठ|prasad प्रसाद|preet प्रीत|priya प्रिया|pur पुर|pura पुरा|puram पुरम|puri पुरी|raj राज|rajan राजन|rajiv राजीव|ram राम|raman रमन|rao राव|sagar सागर|samy सामी|sarai सराय|shankar शंकर|singh सिंह
swami स्वामी|swamy स्वामी|tola टोला|uddin उद्दीन|ullah उल्लाह|vel वेल|vihar विहार|wada वाड़ा|wadi वाड़ी|wal वाल|wala वाला|walla वाला|war वार
abad आबाद|bagan बागान|bagh बाग|cheri चेरी|chowki चौकी|danga डांगा|dihi डीही|gudem गुडेम|gunj गंज|haat हाट|hat हाट|khali खाली|konda कोंडा|kulam कुलम|kuppam कुप्पम|nagaram नगरम|pally पल्ली|pada पाडा|para पाड़ा|pet पेट|pora पोरा|pudi पुडी
sahib साहिब|shahr शहर|tala तला|tal ताल|toli टोली|wari वाड़ी
wati वती|vati वती|vathi वती|veer वीर|bir बीर|want वंत|inder इंदर|winder विंदर|bhushan भूषण|mohan मोहन|charan चरण|sharan शरण|nandan नंदन|chandran चंद्रन|chandra चंद्र|lingam लिंगम|kannan कन्नन
reddy रेड्डी|kutty कुट्टी|swaroop स्वरूप|dayal दयाल|pratap प्रताप|prakash प्रकाश|babu बाबू|bahadur बहादुर|sree श्री|shree श्री|devan देवन
`;
