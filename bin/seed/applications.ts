// Applications of the demo. They include all statuses.
import type { ApplicationStatus } from '#contracts/reference.ts';

export interface DemoApplication {
  /** Key of the job; null for a general application, which is sent to `employer` and not to a job. */
  job: string | null;
  employer: number | null;
  worker: number;
  status: ApplicationStatus;
  /** Hours since the application was sent (`sent`) and since its last change (`changed`). */
  sent: number;
  changed: number;
  message: string | null;
  feedback: string | null;
}

type Words = { message?: string; feedback?: string };
type Row = readonly [string, number, ApplicationStatus, number, number, Words?];

const rows: readonly Row[] = [
  ['mason-baner', 1, 'pending', 2, 2, { message: 'मैं बानेर में ही रहता हूँ, कल से आ सकता हूँ।' }],
  ['mason-baner', 33, 'pending', 1, 1, { message: 'हम पटना से बानी, रहे के जगह मिल जाई त आ जाइब।' }],
  ['mason-baner', 2, 'pending', 0.5, 0.5],
  ['helper-baner', 2, 'under_review', 4, 3],
  ['helper-baner', 4, 'pending', 3, 3, { message: 'दोन दिवसांत येऊ शकतो.' }],
  ['helper-baner', 34, 'pending', 2, 2],
  [
    'tiler-hinjewadi',
    1,
    'shortlisted',
    40,
    1,
    {
      message: 'I have laid tiles in a 40-flat building in Wakad.',
      feedback: 'Please come to the site on Monday at 9.',
    },
  ],
  [
    'painter-kothrud',
    3,
    'accepted',
    200,
    150,
    { feedback: 'Welcome. Start on Monday at 8, ask for Ravi at the gate.' },
  ],
  ['plumber-wakad', 4, 'completed', 380, 40, { feedback: 'Clean work, finished in time.' }],
  ['plumber-wakad', 1, 'rejected', 375, 360, { feedback: 'We needed work with CPVC pipes.' }],
  ['plumber-wakad', 34, 'cancelled', 370, 200],
  ['carpenter-pune', 35, 'shortlisted', 90, 22, { message: 'मॉड्यूलर किचन का काम छह साल से।' }],
  ['tailor-dharavi', 5, 'pending', 6, 6, { message: 'जुकी मशीनवर सात वर्षे काम केले आहे.' }],
  ['tailor-dharavi', 39, 'pending', 5, 5],
  ['packer-dharavi', 6, 'shortlisted', 90, 30],
  ['shop-dadar', 6, 'rejected', 280, 250, { feedback: 'दुसऱ्या अर्जदाराला दुकानाचा जास्त अनुभव होता.' }],
  ['cutter-dharavi', 31, 'cancelled', 440, 300],
  ['harvest-nashik', 7, 'accepted', 5, 2, { feedback: 'उद्या सकाळी 6:30 ला सीबीएस चौकात गाडी येईल.' }],
  ['gardener-nashik', 7, 'withdrawn', 140, 6],
  ['gardener-nashik', 12, 'under_review', 100, 70],
  ['driver-nashik', 8, 'shortlisted', 200, 12],
  ['cleaner-whitefield', 10, 'pending', 1, 1],
  ['guard-whitefield', 11, 'shortlisted', 20, 8],
  ['electrician-indiranagar', 9, 'accepted', 60, 20, { feedback: 'Bring your ITI certificate on the first day.' }],
  ['electrician-indiranagar', 29, 'under_review', 50, 40],
  ['electrician-indiranagar', 36, 'rejected', 55, 30, { feedback: 'We need somebody with a licence.' }],
  ['gardener-koramangala', 12, 'shortlisted', 240, 100],
  ['mechanic-mysuru', 13, 'pending', 8, 8],
  ['mechanic-mysuru', 14, 'pending', 3, 3],
  ['welder-mysuru', 14, 'accepted', 150, 120],
  ['washer-mysuru', 16, 'completed', 320, 130, { feedback: 'Come again any weekend.' }],
  ['tailor-tiruppur', 25, 'under_review', 3, 1],
  ['tailor-tiruppur', 26, 'pending', 2, 2, { message: 'மூன்று வருட ஓவர்லாக் அனுபவம் உள்ளது.' }],
  ['packer-tiruppur', 27, 'accepted', 40, 16],
  ['packer-tiruppur', 25, 'withdrawn', 44, 5],
  ['loader-tiruppur', 27, 'withdrawn', 110, 41],
  ['caregiver-adyar', 28, 'pending', 5, 5, { message: 'ഒമ്പത് വർഷമായി പ്രായമായവരെ പരിചരിക്കുന്നു.' }],
  ['caregiver-annanagar', 28, 'shortlisted', 120, 48],
  ['caregiver-annanagar', 15, 'withdrawn', 130, 90],
  ['salon-adyar', 30, 'accepted', 300, 220],
  ['cnc-coimbatore', 31, 'shortlisted', 8, 4],
  ['ac-coimbatore', 32, 'shortlisted', 160, 26],
  ['ac-coimbatore', 29, 'rejected', 170, 140, { feedback: 'We look for somebody who lives in Coimbatore.' }],
  ['cook-wedding', 17, 'pending', 0.5, 0.5, { message: 'तंदूर और मिठाई दोनों आती है।' }],
  ['waiter-wedding', 21, 'pending', 10, 10],
  ['waiter-wedding', 22, 'under_review', 9, 7],
  ['tandoor-karolbagh', 17, 'shortlisted', 100, 50],
  ['dishwasher-karolbagh', 22, 'completed', 350, 60, { feedback: 'समय पर आए, अच्छा काम किया।' }],
  ['dishwasher-karolbagh', 24, 'completed', 340, 60],
  ['dishwasher-karolbagh', 19, 'cancelled', 345, 250],
  ['delivery-dwarka', 18, 'pending', 4, 4],
  ['loader-okhla', 19, 'accepted', 20, 10, { feedback: 'कल सुबह 9 बजे गेट नंबर 2 पर आइए।' }],
  ['loader-okhla', 34, 'pending', 15, 15],
  ['driver-okhla', 23, 'under_review', 70, 28],
  ['driver-okhla', 18, 'shortlisted', 80, 27],
  ['picker-okhla', 20, 'cancelled', 420, 260],
  ['mason-patna', 33, 'shortlisted', 5, 2, { message: 'चौदह साल से राजमिस्तिरी बानी।', feedback: 'काल्ह सबेरे आ के मिलीं।' }],
  ['mason-patna', 1, 'withdrawn', 5, 4],
  ['helper-patna', 34, 'accepted', 40, 18],
  ['electrician-patna', 36, 'accepted', 150, 110, { feedback: 'सोमवार से काम शुरू, औज़ार साथ लाइए।' }],
  ['carpenter-patna', 35, 'rejected', 270, 200, { feedback: 'इस बार दो और लोगों को चुना है, अगली बार ज़रूर बताएँगे।' }],
  ['makhana-darbhanga', 37, 'accepted', 9, 5],
  ['makhana-darbhanga', 39, 'pending', 7, 7],
  ['shop-darbhanga', 37, 'under_review', 60, 32],
  ['pond-darbhanga', 38, 'completed', 400, 50, { feedback: 'बढ़िया काम, अगिला साल फेर आईं।' }],
  ['sealer-darbhanga', 40, 'cancelled', 460, 120],
];

