// @vitest-environment happy-dom
// Tests the job card: the facts it shows, and the default texts for missing facts.

import { cleanup, screen } from '@testing-library/react';
import i18next from 'i18next';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { noEmployerReputation } from '#contracts/reputation.ts';
import { serveWeb } from '#testing/fake-server.ts';
import { jobResponse } from '#testing/job-response.ts';
import { renderWeb, startWords } from '#testing/render-web.tsx';
import { avatarColour } from '../../kit/control/avatar.tsx';
import { type CardJob, JobCard } from './job-card.tsx';
import { jobTags } from './job-tags.ts';

beforeAll(startWords);
beforeEach(() => {
  serveWeb({});
});
afterEach(cleanup);

function show(more: Partial<CardJob> = {}) {
  renderWeb(<JobCard job={{ ...jobResponse(1), ...more }} />);
  const card = screen.getByRole('article');
  return {
    card,
    pay: card.querySelector('.pay')?.textContent,
    tags: [...card.querySelectorAll('.tag')].map((tag) => tag.textContent),
    age: card.querySelector('.job-card__age')?.textContent,
    avatar: card.querySelector('.avatar'),
    place: card.querySelector('.job-card__place')?.textContent,
  };
}

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

describe('job card', () => {
  it('A tag names the industry in the reader’s language, also for its former English value', () => {
    for (const [industry, name] of [
      ['food-processing', 'Food making'],
      ['Food processing', 'Food making'],
      ['Kite making', 'Kite making'],
    ] as const) {
      expect(show({ industry }).tags).toContain(name);
      cleanup();
    }
  });

  it('A job card shows the pay, the tags, the age and the employer', () => {
    const { pay, tags, age, avatar } = show({ language_preference: ['hi', 'mr', 'ta'], industry: 'Building' });
    expect(pay).toBe('₹900/ day');
    expect(tags).toEqual(['Daily wage', 'Hindi, Marathi', 'Building']);
    expect(age).toBe('Today');
    expect(avatar?.textContent).toBe('S');
    expect(avatar?.getAttribute('data-colour')).toBe(String(avatarColour('Shri Sai')));
  });

  it('A job card shows the stars and the answer time of the employer, in whole sentences for screen readers', () => {
    const { card } = show({
      employer: {
        ...jobResponse(1).employer,
        reputation: { ...noEmployerReputation, rating: 4.4, review_count: 5, answers_in_hours: 70 },
      },
    });
    const signs = [...card.querySelectorAll('.employer-sign')];
    expect(signs.map((sign) => sign.querySelector('[aria-hidden="true"]:not(svg)')?.textContent)).toEqual([
      '4.4',
      'within 3 days',
    ]);
    expect(signs.map((sign) => sign.querySelector('.visually-hidden')?.textContent)).toEqual([
      i18next.t('jobs:employer.rating', { rating: '4.4', count: 5 }),
      'Usually answers within 3 days',
    ]);
  });

  it('An employer who answers within minutes is shown with one hour, and an unknown employer has no signs', () => {
    const employer = jobResponse(1).employer;
    const soon = { ...noEmployerReputation, answers_in_hours: 0.2 };
    expect(show({ employer: { ...employer, reputation: soon } }).card.textContent).toContain('within 1 hour');
    cleanup();
    expect(show({ employer: null }).card.querySelector('.employer-sign')).toBeNull();
  });

  it('A trade that has no drawing is a tag, and so is the only fact of a job; a drawn trade is read aloud', () => {
    const mason = show({ role: 'mason' });
    expect(mason.tags).not.toContain('Mason');
    expect(mason.card.querySelector('.tags > .visually-hidden')?.textContent).toBe('Mason');
    cleanup();
    expect(show({ role: 'cashier' }).tags).toContain('Cashier');
    const bare = { language_preference: [], industry: null, job_type: null };
    expect(jobTags(i18next.t, { ...bare, role: 'mason' })).toEqual(['Mason']);
  });

  it('A job card shows its age in days, or "New" without a date', () => {
    expect(show({ created_at: daysAgo(1) }).age).toBe('Yesterday');
    cleanup();
    expect(show({ created_at: daysAgo(5) }).age).toBe('5 days ago');
    cleanup();
    expect(show({ created_at: null }).age).toBe('New');
  });

  it('A job card without pay asks to contact the employer, and pay without a period is monthly', () => {
    expect(show({ salary_amount: null, salary_period: null }).pay).toBe('Contact for details');
    cleanup();
    expect(show({ salary_amount: 18_000, salary_period: null }).pay).toBe('₹18,000/ month');
  });

  it('The avatar shows the first name without a company, E without a name and J without an employer', () => {
    const employer = {
      id: 1,
      company_name: null,
      first_name: 'किरण',
      last_name: 'Rao',
      verified: true,
      reputation: noEmployerReputation,
    };
    const { avatar, card } = show({ employer });
    expect(avatar?.textContent).toBe('K');
    expect(card.textContent).toContain('Identity checked by our team');
    cleanup();
    expect(show({ employer: { ...employer, first_name: '' } }).avatar?.textContent).toBe('E');
    cleanup();
    expect(show({ employer: null }).avatar?.textContent).toBe('J');
  });

  it('A job card without details has two plain tags, and distances are in whole kilometres', () => {
    const nothing = { language_preference: [], industry: null, role: null };
    const { place } = show({ distance_km: 3.4 });
    expect(place).toContain('· 3 km');
    cleanup();
    expect(show(nothing).tags).toEqual(['Daily wage']);
    expect(jobTags(i18next.t, { ...nothing, job_type: null })).toEqual(['Labour', 'Worker']);
  });
});
