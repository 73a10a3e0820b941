/** Nouns in -au that a kitchen or a shop says in the plural, beside those in -eau, -uau and -yau, which are a rule. */
const nounsInAu = 'atri attri bouc burg crapi esquim fabli grapi land materi morvandi sanci sarr';

/** « noyaux », « gâteaux », « gruaux », but not « royaux »: -au and x, rather than the plural of -al. */
const pluralOfAu = new RegExp(
  `^(?:.*[eu]|.*y(?<!(?<!a)loy|roy)|${nounsInAu.replaceAll(' ', '|')})aux$`,
);
/** « faux », « taux » and « chaux » are too short to be one. */
const pluralOfAl = /^.{3,}aux$/;

/** A folded word without its mark of the plural: « bocal » for « bocaux », « noyau » for « noyaux ». */
export function singular(folded: string): string {
  const last = folded.at(-1);
  if (folded.length <= 3 || (last !== 's' && last !== 'x')) return folded;
  const isOfAl = last === 'x' && pluralOfAl.test(folded) && !pluralOfAu.test(folded);
  return isOfAl ? `${folded.slice(0, -2)}l` : folded.slice(0, -1);
}
