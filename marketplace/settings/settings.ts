// Settings that an operator changes without a release: keys, schemas and defaults. Pure.

import { siteUntilSet } from '#contracts/site-until-set.ts';
import { z } from '#contracts/z.ts';
import { address, claim, count, dayOrNone, matchWeights, percent, testimonial, words } from './setting-values.ts';

/** Schema of the value by key. */
export const settingShapes = {
  /** Profile completion in percent below which a user may not apply or post (D13, D14). */
  profile_completion_threshold: count(0, 100),
  /** Maximum number of codes sent to one phone number per hour and per day (D6). */
  otp_per_phone_hour: count(1, 100),
  otp_per_phone_day: count(1, 1000),
  /** Maximum number of codes requested from one IP address per hour, not counting verified codes. */
  otp_per_address_hour: count(1, 100_000),
  /**
   * Maximum number of codes requested from one subscriber line or network, not counting verified codes. Line: an IPv6
   * /56 network, per three hours. Network: an IPv6 /48 or IPv4 /24 network, per day.
   */
  otp_per_line_3_hours: count(1, 1_000_000),
  otp_per_network_day: count(1, 10_000_000),
  /**
   * Maximum number of codes sent per hour in total. Unknown devices with unregistered phone numbers share half of this
   * budget.
   */
  otp_per_hour: count(1, 10_000_000),
  /**
   * Seconds until another code can be requested: after the first, second, … code of an hour. The last value applies to
   * all further codes.
   */
  otp_cooldowns: z.array(count(0, 3600)).check(z.minLength(1), z.maxLength(10)),
  /**
   * Maximum number of wrong codes per day that unknown devices may enter for one phone number. Wrong attempts at all
   * codes of the number count.
   */
  otp_wrong_per_day: count(1, 1000),
  /**
   * Whether the API sends the same response for every phone number, so that the response does not reveal which numbers
   * are registered (D8).
   */
  otp_hide_user_exists: z.boolean(),
  /**
   * Number of days without a sign-in after which a sign-in also requires the last four characters of the identity
   * number; 0 disables the check (D115).
   */
  returning_days: count(0, 3650),
  /** Whether employers may register without an e-mail address. */
  employer_email_optional: z.boolean(),
  /** Whether an identity number may be verified in one account only (D40). */
  identity_one_account: z.boolean(),
  /** Maximum number of files that a user may upload per day. */
  uploads_per_day: count(1, 1000),
  /** Days between the request for erasure and the erasure. Until then the user can cancel the erasure (D58). */
  erasure_cooling_days: count(0, 30),
  /** Days for which a data export can be downloaded. */
  export_days: count(1, 30),
  /**
   * Full months for which append-only tables are stored; older months are dropped. Logs are stored for at least a year
   * (C.6).
   */
  keep_months: z.strictObject({
    events: count(13, 600),
    notifications: count(13, 600),
    audit: count(13, 600),
    views: count(13, 600),
  }),
  /** Maximum open jobs of an employer without verified documents (D17). */
  jobs_active_unverified: count(1, 1000),
  /** Maximum number of jobs, drafts and copies that an employer may create per day (D57). */
  jobs_per_day: count(1, 1000),
  /**
   * Days for which a job is open (D17): `job_life_days` by default, `job_short_life_days` for daily-wage and one-time
   * work, and `job_most_life_days` at most, including extensions.
   */
  job_life_days: count(1, 365),
  job_short_life_days: count(1, 365),
  job_most_life_days: count(1, 365),
  /** Whether a moderator must review every job of an unverified employer before the job is shown (D17). */
  review_unverified_employers: z.boolean(),
  /**
   * The check of job posts flags pay below or above these percentages of the trade's median (C.7). The median is used
   * only if it was computed from at least `pay_median_sample` jobs.
   */
  pay_low_percent: count(1, 100),
  pay_high_percent: count(100, 10_000),
  pay_median_sample: count(1, 1000),
  /**
   * Minimum pay in rupees per day. The check of job posts flags lower pay in every state, also without a median. 0
   * means no minimum (C.7).
   */
  pay_floor_day: count(0, 5000),
  /**
   * Minimum wages that came into force after this date are ignored. Without a date, all minimum wages in force are used
   * (C.7).
   */
  minimum_wages_until: dayOrNone,
  /**
   * `applications_per_hour`: applications that a worker may send. `reveals_per_day`: phone numbers, and separately
   * résumés, that an employer may reveal (D57).
   */
  applications_per_hour: count(1, 1000),
  reveals_per_day: count(1, 10_000),
  /** Maximum number of phone numbers and other contacts that an administrator may reveal per day (D57). */
  admin_reveals_per_day: count(1, 10_000),
  /**
   * `rating_double_blind`: whether a rating remains hidden until the other side has rated (D34), but at most
   * `rating_reveal_days` days. `rating_edit_hours`: hours for which the author can change a rating.
   */
  rating_double_blind: z.boolean(),
  rating_reveal_days: count(1, 365),
  rating_edit_hours: count(0, 1000),
  /**
   * Whether a user also gets an SMS about an acceptance (`sms_on_accepted`) and the first reveal of the phone number
   * (`sms_on_contact`). `sms_per_person_day`: maximum number of these SMS per user and day.
   */
  sms_on_accepted: z.boolean(),
  sms_on_contact: z.boolean(),
  sms_per_person_day: count(0, 100),
  /**
   * SMS about calls for a day (D83). `sms_on_calls`: whether they are sent. `calls_sms_per_day`: maximum number of offers
   * by SMS per worker and day. Offers are sent from `calls_sms_offers_from` to `calls_sms_offers_until`, questions about
   * agreed work from `calls_sms_work_from` to `calls_sms_work_until`: full hours in India.
   */
  sms_on_calls: z.boolean(),
  calls_sms_per_day: count(0, 100),
  calls_sms_offers_from: count(0, 24),
  calls_sms_offers_until: count(0, 24),
  calls_sms_work_from: count(0, 24),
  calls_sms_work_until: count(0, 24),
  /** Days after which read notifications are removed from the list. */
  notification_days: count(7, 3650),
  /**
   * `reports_per_day`: maximum number of reports that a user may send per day (D57). `reports_to_hold`: number of
   * reporters from which an open job is sent to review (D17).
   */
  reports_per_day: count(1, 1000),
  reports_to_hold: count(1, 1000),
  /**
   * Maximum number of complaints per day from one user (or one contact of a visitor), and from one network address
   * (C.8).
   */
  grievances_per_day: count(1, 1000),
  grievances_per_address_day: count(1, 100_000),
  /**
   * Hours until a complaint must be acknowledged (`grievance_ack_hours`) and decided (`grievance_hours`; urgent
   * complaints: `grievance_urgent_hours`) (C.8).
   */
  grievance_ack_hours: count(1, 720),
  grievance_hours: count(1, 8760),
  grievance_urgent_hours: count(1, 720),
  /** Days after the decision for which the contact of a visitor who complained is stored. */
  grievance_contact_days: count(1, 3650),
  /** Hours without an answer after which an employer is reminded, and hours until the next reminder (D28). */
  remind_after_hours: count(1, 720),
  /** Days without any answer of the employer after which a job with waiting applicants is paused (D17, D28). */
  stale_job_days: count(1, 365),
  /** Days without an answer of the employer after which a day or amount that a worker recorded counts (D62). */
  wages_silence_days: count(1, 90),
  /**
   * `match_weights`: weights of the components of a match score. `match_notify_score`: minimum score at which a job
   * fits a worker. Only then the worker is notified of the job, and the job and the worker are recommended.
   */
  match_weights: matchWeights,
  match_notify_score: count(0, 100),
  /** Maximum number of match notifications per worker and day, and of invitations per job and day. */
  match_notify_per_day: count(0, 100),
  invitations_per_job_day: count(0, 1000),
  /** Maximum number of saved searches per user. */
  saved_searches_limit: count(1, 100),
  /** Maximum number of searches per minute of one session or browser, and of one address (D57). */
  search_per_minute: count(1, 10_000),
  search_per_address_minute: count(1, 1_000_000),
  /**
   * `calls_per_day`: calls for a day that an employer may post per day; `calls_per_day_unverified` and
   * `calls_places_unverified`: calls, and places of a call, without verified documents. `calls_pause_days`: days without
   * new calls after repeated late cancellations; 0 disables the pause (D79).
   */
  calls_per_day: count(1, 1000),
  calls_per_day_unverified: count(0, 1000),
  calls_places_unverified: count(1, 60),
  calls_pause_days: count(0, 365),
  /** Calls of which a worker is notified per day, and calls that may wait for the worker's answer at once (D77). */
  calls_per_worker_day: count(1, 100),
  calls_unanswered: count(1, 100),
  /** Whether these parts of the app are enabled: voice search, push notifications, saved searches. */
  voice_search_on: z.boolean(),
  device_push_on: z.boolean(),
  saved_searches_on: z.boolean(),
  /**
   * Minimum number of people, jobs, ratings or applicants behind a counted statistic. The landing page hides statistics
   * with a smaller number (D1).
   */
  stats_shown_from: claim,
  /**
   * Numbers that the company states as its goals (D1). `stats_claimed_shown`: whether the page about the company lists
   * them beside the counted statistics.
   */
  stats_claimed_shown: z.boolean(),
  stats_claimed_users: claim,
  stats_claimed_workers: claim,
  stats_claimed_families: claim,
  stats_claimed_jobs: claim,
  stats_claimed_opportunities: claim,
  stats_claimed_satisfaction: percent,
  stats_claimed_cities: claim,
  stats_claimed_placement: percent,
  /** Two numbers: states with jobs, and states in which workers live. */
  stats_claimed_states: z.tuple([claim, claim]),
  /** Testimonials on the landing page; the section is hidden if the list is empty. */
  testimonials: z.array(testimonial).check(z.maxLength(12)),
  site_name: words,
  site_company: words,
  site_support_phone: words,
  site_support_email: words,
  site_address: words,
  /** The grievance officer, who decides complaints (C.8); empty if not appointed yet. */
  site_grievance_officer: z.string().check(z.maxLength(300)),
  site_grievance_email: words,
  /** Addresses of the company's social media profiles; empty without a profile. */
  site_social_video: address,
  site_social_x: address,
  site_social_photos: address,
  site_social_network: address,
} as const;

