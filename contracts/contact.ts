// Contact between employer and worker: reveals of the phone number (D33), the worker's statement on whether the
// employer made contact (D31), the employer's checks of the applicant (D32).
import { endpoint, idParam } from './http.ts';
import { instant, prose } from './values.ts';
import { z } from './z.ts';

const id = z.object({ application_id: idParam });
const notes = z.optional(z.nullable(prose({ min: 0, max: 500 })));

/** Contact data of a worker or an employer. Each reveal to an employer is recorded and visible to the worker. */
export const contact = z.object({
  phone_number: z.string(),
  /** Link to WhatsApp: `https://wa.me/91…`. */
  whatsapp_url: z.string(),
  email: z.nullable(z.string()),
});
export type Contact = z.output<typeof contact>;

export const contactConfirmation = z.object({
  contacted: z.boolean(),
  notes: z.nullable(z.string()),
  created_at: instant,
  updated_at: instant,
});

export const contactMethods = ['phone', 'whatsapp', 'email', 'in_person'] as const;
export const contactMethod = z.enum(contactMethods, 'not_a_choice');

export const verificationRecord = z.object({
  contact_methods_verified: z.array(contactMethod),
  identity_match: z.boolean(),
  /** The employer's private notes; null in responses to the worker. */
  notes: z.nullable(z.string()),
  created_at: instant,
});

const revealContact = endpoint({
  method: 'POST',
  path: '/api/v1/employers/applications/{application_id}/contact/',
  summary:
    'Reveals the phone number of an applicant, during the application and for 7 days after it (D33). Each request is recorded.',
  auth: 'employer',
  params: id,
  response: contact,
  problems: ['not_found', 'contact_closed', 'rate_limited'],
});

const confirmContact = endpoint({
  method: 'POST',
  path: '/api/v1/labour/applications/{application_id}/contact-confirmation/',
  summary:
    'Records whether the employer has made contact: from the shortlist on, or 48 hours after applying (D31). A repeated call changes the answer, except with `if_unanswered`.',
  auth: 'labour',
  params: id,
  status: 201,
  body: z.strictObject({
    contacted: z.boolean('required'),
    notes,
    /** If true, an earlier answer of the worker stays unchanged and is returned. */
    if_unanswered: z.optional(z.boolean()),
  }),
  response: contactConfirmation,
  problems: ['not_found', 'contact_confirmation_closed'],
});

const recordVerification = endpoint({
  method: 'POST',
  path: '/api/v1/employers/applications/{application_id}/verification/',
  summary:
    'Records how the employer verified an applicant, from the shortlist on (D32). A repeated call replaces the record.',
  auth: 'employer',
  params: id,
  status: 201,
  body: z.strictObject({
    contact_methods_verified: z
      .array(contactMethod)
      .check(z.minLength(1, 'contact_method_required'), z.maxLength(contactMethods.length, 'too_many')),
    identity_match: z.boolean('required'),
    notes,
  }),
  response: verificationRecord,
  problems: ['not_found', 'verification_closed'],
});

export const contactEndpoints = { revealContact, confirmContact, recordVerification };
