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
  ])('The title “%s” has the trade %s', (title, role) => {
    expect(guessRole(title)).toBe(role);
  });

  it.each([
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
  ])('The title “%s” names an office position', (title) => {
    expect(isOfficeTitle(title)).toBe(true);
  });

  it.each(['Mason', 'Housekeeping Executive', 'Store Supervisor', 'Kitchen Assistant', 'Wala for Baner', 'खेत में कटाई'])(
    'The title “%s” names no office position',
    (title) => {
      expect(isOfficeTitle(title)).toBe(false);
    },
  );
});
