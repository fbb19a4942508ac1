/** Qualifications, boards and marks as Indian resumes write them. */

/** School leaving examinations, in full: the same words are also parts of schools' names. */
const SCHOOL_EXAMS = [
  String.raw`10\s*\+\s*2(?:\s*(?:science|commerce|arts|humanities|vocational))?`,
  String.raw`(?:class\s*[-–]?\s*)?(?:10|12|X|XII|x|xii)\s*(?:th)?(?:\s*(?:class|std\.?|standard|grade|board))?(?:\s+(?:exam(?:ination)?|board))?`,
  String.raw`(?:\+\s*2|plus\s*(?:two|one|2))(?:\s*(?:science|commerce|arts|humanities|vocational))?`,
  String.raw`S\.?\s?S\.?\s?C\.?|S\.?\s?S\.?\s?L\.?\s?C\.?|H\.?\s?S\.?\s?C\.?|H\.?\s?S\.?\s?S\.?\s?C\.?|H\.?\s?S\.?\s?L\.?\s?C\.?|H\.?\s?S\.?\s?S\.?\s?L\.?\s?C\.?|A\.?I\.?S\.?S\.?[CE]\.?E?\.?|T\.?S\.?L\.?C\.?|T\.?H\.?S\.?L\.?C\.?|I\.?S\.?C\.?|I\.?C\.?S\.?E\.?`,
  String.raw`matric(?:ulation)?(?:\s*\(?(?:10th|X)\)?)?|madhyamik(?:\s+pariksha)?|high(?:er)?\s+madhyamik|uchcha\s+madhyamik`,
  String.raw`(?:(?:senior|sr\.?|higher|hr\.?|upper|lower)\s+)?secondary(?:\s+(?:school(?:\s+(?:certificate|leaving certificate|examination|exam))?|certificate|education|examination|exam|level))?`,
  String.raw`high\s+school(?:\s+(?:certificate|examination|diploma|leaving certificate))?|intermediate(?:\s+(?:examination|of (?:arts|science|commerce)))?|(?:II\s+|I\s+|2nd\s+|1st\s+)?P\.?U\.?C\.?(?:\s*(?:II|2))?|pre[- ]?university(?:\s+course)?|pre[- ]?degree(?:\s+course)?|V\.?H\.?S\.?E\.?|(?:5|7|8|9|11)th(?:\s*(?:class|std\.?|standard|pass))?|I\.\s?(?:A|Sc|Com)\.|H\.\s?S\.(?=\s*(?:[,(]|$|exam|science|commerce|arts))|GCSE|IGCSE|[AO][- ]levels?|IB diploma`,
];

/** A school leaving examination at the start of a course's name. */
export const SCHOOL_EXAM = new RegExp(String.raw`^(?:${SCHOOL_EXAMS.join('|')})(?![\p{L}\p{N}])`, 'iu');

