// Structured data of a job for search engines: `JobPosting` of schema.org (docs/rules.md, C.9).
import type { JobPosting, PostalAddress, WithContext } from 'schema-dts';
import type { Schooling } from '#contracts/conditions.ts';
import type { Job } from '#contracts/job-shapes.ts';
import type { PageTexts } from '#locales/page-texts.ts';
import { escapeText } from './html.ts';
import { employerText, factsOf, industryText, providedText, schoolingText, workHoursText } from './job-words.ts';

const employmentTypes: Record<Job['job_type'], string> = {
  full_time: 'FULL_TIME',
  part_time: 'PART_TIME',
  contract: 'CONTRACTOR',
  one_time: 'TEMPORARY',
  daily_wage: 'PER_DIEM',
};

/** Maps salary periods to the pay units of schema.org, which has no unit for pay per job. */
const units: Record<string, string | undefined> = { hour: 'HOUR', day: 'DAY', week: 'WEEK', month: 'MONTH' };

const IMMEDIATE_MS = 2 * 86_400_000;

/** Maps schooling to the credentials that search engines know. */
const credentials: Record<Schooling, string | null> = {
  none: null,
  '5th': null,
  '8th': null,
  '10th': 'high school',
  '12th': 'high school',
  iti: 'professional certificate',
  graduate: 'bachelor degree',
};

/** A job posting as an object. The type of the library also allows a string: the id of an object elsewhere. */
type Posting = Exclude<WithContext<JobPosting>, string>;

interface Around {
  brand: string;
  texts: PageTexts;
  now: Date;
}

const paragraph = (text: string) => `<p>${escapeText(text.trim()).replace(/\n+/g, '<br>')}</p>`;

/**
 * Returns the description of a job as HTML, which `JobPosting` requires. The description ends with facts such as pay
 * and place, so it always differs from the title.
 */
function descriptionOf(job: Job, texts: PageTexts): string {
  // Structured data contains names as employers typed them, so this function returns each name unchanged.
  const facts = factsOf(texts, job, (name) => name).map(({ label, value }) => `${label}: ${value}`);
  return [job.description, job.requirements ?? '', facts.join('\n')]
    .filter((text) => text.trim())
    .map(paragraph)
    .join('');
}

function addressOf(job: Job): PostalAddress {
  return {
    '@type': 'PostalAddress',
    ...(job.city && !job.all_cities ? { addressLocality: job.city } : {}),
    addressRegion: job.state,
    ...(job.pincode ? { postalCode: job.pincode } : {}),
    addressCountry: 'IN',
  };
}

function salaryOf({ salary_amount, salary_period }: Job): Partial<Pick<Posting, 'baseSalary'>> {
  const unitText = units[salary_period ?? ''];
  if (salary_amount === null || !unitText) return {};
  return {
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'INR',
      value: { '@type': 'QuantitativeValue', value: salary_amount, unitText },
    },
  };
}

/** Returns the schooling that a job asks for. `no requirements` is the term of search engines for none. */
function educationOf({ schooling }: Job, texts: PageTexts): Partial<Pick<Posting, 'educationRequirements'>> {
  if (schooling === null) return {};
  if (schooling === 'none') return { educationRequirements: 'no requirements' };
  const credential = credentials[schooling];
  return {
    educationRequirements: {
      '@type': 'EducationalOccupationalCredential',
      ...(credential ? { credentialCategory: credential } : {}),
      educationalLevel: schoolingText(texts, schooling),
    },
  };
}

/** Whether a job starts within two days. `day` begins at midnight in India (D59). */
const startsSoon = (day: string, now: Date) => Date.parse(`${day}T00:00:00+05:30`) - now.getTime() <= IMMEDIATE_MS;

/** Returns the structured data of an open job, in its original language. */
export function jobPosting(job: Job & { posted_at: string }, { brand, texts, now }: Around): Posting {
  const industry = industryText(texts, job);
  const [workHours, jobBenefits] = [workHoursText(texts, job), providedText(texts, job)];
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: descriptionOf(job, texts),
    datePosted: new Date(job.posted_at).toISOString(),
    ...(job.expires_at ? { validThrough: new Date(job.expires_at).toISOString() } : {}),
    employmentType: employmentTypes[job.job_type],
    hiringOrganization: { '@type': 'Organization', name: employerText(texts, job) },
    jobLocation: { '@type': 'Place', address: addressOf(job) },
    ...salaryOf(job),
    ...educationOf(job, texts),
    ...(industry ? { industry } : {}),
    ...(workHours ? { workHours } : {}),
    ...(jobBenefits ? { jobBenefits } : {}),
    identifier: { '@type': 'PropertyValue', name: brand, value: job.uid },
    directApply: true,
    ...(job.start_date ? { jobImmediateStart: startsSoon(job.start_date, now) } : {}),
    totalJobOpenings: job.positions,
  };
}
