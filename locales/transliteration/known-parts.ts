// Beginnings and endings of compound names in Latin letters and Devanagari: Mahbub-nagar, Ram-kishor, Hanuman-garh.

export const knownBeginnings = `
abdul अब्दुल|amar अमर|bala बाला|bal बाल|bhagwan भगवान|chandra चंद्र|dev देव|durga दुर्गा|ganga गंगा|gauri गौरी|gopal गोपाल|gur गुर|guru गुरु|har हर|hari हरि
jag जग|jai जय|jaya जय|kamal कमल|krishna कृष्ण|kul कुल|lakshmi लक्ष्मी|lal लाल|madhu मधु|maha महा|man मन|mohan मोहन|nand नंद|om ओम|padma पद्म|prem प्रेम
raj राज|raja राजा|ram राम|rama राम|radha राधा|satya सत्य|sesha शेष|shiv शिव|shiva शिव|shyam श्याम|sita सीता|siva शिव|sri श्री|shri श्री|shree श्री|sukh सुख|surya सूर्य|uma उमा|venkata वेंकट|vijaya विजय
`;

export const knownEndings = `
amma अम्मा|appa अप्पा|bai बाई|bari बाड़ी|bazar बाज़ार|ben बेन|bhai भाई|chand चंद|das दास|deep दीप|dip दीप|dev देव|devi देवी|dham धाम|dih डीह|dhar धर|gaon गांव|ganj गंज|garh गढ़
ghat घाट|giri गिरि|gram ग्राम|halli हल्ली|jeet जीत|jit जीत|jyoti ज्योति|kala कला|kant कांत|khera खेड़ा|khurd खुर्द|kishor किशोर|kot कोट|krishna कृष्णा|krishnan कृष्णन|kumar कुमार|kumari कुमारी|kund कुंड|kunj कुंज
lakshmi लक्ष्मी|lal लाल|lata लता|latha लता|mala माला|mangalam मंगलम|mani मणि|moorthy मूर्ति|murthy मूर्ति|nagar नगर|nagari नगरी|nath नाथ|nathan नाथन|pal पाल|palayam पालयम|palli पल्ली|pati पति|patnam पट्टनम
patti पट्टी|peth पेठ|prasad प्रसाद|preet प्रीत|priya प्रिया|pur पुर|pura पुरा|puram पुरम|puri पुरी|raj राज|rajan राजन|rajiv राजीव|ram राम|raman रमन|rao राव|sagar सागर|samy सामी|sarai सराय|shankar शंकर|singh सिंह
swami स्वामी|swamy स्वामी|tola टोला|uddin उद्दीन|ullah उल्लाह|vel वेल|vihar विहार|wada वाड़ा|wadi वाड़ी|wal वाल|wala वाला|walla वाला|war वार
`;
