// @vitest-environment happy-dom
// Tests that two hours without activity, in any tab, end the session.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { INACTIVITY_CHECK, INACTIVITY_LIMIT, watchInactivity } from './inactivity.ts';
import { clearSession, readSession, saveSession, saveUser } from './stored-session.ts';

const onInactive = vi.fn();
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T09:00:00Z') });
  localStorage.clear();
  onInactive.mockClear();
  stop = watchInactivity(onInactive);
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

describe('inactive session', () => {
  it('An inactive session ends once, after two hours', () => {
    vi.advanceTimersByTime(INACTIVITY_LIMIT - 1);
    expect(onInactive).not.toHaveBeenCalled();
    vi.advanceTimersByTime(INACTIVITY_CHECK * 3);
    expect(onInactive).toHaveBeenCalledOnce();
  });

  it.each(['mousedown', 'keypress', 'scroll', 'touchstart'])(
    'A session continues for two hours after a `%s` event',
    (touch) => {
      vi.advanceTimersByTime(INACTIVITY_LIMIT - INACTIVITY_CHECK);
      document.dispatchEvent(new Event(touch));
      vi.advanceTimersByTime(INACTIVITY_LIMIT - 1);
      expect(onInactive).not.toHaveBeenCalled();
      vi.advanceTimersByTime(INACTIVITY_CHECK);
      expect(onInactive).toHaveBeenCalledOnce();
    },
  );

  it('A session continues while another tab is used', () => {
    vi.advanceTimersByTime(INACTIVITY_LIMIT - INACTIVITY_CHECK);
    localStorage.setItem('lastActivity', String(Date.now()));
    vi.advanceTimersByTime(INACTIVITY_LIMIT - INACTIVITY_CHECK);
    expect(onInactive).not.toHaveBeenCalled();
  });

  it('A session has ended if the phone slept for two hours', () => {
    stop();
    localStorage.setItem('lastActivity', String(Date.now() - INACTIVITY_LIMIT));
    stop = watchInactivity(onInactive);
    expect(onInactive).toHaveBeenCalledOnce();
  });
});

describe('stored session data', () => {
  const user = {
    id: 7,
    first_name: 'Ravi',
    user_type: 'labour',
    completion: 70,
    phone_number: '+919876543210',
  } as const;

  it('The browser stores the token and four properties of the user, but no phone number', () => {
    saveSession({ token: 'token', user_type: 'labour', user: null });
    saveUser(user);
    expect(JSON.parse(localStorage.getItem('userData') ?? '')).toEqual({
      id: 7,
      first_name: 'Ravi',
      user_type: 'labour',
      completion: 70,
    });
    expect(readSession()).toMatchObject({ token: 'token', user_type: 'labour', user: { first_name: 'Ravi' } });
  });

  it('`clearSession` removes all session data and leaves the language, the recent searches and the admin token', () => {
    saveSession({ token: 'token', user_type: 'labour', user });
    for (const name of ['language', 'recentSearches', 'admin_token', 'csrfToken', 'lastOwed'])
      localStorage.setItem(name, 'x');
    clearSession();
    expect(Object.keys(localStorage).sort()).toEqual(['admin_token', 'language', 'recentSearches']);
    expect(readSession()).toBeNull();
  });
});