const DAY = 24;

/**
 * Applications whose work was completed weeks ago. Columns: job, worker, days since the application, days since
 * completion, feedback.
 */
const finished: readonly (readonly [string, number, number, number, string?])[] = [
  ['mason-aundh', 1, 41, 26, 'Straight walls, and in time.'],
  ['mason-aundh', 2, 40, 26],
  ['mason-aundh', 3, 40, 26],
  ['plaster-wagholi', 1, 23, 9, 'फिर बुलाएँगे।'],
  ['plaster-wagholi', 4, 23, 9],
  ['wiring-hebbal', 9, 35, 20, 'Neat work, everything labelled.'],
  ['wiring-hebbal', 29, 34, 20],
  ['loading-naraina', 19, 29, 16, 'मेहनती हैं, समय पर आए।'],
  ['loading-naraina', 22, 29, 16],
  ['mason-danapur', 33, 30, 14, 'बढ़िया जोड़ाई।'],
  ['mason-danapur', 34, 29, 14],
];

const fromFinished: readonly DemoApplication[] = finished.map(([job, worker, sent, completed, feedback = null]) => ({
  job,
  employer: null,
  worker,
  status: 'completed',
  sent: sent * DAY,
  changed: completed * DAY,
  message: null,
  feedback,
}));

const toJobs: readonly DemoApplication[] = rows.map(([job, worker, status, sent, changed, words = {}]) => ({
  job,
  employer: null,
  worker,
  status,
  sent,
  changed,
  message: words.message ?? null,
  feedback: words.feedback ?? null,
}));

const general = { job: null, status: 'pending', feedback: null } as const;

export const applications: readonly DemoApplication[] = [
  ...toJobs,
  ...fromFinished,
  {
    ...general,
    employer: 4,
    worker: 29,
    sent: 30,
    changed: 30,
    message: 'Electrician and AC technician, ready to move to Bengaluru.',
  },
  { ...general, employer: 10, worker: 40, sent: 75, changed: 75, message: 'मशीन का काम सीखना चाहता हूँ।' },
];
