// Parses the `explain` output of PostgreSQL into a tree of steps, each with its own share of the cost.
import { isObject } from '../../kit/storage/stored-object.ts';

export interface PlanStep {
  /** The name that PostgreSQL gives the step, for example `Hash Join`. */
  name: string;
  /** The table and the index that the step reads; null if the step reads none. */
  table: string | null;
  index: string | null;
  condition: string | null;
  filter: string | null;
  cost: number;
  rows: number;
  /** The step's own cost, without the steps below it, in percent of the total cost. */
  share: number;
  steps: readonly PlanStep[];
}

type Raw = Readonly<Record<string, unknown>>;

const conditions = ['Index Cond', 'Hash Cond', 'Merge Cond', 'Join Filter', 'Recheck Cond'];

const textAt = (raw: Raw, key: string) => (typeof raw[key] === 'string' ? raw[key] : null);
const numberAt = (raw: Raw, key: string) => (typeof raw[key] === 'number' ? raw[key] : 0);
const below = ({ Plans: plans }: Raw): Raw[] => (Array.isArray(plans) ? plans.filter(isObject) : []);

/**
 * Returns the cost of a step without the steps below it. A step that stops early (LIMIT) can cost less than the steps
 * below it; the result is then 0.
 */
function ownCost(raw: Raw): number {
  const lower = below(raw).reduce((sum, step) => sum + numberAt(step, 'Total Cost'), 0);
  return Math.max(0, numberAt(raw, 'Total Cost') - lower);
}

const costOfAll = (raw: Raw): number => below(raw).reduce((sum, step) => sum + costOfAll(step), ownCost(raw));

function stepOf(raw: Raw, whole: number): PlanStep {
  return {
    name: [textAt(raw, 'Join Type'), textAt(raw, 'Node Type')].filter((word) => word && word !== 'Inner').join(' '),
    table: textAt(raw, 'Relation Name') ?? textAt(raw, 'CTE Name') ?? textAt(raw, 'Function Name'),
    index: textAt(raw, 'Index Name'),
    condition: conditions.map((key) => textAt(raw, key)).find((text) => text !== null) ?? null,
    filter: textAt(raw, 'Filter'),
    cost: numberAt(raw, 'Total Cost'),
    rows: numberAt(raw, 'Plan Rows'),
    share: whole > 0 ? Math.round((ownCost(raw) / whole) * 100) : 0,
    steps: below(raw).map((step) => stepOf(step, whole)),
  };
}

/** Returns the tree of an `explain (format json)`; null if the input has another shape. */
export function readPlan(plan: unknown): PlanStep | null {
  const first: unknown = Array.isArray(plan) ? plan[0] : plan;
  const root = isObject(first) ? first.Plan : null;
  return isObject(root) ? stepOf(root, costOfAll(root)) : null;
}
