// The lexicon of all trades, in the eight languages and in Latin letters. Written for this product.
import type { RoleSlug } from '#contracts/reference.ts';
import { building } from './lexicon/building.ts';
import { cloth } from './lexicon/cloth.ts';
import { craft } from './lexicon/craft.ts';
import { factory } from './lexicon/factory.ts';
import { farm } from './lexicon/farm.ts';
import { food } from './lexicon/food.ts';
import { home } from './lexicon/home.ts';
import { metal } from './lexicon/metal.ts';
import { shop } from './lexicon/shop.ts';
import type { Trade } from './lexicon/trade.ts';
import { vehicles } from './lexicon/vehicles.ts';

export const lexicon: Readonly<Record<RoleSlug, Trade>> = {
  ...building,
  ...metal,
  ...vehicles,
  ...cloth,
  ...food,
  ...home,
  ...farm,
  ...shop,
  ...craft,
  ...factory,
};
