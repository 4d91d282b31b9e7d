// Tests the district of a PIN code.
import { expect, it } from 'vitest';
import { placeOfPin } from './pincodes.ts';

it.each([
  ['411001', 'Pune', 'Maharashtra', 'Pune'],
  ['560001', 'Bengaluru Urban', 'Karnataka', 'Bengaluru'],
  ['211001', 'Prayagraj', 'Uttar Pradesh', 'Prayagraj'],
  ['122001', 'Gurugram', 'Haryana', 'Gurugram'],
  ['700001', 'Kolkata', 'West Bengal', 'Kolkata'],
  ['682001', 'Ernakulam', 'Kerala', null],
])('PIN code %s is in %s, %s', async (pincode, district, state, city) => {
  const place = await placeOfPin(pincode);
  expect(place).toMatchObject({ pincode, district, state, ...(city && { city }) });
  expect(place?.lat).toBeGreaterThan(6);
  expect(place?.lng).toBeGreaterThan(68);
});

it('An invalid PIN code has no place', async () => {
  for (const text of ['000000', '999999', '12345', '4110011', 'pune', '']) expect(await placeOfPin(text)).toBeNull();
});
