/**
 * Legal forms of companies in India and abroad. 'Corporation' and 'Company' are missing: they end the names of public
 * bodies and shops, too.
 */
const LEGAL_FORM =
  /[\s,.]+(?:\((?:p|pvt|private)\)|private|pvt|limited|ltd|llp|llc|inc|incorporated|gmbh|plc|pte)\.?[\s.,]*$/i;

/** An employer's name without its legal form: 'Infosys' for 'Infosys Pvt. Ltd.' and 'Infosys Limited'. */
export function withoutLegalForm(employer: string): string {
  const shorter = employer.replace(LEGAL_FORM, '');
  return shorter === employer ? employer : withoutLegalForm(shorter);
}
