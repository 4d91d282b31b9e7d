// Tests findings about unfair terms, and honest sentences that resemble them (C.7), in every language.
import { describe, expect, it } from 'vitest';
import { lintPost } from './lint.ts';

const codesIn = (description: string) => lintPost({ description }).map(({ code }) => code);

describe('Upper ages', () => {
  it.each([
    'Age 18 to 30, 1 year experience',
    'उम्र 18 से 30, अनुभव 1 साल',
    'Machine operator, age 18 to 30',
    'Building guard, age 20 to 40',
    'Driver with 3 years experience, age limit 35',
    'umar 18 se 30, anubhav 1 saal',
    'उमिर 18 से 30, अनुभव 1 साल',
    'वय 18 ते 30, 1 वर्ष अनुभव',
    'বয়স ১৮ থেকে ৩০, ১ বছরের অভিজ্ঞতা',
    'வயது 18 முதல் 30 வரை, 1 வருட அனுபவம்',
    'వయసు 18 నుండి 30, 1 సంవత్సరం అనుభవం',
    'പ്രായം 18 മുതൽ 30 വരെ, 1 വർഷം പരിചയം',
    'उम्र 18 से 35, लाइसेंस जरूरी',
    'Experienced mason, age between 20 and 40',
    'Age 18-35',
    'Age: 18 – 35 years',
    'उम्र 18-35',
    'उम्र 18 से 35 साल',
    'उम्र 18 साल से 35 साल',
    'umar 18-35 saal',
    'वय 18-35',
    'বয়স ১৮-৩৫',
    'வயது 18-35',
    'వయసు 18-35',
    'പ്രായം 18-35',
    '18-35 years old',
    'उम्र ज्यादा से ज्यादा 35 साल',
    'उम्र 35 साल तक',
    '35 साल तक के लोग चाहिए',
    'उम्र अधिकतम 40',
    'Minimum age 20 and maximum 35',
    'Age 20 to 35, child care centre',
    'Need electrician between 18 and 30 years old with experience',
    'Warranty department, age 18 to 30',
    'उम्र 18 से 30 साल होनी चाहिए इससे ज्यादा नहीं',
  ])('The check marks upper_age in “%s”', (text) => {
    expect(codesIn(text)).toContain('upper_age');
  });

  it.each([
    '25 years of experience needed',
    'Experience: 3 to 20 years',
    '20 से 25 साल का अनुभव चाहिए',
    'मूळ कागदपत्रे ठेवली जात नाहीत',
    'Age 18+, 25 helpers needed',
    'Age 18+ 25 helpers needed',
    'उम्र 18+, 25 लोग चाहिए',
    'उम्र 18 साल से ज्यादा, 25 लोग चाहिए',
    'umar 18 saal se zyada, 25 log chahiye',
    'umar 18+, 25 log chahiye',
    'उमिर 18+, 25 लोग चाहीं',
    'वय 18+, 25 कामगार पाहिजेत',
    'वय 18 पेक्षा जास्त, 25 लोक हवेत',
    'বয়স ১৮+, ২৫ জন লোক চাই',
    'வயது 18+, 25 ஆட்கள் தேவை',
    'వయసు 18+, 25 మంది కావాలి',
    'പ്രായം 18+, 25 പേർ വേണം',
    '15 से 20 तक लोग चाहिए',
    '15 se 20 tak log chahiye',
    '10 முதல் 20 வரை ஆட்கள் தேவை',
    'டிசம்பர் 25 வரை விண்ணப்பிக்கலாம்',
    'ഡിസംബർ 25 വരെ അപേക്ഷിക്കാം',
    '15 ते 20 पर्यंत लोक हवेत',
    '১৫ থেকে ২০ পর্যন্ত লোক লাগবে',
    '15 నుండి 20 వరకు మనుషులు కావాలి',
    'डिसेंबर 25 पर्यंत उमेदवार अर्ज करू शकतात',
    'Apply before 25 December, age 18 and above',
    'Age 18 or above, 30 workers',
    'Patient care: elderly woman aged 70',
    'Care for children between 2 and 20 years old',
    'Age 21 and above',
    'Minimum 20 years and above',
    'उम्र की कोई सीमा नहीं',
    'उम्र 18 साल से कम न हो',
    'Experienced tailor, 20 to 25 years in the trade',
    'Mason with 20 to 25 years of experience',
    '20 साल से ज्यादा अनुभव वाले लोग चाहिए',
  ])('The check accepts “%s”', (text) => {
    expect(codesIn(text)).toEqual([]);
  });
});

