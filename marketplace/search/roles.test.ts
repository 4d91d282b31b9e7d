// Tests the trade guessed from an imported title.
import { describe, expect, it } from 'vitest';
import { guessRole, isOfficeTitle } from './roles.ts';

describe('The trade of a title', () => {
  it.each([
    ['Mason', 'mason'],
    ['राजमिस्त्री चाहिए', 'mason'],
    ['Fast Food Cook', 'cook'],
    ['Security Guard (night)', 'guard'],
    ['Picker / Packer', 'packer'],
    ['Delivery boy with bike', 'delivery'],
    ['AC Technician', 'ac-technician'],
    ['Tile mistri', 'tiler'],
    ['House Helper - Female', 'domestic-worker'],
    ['Sewing Machine Operator', 'sewing-operator'],
    ['Chef de Partie', 'cook'],
    ['ईंट के भट्ठे पर मज़दूर', 'helper'],
    ['ఇటుక బట్టీలో పని', 'helper'],
    ['ইটভাটায় কাজ', 'helper'],
    ['मिट्टी के बर्तन बनाना', 'potter'],
    ['పరోటా మాస్టర్', 'cook'],
    ['Firecracker worker', 'factory-helper'],
    ['কমলা বাগান', 'plantation-worker'],
    ['সকালে গেটে প্রহরী', 'guard'],
    ['Farm hand for nursery', 'farm-worker'],
    ['வீட்டு வேலைக்கு ஆள் தேவை', 'domestic-worker'],
    ['பருத்தி எடுக்க ஆட்கள்', 'farm-worker'],
    ['Customer Service Executive - Up To 32k: BPO', 'telecaller'],
    ['Retail Sales Executive', 'shop-assistant'],
    ['F&B Service Associate', 'waiter'],
    ['Cash Collection Executive', 'field-salesman'],
    ['బిల్డింగ్ పనికి కూలీలు', 'helper'],
    ['द्राक्ष बागेत मजूर', 'farm-worker'],
  ])('The title “%s” has the trade %s', (title, role) => {
    expect(guessRole(title)).toBe(role);
  });

  it.each([
    ['காபி தோட்டத்தில் வேலை', 'plantation-worker'],
    ['மாந்தோப்பில் வேலை', 'plantation-worker'],
    ['കാപ്പി തോട്ടത്തിൽ പണി', 'plantation-worker'],
  ])('A place of work with a case ending names the trade: “%s” is %s', (title, role) => {
    expect(guessRole(title)).toBe(role);
  });

  it.each([
    ['కాఫీ తోట కూలీలు', 'plantation-worker'],
    ['পোলট্রি ফার্ম শ্রমিক', 'poultry-worker'],
    ['कॉफी बागान मज़दूर', 'plantation-worker'],
    ['Electrician labour', 'electrician'],
    ['চা বাগানের শ্রমিক', 'plantation-worker'],
  ])('A word for a labourer after a trade belongs to the trade: “%s” is %s', (title, role) => {
    expect(guessRole(title)).toBe(role);
  });

  it.each([
    'Mason / labour',
    'Mason helper',
    'Electrical Engineer',
    'Sales Manager',
    'Driver cum cook',
    'Mechanical Engineer',
    'Helpdesk',
    'Housekeeping Team Leader',
    '',
  ])('The trade of an ambiguous title is null: %s', (title) => {
    expect(guessRole(title)).toBeNull();
  });
});

describe('Office work', () => {
  it.each([
    'HR Manager',
    'Electrical Engineer',
    'Social Media Executive',
    'Team Leader (BPO Sales)',
    'Customs Inspector',
    'स्कूल शिक्षक',
    'Zorbani for Baner',
  ])('The title “%s” names an office position or no known trade', (title) => {
    expect(isOfficeTitle(title)).toBe(true);
  });

  it.each(['Mason', 'Housekeeping Executive', 'Store Supervisor', 'Kitchen Assistant'])(
    'The title “%s” names a trade and no office position',
    (title) => {
      expect(isOfficeTitle(title)).toBe(false);
    },
  );
});
