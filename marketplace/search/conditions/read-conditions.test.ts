// Tests the conditions that are read in the text of a search, in eight languages and in Latin letters.
import { describe, expect, it } from 'vitest';
import { readQuery } from '../query.ts';

const read = async (q: string) => {
  const { conditions, roles, tradeTerms, rest, places } = await readQuery(q);
  return {
    conditions: conditions.map(({ name, value, period }) => [name, value, period].filter(Boolean).join(' ')),
    trade: roles[0] ?? null,
    words: [...tradeTerms, ...rest].map(({ word }) => word),
    place: places[0]?.city ?? null,
  };
};

/** Expects the same conditions from each of the searches. */
async function expectAll(condition: string, searches: readonly string[]): Promise<void> {
  for (const q of searches) expect((await read(q)).conditions, q).toEqual([condition]);
}

describe('Conditions in a search', () => {
  it('A night shift is read in every language', async () => {
    await expectAll('shift night', [
      'plumber night duty',
      'रात की शिफ्ट वेल्डर',
      'रात्रपाळी नोकरी',
      'রাতের শিফটে কাজ ইলেকট্রিশিয়ান',
      'రాత్రి షిఫ్ట్ డ్రైవర్',
      'இரவு ஷிப்ட் டிரைவர்',
      'നൈറ്റ് ഷിഫ്റ്റ് ഡ്രൈവർ',
      'रतिया ड्यूटी ड्राइवर',
      'raat ki duti welder',
    ]);
  });

  it('A day is a shift only beside a word for a shift', async () => {
    await expectAll('shift day', [
      'day shift tailor',
      'दिन की ड्यूटी',
      'দিনের শিফট',
      'పగలు డ్యూటీ',
      'பகல் ஷிப்ட்',
      'പകൽ ഷിഫ്റ്റ്',
    ]);
    expect((await read('day care aaya')).conditions).toEqual([]);
  });

  it('A job type is read in every language', async () => {
    await expectAll('job_type part_time', [
      'maali part-time',
      'पार्ट टाइम सफाई',
      'अर्धवेळ काम',
      'পার্ট টাইম রাঁধুনি',
      'పార్ట్ టైమ్ వంట',
      'பகுதி நேர சமையல்',
      'പാർട്ട് ടൈം പാചകം',
    ]);
    await expectAll('job_type part_time', ['maali 3 ghante', 'माली तीन-चार तास', 'maali four hours']);
    await expectAll('job_type daily_wage', [
      'rojandari painter',
      'दिहाड़ी पेंटर',
      'रोजंदारी रंगारी',
      'দৈনিক মজুরি রাজমিস্ত্রি',
      'దినసరి కూలీ పెయింటర్',
      'தினக்கூலி பெயிண்டர்',
      'ദിവസക്കൂലി പെയിന്റർ',
      'roz ka paisa mile helper',
      'রোজের কাজ রাজমিস্ত্রি',
      'हर दिन पैसा हेल्पर',
      'தினமும் பணம் பெயிண்டர்',
    ]);
    for (const q of [
      'any job paid daily',
      'शाम को पैसा मिल जाए ऐसा काम',
      'रोजच्या रोज पैसे मिळतील असं काम',
      'রোজের টাকা রোজ দেবে এমন কাজ',
      'దినసరి కూలీ పని',
      'రోజు వారీ డబ్బులు వచ్చే పని',
      'தினமும் சம்பளம் கிடைக்கும் வேலை',
      'അന്നന്ന് കൂലി കിട്ടുന്ന പണി',
      'रोज के पइसा मिले अइसन काम',
    ])
      expect((await read(q)).conditions, q).toEqual(['job_type daily_wage']);
    await expectAll('job_type one_time', ['ek din ka kaam', 'एक दिन का पेंटर', 'ஒரு நாள் பெயிண்டர்']);
    await expectAll('job_type contract', ['tiler contract basis', 'ठेके पर टाइल मिस्त्री']);
    await expectAll('job_type full_time', ['full time tiler', 'फुल टाइम टाइल मिस्त्री']);
  });

  it('Food and a place to stay are read beside a cue or beside each other', async () => {
    for (const q of [
      'painter food room',
      'पेंटर रहना खाना',
      'रंगारी राहण्याची जेवणाची सोय',
      'পেইন্টার থাকা খাওয়া',
      'పెయింటర్ భోజనం వసతి',
      'பெயிண்டர் உணவு தங்குமிடம்',
      'പെയിന്റർ ഭക്ഷണം താമസം',
      'khana rahna painter',
      'रहे खाए के इंतजाम होखे',
      'থাকতে দেবে খেতে দেবে এমন কাজ',
      'తిండి వసతి ఇచ్చే పని',
      'ഫുഡും താമസവും ഉള്ള ജോലി',
    ])
      expect((await read(q)).conditions.sort(), q).toEqual(['provided food', 'provided stay']);
    await expectAll('provided food', ['welder free khana', 'मुफ्त भोजन वेल्डर', 'வெல்டர் உணவுடன்']);
    await expectAll('provided transport', ['helper cab facility', 'गाड़ी की सुविधा हेल्पर', 'যাতায়াতের ব্যবস্থা হেল্পার']);
    await expectAll('provided tools', ['carpenter with tools', 'औजार मिलेंगे बढ़ई']);
    expect((await read('food packing')).conditions).toEqual([]);
    expect(await read('any work is ok but food')).toMatchObject({ conditions: ['provided food'], trade: null });
  });

  it('A pay has the named period, or the usual period of its amount', async () => {
    await expectAll('pay_min 18000 month', [
      'welder 18000',
      '18 hazar welder',
      '₹18,000 welder',
      'वेल्डर १८००० रुपये',
      'वेल्डर अठारह हजार',
      'ওয়েল্ডার ১৮ হাজার টাকা',
      'వెల్డర్ 18 వేలు',
      'வெல்டர் 18 ஆயிரம் ரூபாய்',
      'വെൽഡർ 18 ആയിരം രൂപ',
      'welder 18k salary',
      'welder 18000 se upar',
      'welder 18000 to 22000',
      '18 hajjar welder',
      'வெல்டர் பதினெட்டாயிரம்',
      'വെൽഡർ പതിനെട്ടായിരം',
    ]);
    await expectAll('pay_min 23000 month', ['तेईस हजार वेल्डर', 'ওয়েল্ডার তেইশ হাজার', 'teis hazar welder']);
    await expectAll('pay_min 650 day', ['welder saadhe chhe sau', 'वेल्डर साढ़े छह सौ']);
    await expectAll('pay_min 700 day', [
      '700 roz welder',
      'रोज 700 वेल्डर',
      'welder 700',
      'দৈনিক ৭০০ ওয়েল্ডার',
      'వెల్డర్ రోజుకు 700',
      'தினம் 700 வெல்டர்',
      'ദിവസം 700 വെൽഡർ',
    ]);
    await expectAll('pay_min 90 hour', ['90 rs ghanta welder', '₹90 welder']);
    await expectAll('pay_min 4000 week', ['4000 hafta welder']);
  });

  it('A number that does not mean pay is a search word', async () => {
    for (const q of ['plumber 47', 'sector 150 noida', 'welder 411018'])
      expect((await read(q)).conditions, q).toEqual([]);
    expect((await read('plumber 47')).words).toEqual(['plumber', '47']);
    expect(await read('guard 12 ghante')).toMatchObject({ conditions: [], words: ['guard'] });
  });

  it('Work without experience is read in every language', async () => {
    await expectAll('experience none', [
      'fresher welder',
      'bina anubhav welder',
      'बिना अनुभव वेल्डर',
      'विना अनुभव वेल्डर',
      'অভিজ্ঞতা ছাড়া ওয়েল্ডার',
      'అనుభవం లేకుండా వెల్డర్',
      'அனுபவம் இல்லாமல் வெல்டர்',
      'പരിചയം ഇല്ലാത്ത വെൽഡർ',
    ]);
  });

  it('A sentence that denies experience in any words means work without experience', async () => {
    for (const q of [
      'no work experience at all, any job',
      'काम का कुछ अनुभव नहीं',
      'अनुभव काहीच नाही पण काम हवे',
      'অভিজ্ঞতা তেমন কিছু নেই',
      'అనుభవం అసలు లేదు',
      'அனுபவம் ஒன்றும் இல்லை',
      'അനുഭവമില്ലാത്ത ആൾക്ക് ജോലി',
      'koi kaam nahi aata, sikha do',
      'काम सीखना चाहता हूँ',
      'আমি কিছু জানি না',
    ])
      expect((await read(q)).conditions, q).toEqual(['experience none']);
    for (const q of ['experience hai, raat me nahi', 'welding ka kaam aata hai', 'experienced mason'])
      expect((await read(q)).conditions, q).not.toContain('experience none');
  });

  it('A sentence that denies schooling in any words means no schooling', async () => {
    for (const q of [
      'पढ़ा लिखा नहीं हूँ',
      'पढ़ल नइखीं',
      'शाळेत शिकलो नाही',
      'পড়াশোনা কম',
      'படிப்பு இல்லை',
      'చదువు లేదు',
      'പഠിപ്പില്ല',
      'padha likha nahi hu',
    ])
      expect((await read(q)).conditions, q).toEqual(['schooling none']);
  });

  it('Schooling is read by its number and by its name', async () => {
    await expectAll('schooling 10th', [
      '10th pass welder',
      'वेल्डर 10वीं पास',
      'दहावी पास वेल्डर',
      'ওয়েল্ডার মাধ্যমিক পাশ',
      '10వ తరగతి వెల్డర్',
      '10ஆம் வகுப்பு வெல்டர்',
      'പത്താം ക്ലാസ് വെൽഡർ',
      '10 pass welder',
      'dasvi paas welder',
      'sslc welder',
      'टेंथ पास वेल्डर',
      'టెన్త్ పాస్ వెల్డర్',
    ]);
    await expectAll('schooling 8th', ['8 वीं पास', 'आठवीं पास']);
    await expectAll('schooling none', ['anpadh helper', 'अनपढ़ हेल्पर', 'படிக்காதவர் வேலை']);
    await expectAll('schooling iti', ['diploma job', 'आईटीआई पास']);
    await expectAll('schooling graduate', ['graduate job', 'স্নাতক পাশ']);
  });

  it('Work from home, work today and interviews without an appointment are read', async () => {
    await expectAll('from_home true', [
      'work from home',
      'घर बैठे काम',
      'घरबसल्या काम',
      'ঘরে বসে কাজ',
      'ఇంటి నుండి పని',
      'வீட்டிலிருந்து வேலை',
      'വീട്ടിലിരുന്ന് ജോലി',
      'घर बइठे काम',
      'ghar se kaam',
    ]);
    await expectAll('start today', ['aaj ke liye helper', 'आज का काम', 'আজকের কাজ', 'ఈరోజు పని', 'இன்று வேலை', 'ഇന്ന് ജോലി']);
    await expectAll('start tomorrow', ['kal ke liye helper', 'उद्या काम', 'రేపు పని', 'நாளை வேலை', 'നാളെ ജോലി']);
    await expectAll('walk_in true', ['walk-in interview', 'सीधा इंटरव्यू', 'ওয়াক ইন ইন্টারভিউ']);
  });

  it('A misspelt condition is read by its sound', async () => {
    await expectAll('job_type part_time', ['parttaim cook', 'paart time cook']);
    await expectAll('provided stay', ['akomodation helper', 'acomodation helper']);
  });

  it('A trade that contains a condition keeps both', async () => {
    expect(await read('night guard pune')).toEqual({
      conditions: ['shift night'],
      trade: 'guard',
      words: ['guard'],
      place: 'Pune',
    });
    expect(await read('part time cook')).toMatchObject({ conditions: ['job_type part_time'], trade: 'cook' });
    expect(await read('night watchman')).toMatchObject({ conditions: ['shift night'], trade: 'guard' });
    expect(await read('khana banane wala')).toMatchObject({ conditions: [], trade: 'cook' });
    expect(await read('dihadi mazdoor')).toMatchObject({ conditions: ['job_type daily_wage'], trade: 'helper' });
  });

  it('Each condition has the search without its words', async () => {
    const { conditions } = await readQuery('night shift welder free food Pune 15000');
    expect(Object.fromEntries(conditions.map(({ name, q }) => [name, q]))).toEqual({
      shift: 'welder free food pune 15000',
      provided: 'night shift welder pune 15000',
      pay_min: 'night shift welder free food pune',
    });
  });
});
