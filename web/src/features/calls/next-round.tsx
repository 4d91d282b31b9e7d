// The time until the server asks more workers: minutes and seconds for the next hour, otherwise the time of day.
import { useEffect, useState } from 'react';
import { hourText } from '#locales/day-parts.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { minutesText } from '../../kit/text/minutes-text.ts';

const SECOND_MS = 1000;
const HOUR_S = 3600;

interface NextRoundProps {
  next_at: string | null;
  /** The time of the server in the response, so that a wrong clock of the device does not matter. */
  now: string;
  /** When the response arrived, by the clock of the device. */
  cameAt: number;
}

/** Returns the whole seconds until `next_at`, at least 0, counted from the time of the response. */
function useSecondsLeft({ next_at, now, cameAt }: NextRoundProps): number | null {
  const [at, setAt] = useState(cameAt);
  useEffect(() => {
    const timer = setInterval(() => setAt(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  if (next_at === null) return null;
  const left = Date.parse(next_at) - Date.parse(now) - Math.max(0, at - cameAt);
  return Math.max(0, Math.ceil(left / SECOND_MS));
}

export function NextRound(props: NextRoundProps) {
  const { t } = useTranslation('calls');
  const { language } = useLanguage();
  const left = useSecondsLeft(props);
  if (left === null || props.next_at === null) return null;
  if (left > HOUR_S) return <p>{t('own.next_at', { time: hourText(props.next_at, { language }) })}</p>;
  return <p className="num">{t('own.next', { time: minutesText(left) })}</p>;
}
