interface PlaceGroup {
  name: string;
  /** Other names under which it is offered. */
  aliases: readonly string[];
  /** Canonical names of cities.ts: the towns that people commute between. */
  cities: readonly string[];
}

/** Regions that recruiters search as one place; choosing one chooses its cities. */
export const placeGroups: readonly PlaceGroup[] = [
  {
    name: 'Delhi NCR',
    aliases: ['NCR', 'National Capital Region', 'New Delhi NCR'],
    cities: [
      ...['Delhi', 'Dwarka Delhi', 'Noida', 'Greater Noida', 'Ghaziabad', 'Sahibabad', 'Loni'],
      ...['Gurugram', 'Manesar', 'Faridabad'],
    ],
  },
  {
    name: 'Mumbai Metropolitan Region',
    aliases: ['MMR', 'Greater Mumbai Region', 'Bombay Metropolitan Region'],
    cities: [
      ...['Mumbai', 'Navi Mumbai', 'Thane', 'Kalyan', 'Dombivli', 'Mira Road', 'Bhiwandi', 'Ulhasnagar', 'Ambernath'],
      ...['Badlapur', 'Vasai', 'Virar', 'Panvel'],
    ],
  },
  {
    name: 'Pune Metropolitan Region',
    aliases: ['PMR', 'PMRDA', 'Poona Metropolitan Region'],
    cities: ['Pune', 'Chinchwad', 'Chakan'],
  },
  {
    name: 'Chennai Metropolitan Area',
    aliases: ['CMA', 'CMDA', 'Madras Metropolitan Area'],
    cities: ['Chennai', 'Tambaram', 'Avadi', 'Chengalpattu', 'Tiruvallur', 'Kanchipuram'],
  },
  {
    name: 'Kolkata Metropolitan Area',
    aliases: ['KMA', 'KMDA', 'Calcutta Metropolitan Area'],
    cities: ['Kolkata', 'New Town', 'Howrah', 'Hooghly', 'Serampore', 'Barasat', 'Barrackpore', 'Kalyani'],
  },
  { name: 'Hyderabad and Secunderabad', aliases: ['Twin Cities', 'HMDA'], cities: ['Hyderabad', 'Secunderabad'] },
  { name: 'Chandigarh Tricity', aliases: ['Tricity'], cities: ['Chandigarh', 'Mohali', 'Panchkula'] },
  {
    name: 'Ahmedabad and Gandhinagar',
    aliases: ['Amdavad and Gandhinagar'],
    cities: ['Ahmedabad', 'Gandhinagar', 'Sanand'],
  },
];

const largestFirst = placeGroups.toSorted((a, b) => b.cities.length - a.cities.length);

/** The cities as a person would say them: those of a whole group by the group's name, in the place of its first. */
export function namedByGroups(cities: readonly string[]): string[] {
  let named = [...cities];
  for (const group of largestFirst) {
    if (!group.cities.every((city) => named.includes(city))) continue;
    const first = named.findIndex((city) => group.cities.includes(city));
    named = named.flatMap((city, at) => (at === first ? group.name : group.cities.includes(city) ? [] : city));
  }
  return named;
}
