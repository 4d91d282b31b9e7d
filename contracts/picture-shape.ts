// The shape of a stored picture, in a separate file because the job page loads it without the endpoints of pictures.
import { instant } from './values.ts';
import { z } from './z.ts';

/** A stored picture. Its size is known before its bytes arrive, so that a screen can reserve the space. */
export const picture = z.object({
  uid: z.string(),
  /** Width in pixels. */
  width: z.int(),
  /** Height in pixels. */
  height: z.int(),
  uploaded_at: instant,
});
export type Picture = z.output<typeof picture>;
