/** Stands for the address that people write to; the server puts in its own, CONTACT_EMAIL. */
export const contactEmail = 'contact@origin.invalid';

/** Stands for the name and the address of whoever runs this installation; the server puts in OPERATOR_NAME and OPERATOR_ADDRESS. */
export const operator = 'operator.origin.invalid';
