import { docx, h, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Liberation Sans',
  size: 10,
  heading: { bold: true, size: 11, shade: 'FFE9C7' },
  body: [
    p('CURRICULUM VITAE', { bold: true, size: 14, align: 'center' }),
    p('**Name:** Mrs. Annamma Varghese\t**Phone:** 9447 031 886', { tabs: [5200] }),
    p('**Address:** Vazhuthacaud, Thiruvananthapuram 695014\t**Mail:** annamma.v@lifeins.example', { tabs: [5200] }),
    h('SERVICE RECORD (General Insurance)'),
    table(
      [1700, 2600, 1800, 3500],
      [
        ['Period', 'Post', 'Office', 'Work'],
        ['01.06.1996 – 31.05.2001', 'Assistant', 'Branch Office, Kollam', 'Motor policies, cash counter'],
        [
          '01.06.2001 – 30.09.2007',
          'Administrative Officer',
          'Divisional Office II, Kochi',
          'Fire and marine underwriting',
        ],
        ['01.10.2007 – 14.07.2014', 'Assistant Manager', 'Regional Office, Kochi', 'Health claims, TPA monitoring'],
        ['15.07.2014 – 31.03.2020', 'Deputy Manager', 'Regional Office, Chennai', 'Technical audit, reinsurance'],
        ['01.04.2020 – date', 'Chief Manager', 'Regional Office, Thiruvananthapuram', 'Claims hub, 60 staff'],
      ],
      { head: 'EEEEEE' },
    ),
    p('All the above with The Peninsular Insurance Company Limited (a Government undertaking).', { italic: true }),
    h('EARLIER'),
    p('Junior Accountant, Popular Automobiles, Kollam – 07.1994 to 05.1996'),
    h('EXAMINATIONS'),
    table(
      [3400, 3600, 1300, 1300],
      [
        ['Fellow, Insurance Institute of India (FIII)', 'III, Mumbai', '2006', '—'],
        ['Associate (AIII)', 'III, Mumbai', '2002', '—'],
        ['M.A. Economics', 'University of Kerala', '1994', '61 %'],
        ['B.A. Economics', 'Fatima Mata National College, Kollam', '1992', '68 %'],
        ['Pre-Degree', 'S.N. College, Kollam', '1989', '55 %'],
        ['S.S.L.C.', 'St. Joseph’s Convent, Kollam', '1987', '72 %'],
      ],
    ),
    h('TRAININGS'),
    p('National Insurance Academy, Pune – Reinsurance (2 weeks, 2015); Leadership for women executives (2018)'),
    h('STRENGTHS'),
    p('Underwriting; Claims settlement; Reinsurance; Technical audit; TPA monitoring; IRDAI returns; MS Office'),
    h('PERSONAL'),
    p(
      'Female, married; DOB 20/11/1971; knows Malayalam, English, Tamil and Hindi; retiring by VRS, relieved on 31 January 2027',
    ),
  ],
});
/* LABEL
about: general-insurance-manager | other | veteran | n-word-service-record-employer-below-table
name: Annamma Varghese
email: annamma.v@lifeins.example
phone: 9447031886
place: Thiruvananthapuram
skills: Underwriting; Claims settlement; Reinsurance; Technical audit; TPA monitoring; IRDAI returns; MS Office
also: Fire and marine underwriting; Health claims
job: Chief Manager | The Peninsular Insurance Company Limited | Thiruvananthapuram | 2020-04 | now
job: Deputy Manager | The Peninsular Insurance Company Limited | Chennai | 2014-07 | 2020-03
job: Assistant Manager | The Peninsular Insurance Company Limited | Kochi | 2007-10 | 2014-07
job: Administrative Officer | The Peninsular Insurance Company Limited | Kochi | 2001-06 | 2007-09
job: Assistant | The Peninsular Insurance Company Limited | Kollam | 1996-06 | 2001-05
job: Junior Accountant | Popular Automobiles | Kollam | 1994-07 | 1996-05
edu: Fellow, Insurance Institute of India (FIII) | | III, Mumbai | | 2006 |
edu: Associate (AIII) | | III, Mumbai | | 2002 |
edu: M.A. | Economics | University of Kerala | | 1994 | 61 %
edu: B.A. | Economics | Fatima Mata National College, Kollam | | 1992 | 68 %
edu: Pre-Degree | | S.N. College, Kollam | | 1989 | 55 %
edu: S.S.L.C. | | St. Joseph’s Convent, Kollam | | 1987 | 72 %
languages: Malayalam; English; Tamil; Hindi
lastday: 2027-01-31
born: 1971-11-20
gender: Female
marital: Married
*/
