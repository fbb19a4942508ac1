import { docx, p, table } from '../../outside/sources/word.ts';

const head = (text: string) => p(text, { bold: true, size: 13, shade: 'FFFF99', before: 120 });

export default docx({
  font: 'Liberation Sans Narrow',
  size: 12,
  margin: 850,
  body: [
    p('C.V. FOR THE POST OF 6G WELDER (GTAW + SMAW)', { bold: true, size: 15, align: 'center' }),
    p('NAME – RAMPRAVESH CHAUHAN', { bold: true }),
    p('FATHER NAME – LALLAN CHAUHAN'),
    p('VILL – BARIYARPUR, POST – KHUKHUNDU, DIST – DEORIA (U.P.) PIN 274501'),
    p('MOB – 80529 41673 (INDIA), +974 5046 2219 (QATAR)'),
    p('EMAIL – rampraveshwelder6g@gmail.com'),
    p(
      'D.O.B – 15/03/1989   MARRIED   RELIGION – HINDU   LANGUAGE – HINDI, BHOJPURI, ENGLISH (working), ARABIC (little)',
    ),
    p('PASSPORT NO – P7720384, GORAKHPUR / LUCKNOW, EXP 11/06/2028'),
    head('GULF EXPERIENCE'),
    table(
      [600, 3700, 1900, 1900, 2000],
      [
        ['SN', 'COMPANY', 'COUNTRY', 'POST', 'PERIOD'],
        ['1', 'GALFAR AL MISNAD ENGG. & CONT. W.L.L. (RAS LAFFAN SHUTDOWN)', 'QATAR', '6G WELDER', '10.2021 TO TILL'],
        ['2', 'DESCON ENGINEERING (ADNOC GASCO)', 'ABU DHABI', 'PIPE WELDER', '01.2017 TO 02.2020'],
        ['3', 'NASSER S. AL-HAJRI CORP.', 'SAUDI ARABIA', 'WELDER', '03.2013 TO 11.2016'],
      ],
      { head: 'FFFF99' },
    ),
    head('INDIA EXPERIENCE'),
    table(
      [600, 3700, 1900, 1900, 2000],
      [
        ['SN', 'COMPANY', 'PLACE', 'POST', 'PERIOD'],
        ['1', 'RELIANCE J3 PROJECT (L&T)', 'JAMNAGAR', 'WELDER', '06.2020 TO 09.2021'],
        ['2', 'THERMAX LTD', 'PUNE', 'ARC WELDER', '08.2009 TO 01.2013'],
      ],
      { head: 'FFFF99' },
    ),
    head('QUALIFICATION'),
    p('HIGH SCHOOL – U.P. BOARD – 2005 – 3RD DIV\nI.T.I. WELDER – GOVT. I.T.I. DEORIA – 2008 – 1ST DIV'),
    head('MATERIAL / PROCESS KNOWN'),
    p('CARBON STEEL, STAINLESS STEEL, DUPLEX, INCONEL, GTAW, SMAW, FCAW, ISOMETRIC READING, ORBITAL MACHINE'),
    head('CERTIFICATE'),
    p('6G WELDER QUALIFICATION (ASME IX) – TUV NORD – 2023\nARAMCO JCC – 2014\nH2S / CONFINED SPACE – 2022'),
    p('SALARY NOW – QR 3,200 + FOOD. EXPECTED – QR 4,000', { before: 120 }),
    p('SIGN – ……………\t\tDATE – 12/08/2026', { before: 160 }),
  ],
});

/* LABEL
about: welder | other | senior | q-doc-capitals-yellow
name: Rampravesh Chauhan
email: rampraveshwelder6g@gmail.com
phone: 8052941673; +974 50462219
place: Deoria
skills: CARBON STEEL; STAINLESS STEEL; DUPLEX; INCONEL; GTAW; SMAW; FCAW; ISOMETRIC READING; ORBITAL MACHINE
also: GTAW + SMAW; 6G; CONFINED SPACE; H2S
job: 6G WELDER | GALFAR AL MISNAD ENGG. & CONT. W.L.L. | QATAR | 2021-10 | now
job: WELDER | RELIANCE J3 PROJECT (L&T) | JAMNAGAR | 2020-06 | 2021-09
job: PIPE WELDER | DESCON ENGINEERING | ABU DHABI | 2017-01 | 2020-02
job: WELDER | NASSER S. AL-HAJRI CORP. | SAUDI ARABIA | 2013-03 | 2016-11
job: ARC WELDER | THERMAX LTD | PUNE | 2009-08 | 2013-01
edu: HIGH SCHOOL | | | U.P. BOARD | 2005 | 3RD DIV
edu: I.T.I. | WELDER | GOVT. I.T.I. DEORIA | | 2008 | 1ST DIV
languages: HINDI; BHOJPURI; ENGLISH; ARABIC
cert: 6G WELDER QUALIFICATION (ASME IX); ARAMCO JCC; H2S / CONFINED SPACE
born: 1989-03-15
marital: MARRIED
dated: 2026-08-12
*/