type Shapes = typeof settingShapes;
export type SettingKey = keyof Shapes;
export type Settings = { [K in SettingKey]: z.output<Shapes[K]> };

export const defaultSettings: Settings = {
  profile_completion_threshold: 60,
  otp_per_phone_hour: 5,
  otp_per_phone_day: 10,
  otp_per_address_hour: 60,
  otp_per_line_3_hours: 120,
  otp_per_network_day: 600,
  otp_per_hour: 2000,
  otp_cooldowns: [30, 60, 120],
  otp_wrong_per_day: 20,
  otp_hide_user_exists: false,
  returning_days: 90,
  employer_email_optional: false,
  identity_one_account: true,
  uploads_per_day: 20,
  erasure_cooling_days: siteUntilSet.erasure_days,
  export_days: siteUntilSet.export_days,
  keep_months: { events: 24, notifications: 24, audit: 60, views: 24 },
  jobs_active_unverified: 10,
  jobs_per_day: 20,
  job_life_days: 30,
  job_short_life_days: 7,
  job_most_life_days: 90,
  review_unverified_employers: false,
  pay_low_percent: 50,
  pay_high_percent: 300,
  pay_median_sample: 5,
  // The National Floor Level Minimum Wage (176 from June 2017, 178 announced in 2019), which is only advisory. Change
  // the default when a floor wage under section 9 of the Code on Wages 2019 applies.
  pay_floor_day: 178,
  minimum_wages_until: '',
  applications_per_hour: 30,
  reveals_per_day: 100,
  admin_reveals_per_day: 20,
  rating_double_blind: true,
  rating_reveal_days: siteUntilSet.rating_reveal_days,
  rating_edit_hours: 48,
  sms_on_accepted: true,
  sms_on_contact: true,
  sms_per_person_day: 4,
  sms_on_calls: true,
  calls_sms_per_day: 2,
  calls_sms_offers_from: 10,
  calls_sms_offers_until: 21,
  calls_sms_work_from: 5,
  calls_sms_work_until: 22,
  notification_days: siteUntilSet.notification_days,
  reports_per_day: 10,
  reports_to_hold: 3,
  grievances_per_day: 5,
  grievances_per_address_day: 20,
  grievance_ack_hours: siteUntilSet.grievance_ack_hours,
  grievance_hours: siteUntilSet.grievance_days * 24,
  grievance_urgent_hours: siteUntilSet.grievance_urgent_hours,
  grievance_contact_days: 180,
  remind_after_hours: 48,
  stale_job_days: 14,
  wages_silence_days: 7,
  match_weights: {
    skill: 40,
    related_skill: 20,
    distance: 20,
    state: 10,
    language: 6,
    shift: 6,
    pay: 12,
    experience: 6,
    resume_missing: 10,
  },
  match_notify_score: 60,
  match_notify_per_day: 5,
  invitations_per_job_day: 20,
  saved_searches_limit: 10,
  calls_per_day: 20,
  calls_per_day_unverified: 2,
  calls_places_unverified: 10,
  calls_pause_days: 7,
  calls_per_worker_day: 6,
  calls_unanswered: 2,
  search_per_minute: 60,
  search_per_address_minute: 3000,
  voice_search_on: true,
  device_push_on: true,
  saved_searches_on: true,
  stats_shown_from: 100,
  stats_claimed_shown: true,
  stats_claimed_users: 10_000,
  stats_claimed_workers: 1000,
  stats_claimed_families: 25_000,
  stats_claimed_jobs: 5000,
  stats_claimed_opportunities: 10_000,
  stats_claimed_satisfaction: 95,
  stats_claimed_cities: 150,
  stats_claimed_placement: 78,
  stats_claimed_states: [5, 12],
  testimonials: [],
  site_name: siteUntilSet.name,
  site_company: siteUntilSet.company,
  site_support_phone: siteUntilSet.support_phone,
  site_support_email: siteUntilSet.support_email,
  site_address: siteUntilSet.address,
  site_grievance_officer: siteUntilSet.grievance_officer,
  site_grievance_email: siteUntilSet.grievance_email,
  site_social_video: siteUntilSet.social.video,
  site_social_x: siteUntilSet.social.x,
  site_social_photos: siteUntilSet.social.photos,
  site_social_network: siteUntilSet.social.network,
};

/** Returns true if the string is the key of a setting. */
export const isSettingKey = (text: string): text is SettingKey => Object.hasOwn(settingShapes, text);
