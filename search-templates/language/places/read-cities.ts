/** One place as the lists beside this file have it. */
export interface ListedCity {
  name: string;
  aliases: string[];
  /** Null where the city spreads over several districts. */
  district: string | null;
  state: string;
}

/**
 * Reads a list: a block for each state, headed `# State`, then a line for each city:
 * `name = alias, alias @ district`. Without `@` the district is called as the city; `@ -` means several.
 */
export function readCities(text: string, districtOf: (name: string, state: string) => string | null): ListedCity[] {
  let state = '';
  const cities: ListedCity[] = [];
  for (const line of text.split('\n')) {
    if (line.startsWith('#')) state = line.replace(/^#\s*/, '').trim();
    else if (line.trim() !== '') cities.push(readCity(line, state, districtOf));
  }
  return cities;
}

function readCity(line: string, state: string, districtOf: (name: string, state: string) => string | null): ListedCity {
  const [names = '', place] = line.split(' @ ').map((part) => part.trim());
  const [name = '', aliases = ''] = names.split(' = ').map((part) => part.trim());
  const district = place === '-' ? null : districtOf(place ?? name, state);
  if (district === null && place !== '-') throw new Error(`no district ${place ?? name} in ${state}`);
  return { name, aliases: aliases === '' ? [] : aliases.split(',').map((alias) => alias.trim()), district, state };
}
