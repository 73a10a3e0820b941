/** Stands for the address that people write to; the server puts in its own, CONTACT_EMAIL. */
export const contactEmail = 'contact@origin.invalid';