describe('Codes', () => {
  it.each([
    'Install our app and send us the OTP',
    'Delivery boys: send the OTP you get to join',
    'Share the login OTP with our manager',
    'Delivery job: tell us the OTP on your phone',
    'डिलीवरी का काम, जो ओटीपी आए वह हमें भेजें',
    'delivery ka kaam, jo otp aaye hame bhejo',
    'डिलिव्हरीचे काम, आलेला ओटीपी आम्हाला पाठवा',
    'ডেলিভারির কাজ, আসা ওটিপি আমাদের পাঠান',
    'டெலிவரி வேலை, வரும் ஓடிபியை எங்களுக்கு அனுப்புங்கள்',
    'డెలివరీ పని, వచ్చే ఓటీపీ మాకు పంపండి',
    'ഡെലിവറി ജോലി, വരുന്ന ഒടിപി ഞങ്ങൾക്ക് അയക്കുക',
    'डिलीवरी के काम, ओटीपी आवे त हमनी के भेजीं',
    'Do not miss this chance, send the OTP',
    'No experience needed, share the OTP you receive',
    'Our delivery app sends an OTP, tell it to us',
    'Customer service job: share your OTP with HR',
  ])('The check marks code_asked in “%s”', (text) => {
    expect(codesIn(text)).toContain('code_asked');
  });

  it.each([
    'Take the OTP from the customer at delivery',
    'Enter the OTP of the customer after delivery',
    'Ask customer for OTP and hand over the parcel',
    'ग्राहक से ओटीपी लेकर पार्सल दें',
    'grahak se otp lekar parcel dena hai',
    'ग्राहकाकडून ओटीपी घेऊन पार्सल द्यावे',
    'গ্রাহকের কাছ থেকে ওটিপি নিয়ে পার্সেল দিতে হবে',
    'வாடிக்கையாளரிடம் ஓடிபி கேட்டு பார்சல் கொடுக்க வேண்டும்',
    'కస్టమర్ ఓటీపీ తీసుకుని పార్సిల్ ఇవ్వాలి',
    'ഉപഭോക്താവിൽ നിന്ന് ഒടിപി വാങ്ങി പാഴ്സൽ കൊടുക്കണം',
    'We never ask for your OTP',
    'Do not share your OTP with anyone',
    'हम कभी ओटीपी नहीं मांगते',
    'ओटीपी किसी को न बताएं',
    'OTP kisi ko mat batana',
    'ओटीपी कोणालाही सांगू नका',
    'ஓடிபியை யாரிடமும் சொல்லாதீர்கள்',
    'ఓటీపీ ఎవరికీ చెప్పవద్దు',
    'ഒടിപി ആരോടും പറയരുത്',
    'ওটিপি কাউকে বলবেন না',
    'Send the resume with pin code',
  ])('The check accepts “%s”', (text) => {
    expect(codesIn(text)).toEqual([]);
  });
});

describe('Unpaid trials', () => {
  it.each([
    '3 days trial without pay, weekly holiday Sunday',
    '7 दिन ट्रायल बिना वेतन, रविवार छुट्टी',
    '7 din trial bina vetan, ravivar chutti',
    '3 दिवस ट्रायल विनापगार, रविवारी सुट्टी',
    '৩ দিন ট্রায়াল বিনা বেতনে, রবিবার ছুটি',
    '3 நாள் பயிற்சி சம்பளம் இல்லாமல், ஞாயிறு விடுமுறை',
    '3 రోజులు ట్రయల్ జీతం లేకుండా, ఆదివారం సెలవు',
    '3 ദിവസം ട്രയൽ ശമ്പളമില്ലാതെ, ഞായർ അവധി',
    'तीन दिन ट्रायल बिना पइसा, एतवार के छुट्टी',
    'Salary will start only after training',
    'Salary starts after 15 days',
    '3 days trial, no pay',
    '7 days training, no salary',
    '3 दिन बिना वेतन काम करना होगा कोई शुल्क नहीं लगेगा',
  ])('The check marks unpaid_trial in “%s”', (text) => {
    expect(codesIn(text)).toContain('unpaid_trial');
  });

  it.each([
    '4 days unpaid leave a month',
    'First month 2 days leave without pay',
    'महीने में 2 दिन बिना वेतन छुट्टी',
    '7 days training, no money is taken',
    '6 days a week, no pay cut',
    'Salary starts from 12000, after 3 months 14000',
    '7 दिन की ट्रेनिंग, कोई पैसा नहीं लिया जाएगा',
    '7 din ki training, koi paisa nahi lagega',
    '7 दिवस प्रशिक्षण, पैसे घेतले जाणार नाहीत',
    '৭ দিনের প্রশিক্ষণ, কোনো টাকা নেওয়া হবে না',
    '7 நாள் பயிற்சி, பணம் வாங்க மாட்டோம்',
    '7 రోజుల శిక్షణ, డబ్బు తీసుకోము',
    '7 ദിവസം പരിശീലനം, പണം വാങ്ങില്ല',
    '6 दिन काम, पैसा नहीं कटेगा',
  ])('The check accepts “%s”', (text) => {
    expect(codesIn(text)).toEqual([]);
  });
});

