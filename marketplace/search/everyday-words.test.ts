// Tests searches in everyday words: tools, materials, products and sentences instead of the names of trades and places.
import { describe, expect, it } from 'vitest';
import { readQuery } from './query.ts';

describe('Everyday words for work', () => {
  it.each([
    ['wooden door making work', 'carpenter'],
    ['washing utensils', 'domestic-worker'],
    ['तगारी उठाने का काम', 'helper'],
    ['छोटा हाथी चलाना', 'driver'],
    ['maal utarna chadhana', 'loader'],
    ['bhai koi angur ke bag me kaam dila do', 'farm-worker'],
    ['पोळ्या लाटणे', 'cook'],
    ['dhune bhandi kaam pahije', 'domestic-worker'],
    ['ইট গাঁথার কাজ', 'mason'],
    ['gari chalanor kaj', 'driver'],
    ['மூட்டை தூக்குற வேலை', 'loader'],
    ['vellai adikkum velai venum', 'painter'],
    ['బ్లౌజ్ కుట్టే పని', 'tailor'],
    ['gedelu chusukune pani', 'dairy-worker'],
    ['റബർ വെട്ടുന്ന പണി', 'plantation-worker'],
    ['mathil kettunna pani', 'mason'],
    ['ईंटा ढोवे के काम चाहीं', 'helper'],
  ])('The search “%s” names the trade %s and no place', async (q, trade) => {
    const { roles, places } = await readQuery(q);
    expect(roles[0]).toBe(trade);
    expect(places).toEqual([]);
  });

  it('A broad trade ranks below a trade with more specific words', async () => {
    expect((await readQuery('nal fitter')).roles[0]).toBe('plumber');
    expect((await readQuery('fitter')).roles[0]).toBe('fitter');
  });

  it('Two short words do not match one other word that sounds like both', async () => {
    expect((await readQuery('ac thik karne wala')).roles).not.toContain('butcher');
    expect((await readQuery('selai er kaj')).roles).toEqual(['tailor']);
  });
});

describe('Sentences', () => {
  it.each([
    'please give me any job sir',
    'मुझे कोई भी काम चाहिए',
    'koi bhi kaam chalega',
    'मला नोकरी हवी आहे',
    'আমার একটা চাকরি দরকার',
    'எனக்கு ஏதாவது வேலை கிடைக்குமா',
    'ఏదైనా పని ఇప్పించండి',
    'എനിക്ക് ഒരു ജോലി വേണം',
    'हमरा काम चाहीं',
  ])('The search “%s” names nothing that a job must match', async (q) => {
    expect(await readQuery(q)).toMatchObject({ roles: [], tradeTerms: [], rest: [], places: [] });
  });
});

describe('Places with an ending', () => {
  it.each([
    ['veetu velai chennaila', 'Chennai'],
    ['car driver pani hyderabadlo', 'Hyderabad'],
    ['joli venam kochiyil', 'Kochi'],
    ['driver kolkatay', 'Kolkata'],
    ['watchman mumbait', 'Mumbai'],
    ['ठाण्यात प्लंबर', 'Thane'],
    ['కరెంట్ పని హైదరాబాద్‌లో', 'Hyderabad'],
    ['ടാപ്പിംഗ് കോട്ടയത്ത്', 'Kottayam'],
  ])('The search “%s” names %s', async (q, city) => {
    expect((await readQuery(q)).places[0]?.city).toBe(city);
  });

  it('A word for work is not taken for a town with an ending', async () => {
    expect((await readQuery('barir kaj')).places).toEqual([]);
  });
});
