// The industries of jobs. Their names for users are in `locales/<language>/reference.json`.

/** Slugs of the industries, in the order of selection lists. */
export const industrySlugs = [
  'construction',
  'facility-services',
  'security',
  'automobile',
  'fabrication',
  'garments',
  'textiles',
  'retail',
  'farming',
  'animals',
  'fishing',
  'food-processing',
  'catering',
  'restaurant',
  'hotel',
  'transport',
  'logistics',
  'warehouse',
  'manufacturing',
  'electronics',
  'furniture',
  'home-care',
  'health',
  'beauty',
  'education',
  'office',
  'printing',
  'mining',
  'energy',
  'waste',
] as const;
export type IndustrySlug = (typeof industrySlugs)[number];

/**
 * Returns the slug of an industry; null if the text names no industry. The text is a slug, or the English name that
 * earlier releases stored, such as `Food processing`.
 */
export function industrySlug(words: string | null | undefined): IndustrySlug | null {
  const wanted = words
    ?.trim()
    .toLowerCase()
    .replace(/[^a-z]+/g, '-');
  return industrySlugs.find((slug) => slug === wanted) ?? null;
}
