import { placeKey } from '#domain/places/states.ts';

/** Cities abroad where people from India often live or want to work; spellings after the name. */
const CITIES = `Dubai; Abu Dhabi, Abudhabi; Sharjah; Ajman; Fujairah; Ras Al Khaimah; Al Ain; Doha; Muscat; Salalah; Sohar;
Kuwait City; Manama; Riyadh; Jeddah; Dammam; Al Khobar, Khobar; Jubail, Al Jubail; Yanbu; Makkah, Mecca; Medina, Madinah;
Kuala Lumpur; Bangkok; Hong Kong; Tokyo; Seoul; Shanghai; Jakarta; Colombo; Kathmandu; Dhaka; Thimphu; London; Manchester;
Birmingham; Dublin; Paris; Berlin; Munich; Frankfurt; Hamburg; Amsterdam; Zurich; Geneva; Stockholm; Warsaw; Madrid;
Barcelona; Milan; Toronto; Vancouver; Calgary; Montreal; New York; New Jersey; Chicago; Houston; Dallas; Seattle;
San Francisco; Boston; Atlanta; Sydney; Melbourne; Brisbane; Perth; Adelaide; Auckland; Wellington; Nairobi; Lagos;
Johannesburg; Cape Town; Dar es Salaam; Kampala; Accra; Lusaka; Port Louis`;

/** Countries where people want to work, and those that are a city too. */
const COUNTRIES = `UAE, U.A.E.; Saudi Arabia, KSA, Saudi; Qatar; Oman; Kuwait; Bahrain; Singapore; Malaysia; Maldives; Mauritius;
Seychelles; Thailand; Japan; South Korea; Hong Kong; China; Indonesia; Vietnam; Philippines; Sri Lanka; Nepal; Bhutan;
Bangladesh; UK, U.K., United Kingdom, England; Ireland; Germany; France; Netherlands, Holland; Belgium; Luxembourg;
Switzerland; Austria; Italy; Spain; Portugal; Malta; Cyprus; Greece; Poland; Croatia; Romania; Hungary; Czech Republic;
Lithuania; Latvia; Estonia; Sweden; Norway; Denmark; Finland; Canada; USA, U.S.A., US, United States; Australia;
New Zealand; South Africa; Kenya; Tanzania; Uganda; Nigeria; Ghana; Ethiopia; Zambia; Egypt; Israel; Jordan; Turkey;
Russia; Europe; Africa; Australasia; Far East; South East Asia; Gulf; Middle East`;

const byKey = (list: string): ReadonlyMap<string, string> =>
  new Map(
    list.split(/;\s*/).flatMap((entry) => {
      const names = entry.split(',').map((name) => name.trim());
      return names.map((name) => [placeKey(name), names[0] ?? name] as const);
    }),
  );
const cities = byKey(`${CITIES}; Kuwait; Singapore; Bahrain`);
const all = new Map([...byKey(COUNTRIES), ...cities]);

/** A city abroad by any of its spellings. */
export const cityAbroad = (text: string): string | null => cities.get(placeKey(text)) ?? null;

/** A city, country or region abroad. */
export const placeAbroad = (text: string): string | null => all.get(placeKey(text)) ?? null;
