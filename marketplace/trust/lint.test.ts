// Tests the check of job posts: its findings and their positions, honest posts without findings, and the limits of pay
// (C.7).
import { describe, expect, it } from 'vitest';
import { lintPost } from './lint.ts';

const marked = (description: string) =>
  lintPost({ description }).map(({ code, start, end }) => `${code}: ${description.slice(start, end)}`);

describe('Findings of the post check', () => {
  it.each([
    ['🙏 नमस्ते! रजि\u200Dस्ट्रेशन फ़ीस ५०० रुपये', ['money_asked: रजि\u200Dस्ट्रेशन फ़ीस']],
    ['Work daily. Call ９８７６５ ４３２１０ now', ['phone: ９８７６５ ４３２１０']],
    ['Ⅻ rooms — registration fee 500', ['money_asked: registration fee']],
    ['Join on W h a t s A p p now', ['messenger: Join on W h a t s A p p']],
    ['one\u0301 café: male only', ['gender: male only']],
  ])('The check marks the finding at its place in the original: %s', (text, expected) => {
    expect(marked(text).map((mark) => mark.slice(0, expected[0]?.length))).toEqual(expected);
  });

  it('The check covers each field of a post and names the field in the finding', () => {
    const found = lintPost({
      title: 'Mason, male only',
      location: 'Call 9876543210',
      walk_in: { place: 'Bring 300 cash for the ID card' },
      requirements: null,
    });
    expect(found.map(({ code, field }) => [code, field])).toEqual([
      ['gender', 'title'],
      ['phone', 'location'],
      ['money_asked', 'walk_in.place'],
    ]);
    expect(found.every(({ message }) => message.length > 10)).toBe(true);
  });

  it.each([
    'We pay ₹900 a day. Free of charge: food. The fee is paid by the company.',
    'Ladies tailor. Ladies hostel warden, flat near the gate. Women welcome. Men and women may apply.',
    'Salary 65000 - 75000, PIN 700091, from 01-07-2026, 9.30 to 18.30, 90000, 95000.',
    'B.Com pass, work at Dubai Bazaar, biryani in Dubai style.',
    'No fee, no deposit, no brokers.',
  ])('The check accepts an honest text: %s', (text) => {
    expect(marked(text)).toEqual([]);
  });

  it.each([
    'Pay: 12000',
    'Salary 15,000 to 18,000 will be paid',
    'वेतन 15000 रुपये दिया जाएगा',
    'mazduri 500 roz di jayegi',
    "Deposit the day's cash in the bank",
    'The right place for you',
  ])('The check accepts money that the employer pays or the shop takes: %s', (text) => {
    expect(marked(text)).toEqual([]);
  });

  it.each([
    'Salary 15000 will be paid, registration fee 500 must be paid',
    'वेतन 15000 दिया जाएगा, रजिस्ट्रेशन के 500 रुपये लगेंगे',
    'Deposit 16000 in our bank account',
  ])('Pay beside a demand for money does not excuse the demand: %s', (text) => {
    expect(marked(text)).toHaveLength(1);
  });

  it.each([
    'Female Cashier',
    'Salesboy',
    'Receptionist (Female)',
    'Male Accountant',
    'Bachelors only',
    'Sales man and female cashier',
    'Female cashiers and sales boys',
  ])('The check marks the gender in the title “%s”', (title) => {
    expect(lintPost({ title }).map(({ code }) => code)).toEqual(['gender']);
  });

  it.each([
    'Ladies Tailor',
    'Boys Hostel Warden',
    'Helper (Male / Female)',
    'Office Boy',
    'Line Man',
    'Sales man and sales woman',
    'Lift Man',
    'Sales Man',
    'Pump Man',
    'Wire Man',
    'Female guard for frisking women',
  ])('The check accepts the title “%s”', (title) => {
    expect(lintPost({ title })).toEqual([]);
  });

  it.each(['Man for a shop', 'Male line man'])(
    'The name of a trade does not excuse the gender in the title “%s”',
    (title) => {
      expect(lintPost({ title }).map(({ code }) => code)).toEqual(['gender']);
    },
  );

  it('The check marks a demand for unmarried or married workers, but not their lodging', () => {
    expect(marked('Family quarters for married staff. Room for bachelor staff.')).toEqual([]);
    expect(marked('Married staff only')).toHaveLength(1);
    expect(marked('Unmarried staff preferred')).toHaveLength(1);
  });

  it('The check marks a country in a title, but not a country whose food is cooked', () => {
    expect(lintPost({ title: 'Mechanical Engineer (Saudi Arabia)' }).map(({ code }) => code)).toEqual(['overseas']);
    expect(lintPost({ title: 'Cook for Singapore noodles' })).toEqual([]);
  });

  it('A “no” about another object does not excuse a demand for money', () => {
    expect(marked('No experience needed, registration fee 500.')).toHaveLength(1);
    expect(marked('No registration fee, but training fee Rs 500.')).toHaveLength(1);
  });
});

