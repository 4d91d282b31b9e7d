// Tests that the check of job posts flags advances that bind workers, requests for one-time codes, and castes, in
// sentences of many forms, and does not flag honest sentences that resemble them (C.7).
import { describe, expect, it } from 'vitest';
import { lintPost } from './lint.ts';

const codesIn = (description: string) => lintPost({ description }).map(({ code }) => code);

describe('Advances that bind', () => {
  it.each([
    'An advance of 20,000 is given and you have to work until it is cleared.',
    'We give 15000 advance. You cannot leave before repaying it.',
    'Loan for workers, nobody goes home before the loan is over.',
    'If you leave in between, return double the advance.',
    'Leaving within one year: you pay 25000 to the company.',
    'Company bond 18 months',
    'दो साल का बॉन्ड, छोड़ने पर 50 हजार भरना होगा।',
    'बीच में काम छोड़ा तो एडवांस का दुगना लौटाना होगा।',
    'advance 20 hazar milega, jab tak chukta nahi hota tab tak kaam nahi chhod sakte',
    'एडव्हान्स घेतल्यावर पैसे फिटेपर्यंत काम सोडता येणार नाही.',
    'উচ্চ সুদের কর্জ শোধ না করে কেউ বাড়ি যেতে পারবে না',
    'கடனை அடைக்காமல் ஊருக்குப் போக முடியாது',
    'అప్పు తీర్చకుండా ఇంటికి వెళ్లలేరు',
    'അഡ്വാൻസ് വാങ്ങിയവർ സീസൺ മുഴുവൻ പണിയെടുക്കണം.',
  ])('The check marks bonded in “%s”', (text) => {
    expect(codesIn(text)).toContain('bonded');
  });

  it.each([
    'Festival advance is given on request; no bond.',
    'You may leave any day; dues are paid the same day.',
    'If you leave, full dues are paid the same day',
    'Notice period 15 days if you leave',
    'Season work for six months, advance salary possible.',
    'पूरे सीजन का काम है, एडवांस भी मिलता है।',
    'घर जाने का किराया मिलेगा, ओवरटाइम डबल',
    'advance bhi milta hai, kabhi bhi chhod sakte ho',
    'சீசன் முழுவதும் வேலை உண்டு, முன்பணம் கிடைக்கும்.',
  ])('The check marks nothing in “%s”', (text) => {
    expect(codesIn(text)).toEqual([]);
  });
});

describe('Codes that workers receive', () => {
  it.each([
    'You will get a 6 digit code, tell it to our staff.',
    'Share the verification code for registration.',
    'We will call you for the OTP',
    'Read out the code you get',
    'मोबाइल पर जो कोड आए वो हमारे आदमी को बता देना।',
    'जॉइनिंग के लिए OTP भेजें।',
    'mobile pe code aayega, humko bhej do',
    'नोंदणीसाठी मोबाईलवर आलेला OTP पाठवा.',
    'মোবাইলে যে কোড আসবে সেটা পাঠিয়ে দিন।',
    'மொபைலில் வரும் குறியீட்டை அனுப்பவும்.',
    'OTP వచ్చాక చెప్పండి',
    'OTP വന്നാൽ പറയണം',
  ])('The check marks code_asked in “%s”', (text) => {
    expect(codesIn(text)).toContain('code_asked');
  });

  it.each([
    'Ask the rider for the OTP and hand over the parcel.',
    'Never share your OTP with anyone, not even with us.',
    'Enter the PIN to open the locker',
    'PIN code of the site: 411045.',
    'Scan the QR code of each box and send the list.',
    'मोबाइल से क्यूआर कोड स्कैन करके सामान भेजना',
    'OTP lekar customer ko parcel dena hai',
    'மொபைலில் பார்கோடு ஸ்கேன் செய்து அனுப்புதல்',
    'வாடிக்கையாளரிடம் OTP வாங்கி பார்சலைக் கொடுக்க வேண்டும்.',
  ])('The check marks nothing in “%s”', (text) => {
    expect(codesIn(text)).toEqual([]);
  });
});

describe('Castes', () => {
  it.each([
    'Rajput or Thakur guards preferred.',
    'Same community workers only',
    'एससी एसटी वाले आवेदन न करें।',
    'जाति बताकर फोन करें।',
    'sc st wale apply na kare',
  ])('The check marks caste in “%s”', (text) => {
    expect(codesIn(text)).toContain('caste');
  });

  it.each(['General category store worker', 'Patel Nagar helper', 'St Xavier school sweeper', 'sc chowk ke pass kaam'])(
    'The check marks nothing in “%s”',
    (text) => {
      expect(codesIn(text)).toEqual([]);
    },
  );
});
