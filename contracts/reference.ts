// The closed lists of the product: trades, states, kinds of job and pay. Their names are in `locales/<language>/reference.json`.
import { z } from './z.ts';

/**
 * A trade's slug and its NCO-2015 family (aligned with ISCO-08 unit groups; decisions C.10). The commonest come first: lists that
 * people choose from show them in this order.
 */
export const roles = [
  { slug: 'mason', nco_family: '7112' },
  { slug: 'electrician', nco_family: '7411' },
  { slug: 'plumber', nco_family: '7126' },
  { slug: 'carpenter', nco_family: '7115' },
  { slug: 'painter', nco_family: '7131' },
  { slug: 'welder', nco_family: '7212' },
  { slug: 'tiler', nco_family: '7122' },
  { slug: 'helper', nco_family: '9313' },
  { slug: 'loader', nco_family: '9333' },
  { slug: 'driver', nco_family: '8322' },
  { slug: 'delivery', nco_family: '9621' },
  { slug: 'mechanic', nco_family: '7231' },
  { slug: 'ac-technician', nco_family: '7127' },
  { slug: 'machine-operator', nco_family: '8189' },
  { slug: 'tailor', nco_family: '7531' },
  { slug: 'cook', nco_family: '5120' },
  { slug: 'cleaner', nco_family: '9112' },
  { slug: 'guard', nco_family: '5414' },
  { slug: 'gardener', nco_family: '6113' },
  { slug: 'salon', nco_family: '5141' },
  { slug: 'caregiver', nco_family: '5322' },
  { slug: 'farm-worker', nco_family: '9211' },
  { slug: 'packer', nco_family: '9321' },
  { slug: 'shop-assistant', nco_family: '5223' },
  { slug: 'domestic-worker', nco_family: '9111' },
  { slug: 'truck-driver', nco_family: '8332' },
  { slug: 'auto-driver', nco_family: '8321' },
  { slug: 'factory-helper', nco_family: '9329' },
  { slug: 'waiter', nco_family: '5131' },
  { slug: 'kitchen-helper', nco_family: '9412' },
  { slug: 'sewing-operator', nco_family: '8153' },
  { slug: 'fitter', nco_family: '7233' },
  { slug: 'plasterer', nco_family: '7123' },
  { slug: 'bar-bender', nco_family: '7114' },
  { slug: 'ward-attendant', nco_family: '5329' },
  { slug: 'child-carer', nco_family: '5311' },
  { slug: 'beautician', nco_family: '5142' },
  { slug: 'farmer', nco_family: '6111' },
  { slug: 'dairy-worker', nco_family: '6121' },
  { slug: 'poultry-worker', nco_family: '6122' },
  { slug: 'mobile-repairer', nco_family: '7421' },
  { slug: 'data-entry-operator', nco_family: '4132' },
  { slug: 'telecaller', nco_family: '5244' },
  { slug: 'cashier', nco_family: '4211' },
  { slug: 'office-helper', nco_family: '4419' },
  { slug: 'office-clerk', nco_family: '4110' },
  { slug: 'store-keeper', nco_family: '4321' },
  { slug: 'receptionist', nco_family: '4226' },
  { slug: 'field-salesman', nco_family: '5243' },
  { slug: 'pump-operator', nco_family: '8189' },
  { slug: 'pump-attendant', nco_family: '5245' },
  { slug: 'food-vendor', nco_family: '5212' },
  { slug: 'sweeper', nco_family: '9613' },
  { slug: 'launderer', nco_family: '9121' },
  { slug: 'nurse', nco_family: '3221' },
  { slug: 'pest-controller', nco_family: '7544' },
  { slug: 'waste-sorter', nco_family: '9612' },
  { slug: 'waste-collector', nco_family: '9611' },
  { slug: 'firefighter', nco_family: '5411' },
  { slug: 'bus-driver', nco_family: '8331' },
  { slug: 'bus-conductor', nco_family: '5112' },
  { slug: 'tractor-driver', nco_family: '8341' },
  { slug: 'forklift-operator', nco_family: '8344' },
  { slug: 'excavator-operator', nco_family: '8342' },
  { slug: 'crane-operator', nco_family: '8343' },
  { slug: 'rickshaw-puller', nco_family: '9331' },
  { slug: 'vehicle-washer', nco_family: '9122' },
  { slug: 'cycle-repairer', nco_family: '7234' },
  { slug: 'site-supervisor', nco_family: '3123' },
  { slug: 'road-worker', nco_family: '9312' },
  { slug: 'stone-cutter', nco_family: '7113' },
  { slug: 'roofer', nco_family: '7121' },
  { slug: 'scaffolder', nco_family: '7119' },
  { slug: 'glazier', nco_family: '7125' },
  { slug: 'borewell-driller', nco_family: '8113' },
  { slug: 'lathe-operator', nco_family: '7223' },
  { slug: 'sheet-metal-worker', nco_family: '7213' },
  { slug: 'blacksmith', nco_family: '7221' },
  { slug: 'grinder', nco_family: '7224' },
  { slug: 'foundry-worker', nco_family: '7211' },
  { slug: 'lineman', nco_family: '7413' },
  { slug: 'motor-winder', nco_family: '7412' },
  { slug: 'electronics-technician', nco_family: '7421' },
  { slug: 'solar-technician', nco_family: '7421' },
  { slug: 'telecom-technician', nco_family: '7422' },
  { slug: 'assembler', nco_family: '8219' },
  { slug: 'quality-checker', nco_family: '7543' },
  { slug: 'plastic-operator', nco_family: '8142' },
  { slug: 'boiler-operator', nco_family: '8182' },
  { slug: 'factory-supervisor', nco_family: '3122' },
  { slug: 'printing-operator', nco_family: '7322' },
  { slug: 'miner', nco_family: '9311' },
  { slug: 'textile-operator', nco_family: '8152' },
  { slug: 'spinning-operator', nco_family: '8151' },
  { slug: 'garment-cutter', nco_family: '7532' },
  { slug: 'dyer', nco_family: '8154' },
  { slug: 'embroiderer', nco_family: '7533' },
  { slug: 'weaver', nco_family: '7318' },
  { slug: 'cobbler', nco_family: '7536' },
  { slug: 'upholsterer', nco_family: '7534' },
  { slug: 'furniture-maker', nco_family: '7522' },
  { slug: 'baker', nco_family: '7512' },
  { slug: 'sweet-maker', nco_family: '7512' },
  { slug: 'butcher', nco_family: '7511' },
  { slug: 'food-processor', nco_family: '7514' },
  { slug: 'potter', nco_family: '7314' },
  { slug: 'basket-maker', nco_family: '7317' },
  { slug: 'candle-maker', nco_family: '8131' },
  { slug: 'bidi-worker', nco_family: '7516' },
  { slug: 'goldsmith', nco_family: '7313' },
  { slug: 'sign-painter', nco_family: '7316' },
  { slug: 'photographer', nco_family: '3431' },
  { slug: 'plantation-worker', nco_family: '6112' },
  { slug: 'beekeeper', nco_family: '6123' },
  { slug: 'fish-farmer', nco_family: '6221' },
  { slug: 'fisher', nco_family: '6222' },
  { slug: 'forest-worker', nco_family: '9215' },
] as const;

