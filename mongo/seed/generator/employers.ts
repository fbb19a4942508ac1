import type { Random } from './random.ts';

/** Invented employers with names typical of their trade. Any similarity to a real company is coincidental. */
const TRADES = {
  it: ['Technologies', 'Infotech', 'Software Solutions', 'Systems', 'Digital', 'Labs', 'Softech', 'Tech Services'],
  finance: ['Finance', 'Capital', 'Bank', 'Financial Services', 'Insurance', 'Associates', 'Advisors', 'Finserv'],
  services: ['Consulting', 'BPO Services', 'Global Services', 'Outsourcing', 'People Solutions', 'Business Services'],
  commerce: ['Retail', 'Consumer Products', 'Foods', 'Marketing', 'Media', 'Lifestyle', 'Enterprises', 'Trading'],
  industry: [
    'Industries',
    'Engineering Works',
    'Motors',
    'Auto Components',
    'Steel',
    'Fabricators',
    'Tools',
    'Polymers',
  ],
  building: ['Constructions', 'Infra Projects', 'Builders', 'Developers', 'Infrastructure', 'Realty', 'Power Projects'],
  health: ['Hospitals', 'Healthcare', 'Pharma', 'Diagnostics', 'Life Sciences', 'Biotech', 'Clinics', 'Labs'],
  education: ['Public School', 'Academy', 'College', 'Institute of Technology', 'Edtech', 'Learning', 'University'],
  logistics: ['Logistics', 'Supply Chain', 'Cargo', 'Freight', 'Warehousing', 'Shipping', 'Express'],
} as const;

export type Trade = keyof typeof TRADES;

const NAMES =
  `Aaravya Abhinova Adhvay Agnistha Akshara Amberline Anantika Aparnix Aryanet Ashvika Avantara Bharatex Bluepeak
  Brightvale Cedarwave Chaitra Chitravan Corestone Dakshin Deccanix Devanta Dhanvika Digivriksha Ekaantha Everbloom
  Falconridge Ganganova Gitanjali Greenarc Harivansh Himavat Indivara Innokriti Jaladhi Jyotirmay Kalpavruksh Kaverisoft
  Keshavam Kirtimaan Lakshveda Lotusbay Madhuban Maitrika Malhar Meghdoot Mitrayan Monarc Nakshatra Navodit Neelkanth
  Nimbusvale Nirvana Omkaara Orchidgate Padmashri Panchvati Parikrama Peacock Prakriti Pratham Quantavya Radiant
  Rajmarg Ratnakar Riverstone Rudraksh Sahyadri Samriddhi Sankalp Sapphire Sarvatra Satpura Shivalik Shreshtha
  Silverleaf Sindhura Skylark Suryodaya Swarnim Tattva Tejomay Triveni Tulsidhara Udayan Utkarsh Vaidehi Vasundhara
  Vedantika Vigyan Vindhyan Virasat Vistaar Yamini Yashoda Zenithra`.split(/\s+/);

/** Coprime to the number of names: repeated steps reach each of them once. */
const STRIDE = 37;

/** The first names are drawn most often: vary the initial letters, and use other names in each trade. */
function namesOf(tradeAt: number): string[] {
  return NAMES.map((_, at) => NAMES[((at + tradeAt * 5) * STRIDE) % NAMES.length] ?? '');
}

const byTrade = new Map<Trade, string[]>(
  (Object.keys(TRADES) as Trade[]).map((trade, tradeAt) => {
    const endings = TRADES[trade];
    // two companies of each name in each trade, so that names repeat across trades as in reality
    const round = (shift: number) =>
      namesOf(tradeAt).map((name, at) => `${name} ${endings[(at + shift) % endings.length]}`);
    return [trade, [...round(0), ...round(3)]];
  }),
);

/** An employer of the trade; some are drawn much more often than others. */
export function employerOf(random: Random, trade: Trade): string {
  const name = random.pickUneven(byTrade.get(trade) as string[]);
  if (random.chance(0.25)) return `${name} Pvt Ltd`;
  return random.chance(0.1) ? `${name} Private Limited` : name;
}
