// Words around an amount of pay: the period (`per day`), a factor (`thousand`), and words that mean pay.

/** Words for the period of pay, in any script. */
export const periodWords = {
  hour: 'hour, hours, hourly, hr, per hour, ghanta, ghante, ghanto, har ghanta, घंटा, घंटे, घण्टा, घंटा के, तास, तासाला, ঘণ্টা, ঘণ্টায়, గంట, గంటకు, மணிநேரம், மணி நேரம், மணிக்கு, മണിക്കൂർ, മണിക്കൂറിന്',
  day: 'day, daily, per day, roz, roj, rozana, rojana, din, har din, prati din, pratidin, divas, dihadi, dihari, hazri, rojulu, roju, rojuki, naal, thinam, dinam, divasam, dine, रोज, रोज़, रोजाना, रोज़ाना, दिन, हर दिन, प्रतिदिन, प्रति दिन, दिवस, दिवसाला, रोजचे, दिहाड़ी, हाजिरी, দিন, দিনে, রোজ, দৈনিক, প্রতিদিন, రోజు, రోజుకు, రోజుకి, నాడు, நாள், நாளுக்கு, நாளைக்கு, தினம், தினமும், தினசரி, ദിവസം, ദിവസത്തിന്, ദിവസവും, ദിവസേന',
  week: 'week, weekly, per week, hafta, hafte, haftawar, हफ्ता, हफ्ते, हफ़्ते, सप्ताह, आठवडा, आठवड्याला, সপ্তাহ, সপ্তাহে, వారం, వారానికి, வாரம், வாரத்திற்கு, ആഴ്ച, ആഴ്ചയിൽ',
  month:
    'month, monthly, per month, pm, mahina, mahine, mahina ka, mahinwar, masik, maas, maase, nela, nelaku, maatham, masam, महीना, महीने, महिना, महिन्याला, मासिक, प्रतिमाह, माह, মাস, মাসে, মাসিক, నెల, నెలకు, నెలకి, மாதம், மாதத்திற்கு, மாசம், മാസം, മാസത്തിൽ, മാസശമ്പളം',
} as const;

/** Words that multiply the number before them, such as `hazar` (thousand). */
export const factorWords: readonly (readonly [number, string])[] = [
  [1000, 'hazar, hajar, hazaar, hajaar, thousand, हज़ार, हजार, হাজার, వేలు, వేల, వెయ్యి, ஆயிரம், ആയിരം, ayiram, velu, hajare'],
  [100_000, 'lakh, lac, lakhs, लाख, লাখ, লক্ষ, లక్ష, லட்சம், ലക്ഷം'],
];

/** Words that mean that the number beside them is pay. */
export const payWords =
  'rs, inr, rupee, rupees, rupay, rupaye, rupiya, rupaya, rupai, taka, salary, pay, payment, wage, wages, vetan, pagar, sambalam, shambalam, jeetham, jitam, tankha, tankhwah, tanakhwah, mazdoori, majuri, beton, paise, रुपये, रुपए, रुपया, रुपय्या, रु, रूपये, सैलरी, सेलरी, वेतन, पगार, तनख्वाह, तनखा, मजदूरी, पइसा, पैसे, টাকা, বেতন, মজুরি, మజూరి, రూపాయలు, రూపాయల, రూ, జీతం, వేతనం, கூலி, ரூபாய், ரூ, சம்பளம், ஊதியம், രൂപ, ശമ്പളം, വേതനം, കൂലി';

/** Words beside an amount of pay that the search ignores, such as “at least”, “above” and “per”. */
export const payFillers =
  'above, plus, minimum, min, atleast, at least, more than, se upar, se zyada, se jyada, upar, zyada, jyada, kam se kam, har, per, prati, ka, ki, ke, wala, wali, me, mein, से ऊपर, से ज्यादा, से ज़्यादा, ऊपर, ज्यादा, कम से कम, हर, प्रति, का, की, के, वाला, वाली, में, पेक्षा जास्त, जास्त, किमान, বেশি, কমপক্ষে, উপরে, প্রতি, పైన, కనీసం, கு மேல், மேல், மேலே, குறைந்தது, മുകളിൽ, കുറഞ്ഞത്';

/** Words after which a number does not mean pay, such as `sector 150`. */
export const numberedThings =
  'sector, sec, block, phase, gate, road, ward, plot, no, number, km, nh, room, flat, gali, street, pocket, gala, unit, shop, building, tower, line, size, model, tata, सेक्टर, ब्लॉक, फेज, गली, वार्ड, प्लॉट, नंबर, সেক্টর, సెక్టార్, செக்டர், സെക്ടർ';
