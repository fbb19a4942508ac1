/** Words in or at the end of a job title. In the singular: 'Developers' and 'Associates' are companies. */
const TITLE =
  /\b(?:engineer|developer|programmer|manager|executive|analyst|consultant|lead|leader|architect|officer|administrator|admin|assistant|associate|specialist|director|head|intern|trainee|designer|visuali[sz]er|accountant|auditor|teller|advisor|adviser|recruiter|generalist|partner|representative|writer|strategist|operator|supervisor|superintendent|secretary|counsel|counsell?or|lawyer|advocate|technician|electrician|fitter|welder|machinist|surveyor|draughtsman|draftsman|nurse|pharmacist|physiotherapist|coder|doctor|physician|surgeon|chemist|scientist|researcher|teacher|lecturer|professor|trainer|tutor|principal|coordinator|co-ordinator|chef|commis|captain|steward|waiter|housekeeper|receptionist|cashier|clerk|driver|guard|tester|sdet|dba|scrum master|master|expert|editor|producer|photographer|planner|buyer|merchandiser|controller|founder|co-founder|president|vice president|avp|vp|ceo|cto|cfo|coo|freelancer|apprentice|artist|animator|translator|librarian|inspector|foreman|storekeeper|agent|broker|underwriter|actuary|biologist|microbiologist|ambassador|member technical staff|gm|dgm|agm)\b/i;

/** Words in or at the end of names of companies, banks, schools and hospitals. */
const EMPLOYER =
  /\b(?:pvt|ltd|limited|private|llp|inc|incorporated|corp|corporation|gmbh|llc|plc|co|company|sons|bros|brothers|technologies|technology|infotech|softech|tech|software|solutions?|systems|digital|labs?|services|consulting|consultancy|consultants|outsourcing|bpo|finance|financial|finserv|capital|bank|insurance|associates|advisors|retail|products|foods|beverages|marketing|media|lifestyle|enterprises|trading|traders|industries|works|motors|automobiles|components|steel|fabricators|tools|polymers|constructions?|infra|infracon|infrastructure|builders|developers|realty|projects|power|hospitals?|healthcare|health|pharma|pharmaceuticals|diagnostics|sciences|biotech|clinics?|medical|school|academy|college|institute|university|edtech|learning|logistics|supply chain|cargo|freight|warehousing|shipping|express|airways|airlines|hotels?|resorts?|restaurants?|group|global|international|studio|house|agency|networks?|telecom|communications|energy|chemicals|textiles|exports|garments|jewellers|stores|mart|foundation|trust|government|corporate)\b/i;

/** Only at the end of employers' names: 'Software', 'Medical' and 'Digital' also appear in titles. */
const EMPLOYER_END =
  /^(?:pvt\.?|ltd\.?|limited|llp|inc\.?|corp\.?|co\.?|company|sons|bros|brothers|technologies|infotech|softech|solutions|systems|labs|services|consulting|outsourcing|finserv|capital|bank|insurance|associates|advisors|foods|enterprises|trading|industries|works|motors|components|steel|fabricators|tools|polymers|constructions|infrastructure|builders|developers|realty|projects|hospitals?|healthcare|pharma|diagnostics|sciences|biotech|clinics?|school|academy|college|university|cargo|freight|warehousing|shipping|airways|hotels?|resorts?|group)$/i;

export const soundsLikeTitle = (text: string): boolean => TITLE.test(text);
export const soundsLikeEmployer = (text: string): boolean => EMPLOYER.test(text);

/** Titles of services, wards, workshops and offices that don't end like a doer's name. */
const MORE_TITLES =
  /\b(?:constable|sub-inspector|havildar|subedar|naib|sepoy|jawan|naik|lance|major|colonel|lieutenant|commandant|brigadier|gunman|matron|sister|midwife|in-?charge|incharge|peon|mechanic|mason|cook|sous|crew|cabin|cadet|curator|registrar|dean|reader|fellow|scholar|coach|warden|patwari|tehsildar|typist|apprenticeship|internship|internee|articleship|resident|houseman|deputy|chief|senior|junior|head|chair|charge|hand|staff|care ?taker|in charge|stenographer|lineman|ward boy|aaya|anm|gnm|tgt|pgt|prt|ceo|cto|md|hod|principal|vice principal|bearer|valet|butler|concierge|host|hostess|pilot|co-pilot|purser|bosun|mate|seaman|marshal|escort|volunteer|associate|executive|temp|freelance|guide|tailor|sevak|sevika|steno|boy|girl|tutor|pandit|imam|ayah|helpline|caller|seller|monitor|proctor|rector|provost|bursar|munshi|patwari|talathi|lekhpal|amin|peshkar|nazir)\b/i;
