// The state of the job form (values, current step and errors) and its transitions.
import { type Draft, firstStep } from './draft.ts';

export type Step = 1 | 2;

/** Translated error texts by field name. */
export type Wrong = Partial<Record<string, string>>;

export interface JobFormState {
  draft: Draft;
  step: Step;
  wrong: Wrong;
}

export type JobFormAction =
  | { type: 'changed'; part: Partial<Draft> }
  | { type: 'field_validated'; wrong: Wrong }
  | { type: 'errors_found'; wrong: Wrong }
  | { type: 'first_step_opened' }
  | { type: 'second_step_opened' };

/** Returns the errors of the fields of one step. */
export const ofStep = (wrong: Wrong, step: Step): Wrong =>
  Object.fromEntries(Object.entries(wrong).filter(([field]) => firstStep.has(field) === (step === 1)));

export const startOfState = ({ draft, step }: { draft: Draft; step: Step }): JobFormState => ({
  draft,
  step,
  wrong: {},
});

export function jobFormReducer(state: JobFormState, action: JobFormAction): JobFormState {
  switch (action.type) {
    case 'changed': {
      const others = Object.entries(state.wrong).filter(([field]) => !((field.split('.')[0] ?? field) in action.part));
      return { ...state, draft: { ...state.draft, ...action.part }, wrong: Object.fromEntries(others) };
    }
    case 'field_validated':
      return { ...state, wrong: { ...state.wrong, ...action.wrong } };
    case 'errors_found': {
      const step = Object.keys(ofStep(action.wrong, 1)).length > 0 ? 1 : 2;
      return { ...state, step, wrong: ofStep(action.wrong, step) };
    }
    case 'first_step_opened':
      return { ...state, step: 1 };
    case 'second_step_opened':
      return { ...state, step: 2, wrong: {} };
  }
}
