// @vitest-environment happy-dom
// A draft tells what is missing, field by field, and survives a reload of the tab.
import { beforeEach, describe, expect, it } from 'vitest';
import { bodyOf, type Draft, draftProblems, emptyDraft, keepDraft, readDraft } from './draft.ts';

const whole: Draft = {
  ...emptyDraft,
  title: 'Mason for a house',
  state: 'Maharashtra',
  city: 'Pune',
  salary_amount: '1,200',
  description: 'Brick work and inside plaster in a house.',
};

beforeEach(() => sessionStorage.clear());

describe('a job draft', () => {
  it('names each field that is missing', () => {
    expect(draftProblems(bodyOf(emptyDraft))).toEqual({
      title: 'required',
      state: 'required',
      city: 'city_required',
      salary_amount: 'salary_invalid',
      description: 'required',
    });
  });

  it('has nothing to mend when all is there, and sends whole rupees', () => {
    const body = bodyOf(whole);
    expect(draftProblems(body)).toEqual({});
    expect(body.salary_amount).toBe(1200);
    expect(body).not.toHaveProperty('requirements');
  });

  it('needs no city for the whole state', () => {
    const body = bodyOf({ ...whole, all_cities: true });
    expect(draftProblems(body)).toEqual({});
    expect(body).not.toHaveProperty('city');
  });

  it('is kept in the tab until it is posted', () => {
    keepDraft(whole);
    expect(readDraft()).toEqual(whole);
    keepDraft(null);
    expect(readDraft()).toEqual(emptyDraft);
  });
});
