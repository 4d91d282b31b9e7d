// What holds for administrators' sessions and passwords (D44, D45). Pure.

/** Every administrator's token begins with it, no user's does. */
export const ADMIN_TOKEN_PREFIX = 'adm_';
/** Minutes without a call after which a session is over; its age ends it after 8 hours in any case. */
export const IDLE_MINUTES = 120;
/** Minutes for which an entered password opens the SQL console. */
export const CONFIRMED_MINUTES = 15;
