// @vitest-environment happy-dom
// Tests reading aloud: the speaker button, the sentences it reads, and the help for a phone without a voice.
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import i18next from 'i18next';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Application } from '#contracts/application-shapes.ts';
import hiReadAloud from '#locales/hi/read-aloud.json';
import { applicationResponse } from '#testing/application-response.ts';
import { serveWeb } from '#testing/fake-server.ts';
import { jobResponse } from '#testing/job-response.ts';
import { renderWeb, startWords } from '#testing/render-web.tsx';
import { JobCard } from '../job/job-card.tsx';
import { LabourSteps } from '../steps/labour-steps.tsx';
import { EarlyPress } from './early-press.ts';
import { ReadAloud } from './read-aloud.tsx';
import { ReadAloudButton } from './read-aloud-button.tsx';
import { ReadingHelp } from './reading-help.tsx';
import { sentencesOf, speakable } from './sentences.ts';
import { jobWords } from './spoken-job.ts';
import { bestVoice } from './voices.ts';

const voice = (lang: string, localService = true): SpeechSynthesisVoice => ({
  lang,
  localService,
  default: false,
  name: lang,
  voiceURI: lang,
});

class Utterance extends EventTarget {
  voice: SpeechSynthesisVoice | null = null;
  lang = '';
  rate = 1;
  readonly text: string;
  constructor(text: string) {
    super();
    this.text = text;
  }
}

/** Fake `speechSynthesis`: the queue of utterances, and voices that may load late. */
class Mouth extends EventTarget {
  voices: SpeechSynthesisVoice[] = [voice('en-IN')];
  queue: Utterance[] = [];
  getVoices = () => this.voices;
  speak = (utterance: Utterance) => void this.queue.push(utterance);
  cancel = () => {
    const stopped = this.queue.splice(0);
    for (const utterance of stopped) utterance.dispatchEvent(new Event('error'));
  };
  get said() {
    return this.queue.map(({ text }) => text);
  }
  finish() {
    for (const utterance of this.queue.splice(0)) utterance.dispatchEvent(new Event('end'));
  }
}

let mouth: Mouth;

beforeAll(async () => {
  await startWords();
  i18next.addResourceBundle('hi', 'read-aloud', hiReadAloud);
});
beforeEach(() => {
  serveWeb({});
  mouth = new Mouth();
  vi.stubGlobal('speechSynthesis', mouth);
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const job = (id: number) => jobResponse(id, { salary_amount: 12_000, salary_period: 'month', distance_km: 3.2 });
const card = (id: number) => <JobCard job={job(id)} to={`/jobs/${id}`} />;
const listen = (title: string) => screen.findByRole('button', { name: `Listen: ${title}` });
const stop = (title: string) => screen.findByRole('button', { name: `Stop reading: ${title}` });

describe('job card with a speaker button', () => {
  it('A job card is read in sentences, and a second press stops the reading', async () => {
    renderWeb(card(1));
    fireEvent.click(await listen('Mason 1'));
    expect(mouth.said).toEqual([
      'Mason 1, in Kothrud, Pune.',
      'The salary is 12000 rupees a month.',
      'It is 3 kilometres away.',
      'It is work paid by the day.',
      'The employer is Shri Sai.',
      'This job was posted today.',
    ]);
    expect(mouth.queue[0]?.voice?.lang).toBe('en-IN');
    fireEvent.click(await stop('Mason 1'));
    expect(mouth.said).toEqual([]);
    await listen('Mason 1');
    expect(screen.queryByText(/could not read/)).toBeNull();
  });

  it('Reading stops when another card is read, at its end, and when the page is left', async () => {
    const { unmount } = renderWeb([1, 2].map((id) => <div key={id}>{card(id)}</div>));
    fireEvent.click(await listen('Mason 1'));
    fireEvent.click(await listen('Mason 2'));
    await listen('Mason 1');
    expect(mouth.said[0]).toBe('Mason 2, in Kothrud, Pune.');
    expect(mouth.queue).toHaveLength(6);
    act(() => mouth.finish());
    fireEvent.click(await listen('Mason 2'));
    await stop('Mason 2');
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(mouth.said).toEqual([]);
    fireEvent.click(await listen('Mason 1'));
    unmount();
    expect(mouth.said).toEqual([]);
  });

  it('The speaker button appears when a voice of the language has loaded, and not for other languages', async () => {
    mouth.voices = [];
    renderWeb(card(1));
    await screen.findByRole('article');
    expect(screen.queryByRole('button')).toBeNull();
    mouth.voices = [voice('hi_IN'), voice('ta-IN')];
    act(() => void mouth.dispatchEvent(new Event('voiceschanged')));
    expect(screen.queryByRole('button')).toBeNull();
    mouth.voices = [voice('en-US')];
    act(() => void mouth.dispatchEvent(new Event('voiceschanged')));
    await listen('Mason 1');
  });

  it('The app shows an error if the phone fails to read aloud', async () => {
    renderWeb(card(1));
    fireEvent.click(await listen('Mason 1'));
    act(() => void mouth.queue[0]?.dispatchEvent(new Event('error')));
    expect(await screen.findByText(/could not read this aloud/)).toBeTruthy();
    await listen('Mason 1');
  });
});

describe('frames with a speaker button', () => {
  it('All frames are read one after another, and the row scrolls to the frame that is read', async () => {
    const scrollTo = vi.spyOn(Element.prototype, 'scrollTo');
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      return new DOMRect(100 * [...(this.parentElement?.children ?? [])].indexOf(this), 0, 90, 90);
    });
    renderWeb(<LabourSteps title="Your first steps" />);
    fireEvent.click(await listen('Your first steps'));
    expect(mouth.said.slice(0, 4)).toEqual([
      'Find work near you.',
      'Say what you do and where.',
      'You see the pay first.',
      'Apply with one tap.',
    ]);
    act(() => void mouth.queue[2]?.dispatchEvent(new Event('start')));
    expect(scrollTo).toHaveBeenLastCalledWith({ left: 0, behavior: 'smooth' });
    act(() => void mouth.queue[3]?.dispatchEvent(new Event('start')));
    expect(scrollTo).toHaveBeenLastCalledWith({ left: 100, behavior: 'smooth' });
    vi.restoreAllMocks();
  });
});

