/** Languages of the Eighth Schedule, smaller ones of the regions, and foreign ones that employers ask for. */
export const LANGUAGES: readonly string[] =
  'Assamese,Bengali,Bodo,Dogri,Gujarati,Hindi,Kannada,Kashmiri,Konkani,Maithili,Malayalam,Manipuri,Marathi,Nepali,Odia,Punjabi,Sanskrit,Santali,Sindhi,Tamil,Telugu,Urdu,English,Ahirani,Angami,Ao,Apatani,Awadhi,Bagheli,Bagri,Banjari,Beary,Bhili,Bhojpuri,Bhutia,Bishnupriya,Braj,Brajbhasha,Bundeli,Chakma,Chhattisgarhi,Chokri,Coorgi,Deccani,Dhundhari,Dimasa,Gamit,Garhwali,Garo,Gondi,Gujjari,Gojri,Halbi,Haryanvi,Hmar,Ho,Irula,Jaintia,Kangri,Karbi,Khandeshi,Khasi,Khortha,Kinnauri,Kodava,Kok Borok,Kokborok,Kolami,Konyak,Koya,Kui,Kuki,Kullvi,Kumaoni,Kurukh,Kutchi,Kachchhi,Ladakhi,Lambadi,Lambani,Lepcha,Limbu,Lotha,Magahi,Malvani,Malvi,Mandeali,Mao,Marwari,Mewari,Mewati,Mishing,Mising,Mizo,Monpa,Mundari,Nagamese,Nagpuri,Nicobarese,Nimadi,Nishi,Nyishi,Oraon,Pahari,Paite,Phom,Poula,Rabha,Rajasthani,Rengma,Sadri,Sangtam,Saurashtra,Sema,Shekhawati,Sikkimese,Surjapuri,Tangkhul,Thadou,Tibetan,Tripuri,Tulu,Varhadi,Wancho,Warli,Zeliang,Afrikaans,Arabic,Bahasa,Burmese,Cantonese,Chinese,Czech,Danish,Dari,Dutch,Farsi,Finnish,French,German,Greek,Hebrew,Hungarian,Indonesian,Italian,Japanese,Khmer,Korean,Malay,Mandarin,Norwegian,Pashto,Persian,Polish,Portuguese,Romanian,Russian,Sinhala,Sinhalese,Spanish,Swahili,Swedish,Thai,Turkish,Ukrainian,Vietnamese,Indian Sign Language'.split(
    ',',
  );

/** Other names that resumes use, in small letters. */
const OTHER_NAMES = { bangla: 'Bengali', oriya: 'Odia', assami: 'Assamese', panjabi: 'Punjabi' };

const byName = new Map([
  ...LANGUAGES.map((name) => [name.toLowerCase(), name] as const),
  ...Object.entries(OTHER_NAMES),
]);

/** The language of that name, ignoring case; undefined for an unlisted one. */
export const knownLanguage = (name: string): string | undefined => byName.get(name.trim().toLowerCase());

/** The same for filters and the index, where an unlisted language keeps its name. */
export const languageName = (name: string): string => knownLanguage(name) ?? name;
