// U+202F stands before : ; ? !
const list = new Intl.ListFormat('fr', { type: 'conjunction' });
const named = 3;

/** What somebody is told of food that expires within two days; the names, the soonest first. */
export function expiringNotice(names: readonly string[], count: number) {
  const others = count - Math.min(names.length, named);
  const rest = others > 0 ? [others === 1 ? '1 autre aliment' : `${others} autres aliments`] : [];
  const said = list.format([...names.slice(0, named), ...rest]);
  return {
    title: count === 1 ? 'À manger bientôt' : `${count} aliments à manger bientôt`,
    message:
      count === 1
        ? `Dans votre frigo, un aliment arrive à sa date\u202f: ${said}.`
        : `Dans votre frigo, ces aliments arrivent à leur date\u202f: ${said}.`,
  };
}