export type RoleSlug = (typeof roles)[number]['slug'];
/** The trades that most people work in: what a choice shows before somebody asks for more. */
export const commonRoles = roles.slice(0, 24);
const slugs = roles.map((role) => role.slug) as [RoleSlug, ...RoleSlug[]];
export const roleSlug = z.enum(slugs, 'not_a_choice');

/** The 28 states and 8 union territories: code and English name (the stored form, D23). */
export const states = [
  { code: 'AN', name: 'Andaman and Nicobar Islands' },
  { code: 'AP', name: 'Andhra Pradesh' },
  { code: 'AR', name: 'Arunachal Pradesh' },
  { code: 'AS', name: 'Assam' },
  { code: 'BR', name: 'Bihar' },
  { code: 'CH', name: 'Chandigarh' },
  { code: 'CG', name: 'Chhattisgarh' },
  { code: 'DH', name: 'Dadra and Nagar Haveli and Daman and Diu' },
  { code: 'DL', name: 'Delhi' },
  { code: 'GA', name: 'Goa' },
  { code: 'GJ', name: 'Gujarat' },
  { code: 'HR', name: 'Haryana' },
  { code: 'HP', name: 'Himachal Pradesh' },
  { code: 'JK', name: 'Jammu and Kashmir' },
  { code: 'JH', name: 'Jharkhand' },
  { code: 'KA', name: 'Karnataka' },
  { code: 'KL', name: 'Kerala' },
  { code: 'LA', name: 'Ladakh' },
  { code: 'LD', name: 'Lakshadweep' },
  { code: 'MP', name: 'Madhya Pradesh' },
  { code: 'MH', name: 'Maharashtra' },
  { code: 'MN', name: 'Manipur' },
  { code: 'ML', name: 'Meghalaya' },
  { code: 'MZ', name: 'Mizoram' },
  { code: 'NL', name: 'Nagaland' },
  { code: 'OD', name: 'Odisha' },
  { code: 'PY', name: 'Puducherry' },
  { code: 'PB', name: 'Punjab' },
  { code: 'RJ', name: 'Rajasthan' },
  { code: 'SK', name: 'Sikkim' },
  { code: 'TN', name: 'Tamil Nadu' },
  { code: 'TS', name: 'Telangana' },
  { code: 'TR', name: 'Tripura' },
  { code: 'UP', name: 'Uttar Pradesh' },
  { code: 'UK', name: 'Uttarakhand' },
  { code: 'WB', name: 'West Bengal' },
] as const;

