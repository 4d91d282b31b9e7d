// Tests that the check of job posts distinguishes who pays whom and who keeps documents, and accepts words about people
// that exclude no person (C.7), in several languages.
import { describe, expect, it } from 'vitest';
import { lintPost } from './lint.ts';

const codesIn = (description: string) => lintPost({ description }).map(({ code }) => code);

describe('Money that is not the money of the worker', () => {
  it.each([
    'पेट्रोल पंप का पैसा बैंक में जमा करवाना है',
    'রাতে ক্যাশ গুনে মালিককে বুঝিয়ে দিতে হবে',
    'బంకు డబ్బు మధ్యాహ్నం బ్యాంకులో కట్టి రావాలి',
    'பங்க் பணத்தை மதியம் பேங்க்கில் கட்டிட்டு வரணும்',
    'বাস ভাড়ার ২০০ টাকা আগেই পাঠিয়ে দেব, ফেরত দিতে হবে না',
    'পনেরো তারিখে অর্ধেক মাইনে আগে নেওয়া যায়',
    'Zarurat pade to advance mil jayega, salary se dheere dheere kat jayega',
    'Driver must pay toll from the fleet card',
    'Accountant must pay vendors and suppliers on time',
    'advance mil jayega, salary se dheere dheere kat jayega',
    'अग्रिम देतो, नंतर पगारातून कापतो',
    'किराये के 300 रुपये हम भेजेंगे',
    'बस के किराया 200 रुपिया पहिलहीं भेज देब, लौटावे के नइखे',
    'Mahine ke beech me salary advance le sakte hain',
    'Half the salary can be drawn on the 15th',
  ])('The check accepts “%s”', (text) => {
    expect(codesIn(text)).toEqual([]);
  });

  it.each([
    ['money_asked', 'पंप पर लगने के 500 रुपये मालिक को जमा करने होंगे'],
    ['money_asked', 'Gate pass ke liye 350 rupaye bhejo fir hum location bhejenge'],
    ['money_asked', 'বাস ভাড়ার ২০০ টাকা আগে পাঠাতে হবে'],
    ['money_asked', 'Pehle 20 din ka paisa malik ke paas jama rahega'],
    ['money_asked', 'गेट पास और लॉकर के 700 सुपरवाइजर को दे देना'],
    ['money_asked', 'Advance milega, registration fee 300 lagegi, pehli salary se katega'],
    ['money_asked', 'एडवांस मिलेगा, वर्दी के 800 रुपये तनख्वाह से कटेंगे'],
    ['money_asked', 'അഡ്വാൻസ് തരും, യൂണിഫോമിന് 500 രൂപ ശമ്പളത്തിൽ പിടിക്കും'],
    ['money_asked', 'Driver must pay toll from own pocket'],
    ['money_asked', 'Must pay fuel, registration 500 by company account'],
    ['money_asked', 'Gate pass 350 rupaye bhejte hi milega'],
    ['money_asked', 'आप गेट पास के 500 रुपये भेजेंगे तो काम पक्का'],
    ['money_asked', 'Registration ke 500 rupaye de denge to joining pakki'],
    ['money_asked', 'Registration ke 300 rupaye lagenge wapas nahi honge'],
    ['money_asked', 'नोंदणीचे 500 रुपये परत मिळणार नाहीत'],
    ['money_asked', 'Pehle mahine ki salary agent le sakta hai'],
    ['money_asked', 'Contractor may take part of your first wages as commission'],
    ['pay_below_floor', 'Pay 100 rupees a day, you load a truck'],
    ['bonded', 'एडवांस लेने वाला छोड़ना चाहे तो दुगना लौटाना होगा'],
  ])('The check marks %s in “%s”', (code, text) => {
    expect(codesIn(text)).toContain(code);
  });
});

describe('Papers of the worker', () => {
  it.each([
    'Keep your own originals with you, we need only xerox',
    'असली कागज अपने पास ही रखना',
    'मूळ कागदपत्रे स्वतःकडेच ठेवा',
    'ఒరిజినల్ పత్రాలు మీ దగ్గరే ఉంచుకోండి',
    'Your original documents remain with you at all times',
    'Original papers aapke paas rahenge, hum sirf copy rakhenge',
  ])('The check accepts “%s”', (text) => {
    expect(codesIn(text)).toEqual([]);
  });

  it.each([
    'असली आधार मालिक अपने पास रखेगा',
    'Bring your original marksheet with you, it will be kept in the office',
    'your bike RC and licence will be with our office till you work here',
    'Original Aadhaar and licence stay in our office, bring them with you',
    'We keep your original Aadhaar, xerox stays with you',
    'असली आधार हमारे ऑफिस में रहेगा, फोटोकॉपी अपने पास रखना',
    'Aapke paas jo original aadhaar hai vo office me jama hoga',
    'ఒరిజినల్ ఆధార్ మా దగ్గర ఉంటుంది, జిరాక్స్ మీ దగ్గర',
  ])('The check marks kept papers in “%s”', (text) => {
    expect(codesIn(text)).toContain('papers_kept');
  });
});

describe('Words about people', () => {
  it.each([
    "Lady warden for girls' hostel with 80 students",
    'बस में महिला सवारियों की मदद करनी होगी',
    'जात के कवनो बात नइखे',
    'கடையில் சாதி ஒரு பிரச்சனையே இல்லை',
    'Work in a team of 20 to 30 people',
    "Caste doesn't matter, anyone can apply",
    'Caste and religion are not important',
    'जाति से कोई लेना देना नहीं',
    'కులంతో పని లేదు, ఎవరైనా రావచ్చు',
  ])('The check accepts “%s”', (text) => {
    expect(codesIn(text)).toEqual([]);
  });

  it.each([
    ['upper_age', 'Must be under 28'],
    ['upper_age', 'वय २५ च्या आतच असावे'],
    ['upper_age', 'പ്രായം 18 നും 30 നും ഇടയിൽ ആയിരിക്കണം'],
    ['religion', 'আমাদের ধর্মের লোকই চাই'],
    ['religion', 'Religion is important, only Hindu cook wanted'],
    ['caste', 'Caste is important, only Brahmin cook wanted'],
    ['caste', 'No caste except Brahmin, only Brahmin cook'],
    ['caste', 'दूसरी जाति वालों को लेना नहीं है'],
    ['caste', 'వేరే కులం వారికి పని లేదు'],
    ['gender', 'Only female students can apply'],
    ['gender', 'ఈ పని ఆడవాళ్ళకు కాదు'],
    ['gender', "Lady guard for the gate of the girls' hostel wanted"],
  ])('The check marks %s in “%s”', (code, text) => {
    expect(codesIn(text)).toContain(code);
  });
});
