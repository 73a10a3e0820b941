/** A measure of an ingredient line; « dl » is read as CL, « cc » as TEASPOON. */
export type Unit =
  'UNIT' | 'G' | 'KG' | 'ML' | 'CL' | 'L' | 'TABLESPOON' | 'TEASPOON' | 'PINCH' | 'CUP';
