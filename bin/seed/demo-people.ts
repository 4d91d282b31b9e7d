// The demo users that `npm start` suggests for sign-in. The first employer and the first worker are the best accounts
// to start with.
import type { UserType } from '#contracts/reference.ts';
import { UNFILLED_WORKER } from './details.ts';
import { employerPhone, employers, workerPhone, workers } from './people.ts';

interface DemoPerson {
  phone_number: string;
  first_name: string;
  last_name: string;
  user_type: UserType;
  note: string;
}

const employer = (number: number, note: string): DemoPerson[] =>
  employers
    .filter((person) => person.number === number)
    .map(({ first_name, last_name, company_name }) => ({
      phone_number: employerPhone(number),
      first_name,
      last_name,
      user_type: 'employer',
      note: `${company_name}: ${note}`,
    }));

const worker = (number: number, note: string): DemoPerson[] =>
  workers
    .filter((person) => person.number === number)
    .map(({ first_name, last_name }) => ({
      phone_number: workerPhone(number),
      first_name,
      last_name,
      user_type: 'labour',
      note,
    }));

export const demoPeople: readonly DemoPerson[] = [
  ...employer(1, 'new applicants are waiting'),
  ...worker(1, 'mason in Pune, shortlisted, with news in the bell'),
  ...employer(11, 'Hindi, in Patna'),
  ...worker(25, 'Tamil, tailor in Tiruppur'),
  ...worker(33, 'Bhojpuri, mason in Patna'),
  ...worker(UNFILLED_WORKER, 'a profile with little in it: what the prompt asks for'),
];
