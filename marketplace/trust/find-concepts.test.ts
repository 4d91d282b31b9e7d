// Tests sentences that break a rule only by a combination of words, in any order and language, and honest sentences
// with the same words.
import { describe, expect, it } from 'vitest';
import { findConcepts } from './find-concepts.ts';
import { lintLine } from './lint.ts';
import { readWords } from './reading.ts';

const codesIn = (text: string) => [...new Set(findConcepts(readWords(text)).map(({ code }) => code))];

describe('Concepts of a sentence', () => {
  it.each([
    ['papers_kept', 'In our safe the degree is kept, the original one.'],
    ['papers_kept', 'राशन कार्ड गिरवी रखना पड़ेगा।'],
    ['papers_kept', 'ஒரிஜினல் மார்க்ஷீட் கம்பெனி லாக்கரில் வைக்கப்படும்.'],
    ['bonded', 'The loan of 30,000 is cleared by us, and till it is worked off you stay at the kiln.'],
    ['bonded', 'Season ke beech chhoda to hisaab zero.'],
    ['bonded', 'అప్పు తీరే వరకు బట్టీ వదిలి వెళ్ళకూడదు.'],
    ['code_asked', 'When the six digit number lands in your inbox, tell it to the recruiter.'],
    ['code_asked', 'ফোনে যে কোড আসবে সেটা আমাদের ছেলেকে বলে দেবেন।'],
    ['unpaid_trial', 'First seven days are for learning, you only get lunch.'],
    ['unpaid_trial', '5 din dekhenge, theek laga to paisa shuru.'],
    ['pay_held', 'पगार तीन महीने बाद एक साथ।'],
    ['pay_held', 'ശമ്പളം ഓണത്തിന് ഒരുമിച്ച് തരും.'],
    ['upper_age', 'पैंतीस पार वाले तकलीफ न करें।'],
    ['money_asked', 'वर्दी के आठ सौ और कार्ड के दो सौ लेकर आना।'],
    ['caste', 'नीची जात वाले न आएं।'],
    ['religion', 'मुसलमान भाई माफ करें।'],
    ['money_asked', 'Card ke 250 office mein dene hain, uske baad duty milegi.'],
    ['money_asked', '৫০০ টাকা দিতে হবে, ফেরত পাবেন না।'],
    ['money_asked', 'ആദ്യം 1000 അയച്ചു തന്നാൽ മാത്രം സ്ഥലം പറയാം.'],
    ['money_asked', 'యూనిఫాం 500 జీతంలో కట్ చేస్తాం.'],
    ['pay_held', 'Pehle 10 din ka paisa malik ke paas jama karna hoga'],
    ['origin', 'सिर्फ बिहार और यूपी के लोग चाहिए।'],
    ['origin', 'Locals only, people from other states will not be taken.'],
    ['origin', 'ബംഗാളികളെ എടുക്കില്ല.'],
    ['gender', 'வேலைக்கு வர வேண்டும், கல்யாணமானவர்கள் வேண்டாம்.'],
    ['messenger', 'Insta pe msg karo, id ravi hai'],
    ['messenger', 'Join our tele gram channel for daily duty.'],
    ['messenger', 'Ping us on t3legram for details.'],
    ['upper_age', '35+ log na aayein.'],
    ['upper_age', 'We are a young team so max 30.'],
    ['upper_age', 'হোটেলের কাজে আঠারো থেকে পঁচিশ বছরের লোক চাই, বেশি বয়সের কেউ আসবেন না।'],
    ['upper_age', 'வயது பதினெட்டு முதல் இருபத்தைந்து, அதற்கு மேல் உள்ளவர்கள் வர வேண்டாம்.'],
    ['upper_age', 'പ്രായം പതിനെട്ടിനും ഇരുപതിനും ഇടയിൽ, അതിൽ കൂടിയവർ വിളിക്കരുത്.'],
    ['upper_age', 'चाळिशी ओलांडलेल्यांना काम मिळणार नाही.'],
    ['papers_kept', 'Driver apna asli licence office me rakhwa ke gaadi ki chabi le.'],
    ['papers_kept', 'డ్రైవింగ్ లైసెన్స్ అసలుది మా దగ్గర పెట్టి వెళ్ళాలి.'],
    ['pay_held', 'We pay the salary of January in March.'],
    ['pay_held', 'காசு இல்லை, சம்பளம் இரண்டு மாதம் கழித்து.'],
    ['pay_held', 'काम सोडल्यास पगार मिळणार नाही.'],
    ['money_asked', 'Your call comes once you clear 999 for the joining.'],
    ['money_asked', 'Registration only 199.'],
    ['money_asked', 'Chai pani ke 500 supervisor ko alag.'],
    ['money_asked', 'কিট কিনলে তবে কাজ।'],
    ['gender', 'অফিসের জন্য ফর্সা মেয়ে।'],
    ['pay_high', 'घर बैठे रोज 5000 कमाएं।'],
    ['pay_high', 'Like videos on YouTube and earn 3000.'],
  ])('A sentence with the concepts of %s is found: %s', (code, text) => {
    expect(codesIn(text)).toContain(code);
  });

  it.each([
    'School me bachcho ki fees 800 lekar rasid dena hai.',
    'പാർക്കിങ് ഫീസ് 20 രൂപ വണ്ടിക്കാരിൽ നിന്ന് വാങ്ങണം.',
    'We will send 500 for the train once you confirm.',
    'ബസ് കൂലി 100 രൂപ ഞങ്ങൾ അയച്ചു തരും.',
    'शाम को पूरे दिन का पैसा मालिक को गिनकर देना है।',
    'Local delivery only, no outstation trips.',
    'Dhaba cook who makes Punjabi and Bengali dishes.',
    'Waiters for the wedding season, married or unmarried.',
    'Edit reels for the Instagram page of the shop.',
    'Our WhatsApp group posts the shift list after you join.',
    '35+ outlets in the city, no fee.',
    'Salary increases after 3 months.',
    'Wages for January are paid on 7 February.',
    'Earn up to 1800 a day with tips, from any home in the area.',
    'Makeup artist who makes beautiful brides.',
    'Double paisa for overtime within 2 days.',
    'Candidates should submit copies of Aadhaar and PAN at the office.',
    'The company will return your original licence the same day.',
    'Festival advance of 5,000 is cut in small parts, leave whenever you like.',
    'Customer se OTP lekar parcel dena hai.',
    'Our staff will never call and ask for an OTP.',
    'Training for a week is paid at 500 a day.',
    'No unpaid trial, pay from the first day.',
    'हफ्ते का पैसा शनिवार को एक साथ।',
    'Diwali bonus equal to one month salary.',
    '25 किलो से ज्यादा बोझ नहीं उठाना है।',
    'Uniform and shoes are given by us, nothing to pay.',
    'Muslims, Hindus, all are welcome to apply.',
  ])('An honest sentence with the same words is not found: %s', (text) => {
    expect(lintLine('description', text)).toEqual([]);
  });

  it('Concepts in different sentences do not break a rule together', () => {
    expect(codesIn('Original licence is needed. The stock is kept in our locker.')).toEqual([]);
  });

  it('The place of a finding reaches from the first to the last concept', () => {
    const text = 'Please note: ration card will be kept in the office.';
    const [finding] = lintLine('description', text);
    expect(finding).toMatchObject({ code: 'papers_kept' });
    expect(text.slice(finding?.start, finding?.end)).toBe('ration card will be kept in the office');
  });

  it('A fee in one sentence does not hide that wages are held back in another', () => {
    const codes = lintLine('description', 'Registration fee 500. We build houses. पगार तीन महीने बाद एक साथ।').map(
      ({ code }) => code,
    );
    expect(codes).toEqual(expect.arrayContaining(['money_asked', 'pay_held']));
  });
});
