// Registers a worker who wants to apply to a job, and sends this first application in the same transaction (D116,
// decision 0070).
import { Problem, type ProblemCode } from '#contracts/problems.ts';
import type { Tx } from '#platform/sql.ts';
import type { Person } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { type LabourForm, type Registrant, registerLabour } from '../../signin/actions/register.ts';
import { sendApplication } from './apply.ts';

/** Result of the first application: its id, or the problem code if the rules refused the application. */
interface FirstApplication {
  id: number | null;
  refused: ProblemCode | null;
}

/**
 * Sends the application if the rules allow it. If they do not, the transaction continues, so that the new account is
 * still created.
 */
async function attempt(tx: Tx, labour: Person, job_uid: string): Promise<FirstApplication> {
  try {
    return { id: await sendApplication(tx, labour, { job_uid, phrases: [] }), refused: null };
  } catch (error) {
    if (error instanceof Problem) return { id: null, refused: error.code };
    throw error;
  }
}

/**
 * Registers a worker and sends the worker's application to a job. The application must meet the same rules as later
 * applications (D14, D30). If it does not, the account is created anyway. Fails as {@link registerLabour} does.
 */
export async function registerToApply(
  deps: Pick<Deps, 'db' | 'secrets'>,
  registrant: Registrant,
  { job_uid, ...form }: LabourForm & { job_uid: string },
) {
  let application: FirstApplication = { id: null, refused: 'not_found' };
  const onOpened = async (tx: Tx, labour: Person) => {
    application = await attempt(tx, labour, job_uid);
  };
  const opened = await registerLabour(deps, { ...registrant, onOpened }, form);
  return { ...opened, application };
}