/** Degrees, diplomas and certificates by their usual short and long forms. */
const DEGREES = [
  String.raw`(?:B|M|D)\.?\s?(?:Tech|Sc|Com|Ed|Arch|Des|Pharm(?:a)?|Voc|Lib|Phil|Plan|P\.?\s?Ed|El\.?\s?Ed|Litt?|Mus|Optom|Stat|Math|V\.?Sc|F\.?Sc|S\.?W|Pharmacy|Sc\.?\s*(?:\(?Hons\.?\)?)?)\b\.?(?:\s?I\.?\s?Sc\b\.?)?`,
  String.raw`B\.?\s?(?:E|A|L|S|B\.?A|C\.?A|B\.?M|H\.?M|M\.?S|F\.?A|V\.?A|P\.?T|O\.?T|D\.?S|S\.?W|A\.?M\.?S|H\.?M\.?S|U\.?M\.?S|N\.?Y\.?S|M\.?L\.?T|P\.?Ed|P\.?A|J\.?M\.?C|H\.?M\.?C\.?T|T\.?M|A\.?S\.?L\.?P|M\.?M|R\.?S)\b\.?`,
  String.raw`M\.?\s?(?:E|A|S|D|B\.?A|C\.?A|M\.?S|F\.?A|V\.?A|P\.?T|D\.?S|S\.?W|H\.?A|P\.?H|L\.?S|H\.?M|J\.?M\.?C|L\.?I\.?Sc|B\.?B\.?S|F\.?M|P\.?Ed|P\.?A|H\.?R\.?M|T\.?M|T\.?A|C\.?J|Ch)\b\.?`,
  String.raw`LL\.?\s?[BMD]\b\.?|Ph\.?\s?D\b\.?|D\.?\s?Litt\b\.?|D\.?Sc\b\.?|D\.?N\.?B\b\.?|D\.?M\.?(?:L\.?T|R\.?D)\b\.?|G\.?N\.?M\b\.?|A\.?N\.?M\b\.?|P\.?\s?G\.?\s?D\.?\s?(?:M|C\.?A|B\.?A|B\.?M|H\.?R\.?M|M\.?M|J\.?M\.?C|I\.?T)?\b\.?|I\.?\s?T\.?\s?I\b\.?|I\.?T\.?C\b\.?|N\.?T\.?C\b\.?|D\.?\s?C\.?\s?A\b\.?|A\.?D\.?C\.?A\b\.?|C\.?F\.?A\b|A\.?C\.?C\.?A\b|I\.?C\.?W\.?A\.?I?\b|A\.?M\.?I\.?E\b\.?|N\.?T\.?T\b\.?|B\.?T\.?C\b\.?|D\.?M\.?E\b\.?|C\.?C\.?C\b\.?|TGT|PGT`,
  String.raw`(?:CA|CS|CMA|CPA|FCA)(?:\s*(?:\(?(?:Inter(?:mediate)?|Final|IPCC|Foundation|Executive|Professional)\)?))?|chartered accountan(?:t|cy)|company secretary|cost (?:and management )?accountan(?:t|cy)`,
  String.raw`(?:bachelor|master|doctor|associate)(?:['’]?s)?(?:\s+(?:degree|of|in)\b)?(?:\s+(?:of|in)\b)?(?:\s+(?:technology|engineering|science|sciences|arts|commerce|education|architecture|design|pharmacy|law|laws|philosophy|medicine|surgery|business administration|computer applications|management studies|social work|fine arts|library(?: and information)? science|hotel management|physical education|physiotherapy|nursing|vocation|veterinary science|performing arts|journalism|public health|public administration|planning))?(?:\s+and\s+(?:bachelor of\s+)?surgery)?`,
  String.raw`doctorate|(?:under|post)[- ]?graduat(?:e|ion)(?:\s+(?:diploma|degree|certificate))?|graduat(?:e|ion)|polytechnic diploma|diploma|certificate(?=\s+(?:course|in|of)\b)(?:\s+course)?|craft(?:smen|sman)?\s+certificate|trade certificate|national trade certificate|apprenticeship certificate|fellowship|shastri|acharya|alankar|visharad|prabhakar|sangeet\s+\w+|alim|fazil|kamil|degree`,
];
const BEFORE = String.raw`(?:(?:post[- ]?basic|post[- ]?graduate|post|p\.?g\.?|advanced?|integrated|executive|dual|honours|hons\.?|national|polytechnic|three[- ]year|two[- ]year|one[- ]year|five[- ]year|basic|general|licentiate|junior|senior|higher)\s+)*`;

const ONE = `(?:${[...SCHOOL_EXAMS, ...DEGREES].join('|')})`;

