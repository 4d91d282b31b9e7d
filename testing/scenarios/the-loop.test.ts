// Tests the main flow of the product through HTTP, tasks and rows: post a job, find it, apply, shortlist, notify.
import { describe, expect, it } from 'vitest';
import { applicationEndpoints } from '#contracts/applications.ts';
import { jobEndpoints } from '#contracts/jobs.ts';
import { notificationEndpoints } from '#contracts/notifications.ts';
import { signinEndpoints } from '#contracts/signin.ts';
import { useApi } from '../api.ts';
import { useDatabase } from '../database.ts';
import { nextPhone } from '../factories.ts';
import { passFor } from '../people.ts';
import { runTasks } from '../run-tasks.ts';

const database = useDatabase();
const api = useApi(database);

describe('Main flow', () => {
  it('A mason with a new phone number registers, applies and is shortlisted, and both sides are notified', async () => {
    const employerPhone = nextPhone();
    const employerPass = await passFor(api, database, employerPhone);
    const employerSession = await api.as(employerPass).ok(signinEndpoints.registerEmployer, {
      body: {
        first_name: 'Sunita',
        last_name: 'Patil',
        phone_number: employerPhone,
        email: 'sunita@example.in',
        address: 'Kothrud, Pune',
        identity_type: 'pan',
        identity_number: 'AAPPV8261K',
        company_name: 'Sai Construction',
      },
    });
    const employer = api.as(employerSession.access_token);
    const posted = await employer.ok(jobEndpoints.postJob, {
      body: {
        title: 'राजमिस्त्री चाहिए',
        role: 'mason',
        state: 'Maharashtra',
        city: 'Pune',
        salary_amount: 900,
        salary_period: 'day',
        job_type: 'daily_wage',
        description: 'ईंट और प्लास्टर का काम, रोज़ भुगतान।',
        positions: 2,
      },
    });
    await runTasks(database);

    const labourPhone = nextPhone();
    const labourPass = await passFor(api, database, labourPhone);
    const labourSession = await api.as(labourPass).ok(signinEndpoints.registerLabour, {
      body: {
        first_name: 'Ramesh',
        last_name: 'Yadav',
        phone_number: labourPhone,
        identity_type: 'aadhaar',
        identity_number: '2341 2341 2346',
        state: 'Maharashtra',
        skills: ['mason'],
      },
    });
    const labour = api.as(labourSession.access_token);

    const found = await labour.ok(jobEndpoints.listJobs, { query: { q: 'mistri', location: 'pune' } });
    expect(found.jobs.map((job) => job.uid)).toContain(posted.uid);

    const sent = await labour.ok(applicationEndpoints.apply, {
      body: { job_uid: posted.uid, message: 'कल से आ सकता हूँ' },
    });
    expect(sent.status).toBe('pending');
    await runTasks(database);
    const employerBell = await employer.ok(notificationEndpoints.listEmployer, { query: {} });
    // The employer reads English, so the notification names a title composed in English instead of the Hindi title.
    expect(employerBell.notifications.map(({ message }) => message)).toContainEqual(
      expect.stringMatching(/^Ramesh Yadav has applied for “Mason · /),
    );

    const moved = await employer.ok(applicationEndpoints.setApplicationStatus, {
      params: { application_id: String(sent.id) },
      body: { status: 'shortlisted', version: sent.version },
    });
    expect(moved.status).toBe('shortlisted');
    const { pushed } = await runTasks(database);
    expect(pushed.map(({ event }) => event)).toEqual(['notification.created', 'application.updated']);
    const labourBell = await labour.ok(notificationEndpoints.listLabour, { query: {} });
    expect(labourBell.unread_count).toBe(2);
    expect(labourBell.notifications[0]).toMatchObject({
      title: 'Shortlisted (not hired yet)',
      notification_type: 'application_status',
      is_read: false,
    });
  });
});