describe('Messengers and agencies', () => {
  it.each([
    ['messenger', 'Marketing boys, send your resume on WhatsApp'],
    ['messenger', 'Social media job: message us on Instagram'],
    ['broker', 'Our recruitment agency office places helpers for commission'],
  ])('The check marks %s in “%s”', (code, text) => {
    expect(lintPost({ description: text }).map((found) => found.code)).toContain(code);
  });

  it.each(['Write posts for channels such as email, SMS and WhatsApp', 'Experience in the staffing industry'])(
    'The check accepts “%s”',
    (text) => {
      expect(marked(text)).toEqual([]);
    },
  );
});

describe('Unfair terms', () => {
  it.each([
    ['unpaid_trial', 'First 3 days are a trial without pay', 'Trial day is paid like every day'],
    ['papers_kept', 'असली आधार कार्ड हमारे पास जमा रहेगा', 'आधार कार्ड की फोटोकॉपी लाएं'],
    ['bonded', 'advance pura hone tak kaam chhod nahi sakte', 'advance jarurat par milta hai'],
    ['code_asked', 'Share the OTP that comes on your mobile', 'Take OTP from the customer at delivery'],
    ['upper_age', 'வயது 18 முதல் 35 வரை', 'வயது 18 பூர்த்தி, 25 பேர் தேவை'],
    ['upper_age', 'People above 45 need not apply', 'Age 18 to 60'],
    ['pay_held', 'প্রথম মাসের বেতন জামানত হিসেবে আটকে রাখা হবে', 'প্রথম মাসের বেতন ব্যাংকে জমা হবে'],
  ])('The check marks %s in “%s”, but not “%s”', (code, unfair, honest) => {
    expect(lintPost({ description: unfair }).map((found) => found.code)).toContain(code);
    expect(marked(honest)).toEqual([]);
  });
});

describe('Disguised contacts', () => {
  it.each([
    ['phone', 'Call 9️⃣8️⃣7️⃣6️⃣5️⃣4️⃣3️⃣2️⃣1️⃣0️⃣ today'],
    ['phone', 'Ring 98765O4321 after six'],
    ['phone', 'Call 98\u200B765\u200B43210'],
    ['phone', 'Call 98765 and then 43210'],
    ['phone', 'Call ⑨⑧⑦⑥⑤④③②①⓪'],
    ['link', 'Fill the form at bit dot ly'],
    ['link', 'Visit bit[.]ly today'],
    ['upi', 'Send it to hrdesk at okaxis'],
  ])('The check finds a %s in “%s”', (code, text) => {
    expect(lintPost({ description: text }).map((found) => found.code)).toContain(code);
  });

  it('A number that the title begins and the description continues is marked in both fields', () => {
    const found = lintPost({ title: 'Mason, 98765', description: '43210 is free after six. Brick work.' });
    expect(found.map(({ code, field, start, end }) => [code, field, start, end])).toEqual([
      ['phone', 'title', 7, 12],
      ['phone', 'description', 0, 5],
    ]);
  });

  it.each([
    'Meet us at kotak bank',
    'Connect the dot in the pattern',
    '5 o clock',
    'Shift 9-6, 8/10 hours',
    'Work from 10/01/2027',
  ])('The check finds no contact in “%s”', (text) => {
    expect(marked(text)).toEqual([]);
  });
});