/** A qualification at the start of a text; two may follow each other ('B.A. LL.B.'). */
export const QUALIFICATION = new RegExp(
  String.raw`^(?!march\s*[\d'’])${BEFORE}${ONE}(?:\s*[+&]?\s*(?:LL\.?B\.?|B\.?\s?Ed\.?|MBA|M\.?Tech\.?))?(?![\p{L}\p{N}]|\.\p{L}(?:\.|\s|$))(?:\s*\(\s*(?:hons?\.?|honou?rs|pass|general|regular|10th|12th|class\s+(?:x|xii)|xth|xiith|x|xii|lateral)\s*\))?(?:\s+hons?\.?(?![\p{L}]))?`,
  'iu',
);

/** Abbreviations of school boards and councils. */
const BOARD_NAMES =
  'CBSE ICSE CISCE ISC NIOS BSEB BIEAP TSBIE BSEAP BSETS SSB RBSE GSEB GSHSEB PSEB HBSE BSEH HPBOSE JKBOSE MPBSE CGBSE UPMSP WBBSE WBCHSE WBSCTE SEBA AHSEC ASSEB BSE CHSE KSEEB KSEAB KBSE DHSE SCERT TBSE MBOSE MBSE NBSE COHSEM BSEM GBSHSE MSBSHSE JAC UBSE UKBSE NCVT NCVET SCVT BTE BTEUP SBTE MSBTE DTE GTU RUHS JTE CVRU NSOU IGNOU YCMOU AICTE INC BSER PBOSE BIE PUE IB'.split(
    ' ',
  );
export const BOARD = new RegExp(
  String.raw`\b(?:${BOARD_NAMES.join('|')})\b|\b[Bb](?:oards?|OARDS?)\b|\b[Cc]ouncil\b|\b[Pp]arishad\b|\b[Dd]irectorate\b|\b[Dd]epartment of (?:[Tt]echnical|[Pp]re-[Uu]niversity|[Pp]ublic)\b`,
  'u',
);
export const UNIVERSITY = /\b(?:universit(?:y|ies)|univ\.?|vishwa\s?vidyalaya|vidyapeeth|deemed)\b/i;
export const INSTITUTE =
  /\b(?:colleges?|institutes?|institution|schools?|school,|vidyalaya\w*|mahavidyalaya|vidya\s?\w*|vidyapith\w*|vidyapeeth\w*|academy|polytechnic|iit|nit|iiit|iim|bits|iisc|aiims|nift|nid|jipmer|xlri|campus|faculty|gurukul\w*|mandir|niketan|convent|bhavan|bhawan|kendra|ashram\w*|pathshala|shala|madrasa\w*|v\.?\s?h\.?\s?s\.?\s?s|h\.?\s?s\.?\s?s|g\.?h\.?s\.?s|matric(?:ulation)? (?:hr|higher)|i\.?t\.?i|training (?:centre|center|institute)|centre|center|hostel|conservatory|seminary|jawahar navodaya|navodaya|sainik|kendriya|dayanand|d\.?a\.?v|st\.|saint|mission)(?![\p{L}])/iu;

/** Whether a text has the words or letters of a school, a university or a board. */
export const namesSchool = (text: string): boolean => [INSTITUTE, UNIVERSITY, BOARD].some((words) => words.test(text));

/** Marks, grades and classes. */
export const MARKS =
  /(?:(?:c?gpa|sgpa|percent(?:age)?|marks|grade|score|division|result|aggregate|class)\s*[:\-–]?\s*)?(?:\d{1,3}(?:\.\d{1,2})?\s*(?:%|per\s?cent|percent(?:age)?|c?gpa|\/\s*(?:10|4|100|5)(?:\.0)?\b(?:\s*c?gpa)?)|(?:c?gpa|sgpa)\s*[:\-–]?\s*\d{1,2}(?:\.\d+)?|(?:first|second|third|1st|2nd|3rd|pass|I|II|III)\s+(?:class|division)(?:\s+with\s+distinction)?|\bdistinction\b|\b(?:grade|score|marks|percentage|division|result)\s*[:\-–]\s*\S+)/iu;
