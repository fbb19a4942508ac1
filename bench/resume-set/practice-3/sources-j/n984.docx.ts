import { docx, list, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Open Sans',
  size: 9,
  margin: 700,
  header: [
    p('Suresh Babu Vemuri   |   Embedded Firmware   |   +91 90529 66180   |   vsb.embedded@gmail.com', {
      bold: true,
      color: '1B5E20',
    }),
  ],
  body: [
    table(
      [3100, 7300],
      [
        [
          p('PLACE', { bold: true }) +
            p('Kukatpally, Hyderabad') +
            p('EDUCATION', { bold: true, before: 160 }) +
            p('M.Tech – Embedded\nSystems\nJNTU College of\nEngineering, Hyderabad\n2013 | 76 %') +
            p('B.Tech – ECE\nVignan’s Engineering\nCollege, Vadlamudi\n(JNTU Kakinada)\n2011 | 71 %') +
            p('I WORK WITH', { bold: true, before: 160 }) +
            list('Embedded C', 'FreeRTOS', 'ARM Cortex-M4', 'CAN, LIN', 'AUTOSAR', 'Lauterbach', 'Python') +
            p('LANGUAGES', { bold: true, before: 160 }) +
            p('Telugu, English, Hindi'),
          p('EXPERIENCE (11 years 5 months)', { bold: true }) +
            table(
              [4700, 2300],
              [
                [
                  p('**Technical Lead – Firmware**\nMobis Autotech India'),
                  p('Jun 2019 –\ntill date', { align: 'right' }),
                ],
                [
                  p('**Senior Embedded Engineer**\nKPIT Cumin Infosystems'),
                  p('Apr 2016 –\nMay 2019', { align: 'right' }),
                ],
                [p('**Embedded Engineer**\nECIL-Rapiscan Ltd'), p('Sep 2013 –\nMar 2016', { align: 'right' })],
              ],
              { border: false },
            ) +
            p('PROJECTS', { bold: true }) +
            table(
              [1900, 5100],
              [
                ['2022 – 24', 'Body control module for a Korean OEM; UDS diagnostics, bootloader'],
                ['2017 – 19', 'Battery management of a two-wheeler; cell balancing'],
                ['2014 – 15', 'X-ray baggage scanner, conveyor control'],
              ],
            ) +
            p('Notice period: 2 months; CTC: 26 LPA', { italic: true }),
        ],
      ],
      { border: false, side: 'E8F5E9' },
    ),
  ],
});
/* LABEL
about: embedded-firmware-lead | it | senior | n-word-nested-tables-header-name
name: Suresh Babu Vemuri
email: vsb.embedded@gmail.com
phone: 9052966180
place: Hyderabad
skills: Embedded C; FreeRTOS; ARM Cortex-M4; CAN; LIN; AUTOSAR; Lauterbach; Python
also: UDS diagnostics; bootloader; cell balancing; Battery management
job: Technical Lead – Firmware | Mobis Autotech India | | 2019-06 | now
job: Senior Embedded Engineer | KPIT Cumin Infosystems | | 2016-04 | 2019-05
job: Embedded Engineer | ECIL-Rapiscan Ltd | | 2013-09 | 2016-03
edu: M.Tech | Embedded Systems | JNTU College of Engineering, Hyderabad | | 2013 | 76 %
edu: B.Tech | ECE | Vignan’s Engineering College, Vadlamudi | JNTU Kakinada | 2011 | 71 %
languages: Telugu; English; Hindi
total: 11 5
ctc: 2600000
notice: 60
*/
