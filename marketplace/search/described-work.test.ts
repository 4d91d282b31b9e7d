// Tests searches that describe the work with a verb instead of naming the trade.
import { expect, it } from 'vitest';
import { readQuery } from './query.ts';

it.each([
  ['look after old mother', 'caregiver'],
  ['പ്രായമായവരെ നോക്കാൻ', 'caregiver'],
  ['tempo chalane wala', 'driver'],
  ['कार चलाना', 'driver'],
  ['లారీ నడపడం', 'truck-driver'],
  ['லோடு ஏற்றும் வேலை', 'loader'],
  ['বস্তা তোলা', 'loader'],
  ['washing dishes', 'kitchen-helper'],
  ['खाना परोसना', 'waiter'],
  ['वायरिंग करणे', 'electrician'],
  ['truck khali karne wali majduri', 'loader'],
  ['লরি থেকে মাল নামানো', 'loader'],
  ['सिमेंट कालवणे, विटा वाहणे', 'helper'],
  ['ईंटा भट्ठा पर काम चाहीं', 'helper'],
  ['দেওয়াল গাঁথা', 'mason'],
  ['সাইকেলে ডেলিভারি', 'delivery'],
  ['বিছানা পাতা', 'cleaner'],
  ['घर पोतवावे के काम', 'painter'],
  ['भोज में पूड़ी तरकारी बनावे वाला', 'cook'],
  ['கதவு ஜன்னல் செய்யும்', 'carpenter'],
  ['தண்ணி பைப் ஃபிட்டிங்', 'plumber'],
  ['கஸ்டமர் கேர்', 'telecaller'],
  ['ఏసీ గ్యాస్ ఫిల్లింగ్', 'ac-technician'],
  ['కౌంటర్ సేల్స్', 'shop-assistant'],
  ['കിടപ്പുരോഗിയെ നോക്കാം', 'caregiver'],
  ['തെങ്ങിൻ തോപ്പിൽ പണി', 'farm-worker'],
])('The search “%s” names the trade %s and no place', async (q, trade) => {
  const { roles, places } = await readQuery(q);
  expect(roles[0]).toBe(trade);
  expect(places).toEqual([]);
});
