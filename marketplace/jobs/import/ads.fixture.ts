// Test data for the import: a valid ad whose fields can be overridden.

const goodAd = {
  src: 'board',
  id: 'ad-1',
  title: 'Mason for a school',
  company: 'Sai Constructions',
  location: 'Baner, Pune',
  description: 'Brick work and plaster, eight hours a day.',
  sector: 'Construction',
  experience: '2-5 Yrs',
  skills: ['Brick work', 'Plaster'],
  places: [{ city: 'Pune', state: 'MH' }],
  pay: { min: 300000, max: 360000, period: 'year' },
};

/** Returns the valid ad as a line of JSON, with the given fields replaced. */
export const adLine = (fields: Record<string, unknown> = {}) => JSON.stringify({ ...goodAd, ...fields });
