// Schema of a stored picture, in a separate file, so that the job page does not load the endpoints for uploading
// pictures.
import { instant } from './values.ts';
import { z } from './z.ts';

/**
 * A stored picture. The response contains its width and height, so that a screen can reserve the space before the image
 * has loaded.
 */
export const picture = z.object({
  uid: z.string(),
  /** Width in pixels. */
  width: z.int(),
  /** Height in pixels. */
  height: z.int(),
  uploaded_at: instant,
});
export type Picture = z.output<typeof picture>;
