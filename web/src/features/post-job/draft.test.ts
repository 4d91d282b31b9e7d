// @vitest-environment happy-dom
// Tests the draft of a job: validation, conversion to the API body and back, and storage in the browser tab.
import { beforeEach, describe, expect, it } from 'vitest';
import { ownJobOf } from '#testing/own-job.ts';
import { type Draft, emptyDraft } from './draft.ts';
import { bodyOf, draftBodyOf, draftOf, draftProblems } from './draft-body.ts';
import { notifiedChanges } from './notified-changes.ts';
import { keep, NEW, readStoredDraft, takeStoredDraft } from './stored-draft.ts';

const whole: Draft = {
  ...emptyDraft,
  title: 'Mason for a house',
  state: 'Maharashtra',
  city: 'Pune',
  salary_amount: '1,200',
  description: 'Brick work and inside plaster in a house.',
};

beforeEach(() => sessionStorage.clear());

describe('Job draft', () => {
  it('draftProblems names each field that is missing or invalid', () => {
    expect(draftProblems(bodyOf(emptyDraft))).toEqual({
      title: 'required',
      state: 'required',
      city: 'city_required',
      salary_amount: 'salary_invalid',
      description: 'required',
    });
    const days = { walk_in_from: '2026-12-05', walk_in_to: '2026-12-01', walk_in_place: '' };
    expect(draftProblems(bodyOf({ ...whole, ...days, pincode: '12', salary_amount: '0' }))).toEqual({
      walk_in_to: 'walk_in_order',
      walk_in_place: 'required',
      pincode: 'pincode_invalid',
      salary_amount: 'salary_invalid',
    });
  });

  it('draftProblems accepts a complete draft, and bodyOf sends whole rupees', () => {
    const body = bodyOf(whole);
    expect(draftProblems(body)).toEqual({});
    expect(body).toMatchObject({ salary_amount: 1200, requirements: null, walk_in: null, hours_per_day: null });
  });

  it('A draft for the whole state needs no city', () => {
    const body = bodyOf({ ...whole, all_cities: true });
    expect(draftProblems(body)).toEqual({});
    expect(body.city).toBeNull();
  });

  it('draftBodyOf leaves out values that cannot be parsed yet', () => {
    const body = draftBodyOf({
      ...whole,
      state: 'Mahara',
      salary_amount: 'nine',
      pincode: '41',
      walk_in_from: '2026-12-01',
    });
    expect(body).toMatchObject({ status: 'draft', title: 'Mason for a house', state: null });
    for (const field of ['salary_amount', 'pincode', 'walk_in']) expect(body).not.toHaveProperty(field);
  });

  it('draftOf reverses bodyOf, and notifiedChanges reports place and lower pay', () => {
    const job = ownJobOf({
      salary_amount: 120_000,
      schooling: '10th',
      walk_in: { from: '2026-12-01', to: '2026-12-03', place: 'Gate 2' },
    });
    const draft = draftOf(job);
    expect(draft).toMatchObject({ salary_amount: '1,20,000', walk_in_from: '2026-12-01', walk_in_place: 'Gate 2' });
    expect(bodyOf(draft)).toMatchObject({
      salary_amount: 120_000,
      title: job.title,
      walk_in: job.walk_in,
      schooling: '10th',
    });
    expect(notifiedChanges(job, draft)).toEqual([]);
    expect(notifiedChanges(job, { ...draft, salary_amount: '1,19,999', city: 'Nashik' })).toEqual(['place', 'pay']);
    expect(notifiedChanges(job, { ...draft, salary_amount: '1,30,000' })).toEqual([]);
    const monthly = ownJobOf({ salary_amount: 26_000, salary_period: 'month' });
    const daily = { ...draftOf(monthly), salary_period: 'day' } as const;
    expect(notifiedChanges(monthly, { ...daily, salary_amount: '1,000' })).toEqual([]);
    expect(notifiedChanges(monthly, { ...daily, salary_amount: '950' })).toEqual(['pay']);
  });

  it('A draft is stored in the tab and moves to the page of its job', () => {
    const kept = { known: { uid: 'a-job', version: 3 }, draft: whole };
    keep(NEW, kept);
    expect(readStoredDraft(NEW)).toEqual(kept);
    expect(takeStoredDraft('another-job')).toBeNull();
    expect(takeStoredDraft('a-job')).toEqual(kept);
    expect(readStoredDraft(NEW)).toBeNull();
    keep('a-job', null);
    expect(takeStoredDraft('a-job')).toBeNull();
  });
});