describe('big button', () => {
  const big = <ReadAloud of={{ text: { title: 'Consent', words: ['You agree.', 'Pay: ₹500'] } }} looks="big" />;

  it('The big button reads the sentences of its part of the page', async () => {
    renderWeb(big);
    fireEvent.click(await listen('Consent'));
    expect(mouth.said).toEqual(['You agree.', 'Pay: 500 rupees']);
    await stop('Consent');
  });

  it('A press before the code of the button has loaded is not lost', async () => {
    const words = () => ['You agree.'];
    renderWeb(
      <EarlyPress value={true}>
        <ReadAloudButton title="Consent" looks="big" words={words} />
      </EarlyPress>,
    );
    await stop('Consent');
    expect(mouth.said).toEqual(['You agree.']);
  });

  it('The big button explains what to install if the phone has no voice', async () => {
    mouth.voices = [voice('ta-IN')];
    renderWeb(big);
    fireEvent.click(await listen('Consent'));
    const sheet = within(await screen.findByRole('dialog', { name: 'Reading aloud' }));
    sheet.getByText('Your phone has no English voice.');
    sheet.getByText(/add English/);
    expect(mouth.said).toEqual([]);
  });

  it('The explanation opens once per visit, and later presses show one line that opens it again', async () => {
    mouth.voices = [voice('ta-IN')];
    renderWeb([1, 2].map((id) => <div key={id}>{big}</div>));
    const [first, second] = await screen.findAllByRole('button', { name: 'Listen: Consent' });
    if (!first || !second) throw new Error('Two buttons are expected');
    fireEvent.click(first);
    const sheet = await screen.findByRole('dialog', { name: 'Reading aloud' });
    fireEvent.click(within(sheet).getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    fireEvent.click(second);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getAllByText(/Your phone has no English voice/)).toHaveLength(2);
    fireEvent.click(screen.getAllByRole('button', { name: 'How to get one' })[1] as HTMLElement);
    await screen.findByRole('dialog', { name: 'Reading aloud' });
  });

  it('The big button names browsers with speech output if this browser has none', async () => {
    vi.stubGlobal('speechSynthesis', undefined);
    renderWeb(big);
    fireEvent.click(await listen('Consent'));
    await screen.findByText(/This browser cannot read aloud/);
  });
});