const NO_END = /^(?:senior|junior|staff|deputy|chief|hand|in charge)$/i;
/** A doer's name: 'Loader', 'Agronomist', 'Technician', 'Storeman', 'Attendant'. */
const DOER = /(?:[^aeiou\s]er|[aeiou]er|[ts]or|ist|ian|man|woman|eer|yst|dant|tant|ssor|keeper|maker)$/i;
const NO_DOER =
  /^(?:power|tower|water|paper|computer|silver|copper|timber|motor|sector|centre|center|career|order|river|pepper|rubber|leather|super|inter|semester|september|october|november|december|number|summer|winter|under|other|over|letter|after|her|per|never|cancer|fibre|fiber|amber|chamber|water|outer|inner|server|printer|transformer|tractor|reactor|elevator|generator|boiler|meter|error|mirror|floor|door|indoor|outdoor|major|minor|color|colour|labour|labor|harbour|honor|honour|list|exist|consist|assist|east|asian|indian|italian|human|german|woman|partner|master|cluster|poster|register|chapter|theater|charter|border|gender|kinder|tender|newsletter|twitter|docker|manager?ment|constant|important|restaurant|plant|instant|assistant?ship|jupiter|banner|corner|dinner|copier|carrier|courier|frontier|premier|glacier|soldier)$/i;
const MORE_EMPLOYERS =
  /\b(?:police|station|branch|depot|union|society|societies|farms?|mills?|press|airports?|aviation|library|regiment|battalion|battery|corporation|municipal|department|dept|directorate|ministry|courts?|chambers?|salon|parlour|workshop|garage|dairy|dairies|roadways|railways?|ports?|refinery|mines|colliery|estates?|plantations?|nursery|bakery|bakers|cafe|kitchens?|caterers|travels|tours|carriers|cabs|packers|movers|couriers|radio|tv|news|times|herald|publications?|publishers|printers|prints|jewels|silks|sarees|fashions?|boutique|spa|gym|fitness|club|ngo|sangh|samiti|panchayat|parishad|vidyalaya|vidyapeeth|ashram|mission|commission|board|bureau|authority|council|committee|co-?operative|federation|association|chemists?|medicals|pharmacy|opticals?|laborator(?:y|ies)|auto|automotive|engineers|engineering works|forge|gears|metals?|alloys|cement|ceramics|glass|plastics|papers?|sugars?|tea|coffee|spices|oils?|seeds|fertili[sz]ers|agro|organics|soaps|detergents|consumer|electricals?|electronics|semiconductors?|cables?|wires|batteries|solar|hydro|thermal|petroleum|gas|utilities|waterworks|security|facilities|facility|staffing|hr|recruiters|legal|solicitors|law|advertising|design|designs|architects|interiors|decor|furniture|packaging|warehouses?|cold chain|supermarket|bazaar|emporium|wears?|apparels?|footwear|toys|gaming|games|films?|pictures|entertainment|events?|museum|zoo|park|gardens?|palace|inn|residency|lodge|guest house|navy|army|air force|crpf|bsf|cisf|itbp|govt\.?|government|office of|district|state|national|india|institutions?|schools?|colleges?|univ\.?|kendra|bhavan|niketan|sadan)\b|&|\b(?:pvt|ltd|llp|inc)\b|\(p\)/i;

