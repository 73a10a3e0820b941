// U+202F stands before : ; ? !
const list = new Intl.ListFormat('fr', { type: 'conjunction' });
const named = 3;

function dated(count: number, estimated: number): string {
  const date = count === 1 ? 'sa date' : 'leur date';
  if (estimated === 0) return date;
  return estimated === count ? `${date} estimée` : `${date}, parfois estimée`;
}

/**
 * What somebody is told of food that expires within two days; the names, the soonest first, and of how many the date is
 * an estimate.
 */
export function expiringNotice(names: readonly string[], count: number, estimated = 0) {
  const others = count - Math.min(names.length, named);
  const rest = others > 0 ? [others === 1 ? '1 autre aliment' : `${others} autres aliments`] : [];
  const said = list.format([...names.slice(0, named), ...rest]);
  return {
    title: count === 1 ? 'À manger bientôt' : `${count} aliments à manger bientôt`,
    message:
      count === 1
        ? `Chez vous, un aliment arrive à ${dated(count, estimated)}\u202f: ${said}.`
        : `Chez vous, ces aliments arrivent à ${dated(count, estimated)}\u202f: ${said}.`,
  };
}
