// Usual Marathi spellings of known names and words. For all other names, rules derive the Marathi spelling from the
// Devanagari spelling; for the names in this list, that spelling would be wrong.

/**
 * Entries separated by `|` or a line break. Each entry has a known name in Latin letters and its usual Marathi
 * spelling.
 */
export const usual = `
albert अल्बर्ट|alex अॅलेक्स|alexander अलेक्झांडर|aligarh अलिगड|ambedkar आंबेडकर|anthony अँथनी|antony अँटनी|arora अरोरा
azmi आझमी|banerjee बॅनर्जी|bengaluru बंगळुरू|bhopal भोपाळ|biswas बिस्वास|caterers केटरर्स|catering केटरिंग
chakraborty चक्रवर्ती|chandigarh चंदीगड|chopra चोप्रा|coimbatore कोइंबतूर|construction कन्स्ट्रक्शन
constructions कन्स्ट्रक्शन्स|contractor कॉन्ट्रॅक्टर|contractors कॉन्ट्रॅक्टर्स|dalvi दळवी|daniel डॅनियल|david डेव्हिड
desai देसाई|design डिझाईन|designs डिझाईन्स|developers डेव्हलपर्स|driver ड्रायव्हर|enterprise एंटरप्रायझ
enterprises एंटरप्रायझेस|fernandes फर्नांडिस|gaikwad गायकवाड|ganguly गांगुली|gavaskar गावस्कर|gehlot गेहलोत
gurgaon गुरुग्राम|gwalior ग्वाल्हेर|ilayaraja इळैयराजा|indore इंदूर|industries इंडस्ट्रीज|jackson जॅक्सन|jacob जेकब
jadhav जाधव|jasmine जास्मिन|javed जावेद|jhansi झाशी|kale काळे|kamble कांबळे|kochi कोची|koli कोळी|kottayam कोट्टायम
lucknow लखनौ|madurai मदुराई|mali माळी|mangalore मंगळूर|mary मेरी|mathew मॅथ्यू|michael मायकल|mysore म्हैसूर
naidu नायडू|naik नाईक|najafgarh नजफगड|nancy नॅन्सी|nashik नाशिक|palakkad पलक्कड|patil पाटील|private प्रायव्हेट
priyanka प्रियांका|products प्रॉडक्ट्स|rathod राठोड|restaurant रेस्टॉरंट|sai साई|salunkhe साळुंखे|salve साळवे
sathe साठे|security सिक्युरिटी|services सर्व्हिसेस|solutions सोल्यूशन्स|stanley स्टॅनली|suppliers सप्लायर्स
tendulkar तेंडुलकर|thackeray ठाकरे|tirupur तिरुप्पूर|transport ट्रान्सपोर्ट|transports ट्रान्सपोर्ट्स
venkatesh व्यंकटेश|victor व्हिक्टर|vitthal विठ्ठल|william विल्यम|xavier झेवियर
`;
