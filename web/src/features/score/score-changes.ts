// The icon of each step that would raise the worker's score. Also the path that opens the profile form at the years of
// experience, because entering them is one of the steps.
import type { LabourScore } from '#contracts/ratings.ts';
import type { IconName } from '../../kit/icon/icon.tsx';
import { paths } from '../../kit/navigation/paths.ts';

export type Change = LabourScore['changes'][number]['code'];

export const changeIcons: Readonly<Record<Change, IconName>> = {
  complete_job: 'check-circle',
  come_on_time: 'clock',
  good_rating: 'star',
  tell_experience: 'briefcase',
};

export const experienceForm = paths.editProfile('labour', { at: 'experience_years', next: paths.score });
