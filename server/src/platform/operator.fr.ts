import type { Config } from './config.js';

/** Who answers for this installation, in the words of its legal pages; whoever has yet to say so is not made up. */
export const operatorOf = ({ OPERATOR_NAME: name, OPERATOR_ADDRESS: address }: Config): string =>
  name !== undefined && address !== undefined
    ? `${name}, ${address}`
    : 'à compléter par qui exploite cette installation, avant toute ouverture au public';
