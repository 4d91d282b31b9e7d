// The facts of a call as the worker reads them: the pay in the largest type, then trade, place, hours, travel and food.
// Also the preview in the employer's form.
import type { ReactNode } from 'react';
import type { LabourCall } from '#contracts/call-shapes.ts';
import { hourText } from '#locales/day-parts.ts';
import { weekDay } from '../../i18n/calendar-text.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Icon, type IconName } from '../../kit/icon/icon.tsx';
import { formatRupees } from '../../kit/text/money.ts';
import { Pay } from '../../parts/job/pay.tsx';
import { MarkedWords } from '../../parts/phrases/marked-words.tsx';
import { useDistanceText } from '../../parts/places/distance.ts';
import { usePlaceNames } from '../../parts/places/place.ts';
import { TradeTile } from '../../parts/trades/trade-icon.tsx';

type Facts = Pick<
  LabourCall,
  | 'pay'
  | 'date'
  | 'starts_at'
  | 'ends_at'
  | 'state'
  | 'city'
  | 'location'
  | 'distance_km'
  | 'travel'
  | 'travel_amount'
  | 'food_provided'
  | 'tools_provided'
  | 'note'
  | 'words_lang'
> & { role: LabourCall['role'] | null };

/** Returns the hours of a call, for example `7:00 am to 5:00 pm`. */
export function useHoursText() {
  const { t } = useTranslation('calls');
  const { language } = useLanguage();
  return ({ starts_at, ends_at }: Pick<Facts, 'starts_at' | 'ends_at'>) =>
    t('call.hours', { from: hourText(starts_at, { language }), until: hourText(ends_at, { language }) });
}

function Fact({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li>
      <Icon name={icon} />
      <span>{children}</span>
    </li>
  );
}

export function CallFacts({ call, heading: Heading = 'h1' }: { call: Facts; heading?: 'h1' | 'h3' }) {
  const { t } = useTranslation(['calls', 'reference', 'posting']);
  return (
    <div className="call-facts">
      {call.pay > 0 && <Pay amount={call.pay} period="day" size="page" />}
      <div className="call-facts__trade">
        <TradeTile role={call.role} />
        <Heading className="call-facts__title">
          {call.role ? t(`reference:role.${call.role}`) : t('posting:form.trade')}
        </Heading>
      </div>
      <FactList call={call} />
      {call.note && (
        <div>
          <MarkedWords lang={call.words_lang?.note} className="call-facts__note">
            {call.note}
          </MarkedWords>
        </div>
      )}
    </div>
  );
}

function FactList({ call }: { call: Facts }) {
  const { t } = useTranslation('calls');
  const { language } = useLanguage();
  const { placeText } = usePlaceNames();
  const distance = useDistanceText(call.distance_km);
  const hoursText = useHoursText();
  const amount = formatRupees(call.travel_amount ?? 0);
  return (
    <ul className="call-facts__list">
      <Fact icon="calendar">{weekDay(call.date, language)}</Fact>
      <Fact icon="clock">{hoursText(call)}</Fact>
      <Fact icon="map-pin">
        {[placeText(call), distance].filter(Boolean).join(' · ')}
        {call.location === null && <small className="soft">{t('call.place_later')}</small>}
      </Fact>
      <Fact icon="bus">{t(`call.travel.${call.travel}`, { amount })}</Fact>
      <Fact icon="bowl">{t(call.food_provided ? 'call.food.yes' : 'call.food.no')}</Fact>
      {call.tools_provided && <Fact icon="wrench">{t('call.tools')}</Fact>}
    </ul>
  );
}
