// Samples of colours, type sizes, icons and trade pictures.

import { roles } from '#contracts/roles.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Icon, type IconName } from '../../kit/icon/icon.tsx';
import iconSource from '../../kit/icon/icon.tsx?raw';
import { EmptyIllustration } from '../../kit/illustration/empty-illustration.tsx';
import { ErrorIllustration } from '../../kit/illustration/error-illustration.tsx';
import { TradeTile } from '../../parts/trades/trade-icon.tsx';
import { Part } from './part.tsx';
import { colours, sizes } from './themes.ts';

const isIcon = (name: string | undefined): name is IconName => name !== undefined;
/** The icon names, read from the lines `| 'name'` of the type `IconName`. */
const iconNames = [...iconSource.matchAll(/^ {2}\| '([\w-]+)'/gm)].map(([, name]) => name).filter(isIcon);

export function Colours() {
  return (
    <Part name="Colours">
      <ul className="dev-grid">
        {colours.map((name) => (
          <li key={name}>
            <svg className="dev-colour" aria-hidden="true">
              <rect width="100%" height="100%" fill={`var(--${name})`} />
            </svg>
            {name}
          </li>
        ))}
      </ul>
    </Part>
  );
}

export function Type() {
  return (
    <Part name="Type">
      {sizes.map((size) => (
        <p key={size} className="dev-type" data-size={size}>
          {size.slice(2)} ₹1,234 काम வேலை పని
        </p>
      ))}
    </Part>
  );
}

export function Icons() {
  return (
    <Part name="Icons">
      <ul className="dev-grid">
        {iconNames.map((name) => (
          <li key={name}>
            <Icon name={name} />
            {name}
          </li>
        ))}
      </ul>
    </Part>
  );
}

export function Trades() {
  const { t } = useTranslation('reference');
  return (
    <Part name="Trades">
      <ul className="dev-grid">
        {roles.slice(0, 48).map(({ slug }) => (
          <li key={slug}>
            <TradeTile role={slug} />
            {t(`role.${slug}`)}
          </li>
        ))}
      </ul>
    </Part>
  );
}

export function Pictures() {
  return (
    <Part name="Pictures">
      <div className="dev-row">
        {Object.entries({ EmptyIllustration, ErrorIllustration }).map(([name, Art]) => (
          <Art key={name} />
        ))}
      </div>
    </Part>
  );
}
