// Adds job titles in the reader's language (`reader_title`) to jobs, and to other items that contain a job title:
// applications, ratings, reports (D110).
import type { Report } from '#contracts/reports.ts';
import type { ReaderTitle } from '#contracts/values.ts';
import type { ReadDeps } from '#marketplace/deps.ts';
import { addReaderTitles } from '#marketplace/translations/reader-titles.ts';
import { type ReaderRequest, readerOf } from './reader.ts';

interface Call {
  readDeps: ReadDeps;
  req: ReaderRequest['req'];
  query?: ReaderRequest['query'] | object | undefined;
}

interface WithTitle {
  title: string;
  reader_title?: ReaderTitle | undefined;
}

type TitledJob = WithTitle & ({ id: number } | { uid: string });

const keyOf = (job: TitledJob) => ('id' in job ? { job_id: job.id } : { job_uid: job.uid });

/**
 * Returns the reader's language and texts: by the `language` of the query, else by `Accept-Language`. Null for an
 * unknown language in the query.
 */
function readerOfCall({ req, query = {} }: Call) {
  const language = 'language' in query && typeof query.language === 'string' ? query.language : undefined;
  return readerOf({ req, query: { language } });
}

/** Adds `reader_title`, the title in the reader's language, to jobs that have an id or uid. */
export async function titleJobs<J extends TitledJob>(call: Call, jobs: readonly J[]): Promise<J[]> {
  const reader = readerOfCall(call);
  if (reader === null) return [...jobs];
  return addReaderTitles(
    call.readDeps,
    { items: jobs, reader },
    {
      storedTitle: (job) => ({ title: job.title, key: keyOf(job) }),
      put: (job, reader_title) => ({ ...job, reader_title }),
    },
  );
}

/** Adds `reader_title`, the title in the reader's language, to the `job` of each item, for example an application. */
export async function titleJobOf<A extends { job: (WithTitle & { id: number }) | null }>(
  call: Call,
  items: readonly A[],
): Promise<A[]> {
  const reader = readerOfCall(call);
  if (reader === null) return [...items];
  return addReaderTitles(
    call.readDeps,
    { items, reader },
    {
      storedTitle: ({ job }) => ({ title: job?.title, key: job && { job_id: job.id } }),
      put: (item, reader_title) => ({ ...item, job: item.job && { ...item.job, reader_title } }),
    },
  );
}

/** Same as {@link titleJobOf}, for one item. */
export async function titleOneJobOf<A extends { job: (WithTitle & { id: number }) | null }>(
  call: Call,
  item: A,
): Promise<A> {
  const [titled = item] = await titleJobOf(call, [item]);
  return titled;
}

/** Adds `reader_title`, the title in the reader's language, to items with a `job_title`, for example ratings. */
export async function titleItems<
  I extends {
    job_title?: string | null | undefined;
    application_id?: number | undefined;
    reader_title?: ReaderTitle | undefined;
  },
>(call: Call, items: readonly I[]): Promise<I[]> {
  const reader = readerOfCall(call);
  if (reader === null) return [...items];
  return addReaderTitles(
    call.readDeps,
    { items, reader },
    {
      storedTitle: ({ job_title, application_id }) => ({
        title: job_title,
        key: application_id === undefined ? null : { application_id },
      }),
      put: (item, reader_title) => ({ ...item, reader_title }),
    },
  );
}

/** Adds the job title in the reader's language to reports about jobs. */
export async function titleReports(call: Call, reports: readonly Report[]): Promise<Report[]> {
  const reader = readerOfCall(call);
  if (reader === null) return [...reports];
  return addReaderTitles(
    call.readDeps,
    { items: reports, reader },
    {
      storedTitle: ({ job_uid, target_name }) => ({ title: job_uid && target_name, key: job_uid ? { job_uid } : null }),
      put: (report, reader_title) => ({ ...report, reader_title }),
    },
  );
}