describe('sentences that are read', () => {
  const read = async (application: Partial<Application>) => {
    renderWeb(<ReadAloud of={{ application: applicationResponse(application) }} looks="word" />);
    fireEvent.click(await listen('To the employer, for any job'));
    return mouth.said;
  };

  it("An application is read with its status, its next step and the employer's feedback", async () => {
    expect(await read({ status: 'shortlisted', employer_feedback: 'Bring tools' })).toEqual([
      'Your application to Sri Sai, for any job.',
      'Shortlisted (not hired yet).',
      'The employer likes your application, but may still choose someone else.',
      'Keep your phone near.',
      'The employer says: Bring tools.',
    ]);
  });

  it('A notification is read with its title and message', async () => {
    const note = {
      title: 'New jobs: mason',
      message: 'Two at ₹1,200 or more.',
      notification_type: 'job_match',
    } as const;
    const rest = { id: 1, is_read: false, created_at: '2026-01-01T00:00:00Z', application_id: null, job_uid: null };
    renderWeb(
      <ReadAloud of={{ note: { ...note, ...rest, subject: null, count: 1, replaces: null } }} looks="corner" />,
    );
    fireEvent.click(await listen('New jobs: mason'));
    expect(mouth.said).toEqual(['New jobs: mason.', 'Two at 1200 rupees or more.']);
  });

  it("A job page is read completely, in the user's language", async () => {
    const t = i18next.getFixedT('hi');
    const more = { start_date: '2026-11-23', start_time: '08:00', food_provided: true, hours_per_day: 8 } as const;
    const words = jobWords({ t, language: 'hi', placeText: () => 'कोथरूड, पुणे' }, { ...job(1), ...more });
    expect(words).toEqual(
      expect.arrayContaining([
        'Mason 1, कोथरूड, पुणे में।',
        'महीने की तनख़्वाह 12000 रुपये है।',
        'काम सोमवार, 23 नवंबर को सुबह 8 बजे शुरू होगा।',
        'रोज़ 8 घंटे का काम है।',
        'खाना मिलेगा।',
        'काम के बारे में: Brick and plaster work on three floors.',
        'काम के लिए कोई आपसे पैसा नहीं माँग सकता।',
      ]),
    );
    expect(words.join(' ')).not.toMatch(/[₹{}]|undefined|read-aloud/);
  });

  it('`speakable` and `sentencesOf` remove symbols, links and digit separators and split long texts', () => {
    const text = '🔥 Pay: ₹12,34,567/- •  “food” **free** see https://x.in/a?b=1 now';
    expect(speakable(text, (amount) => `${amount} rupees`)).toBe('Pay: 1234567 rupees food free see now');
    expect(sentencesOf('8.30 to 5. Come!\n\nकाम है। आइए')).toEqual(['8.30 to 5.', 'Come!', 'काम है।', 'आइए']);
    const long = sentencesOf('word '.repeat(100));
    expect(Math.max(...long.map((part) => part.length))).toBeLessThanOrEqual(180);
    expect(long.join(' ').split(' ')).toHaveLength(100);
  });
});

describe('voice', () => {
  it('`bestVoice` prefers a local voice of the language, then an Indian voice', () => {
    const voices = [voice('en-US'), voice('en-IN', false), voice('hi_IN', false), voice('hin-IND'), voice('en_GB')];
    expect(bestVoice(voices, 'hi')?.lang).toBe('hin-IND');
    expect(bestVoice(voices, 'bh')?.lang).toBe('hin-IND');
    expect(bestVoice(voices, 'en')?.lang).toBe('en-US');
    expect(bestVoice([...voices, voice('en-in')], 'en')?.lang).toBe('en-in');
    expect(bestVoice(voices, 'ta')).toBeNull();
  });

  it('The voice help plays a sample and warns that an online voice sends the text to its provider', async () => {
    mouth.voices = [voice('en-IN', false)];
    renderWeb(<ReadingHelp />);
    await screen.findByText(/The company that makes it gets the words/);
    fireEvent.click(screen.getByRole('button', { name: 'Hear a sample' }));
    await waitFor(() => expect(mouth.said[0]).toBe('Hello.'));
  });

  it('The voice help explains how to install a missing voice', async () => {
    mouth.voices = [voice('ta-IN')];
    renderWeb(<ReadingHelp />);
    await screen.findByText('Your phone has no English voice.');
    screen.getByText(/add English/);
    cleanup();
    vi.stubGlobal('speechSynthesis', undefined);
    renderWeb(<ReadingHelp />);
    await screen.findByText(/This browser cannot read aloud/);
  });
});
