/**
 * Makes a chunk take what the runtime lends from `cobble.lent` instead of importing it. An import has a fixed URL:
 * where the runtime came at a second try, with a query, it would bring a second React whose hooks know no component.
 *
 * @param from what the bundler left in the imports
 * @throws Error for an import that is not by name
 */
export const borrow = (text: string, from: string): string => {
  const names: string[] = [];
  const rest = text.replaceAll(new RegExp(`import\\s*\\{([^}]*)\\}\\s*from\\s*"${from}";?`, 'g'), (_, list: string) => {
    names.push(...list.split(',').map((name) => name.trim().replace(/ as /, ':')));
    return '';
  });
  if (rest.includes(`"${from}"`))
    throw Error(`react is imported otherwise than by name: ${/.{0,80}"cobble-lent"/.exec(rest)?.[0]}`);
  // The bundler keeps what is injected also where nothing uses it.
  const used = names.filter((name) =>
    new RegExp(`(?<![\\w$])${name.replace(/.*:/, '').replaceAll('$', '\\$')}(?![\\w$])`).test(rest),
  );
  if (!used.length) return rest;
  // Imports of other files come first.
  return rest.replace(/^(?:import[^;]*?"[^"]*";)*/, (imports) => `${imports}const{${used.join()}}=cobble.lent;`);
};
