import { docx, h, list, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Liberation Sans',
  size: 10,
  heading: { bold: true, size: 11, shade: 'BFBFBF' },
  body: [
    p('Gayathri Devi Ramachandran\tgayathri.r.android@gmail.com', { bold: true, tabs: [-9900], size: 12 }),
    p('Android Developer\t+91 8089 551 730', { tabs: [-9900] }),
    p('Technopark Phase 3, Thiruvananthapuram', { line: true }),
    h('Career Summary'),
    list(
      'Having 5+ years of experience in developing Android applications',
      'Currently working as Senior Android Developer in UST Global from October 2022',
      'Previously worked with QBurst Technologies as Android Developer from July 2020 to September 2022',
      'Good knowledge in Kotlin, Jetpack Compose, MVVM and Clean architecture',
    ),
    h('Employment'),
    table(
      [3600, 3000, 3300],
      [
        ['Company', 'Position', 'Tenure'],
        ['UST Global, Thiruvananthapuram', 'Senior Android Developer', 'Oct 2022 – Present'],
        ['QBurst Technologies, Thiruvananthapuram', 'Android Developer', 'Jul 2020 – Sep 2022'],
      ],
      { head: 'DDDDDD' },
    ),
    h('Skill Set'),
    table(
      [3000, 6900],
      [
        ['Programming Languages', 'Kotlin 1.9, Java'],
        ['Mobile', 'Android SDK (API 21–34), Jetpack Compose, Room, Retrofit, Dagger Hilt, Coroutines'],
        ['IDE', 'Android Studio (Koala), IntelliJ'],
        ['Version Control', 'Git, Bitbucket'],
        ['Testing', 'JUnit 5, Espresso, MockK'],
      ],
    ),
    h('Project Details'),
    p('**1. Walgreens Pharmacy Chat**  (UST Global)', { before: 60 }),
    p('Client: Walgreens, USA   |   Duration: Nov 2022 – Present   |   Role: Senior Developer'),
    p('Environment: Kotlin, Compose, Hilt, Firebase'),
    p('Description: Chat with the pharmacist inside the shopping app with over 50 million downloads.'),
    list('Migrated 70 screens from XML to Compose', 'Crash-free users from 99.1 to 99.8 %'),
    p('**2. Seera Travel App**  (QBurst)', { before: 60 }),
    p('Client: Seera Group, KSA   |   Duration: Feb 2021 – Sep 2022   |   Role: Developer'),
    p('Environment: Kotlin, MVVM, Room, Retrofit'),
    list('RTL layouts, Mada payment, push notifications'),
    p('**3. Kids Learn**  (QBurst)', { before: 60 }),
    p('Client: Edumatch, Singapore   |   Duration: Aug 2020 – Jan 2021   |   Role: Developer'),
    h('Education'),
    list(
      'B.Tech (Computer Science) – College of Engineering, Chengannur – APJ Abdul Kalam Technological University – 2020 – CGPA 7.94',
      'Plus Two – Kerala State Board – Govt. HSS Attingal – 2016 – 93%',
      'SSLC – Kerala State Board – 2014 – A+ in 9 subjects',
    ),
    h('Achievements'),
    list(
      'Associate Android Developer certified by Google (2021), ID 9f20-77c1',
      'Bravo award, UST, Q4 2023',
      'Top 10 in Smart India Hackathon 2019',
    ),
    h('Personal Details'),
    table(
      [3000, 6900],
      [
        ['Date of Birth', '17 May 1998'],
        ['Guardian', 'Ramachandran Nair K.'],
        ['Languages', 'Malayalam, English, Tamil'],
        ['Notice Period', '60 Days'],
      ],
      { border: false },
    ),
  ],
});
/* LABEL
about: android-developer | it | mid | n-word-career-thrice-sentences-table-projects
name: Gayathri Devi Ramachandran
email: gayathri.r.android@gmail.com
phone: 8089551730
place: Thiruvananthapuram
skills: Kotlin 1.9; Java; Android SDK; Jetpack Compose; Room; Retrofit; Dagger Hilt; Coroutines; Android Studio; IntelliJ; Git; Bitbucket; JUnit 5; Espresso; MockK
also: Programming Languages; Mobile; IDE; Version Control; Testing; Kotlin; MVVM; Clean architecture; Compose; Hilt; Firebase; push notifications
job: Senior Android Developer | UST Global | Thiruvananthapuram | 2022-10 | now
job: Android Developer | QBurst Technologies | Thiruvananthapuram | 2020-07 | 2022-09
edu: B.Tech | Computer Science | College of Engineering, Chengannur | APJ Abdul Kalam Technological University | 2020 | CGPA 7.94
edu: Plus Two | | Govt. HSS Attingal | Kerala State Board | 2016 | 93%
edu: SSLC | | | Kerala State Board | 2014 | A+ in 9 subjects
languages: Malayalam; English; Tamil
cert: Associate Android Developer
total: 5 0
notice: 60
born: 1998-05-17
*/