const lastWord = (text: string): string =>
  /([\p{L}'-]+)[^\p{L}]*$/u.exec(text.replace(/\s*(?:\(|\s[-–—]\s|,).*$/u, ''))?.[1]?.toLowerCase() ?? '';

/** How much a name sounds like a job's title, from 0 to 2. */
export function titleScore(text: string): number {
  const last = lastWord(text);
  const endsAsTitle =
    TITLE.test(last) || (MORE_TITLES.test(last) && !NO_END.test(last)) || (DOER.test(last) && !NO_DOER.test(last));
  return (endsAsTitle ? 1.2 : 0) + (TITLE.test(text) ? 0.5 : 0) + (MORE_TITLES.test(text) ? 0.5 : 0);
}

/** How much a name sounds like an employer, from 0 to 2. */
export function employerScore(text: string): number {
  const words = text.trim().split(/\s+/);
  const last = words.at(-1) ?? '';
  return (
    (EMPLOYER_END.test(last) ? 1 : 0) +
    (EMPLOYER.test(text) ? 0.4 : 0) +
    (MORE_EMPLOYERS.test(text) ? 0.5 : 0) +
    (/\b[A-Z]\.\s?[A-Z]\./.test(text) ? 0.3 : 0)
  );
}

/** Words that start titles, in addition to those that end them. */
const QUALIFIER =
  /^(?:senior|sr\.?|junior|jr\.?|chief|deputy|general|regional|area|zonal|national|branch|cluster|graduate|article|project|product|program|process|software|java|python|\.net|php|web|full|frontend|backend|mobile|android|ios|react|angular|node\.js|ui|ui\/ux|ux|qa|test|automation|data|big|etl|machine|business|cloud|devops|site|network|system|systems|technical|tech|it|desktop|sap|salesforce|erp|oracle|embedded|firmware|vlsi|electronics|electrical|mechanical|civil|production|quality|maintenance|design|service|planning|billing|cnc|graphic|creative|art|accounts|tax|audit|financial|finance|credit|relationship|hr|talent|human|sales|field|inside|territory|marketing|digital|seo|content|social|brand|customer|voice|subject|operations|logistics|store|purchase|procurement|supply|warehouse|office|legal|company|facility|front|staff|lab|medical|clinical|resident|nursing|hospital|academic|tgt|pgt|training|restaurant|executive|sous|guest|food|hotel|solution|delivery|engineering|module|team)$/i;

const wordsOf = (text: string) => [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({ word, index }));

/** Its first word starts titles, or is a title itself. */
export const opensTitle = (text: string): boolean => {
  const first = text.trim().split(/\s+/)[0] ?? '';
  return QUALIFIER.test(first) || soundsLikeTitle(first);
};

/** Where the title starts in 'Nandi Motors Senior Mechanical Engineer'; 0 if unknown. */
export function startOfTitle(text: string): number {
  const words = wordsOf(text);
  let at = words.length;
  // backwards over the words of the title, to the last word of the employer
  while (at > 1 && !EMPLOYER_END.test(words[at - 1]?.word ?? '')) at--;
  if (at > 1 && at < words.length) return words[at]?.index ?? 0;
  return words.slice(1).find(({ word }) => QUALIFIER.test(word) || soundsLikeTitle(word))?.index ?? 0;
}

/** Where the title ends in 'Senior Mechanical Engineer Nandi Motors'; 0 if unknown. */
export function endOfTitle(text: string): number {
  const words = wordsOf(text);
  const last = words.findIndex(({ word }, at) => soundsLikeTitle(word) && !soundsLikeTitle(words[at + 1]?.word ?? ''));
  return last === -1 ? 0 : (words[last + 1]?.index ?? 0);
}

const SMALL = new Set(['of', 'and', 'the', 'in', 'for', 'at', 'to', 'with', 'on', 'de', 'a', 'an']);
const MOST_WORDS = 10;

/** Has the form of a heading or name: short, capitalised words, no sentence. */
export function looksLikeName(text: string): boolean {
  const words = text.split(/\s+/).filter((word) => /\p{L}/u.test(word) && !SMALL.has(word.toLowerCase()));
  if (words.length === 0 || words.length > MOST_WORDS) return false;
  if (/[a-z]\.$/.test(text) && !/\b(?:ltd|co|inc|pvt|corp|bros)\.$/i.test(text)) return false;
  const capital = words.filter((word) => /^[^\p{L}]*[\p{Lu}\d]|^\.?i?[A-Z]/u.test(word)).length;
  return capital / words.length >= 0.75;
}
