// Tests the transliteration of names of people, companies and places.
import { describe, expect, it } from 'vitest';
import type { Language } from '#contracts/values.ts';
import { readableName } from './readable-name.ts';

const inAll = (name: string, languages: readonly Language[]) =>
  languages.map((language) => readableName(name, language));

describe('readable name', () => {
  it('A name in the script of the reader is unchanged', () => {
    expect(readableName('Sunil kumar', 'en')).toBe('Sunil kumar');
    expect(inAll('गणेश शिंदे', ['hi', 'mr', 'bh'])).toEqual(['गणेश शिंदे', 'गणेश शिंदे', 'गणेश शिंदे']);
  });

  it('An English reader sees names of Indian scripts in their common spelling', () => {
    const names = ['राजेश प्रसाद', 'सुनीता देवी', 'बबन गायकवाड', 'মৌসুমী চৌধুরী', 'లక్ష్మి దేవి', 'லட்சுமி நாராயணன்', 'കൃഷ്ണൻ നായർ'];
    expect(names.map((name) => readableName(name, 'en'))).toEqual([
      'Rajesh Prasad',
      'Sunita Devi',
      'Baban Gaikwad',
      'Mausumi Chaudhuri',
      'Lakshmi Devi',
      'Lakshmi Narayanan',
      'Krishnan Nair',
    ]);
  });

  it('A name in Latin letters is written in each script', () => {
    expect(inAll('Ramesh Yadav', ['hi', 'mr', 'bh', 'bn', 'te', 'ta', 'ml'])).toEqual([
      'रमेश यादव',
      'रमेश यादव',
      'रमेश यादव',
      'রমেশ যাদব',
      'రమేశ్ యాదవ్',
      'ரமேஷ் யாதவ்',
      'രമേശ് യാദവ്',
    ]);
  });

  it('Words of company names are written as they are spoken', () => {
    expect(readableName('Shri Ganesh Builders Pvt Ltd', 'hi')).toBe('श्री गणेश बिल्डर्स प्राइवेट लिमिटेड');
    expect(readableName('Sagar Garments', 'bn')).toBe('সাগর গার্মেন্টস');
    expect(readableName('City Market', 'ta')).toBe('சிட்டி மார்க்கெட்');
  });

  it('A word with a usual spelling has this spelling in both directions', () => {
    expect(inAll('Rao Agency', ['te', 'ta', 'ml', 'bn'])).toEqual(['రావు ఏజెన్సీ', 'ராவ் ஏஜென்சி', 'റാവു ഏജൻസി', 'রাও এজেন্সি']);
    expect(readableName('ബിൽഡേഴ്സ്', 'en')).toBe('Builders');
    expect(readableName('ব্যানার্জি', 'hi')).toBe('बनर्जी');
  });

  it('The Latin spelling of a name decides which vowels the southern scripts write', () => {
    expect(inAll('Mamata Chopra', ['te', 'ml'])).toEqual(['మమత చోప్రా', 'മമത ചോപ്ര']);
    expect(readableName('Srinivasa Gurpreet', 'te')).toBe('శ్రీనివాస గుర్ప్రీత్');
  });

  it('Tamil writes a final a as ā, and doubles or keeps the consonant at the joint of a compound', () => {
    const names = ['Ramakrishna', 'Ramachandran', 'Viswanathan', 'Ravishankar'];
    expect(names.map((name) => readableName(name, 'ta'))).toEqual(['ராமகிருஷ்ணா', 'ராமச்சந்திரன்', 'விஸ்வநாதன்', 'ரவிசங்கர்']);
  });

  it('Southern scripts write the th and dh of northern names as the Latin spelling has them', () => {
    expect(readableName('Sathe', 'ta')).toBe('சாத்தே');
    expect(inAll('Lodha', ['ta', 'te'])).toEqual(['லோடா', 'లోఢ']);
    expect(readableName('Aligarh', 'ta')).toMatch(/ர்$/);
  });

  it('A Tamil name that begins with r is the same name with an i before the r', () => {
    expect(readableName('இராமன்', 'en')).toBe(readableName('ராமன்', 'en'));
  });

  it('An English word is written in Marathi as Marathi newspapers write it', () => {
    expect(readableName('Sai Services', 'mr')).toBe('साई सर्व्हिसेस');
    expect(readableName('Management Travels', 'mr')).toBe('मॅनेजमेंट ट्रॅव्हल्स');
  });

  it('Abbreviations and initials are spelled by letter, in both directions', () => {
    expect(readableName('BHEL Colony', 'hi')).toBe('बीएचईएल कॉलोनी');
    expect(readableName('K. Sharma', 'hi')).toBe('के. शर्मा');
    expect(readableName('के. शर्मा', 'en')).toBe('K. Sharma');
    expect(readableName('RAM KUMAR', 'hi')).toBe('राम कुमार');
  });

  it('A known name or word in capitals is not spelled by letter', () => {
    expect(readableName('RAVI Kumar', 'hi')).toBe(readableName('Ravi Kumar', 'hi'));
    expect(readableName('Sagar Builders PVT LTD', 'hi')).toBe(readableName('Sagar Builders Pvt Ltd', 'hi'));
  });

  it('Digits, punctuation and letters of other scripts stay', () => {
    expect(readableName('Office 4, Baner Road', 'hi')).toMatch(/^ऑफ़िस 4, \p{Script=Devanagari}+ रोड$/u);
    expect(readableName('李明', 'hi')).toBe('李明');
    expect(readableName('', 'hi')).toBe('');
  });

  it('A description in English stays as typed, and the names beside it are written', () => {
    expect(readableName('Hinjawadi Phase 2, behind the petrol pump, Pune', 'hi')).toBe(
      'हिंजवडी फ़ेज़ 2, behind the petrol pump, पुणे',
    );
    expect(readableName('Near Kothrud depot', 'ta')).toBe('Near Kothrud depot');
  });

  it('The known parts of a compound are written as names of their own', () => {
    expect(readableName('Mahbubnagar', 'hi')).toMatch(/नगर$/);
    expect(readableName('महबूबनगर', 'en')).toBe('Mahbubnagar');
  });

  it('A name of unknown letters sounds like the typed name', () => {
    expect(readableName('Zelvika', 'hi')).toMatch(/^\p{Script=Devanagari}+$/u);
    expect(readableName('Zelvika', 'ta')).toMatch(/^\p{Script=Tamil}+$/u);
  });
});
