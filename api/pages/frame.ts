// Data that every server-written page needs: site name, origin and the reader's language.
import type { Request } from 'express';
import { brandIn } from '#locales/brand.ts';
import { readSettings } from '#marketplace/settings/queries.ts';
import type { ApiDeps } from '../deps.ts';
import type { Head } from './head.ts';
import { publicOrigin } from './origin.ts';
import { askedLanguage, pageLanguage } from './page-language.ts';

export interface Frame extends Pick<Head, 'brand' | 'origin' | 'language' | 'asked'> {
  /** The site name as the operator entered it, for structured data. `brand` is the name that readers see. */
  site_name: string;
  /**
   * Days after which a rating is shown even if the rated user has not rated the author in return. The FAQ page states
   * this number.
   */
  rating_reveal_days: number;
}

/** Returns the data of a page. `names` are the query parameters that may name a language. */
export async function frameOf(deps: ApiDeps, req: Request, ...names: string[]): Promise<Frame> {
  const { site_name, rating_reveal_days } = await readSettings(deps.db, ['site_name', 'rating_reveal_days']);
  const language = pageLanguage(req, ...names);
  return {
    brand: brandIn(language, site_name),
    site_name,
    rating_reveal_days,
    origin: publicOrigin(deps, req),
    language,
    asked: askedLanguage(req, ...names),
  };
}
