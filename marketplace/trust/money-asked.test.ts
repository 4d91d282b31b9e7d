// Tests that the check of job posts finds demands for money from the worker in every language, and does not mark
// sentences about wages, about money of a shop that the worker handles, or about free training and uniforms (C.7).
import { describe, expect, it } from 'vitest';
import { lintPost } from './lint.ts';

const codesIn = (description: string) => lintPost({ description }).map(({ code }) => code);

describe('Demands for money beside pay', () => {
  it.each([
    'Pay ₹500 and get the job',
    'You must deposit cash Rs 2000 at our office',
    'Every worker must transfer Rs 1000 to this bank account as deposit',
    'Each helper must deposit Rs 500 every month in the company account',
    'Payment by UPI only, joining fee Rs 500',
    'Travel charges will be paid, registration fee must be paid',
    'Pay Rs 500 and a photo to join',
    'Pay Rs 300 and start work tomorrow',
    'Deposit cash of Rs 2000 in our bank account',
    'Every worker must deposit Rs 1000 in the company account',
    'हर मजदूर को 1000 रुपये इस बैंक खाते में जमा करने होंगे',
    'नकद 2000 रुपये ऑफिस के काउंटर पर जमा करना होगा',
    'har worker ko 1000 rupaye is bank account me jama karne honge',
    'nakad 2000 rupaye counter par jama karna hoga',
    'प्रत्येक कामगाराने 1000 रुपये या बँक खात्यात जमा करावे लागतील',
    'प्रति कामगार 1000 रुपये बँकेत जमा होतील, ठेव म्हणून भरावे लागेल',
    'প্রতি শ্রমিককে ১০০০ টাকা এই ব্যাংক অ্যাকাউন্টে জমা দিতে হবে',
    'নগদ ২০০০ টাকা অফিসের কাউন্টারে জমা দিতে হবে',
    'ஒவ்வொரு தொழிலாளியும் 1000 ரூபாய் இந்த வங்கி கணக்கில் செலுத்த வேண்டும்',
    'ரொக்கமாக 2000 ரூபாய் அலுவலகத்தில் கட்ட வேண்டும்',
    'ప్రతి వర్కర్ 1000 రూపాయలు ఈ బ్యాంకు ఖాతాలో డిపాజిట్ చేయాలి',
    'నగదు 2000 రూపాయలు కౌంటర్‌లో జమ చేయాలి',
    'എല്ലാ തൊഴിലാളികളും 1000 രൂപ ഈ ബാങ്ക് അക്കൗണ്ടിൽ അടയ്ക്കണം',
    'പണം 2000 രൂപ കൗണ്ടറിൽ അടയ്ക്കണം',
    'हर मजूर के 1000 रुपिया एह बैंक खाता में जमा करे के पड़ी',
    'वेतन दिया जाएगा, रजिस्ट्रेशन फीस देनी होगी',
    'भाड़ा दिया जाएगा, रजिस्ट्रेशन शुल्क देना होगा',
    'पगार दिला जाईल, नोंदणी शुल्क भरावे लागेल',
    'বেতন দেওয়া হবে, রেজিস্ট্রেশন ফি দিতে হবে',
    'சம்பளம் வழங்கப்படும், பதிவு கட்டணம் செலுத்த வேண்டும்',
    'జీతం ఇస్తాం, రిజిస్ట్రేషన్ ఫీజు చెల్లించాలి',
    'ശമ്പളം നൽകും, രജിസ്ട്രേഷൻ ഫീസ് അടയ്ക്കണം',
    'bhatta diya jayega, registration fees deni hogi',
    'Salary will be paid and Rs 500 registration must be paid',
    'Pay Rs 500 and join today',
    'Pay Rs 500 and a copy of Aadhaar',
    'Every Saturday workers must deposit Rs 200 in our bank account',
    'Wages are good, deposit Rs 1000 in the bank to join',
    'Payment by gpay, registration Rs 300',
    'Salary by UPI, send Rs 200 to confirm',
    'Conveyance will be paid, uniform must be bought',
    'Collection boys must deposit Rs 2000 in the bank as security',
    'You must submit cash Rs 500 at the office',
    'कैश 2000 बैंक में जमा करना होगा',
    'हर महीने 500 रुपये हमारे खाते में जमा करने होंगे',
    'वसूली करने वाले को 2000 रुपये बैंक में जमा करने होंगे',
    'Pay Rs 500 at the counter to join',
    'काम के लिए फीस काउंटर पर जमा करें',
    'Registration fee Rs 200 at our office counter',
  ])('The check marks money_asked in “%s”', (text) => {
    expect(codesIn(text)).toContain('money_asked');
  });

  it.each([
    "Deposit the day's cash in the bank",
    'You must deposit the cash from customers at the bank',
    'Deposit cash in the bank every evening',
    'Wages are transferred to your bank account every Saturday',
    'Every month Rs 12000 is credited to your account',
    'Payment by UPI every week',
    'Payment weekly by UPI, Rs 700 per day',
    'Pay Rs 500 and overtime',
    'Pay ₹500 and food',
    "Wages paid every Saturday to the worker's account",
    'हर महीने 12000 रुपये खाते में जमा होंगे',
    'दिन की बिक्री का कैश बैंक में जमा करना होगा',
    'ग्राहकों से मिला नकद शाम को बैंक में जमा करना होगा',
    'har mahine 12000 account me jama honge',
    'din ka cash bank me jama karna hoga',
    'दर महिन्याला 12000 खात्यात जमा होतील',
    'दिवसाची रोकड बँकेत भरावी लागेल',
    'প্রতি মাসে ১২০০০ টাকা অ্যাকাউন্টে জমা হবে',
    'দিনের নগদ ব্যাংকে জমা দিতে হবে',
    'மாதம் 12000 வங்கி கணக்கில் வரவு வைக்கப்படும்',
    'தினமும் வசூல் பணத்தை வங்கியில் செலுத்த வேண்டும்',
    'ప్రతి నెల 12000 ఖాతాలో జమ అవుతుంది',
    'రోజు వసూళ్లు బ్యాంకులో జమ చేయాలి',
    'എല്ലാ മാസവും 12000 അക്കൗണ്ടിൽ നിക്ഷേപിക്കും',
    'ദിവസത്തെ കളക്ഷൻ ബാങ്കിൽ അടയ്ക്കണം',
    'No registration, training or uniform fee',
    'No registration, training or uniform fee.',
    'Payment by bank transfer every week',
    'Tips are yours, meals and bus fare will be paid',
    'Overtime will be paid at double rate',
    'फीस काउंटर पर लोग चाहिए',
    'Cashier at the fee counter of a school',
  ])('The check accepts “%s”', (text) => {
    expect(codesIn(text)).toEqual([]);
  });
});

describe('Training, papers and kits', () => {
  it.each([
    'Rs 2000 must be paid before joining',
    'Uniform must be bought',
    'Kit must be purchased from us',
    'Registration amount must be deposited',
    'Rs 500 will be charged for the uniform',
    'Uniform money will be deducted',
    'Training will be charged',
    'Fee must be submitted',
    'Registration fee will be taken',
  ])('The check marks money_asked in “%s”', (text) => {
    expect(codesIn(text)).toContain('money_asked');
  });

  it.each([
    'Training will be given',
    'Rs 500 joining bonus will be paid',
    'You must deposit Rs 5000 collected from customers',
    'Uniform will be given',
    'Interview will be taken',
    'Certificate will be given',
    'Documents must be submitted',
    'Rs 2000 advance will be paid after joining',
    'Photos and ID card must be submitted',
    'Kit and shoes will be provided',
    'App training will be given',
    'Test will be taken',
    'Police verification must be submitted',
    'Uniform, shoes and helmet will be given on the first day',
  ])('The check accepts “%s”', (text) => {
    expect(codesIn(text)).toEqual([]);
  });
});