export type StateCode = (typeof states)[number]['code'];

/** The English name of a state from its name or code in any case; null where there is none. */
export function stateName(text: string): string | null {
  const wanted = text.normalize('NFC').trim().toLowerCase();
  return states.find(({ code, name }) => name.toLowerCase() === wanted || code.toLowerCase() === wanted)?.name ?? null;
}

/** A state by name or code; parsed to its English name. */
export const stateField = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(60, 'state_unknown')),
    z.transform((text: string) => stateName(text) ?? ''),
  ),
  z.string().check(z.minLength(1, 'state_unknown')),
);

export const jobTypes = ['full_time', 'part_time', 'contract', 'one_time', 'daily_wage'] as const;
export const jobType = z.enum(jobTypes, 'not_a_choice');

export const salaryPeriods = ['hour', 'day', 'week', 'month', 'job'] as const;
export const salaryPeriod = z.enum(salaryPeriods, 'not_a_choice');

export const jobStatuses = [
  'draft',
  'pending_review',
  'active',
  'paused',
  'filled',
  'closed',
  'expired',
  'removed',
] as const;
export const jobStatus = z.enum(jobStatuses);
export type JobStatus = z.output<typeof jobStatus>;

export const applicationStatuses = [
  'pending',
  'under_review',
  'shortlisted',
  'accepted',
  'rejected',
  'completed',
  'cancelled',
  'withdrawn',
] as const;
export const applicationStatus = z.enum(applicationStatuses, 'not_a_choice');
export type ApplicationStatus = z.output<typeof applicationStatus>;

export const cancelReasons = [
  'job_closed',
  'job_removed',
  'position_filled',
  'employer_no_response',
  'employer_blocked',
  'other',
] as const;
export const cancelReason = z.enum(cancelReasons, 'not_a_choice');

export const notificationTypes = [
  'application_status',
  'job_match',
  'rating_request',
  'verification_request',
  'system_message',
] as const;
export const notificationType = z.enum(notificationTypes);

export const userType = z.enum(['labour', 'employer']);
export type UserType = z.output<typeof userType>;

export const genders = ['male', 'female', 'other'] as const;
export const gender = z.enum(genders, 'not_a_choice');

export const shifts = ['day', 'night', 'both'] as const;
export const shift = z.enum(shifts, 'not_a_choice');

/** How far an identity has come (D39): the format was checked, a moderator looks at it, has confirmed it, or has not. */
export const identityStatuses = ['format_valid', 'pending', 'verified', 'rejected'] as const;
export const identityStatus = z.enum(identityStatuses);

/** What is known of a person, in honest words (D39). The last two are an employer's. */
export const badges = [
  'phone_verified',
  'identity_format_valid',
  'identity_verified',
  'gstin_valid',
  'document_reviewed',
] as const;
export const badge = z.enum(badges);

/** The kinds of file a person may keep here, each at most once (D16). */
export const fileKinds = ['picture', 'resume', 'identity', 'pan', 'gst'] as const;
export const fileKind = z.enum(fileKinds);
export type FileKind = z.output<typeof fileKind>;
