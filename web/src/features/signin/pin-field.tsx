// The optional field for the PIN code (Indian postal code) of a business. A complete code fills in the state and the
// town. It also fills in the address, unless the user has typed an address.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { jobEndpoints } from '#contracts/jobs.ts';
import { normaliseDigits } from '#contracts/phone.ts';
import { call } from '../../http/call.ts';
import { keyOf } from '../../http/query-keys.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { TextField } from '../../kit/form/field.tsx';
import { usePlaceNames } from '../../parts/places/place.ts';
import type { PageProps } from './details-form.ts';

const COMPLETE = /^[1-9][0-9]{5}$/;

/** Returns a function that fetches the town of a postal code; null if the server does not know the code. */
function useTownOfPin() {
  const client = useQueryClient();
  return async (pincode: string) => {
    const { cities } = await client.fetchQuery({
      queryKey: keyOf('jobs', 'listCities', { pincode }),
      queryFn: ({ signal }) => call(jobEndpoints.listCities, { query: { pincode, limit: 1 }, signal }),
      staleTime: Number.POSITIVE_INFINITY,
    });
    const [town] = cities;
    return town?.state ? { city: town.name, state: town.state, district: town.district } : null;
  };
}

type Result = 'idle' | 'found' | 'unknown';

export function PinField({ details, errors, onChange }: PageProps) {
  const { t } = useTranslation('signin');
  const { cityText, stateText } = usePlaceNames();
  const townOf = useTownOfPin();
  const [result, setResult] = useState<Result>('idle');
  const typed = useRef(details.pincode);
  // The address that an earlier PIN code has filled in. Another PIN code may replace this address, but not an address
  // that the user has typed.
  const filled = useRef('');
  const address = useRef(details.address);
  useEffect(() => {
    address.current = details.address;
  }, [details.address]);
  const fill = async (pincode: string) => {
    const town = await townOf(pincode);
    if (typed.current !== pincode) return;
    setResult(town ? 'found' : 'unknown');
    if (!town) return;
    onChange('state', town.state);
    onChange('city', town.city);
    if (address.current.trim() !== '' && address.current !== filled.current) return;
    const { city, district, state } = town;
    filled.current = `${[...new Set([city, ...(district ? [district] : []), state])].join(', ')} ${pincode}`;
    onChange('address', filled.current);
  };
  const change = (text: string) => {
    const pincode = normaliseDigits(text).replace(/[\s-]/g, '');
    typed.current = pincode;
    setResult('idle');
    onChange('pincode', pincode);
    // Ignore an error, because the user can also choose the state and the town.
    if (COMPLETE.test(pincode)) fill(pincode).catch(() => undefined);
  };
  const found = [details.city && cityText(details.city), details.state && stateText(details.state)];
  const help = {
    idle: t('register.pincode_help'),
    found: found.filter(Boolean).join(', '),
    unknown: t('register.pincode_unknown'),
  }[result];
  return (
    <TextField
      label={t('register.pincode')}
      optional={t('common:optional')}
      help={<span role="status">{help}</span>}
      error={errors.pincode}
      inputMode="numeric"
      autoComplete="postal-code"
      name="pincode"
      maxLength={10}
      value={details.pincode}
      onChange={(event) => change(event.target.value)}
    />
  );
}
