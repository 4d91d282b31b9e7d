// What an operator may set without a release: the keys, their shapes and what holds until somebody sets them. Pure.

import { languageCodes } from '#contracts/languages.ts';
import { siteUntilSet } from '#contracts/site-until-set.ts';
import { calendarDay } from '#contracts/values.ts';
import { z } from '#contracts/z.ts';

const count = (min: number, max: number) => z.int().check(z.minimum(min), z.maximum(max));
const words = z.string().check(z.minLength(1), z.maxLength(300));
const address = z.string().check(z.maxLength(300), z.regex(/^(https:\/\/[^\s"<>]+)?$/));
const dayOrNone = z.string().check(
  z.maxLength(10),
  z.regex(/^((?:19|20)\d{2}-\d{2}-\d{2})?$/),
  z.refine((text) => text === '' || calendarDay.safeParse(text).success),
);

/** Points of each part of a match: what adds points sums to 100 at most, and the trade itself is worth no less than one near it. */
const matchWeights = z
  .strictObject({
    skill: count(0, 100),
    related_skill: count(0, 100),
    distance: count(0, 100),
    state: count(0, 100),
    language: count(0, 100),
    shift: count(0, 100),
    pay: count(0, 100),
    experience: count(0, 100),
    resume_missing: count(0, 100),
  })
  .check(
    z.refine(({ related_skill, resume_missing, ...whole }) => {
      const total = Object.values(whole).reduce((sum, points) => sum + points, 0);
      return total <= 100 && related_skill <= whole.skill;
    }),
  );

/** What is known in one or several languages, and in one at least. */
const inLanguages = z
  .partialRecord(z.enum(languageCodes), words)
  .check(z.refine((said) => Object.keys(said).length > 0));

/** What somebody says of the place; `about` is their trade or company. Who they are may be written alike for all languages. */
const testimonial = z.strictObject({
  words: inLanguages,
  name: z.union([words, inLanguages]),
  about: z.union([words, inLanguages]),
  city: z.union([words, inLanguages]),
});

const claim = count(0, 1_000_000_000);
const percent = count(0, 100);

/** Key → shape of its value. */
export const settingShapes = {
  /** Per cent of a profile below which D14 blocks (D13). */
  profile_completion_threshold: count(0, 100),
  /** Codes a phone may be sent in an hour and in a day (D6). */
  otp_per_phone_hour: count(1, 100),
  otp_per_phone_day: count(1, 1000),
  /** Codes an address may ask for in an hour, those that were verified not counted. */
  otp_per_address_hour: count(1, 100_000),
  /** The same for an IPv6 network of 56 bits in three hours, and for one of 48 bits or an IPv4 network of 24 bits in a day. */
  otp_per_line_3_hours: count(1, 1_000_000),
  otp_per_network_day: count(1, 10_000_000),
  /** Codes sent to everybody together in an hour: the budget. Unknown devices with unregistered phones share half of it. */
  otp_per_hour: count(1, 10_000_000),
  /** Seconds to wait after the first, second and every further code of an hour. */
  otp_cooldowns: z.array(count(0, 3600)).check(z.minLength(1), z.maxLength(10)),
  /** Wrong codes a phone's strangers may try in a day, over all their codes together. */
  otp_wrong_per_day: count(1, 1000),
  /** Answers every question for a phone alike, so that nobody learns which are registered (D8). */
  otp_hide_user_exists: z.boolean(),
  /** Days without a sign-in after which the end of the identity number is asked for after the code; 0 for never (D115). */
  returning_days: count(0, 3650),
  /** One account for each identity number (D40). */
  identity_one_account: z.boolean(),
  /** Files a person may upload in a day. */
  uploads_per_day: count(1, 1000),
  /** Days between asking to be erased and the erasure, in which it can be taken back (D58). */
  erasure_cooling_days: count(0, 30),
  /** Days a copy of a person's data stays to be fetched. */
  export_days: count(1, 30),
  /** Whole months that are kept of what only grows; older ones are dropped. Logs are kept for a year at least (C.6). */
  keep_months: z.strictObject({
    events: count(13, 600),
    notifications: count(13, 600),
    audit: count(13, 600),
    views: count(13, 600),
  }),
  /** Open jobs of an employer whose documents nobody has confirmed (D17). */
  jobs_active_unverified: count(1, 1000),
  /** Jobs, drafts and copies an employer may begin in a day (D57). */
  jobs_per_day: count(1, 1000),
  /** Days a job is open, those of one for a day's work, and those that extending may bring it to (D17). */
  job_life_days: count(1, 365),
  job_short_life_days: count(1, 365),
  job_most_life_days: count(1, 365),
  /** Lets a moderator look at every post of an employer who is not verified before it is shown (D17). */
  review_unverified_employers: z.boolean(),
  /** Per cent of the median of its trade below and above which pay is far off (C.7), and the jobs a median is taken of at least. */
  pay_low_percent: count(1, 100),
  pay_high_percent: count(100, 10_000),
  pay_median_sample: count(1, 1000),
  /** The edition of the minimum wages: rates that begin later do not count yet; '' for all that are in force (C.7). */
  minimum_wages_until: dayOrNone,
  /** Applications a person may send in an hour, and numbers and resumes each that an employer may look at in a day (D57). */
  applications_per_hour: count(1, 1000),
  reveals_per_day: count(1, 10_000),
  /** Phone numbers and other contacts that an administrator may look at in a day (D57). */
  admin_reveals_per_day: count(1, 10_000),
  /** A rating waits for that of the other side (D34): so many days at most, and it can be changed for so many hours meanwhile. */
  rating_double_blind: z.boolean(),
  rating_reveal_days: count(1, 365),
  rating_edit_hours: count(0, 1000),
  /** Whether an acceptance, and a first look at somebody's number, go out as text messages too, and how many of both a person gets in a day. */
  sms_on_accepted: z.boolean(),
  sms_on_contact: z.boolean(),
  sms_per_person_day: count(0, 100),
  /** Days after which what was read leaves the list of notifications. */
  notification_days: count(7, 3650),
  /** Reports a person may send in a day (D57), and the people it takes to send an open job to review (D17). */
  reports_per_day: count(1, 1000),
  reports_to_hold: count(1, 1000),
  /** Complaints a person, or a visitor by the contact they give, may send in a day, and those from one network address (C.8). */
  grievances_per_day: count(1, 1000),
  grievances_per_address_day: count(1, 100_000),
  /** Hours in which a person has read a complaint, in which it is decided, and in which one that cannot wait is (C.8). */
  grievance_ack_hours: count(1, 720),
  grievance_hours: count(1, 8760),
  grievance_urgent_hours: count(1, 720),
  /** Days after the decision for which it is known how a visitor who complained can be reached. */
  grievance_contact_days: count(1, 3650),
  /** Hours without an answer after which an employer is reminded, and those until the next reminder (D28). */
  remind_after_hours: count(1, 720),
  /** Days in which an employer has answered nobody after which a job with people waiting is paused (D17, D28). */
  stale_job_days: count(1, 365),
  /** What makes a job and a person fit, and the score from which a person is told of a new job. */
  match_weights: matchWeights,
  match_notify_score: count(0, 100),
  /** Matching jobs a person is told of in a day, and people an employer may ask in a day to look at a job. */
  match_notify_per_day: count(0, 100),
  invitations_per_job_day: count(0, 1000),
  /** Searches a person may keep. */
  saved_searches_limit: count(1, 100),
  /** Searches of a session or a browser, and of an address, in a minute (D57). */
  search_per_minute: count(1, 10_000),
  search_per_address_minute: count(1, 1_000_000),
  /** Parts of the app that can be switched off: the microphone, rings of devices, searches that are kept. */
  voice_search_on: z.boolean(),
  device_push_on: z.boolean(),
  saved_searches_on: z.boolean(),
  /** Figures that the company claims (D1), beside those that are counted; false shows the counted ones alone. */
  stats_claimed_shown: z.boolean(),
  stats_claimed_users: claim,
  stats_claimed_workers: claim,
  stats_claimed_families: claim,
  stats_claimed_jobs: claim,
  stats_claimed_opportunities: claim,
  stats_claimed_satisfaction: percent,
  stats_claimed_cities: claim,
  stats_claimed_placement: percent,
  /** Both readings of the copy: states with jobs, states that workers come from. */
  stats_claimed_states: z.tuple([claim, claim]),
  /** What people say on the landing page; without any that part is not shown. */
  testimonials: z.array(testimonial).check(z.maxLength(12)),
  site_name: words,
  site_company: words,
  site_support_phone: words,
  site_support_email: words,
  site_address: words,
  /** Who decides complaints (C.8); empty until somebody is named. */
  site_grievance_officer: z.string().check(z.maxLength(300)),
  site_grievance_email: words,
  /** Where else the company is found; empty where it is not. */
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
  minimum_wages_until: '',
  applications_per_hour: 30,
  reveals_per_day: 100,
  admin_reveals_per_day: 20,
  rating_double_blind: true,
  rating_reveal_days: 14,
  rating_edit_hours: 48,
  sms_on_accepted: true,
  sms_on_contact: true,
  sms_per_person_day: 4,
  notification_days: siteUntilSet.notification_days,
  reports_per_day: 10,
  reports_to_hold: 3,
  grievances_per_day: 5,
  grievances_per_address_day: 20,
  grievance_ack_hours: 24,
  grievance_hours: 360,
  grievance_urgent_hours: 24,
  grievance_contact_days: 180,
  remind_after_hours: 48,
  stale_job_days: 14,
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
  match_notify_score: 65,
  match_notify_per_day: 5,
  invitations_per_job_day: 20,
  saved_searches_limit: 10,
  search_per_minute: 60,
  search_per_address_minute: 3000,
  voice_search_on: true,
  device_push_on: true,
  saved_searches_on: true,
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

/** Whether a text is the name of a setting. */
export const isSettingKey = (text: string): text is SettingKey => Object.hasOwn(settingShapes, text);
