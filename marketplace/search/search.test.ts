// Searching in people's own words: any script, romanised, older names of places.
import { describe, expect, it } from 'vitest';
import { findPlace } from '../places/places.ts';
import { guessRole } from './roles.ts';
import { type FindableJob, placeText, placeWords, searchText, searchWords } from './words.ts';

const mason: FindableJob = {
  title: 'Mason for a school building',
  description: 'Brick work and plaster, 8 hours a day.',
  role: 'mason',
  industry: 'Construction',
  company_name: 'Shri Ganesh Builders',
  state: 'Karnataka',
  city: 'Bengaluru',
  location: 'Whitefield',
};
const electrician: FindableJob = { ...mason, title: 'घर की वायरिंग', description: 'दो मंज़िल का घर', role: 'electrician' };

const finds = (q: string, text: string) => searchWords(q).every((word) => text.includes(word));

describe('searching for work', () => {
  it.each([
    'मिस्त्री',
    'mistri',
    'mason',
    'MASON',
    'राजमिस्त्री',
    'raj mistri',
    'rajmistry',
    'கொத்தனார்',
    'మేస్త్రీ',
    'রাজমিস্ত্রি',
    'മേസൺ',
    'mason job in Bangalore',
    'बेंगलुरु में मिस्त्री का काम',
    'ganesh builders',
    'brick',
  ])('finds the mason who is wanted for: %s', async (q) => {
    expect(finds(q, searchText(mason, await findPlace('Bengaluru', 'Karnataka')))).toBe(true);
  });

  it('does not show the mason’s job to a person who asks for a tailor or another town', () => {
    expect(finds('tailor', searchText(mason))).toBe(false);
    expect(finds('mason pune', searchText(mason))).toBe(false);
  });

  it('tells mistri of bijli from mistri of bricks by the second word', () => {
    expect(finds('bijli mistri', searchText(electrician))).toBe(true);
    expect(finds('bijli mistri', searchText(mason))).toBe(false);
  });

  it('takes a nukta, a chandrabindu, accents and digits of any script for the same', () => {
    const text = searchText({ ...mason, title: 'ज़रूरत है: गाँव में ८ बढ़ई, Café' });
    for (const q of ['जरूरत', 'गांव', '8', 'बढई', 'cafe']) expect(finds(q, text)).toBe(true);
  });

  it('takes a short word for the beginning of a word, or a whole one', () => {
    expect(finds('ac', searchText({ ...mason, description: 'package of facts' }))).toBe(false);
    expect(finds('ac', searchText({ ...mason, title: 'AC service' }))).toBe(true);
  });

  it('asks for everything when a question has only empty words', () => {
    expect(searchWords('job in')).toEqual([]);
    expect(searchWords('  %_\\ ')).toEqual([]);
  });

  it('takes eight words at most, none longer than forty letters', () => {
    const words = searchWords(
      `${'many '.repeat(3)}${Array.from({ length: 30 }, (_, index) => `word${index}`).join(' ')}`,
    );
    expect(words).toHaveLength(8);
    expect(searchWords('x'.repeat(200))[0]).toHaveLength(40);
  });
});

describe('searching for a place', () => {
  it.each([
    'Bangalore',
    'bengaluru',
    'बेंगलुरु',
    'बंगलौर',
    'பெங்களூரு',
    'బెంగళూరు',
    'Karnataka',
    'कर्नाटक',
    'whitefield',
    'in bangalore',
  ])('finds Bengaluru as: %s', async (location) => {
    const text = placeText(mason, await findPlace('Bengaluru', 'Karnataka'));
    expect(placeWords(location).every((word) => text.includes(word))).toBe(true);
  });

  it('does not find Bengaluru in Pune', () => {
    expect(placeWords('Pune').every((word) => placeText(mason).includes(word))).toBe(false);
  });
});

describe('the trade in a title', () => {
  it.each([
    ['Mason', 'mason'],
    ['राजमिस्त्री चाहिए', 'mason'],
    ['Fast Food Cook', 'cook'],
    ['Security Guard (night)', 'guard'],
    ['Picker / Packer', 'packer'],
    ['Delivery boy with bike', 'delivery'],
    ['AC Technician', 'ac-technician'],
    ['Tile mistri', 'tiler'],
    ['House Helper - Female', 'cleaner'],
    ['Sewing Machine Operator', 'tailor'],
    ['Chef de Partie', 'cook'],
  ])('%s is a %s', (title, role) => {
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
  ])('is not guessed where it is unsure: %s', (title) => {
    expect(guessRole(title)).toBeNull();
  });
});
