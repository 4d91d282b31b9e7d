// Invented ads for tests of the import: a good one, and a way to spoil it.

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

/** A line of a file of ads: the good ad with these fields instead. */
export const adLine = (fields: Record<string, unknown> = {}) => JSON.stringify({ ...goodAd, ...fields });
