// Tests that rupees are formatted and parsed in the Indian way in every language.
import { describe, expect, it } from 'vitest';
import { formatPay, formatRupees, readRupees } from './money.ts';

describe('rupees', () => {
  it('`formatRupees` groups by lakh and crore, in Latin digits', () => {
    expect(formatRupees(1_234_567)).toBe('₹12,34,567');
    expect(formatRupees(10_000_000)).toBe('₹1,00,00,000');
    expect(formatRupees(900)).toBe('₹900');
  });

  it('`formatPay` puts the amount before its period', () => {
    expect(formatPay(900, 'दिन')).toBe('₹900 / दिन');
    expect(formatPay(900, null)).toBe('₹900');
    expect(formatPay(null, 'day')).toBeNull();
  });

  it('`readRupees` parses amounts as users type them and returns null for other text', () => {
    expect(readRupees('1,200')).toBe(1200);
    expect(readRupees(' ₹ 900 ')).toBe(900);
    expect(readRupees('९००')).toBe(900);
    expect(readRupees('৮৫০')).toBe(850);
    expect(readRupees('1,00,000')).toBe(100_000);
    expect(readRupees('Rs. 1200/-')).toBe(1200);
    expect(readRupees('900 रुपये')).toBe(900);
    expect(readRupees('१५ हज़ार')).toBe(15_000);
    expect(readRupees('1.5 lakh')).toBe(150_000);
    expect(readRupees('12k')).toBe(12_000);
    expect(readRupees('-900')).toBeNull();
    expect(readRupees('9 dozen')).toBeNull();
    expect(readRupees('900.50')).toBeNull();
    expect(readRupees('nine hundred')).toBeNull();
    expect(readRupees('')).toBeNull();
  });
});
