// Values that the conditions of a job search, such as a night shift, may have. Separate from the schemas, because pages
// show these lists before they validate input.

export const searchedShifts = ['day', 'night'] as const;

/** Things that an employer may provide. A job has a column `<name>_provided` for each. */
export const provisions = ['food', 'stay', 'transport', 'tools'] as const;

/** Schooling, lowest first. A search for one schooling also finds jobs that require less schooling. */
export const schoolings = ['none', '5th', '8th', '10th', '12th', 'iti', 'graduate'] as const;

/** Pay periods in which a minimum pay may be given. */
export const searchedPeriods = ['hour', 'day', 'week', 'month'] as const;

export const searchedStarts = ['today', 'tomorrow'] as const;

/**
 * Names of the parameters of `GET /jobs/` that are conditions. If few job posts state the conditions of a search, the
 * list continues with jobs whose posts do not mention these conditions.
 */
export const conditionNames = [
  'shift',
  'job_type',
  'provided',
  'pay_min',
  'experience',
  'schooling',
  'from_home',
  'walk_in',
  'start',
] as const;