describe('Pay check', () => {
  const known = { median_day: 800 };
  it.each([
    [390, 'day', ['pay_low']],
    [400, 'day', []],
    [2400, 'day', []],
    [2500, 'day', ['pay_high']],
    [10_000, 'month', ['pay_low']],
    [45, 'hour', ['pay_low']],
    [2400, 'week', []],
    [50, 'job', []],
    [null, 'day', []],
  ])('A pay of %s per %s gives these findings with a median of 800: %j', (salary_amount, period, expected) => {
    const salary_period =
      period === 'job'
        ? 'job'
        : period === 'hour'
          ? 'hour'
          : period === 'week'
            ? 'week'
            : period === 'month'
              ? 'month'
              : 'day';
    expect(lintPost({ salary_amount, salary_period }, known).map(({ code }) => code)).toEqual(expected);
  });

  it('The check ignores pay without known values, and reports the minimum wage before the median', () => {
    expect(lintPost({ salary_amount: 1, salary_period: 'day' })).toEqual([]);
    const below = lintPost({ salary_amount: 500, salary_period: 'day' }, { median_day: 600, minimum_day: 550 });
    expect(below.map(({ code, field }) => [code, field])).toEqual([['pay_below_minimum', 'salary_amount']]);
  });
});

describe('National floor', () => {
  it('The check marks pay below the floor even if no median and no minimum wage is known', () => {
    const codes = (salary_amount: number, salary_period: 'day' | 'month') =>
      lintPost({ salary_amount, salary_period }, { floor_day: 178 }).map(({ code }) => code);
    expect(codes(177, 'day')).toEqual(['pay_below_floor']);
    expect(codes(4000, 'month')).toEqual(['pay_below_floor']);
    expect(codes(178, 'day')).toEqual([]);
  });

  it('The check marks part-time pay below the limits only if it is per hour', () => {
    const known = { floor_day: 178, minimum_day: 500, median_day: 600 };
    const codes = (salary_amount: number, salary_period: 'hour' | 'month') =>
      lintPost({ job_type: 'part_time', salary_amount, salary_period }, known).map(({ code }) => code);
    expect(codes(4000, 'month')).toEqual([]);
    expect(codes(20, 'hour')).toEqual(['pay_below_floor']);
    expect(codes(60_000, 'month')).toEqual(['pay_high']);
  });
});

describe('Hostile texts', () => {
  /** Returns the shortest processor time of seven checks in ms; other load on the machine does not count. */
  const timeOf = (text: string) => {
    const times = Array.from({ length: 7 }, () => {
      const begun = process.cpuUsage();
      expect(lintPost({ description: text }).length).toBeLessThanOrEqual(40);
      const { user, system } = process.cpuUsage(begun);
      return (user + system) / 1000;
    });
    return Math.min(...times);
  };

  it.each([
    'no fee ',
    'a',
    'a-',
    'a@',
    'aa.',
    '9 ',
    'नौ सात ',
    '\u200D',
    'fee, ',
    'a.a@',
    'a at gmail ',
    'aa.aa-',
    'office at shop dot ',
    'www.a',
    'boys of 14 years ',
  ])('The duration of the check of %j grows linearly with its length', (piece) => {
    const [short, long] = [2_500, 10_000].map((length) => timeOf(piece.repeat(Math.floor(length / piece.length))));
    // The text is four times as long, so a quadratic check would take sixteen times as long. The extra 8 ms allow for
    // a garbage collection.
    expect(long).toBeLessThan(10 * (short ?? 0) + 8);
  });
});