describe('Original papers', () => {
  it.each([
    'Original Aadhaar kept with us and not returned till you leave',
    'असली कागज मालिक के पास रहेंगे और नहीं लौटाए जाएंगे',
    'Your certificates will not be returned before 6 months',
    'Original documents are never given back before one year',
    'asli kagaz malik ke paas rahenge aur nahi lautaye jayenge',
    'मूळ कागदपत्रे मालकाकडे राहतील आणि परत मिळणार नाहीत',
    'আসল কাগজ মালিকের কাছে থাকবে, ফেরত দেওয়া হবে না',
    'அசல் ஆவணங்கள் முதலாளியிடம் இருக்கும், திருப்பித் தரப்படாது',
    'అసలు పత్రాలు యజమానికి ఇవ్వాలి, తిరిగి ఇవ్వబడవు',
    'ഒറിജിനൽ രേഖകൾ ഉടമയുടെ കൈയിൽ ഇരിക്കും, തിരികെ തരില്ല',
    'असली कागज मालिक के लगे रही आ ना लौटावल जाई',
    'Original Aadhaar is kept and returned only after one year',
    'Original papers are kept, returned when you leave',
    'Original Aadhaar stays with the company',
    'Your original marksheet will be with us till you leave',
    'Your licence remains in our office',
    'असली आधार जमा रहेगा, फोटोकॉपी लाएं',
    'Original Aadhaar is kept with us, bring one photocopy',
    'Original certificates will be held, copies are not enough',
  ])('The check marks papers_kept in “%s”', (text) => {
    expect(codesIn(text)).toContain('papers_kept');
  });

  it.each([
    'Original documents are not kept',
    'Original Aadhaar is only shown, never kept by us',
    'We do not keep original papers',
    'असली कागज नहीं रखे जाते',
    'असली कागज हमारे पास नहीं रखे जाएंगे',
    'asli kagaz nahi rakhe jayenge',
    'আসল কাগজ রাখা হয় না',
    'அசல் ஆவணங்கள் வைக்கப்படாது',
    'అసలు పత్రాలు ఉంచుకోము',
    'ഒറിജിനൽ രേഖകൾ സൂക്ഷിക്കില്ല',
    'असली कागज ना राखल जाई',
    'Original papers are checked and returned the same day',
    'Show the original Aadhaar and collect your card',
    'Aadhaar card required, stay and food by company',
    'Original Aadhaar required, stay and food by company',
    'Original licence needed, collect cash from shops',
    'Bring a copy of your Aadhaar',
    'Original documents are checked and returned the same day',
    'We return original papers after verification',
    'Copies of certificates will not be returned',
    'Driver needs a licence of 3 years, stay with food free',
  ])('The check accepts “%s”', (text) => {
    expect(codesIn(text)).toEqual([]);
  });
});

describe('Advances and bonds', () => {
  it.each([
    'Advance 5000, cannot leave until it is repaid',
    'If you leave before 6 months, penalty of one month',
    'If you leave early you lose one month of salary',
    'Leaving early means a fine',
    'एडवांस जब तक नहीं चुकता तब तक काम करना होगा',
    'एडवांस 5000, चुकने तक काम करना पड़ेगा',
    '2 साल का बॉन्ड, नहीं तो जुर्माना',
  ])('The check marks bonded in “%s”', (text) => {
    expect(codesIn(text)).toContain('bonded');
  });

  it.each([
    'एडवांस 5000 तक मिलेगा, रोज 8 घंटे काम करना है',
    'advance 5000 tak milega, roz 8 ghante kaam karna hai',
    'उचल 5000 पर्यंत मिळेल, रोज 8 तास काम करावे लागेल',
    'অগ্রিম ৫০০০ পর্যন্ত পাবেন, রোজ ৮ ঘণ্টা কাজ করতে হবে',
    'அட்வான்ஸ் 5000 வரை கிடைக்கும், தினமும் 8 மணி நேரம் வேலை செய்ய வேண்டும்',
    'అడ్వాన్స్ 5000 వరకు ఇస్తాం, రోజూ 8 గంటలు పని చేయాలి',
    'അഡ്വാൻസ് 5000 വരെ കിട്ടും, ദിവസവും 8 മണിക്കൂർ ജോലി ചെയ്യണം',
    'Advance available, duty 9 am till 6 pm, overtime paid',
    'Paid leave, ESI and accident compensation',
    'Leave 12 days a year, no fine for late coming',
    'Apply for leave before 2 days, not on the same day',
    'Earned leave and accident compensation',
    'No bond, leave any time',
    'बॉन्ड नहीं है',
  ])('The check accepts “%s”', (text) => {
    expect(codesIn(text)).toEqual([]);
  });
});

describe('Pay that is held', () => {
  it.each([
    'First month salary will be held and not paid if you leave',
    'पहले महीने का वेतन रोका जाएगा और छोड़ने पर नहीं मिलेगा',
    'pehle mahine ka vetan roka jayega aur chhodne par nahi milega',
    'पहिल्या महिन्याचा पगार रोखून ठेवला जाईल आणि सोडल्यास मिळणार नाही',
    'প্রথম মাসের বেতন আটকে রাখা হবে, ছাড়লে পাবেন না',
    'முதல் மாத சம்பளம் பிடித்து வைக்கப்படும், விலகினால் கிடைக்காது',
    'మొదటి నెల జీతం ఆపి ఉంచుతాం, మానేస్తే ఇవ్వము',
    'ആദ്യ മാസത്തെ ശമ്പളം പിടിച്ചുവയ്ക്കും, പോയാൽ തരില്ല',
    'पहिला महीना के पइसा रोकल जाई आ छोड़ला पर ना मिली',
    'First month salary held, not refundable',
    'Salary will not be paid if you leave without notice',
    'Wages only after the builder clears our bill',
    'Payment tab milega jab party se paisa aayega, date fix nahi',
    'मजूरी के कवनो तारीख नइखे, मालिक के मन होई तब दिहें',
    'মালিকের হাতে টাকা এলে তবেই মজুরি, তারিখের কোনো ঠিক নেই',
    'జీతం ఎప్పుడు వస్తుందో చెప్పలేం, పార్టీ నుంచి డబ్బు వచ్చినప్పుడే కూలీ ఇస్తాం',
  ])('The check marks pay_held in “%s”', (text) => {
    expect(codesIn(text)).toContain('pay_held');
  });

  it.each([
    'First month salary is not held',
    'No part of the salary is held as security',
    'पहले महीने का वेतन नहीं रोका जाएगा',
    'प्रथम महिन्याचा पगार रोखला जात नाही',
    'প্রথম মাসের বেতন আটকে রাখা হয় না',
    'முதல் மாத சம்பளம் பிடித்து வைக்கப்படாது',
    'మొదటి నెల జీతం ఆపము',
    'ആദ്യ മാസത്തെ ശമ്പളം പിടിച്ചുവയ്ക്കില്ല',
    'Wages are never held back',
    'Salary is paid on time and never held',
    'Salary is not paid on leave days',
    'After the company gives you an ID card, your salary starts',
    'Jab aap kaam shuru karoge, company har hafte payment degi',
    'മാസം 26 ദിവസം ഉറപ്പ്, ശമ്പളം കൃത്യസമയത്ത്',
    'हर महीने की 7 तारीख को पगार मिलेगी, देरी नहीं होगी',
  ])('The check accepts “%s”', (text) => {
    expect(codesIn(text)).toEqual([]);
  });
});
