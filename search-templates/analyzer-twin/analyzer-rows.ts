/** Text ⇒ the tokens that the analyzer `words` must produce, separated by blanks. */
export const analyzerRows: readonly { text: string; tokens: string[] }[] = `
# languages that are mostly punctuation
C ⇒ c
C language ⇒ c language
C, C++ and C#. ⇒ c cplusplus and csharp
C/C++ ⇒ c cplusplus
C++/C ⇒ cplusplus c
C,C++,C# ⇒ c cplusplus csharp
c++ ⇒ cplusplus
C++11 ⇒ cplusplus 11
C++17 ⇒ cplusplus 17
C# ⇒ csharp
C#.NET ⇒ csharp dotnet
C#/.NET ⇒ csharp dotnet
(C++) ⇒ cplusplus
"C++" ⇒ cplusplus
C++. ⇒ cplusplus
VC++ ⇒ vcplusplus
Visual C++ ⇒ visual cplusplus
abc++ ⇒ abc
C+ ⇒ c
C++ developer ⇒ cplusplus developer
Java.C++ ⇒ java cplusplus
F# ⇒ fsharp
F#, OCaml ⇒ fsharp ocaml
Notepad++ ⇒ notepadplusplus
Objective-C ⇒ objective_c
objective c ⇒ objective_c
Objective-C++ ⇒ objective cplusplus
Objective C# ⇒ objective csharp
Career objective CI/CD ⇒ career objective ci_cd
R ⇒ r
R programming ⇒ r programming
# .NET
.NET ⇒ dotnet
.net ⇒ dotnet
.NET Core ⇒ dotnet core
.NET 6 ⇒ dotnet 6
.NET6 ⇒ dotnet 6
.Net/C# ⇒ dotnet csharp
I know .NET. ⇒ i know dotnet
dotnet ⇒ dotnet
dot net ⇒ dotnet
dot-net ⇒ dotnet
Dot Net Core ⇒ dotnet core
dotnetcore ⇒ dotnet core
.netcore ⇒ dotnet core
ASP.NET ⇒ aspdotnet
ASP.NET MVC ⇒ aspdotnet mvc
asp .net ⇒ aspdotnet
ASP NET ⇒ aspdotnet
aspnet ⇒ aspdotnet
VB.NET ⇒ vbdotnet
vb net ⇒ vbdotnet
vb network ⇒ vb network
ADO.NET ⇒ adodotnet
ado.net ⇒ adodotnet
ML.NET ⇒ mldotnet
example.net ⇒ example.net
www.example.net ⇒ www example.net
Java developer and dot net ⇒ java developer and dotnet
botnet ⇒ botnet
internet ⇒ internet
Net ⇒ net
# JavaScript
Node.js ⇒ nodejs
NodeJS ⇒ nodejs
node js ⇒ nodejs
Node.js. ⇒ nodejs
Node.js, ⇒ nodejs
Node JS / React JS ⇒ nodejs reactjs
anode jsp ⇒ anode jsp
node jsp ⇒ node jsp
node.json ⇒ node.json
React.js ⇒ reactjs
ReactJS ⇒ reactjs
React Native ⇒ react native
Angular.js ⇒ angularjs
AngularJS ⇒ angularjs
angular js ⇒ angularjs
Vue.js ⇒ vuejs
Next.js ⇒ nextjs
Nuxt.js ⇒ nuxtjs
Express.js ⇒ expressjs
NestJS ⇒ nestjs
Nest.js ⇒ nestjs
D3.js ⇒ d3js
three.js ⇒ threejs
Three JS ⇒ threejs
JavaScript ⇒ javascript
Java Script ⇒ java script
package.json ⇒ package json
index.js ⇒ index js
Kafka.Node.js ⇒ kafka nodejs
# slashes
CI/CD ⇒ ci_cd
CI/CD pipelines ⇒ ci_cd pipelines
ci-cd ⇒ ci_cd
CI CD ⇒ ci_cd
cicd ⇒ ci_cd
ci/cda ⇒ ci cda
PL/SQL ⇒ pl_sql
PL/SQL, SQL ⇒ pl_sql sql
plsql ⇒ pl_sql
pl sql ⇒ pl_sql
pl-sql ⇒ pl_sql
SQL/PL ⇒ sql pl
T-SQL ⇒ t_sql
tsql ⇒ t_sql
TCP/IP ⇒ tcp ip
UI/UX ⇒ ui ux
AR/VR ⇒ ar vr
S/4HANA ⇒ s_4hana
S/4 HANA ⇒ s_4hana
S4HANA ⇒ s_4hana
S4 HANA ⇒ s_4hana
SAP S/4HANA ⇒ sap s_4hana
AS/400 ⇒ as_400
AS400 ⇒ as_400
z/OS ⇒ z_os
A/B testing ⇒ a_b testing
I/O ⇒ i o
24/7 ⇒ 24 7
24x7 ⇒ 24x7
and/or ⇒ and or
# ampersands
R&D ⇒ r_d
R & D ⇒ r d
R&D. ⇒ r_d
HR&D ⇒ hr d
H&R Dept ⇒ h r dept
P&L ⇒ p_l
M&A ⇒ m_a
Q&A ⇒ q_a
L&D ⇒ l_d
T&D ⇒ t_d
C&B ⇒ c_b
F&B ⇒ f_b
O&M ⇒ o_m
FP&A ⇒ fp_a
SG&A ⇒ sg_a
S&OP ⇒ s_op
AT&T ⇒ at_t
L&T ⇒ l t
L&T, M.Sc. ⇒ l t m sc
Larsen & Toubro ⇒ larsen toubro
Johnson & Johnson ⇒ johnson johnson
Sales&Marketing ⇒ sales marketing
# plus
A+ ⇒ aplus
A+ certified ⇒ aplus certified
Network+ ⇒ networkplus
Security+ ⇒ securityplus
CompTIA Security+, Network+ ⇒ comptia securityplus networkplus
Google+ ⇒ googleplus
a+b ⇒ aplus b
n+1 ⇒ n 1
# full stops
B.Tech ⇒ b tech
B.Tech, Kafka.Then ⇒ b tech kafka then
B. Tech ⇒ b tech
b.tech. ⇒ b tech
B.E. ⇒ b e
M.B.A. ⇒ m b a
U.S. Tax ⇒ u s tax
e.g. Java ⇒ e g java
Ph.D ⇒ ph d
M.Sc ⇒ m sc
Kafka.Then ⇒ kafka then
end.Begin ⇒ end begin
4.5 years ⇒ 4.5 years
4.5 ⇒ 4.5
1,00,000 ⇒ 1,00,000
Rs.5000 ⇒ rs 5000
5.5LPA ⇒ 5.5lpa
v1.2.3 ⇒ v1.2.3
web2.0 ⇒ web2.0
java8.Spring ⇒ java8 spring
Java 8. ⇒ java 8
Inc. ⇒ inc
Dr. Reddy's ⇒ dr reddys
someone@example.com ⇒ someone example com
http://example.com/path ⇒ http example com path
# colons, hyphens, underscores, apostrophes
Skills:Java ⇒ skills java
Skills: Java, Kafka ⇒ skills java kafka
10:30 ⇒ 10 30
e-commerce ⇒ e commerce
front-end ⇒ front end
back‑end ⇒ back end
snake_case ⇒ snake_case
_private ⇒ _private
__init__ ⇒ __init__
a_b ⇒ a_b
Bachelor's degree ⇒ bachelors degree
Bachelor’s degree ⇒ bachelors degree
O'Reilly ⇒ oreilly
'quoted' ⇒ quoted
it's ⇒ its
well-being ⇒ well being
# letters with marks
Résumé ⇒ resume
resume ⇒ resume
RÉSUMÉ ⇒ resume
re\u0301sume\u0301 ⇒ resume
naïve ⇒ naive
Zoë ⇒ zoe
Straße ⇒ strasse
Ærø ⇒ aero
İstanbul ⇒ istanbul
ﬁnance ⇒ finance
oﬃce ⇒ office
Ｊａｖａ ⇒ java
Ⓐ ⇒ a
Ñandú ⇒ nandu
Ελλάδα ⇒ ελλάδα
Привет ⇒ привет
# Indian scripts
हिन्दी भाषा ⇒ हिन्दी भाषा
मराठी ⇒ मराठी
தமிழ் மொழி ⇒ தமிழ் மொழி
తెలుగు ⇒ తెలుగు
ಕನ್ನಡ ⇒ ಕನ್ನಡ
മലയാളം ⇒ മലയാളം
বাংলা ⇒ বাংলা
ગુજરાતી ⇒ ગુજરાતી
ਪੰਜਾਬੀ ⇒ ਪੰਜਾਬੀ
ଓଡ଼ିଆ ⇒ ଓଡ଼ିଆ
اردو ⇒ اردو
१२३ ⇒ १२३
# what a PDF leaves
deve\u00adlopment ⇒ development
Java\u00a0Spring ⇒ java spring
node\u00a0js ⇒ node js
node\u202fjs ⇒ node js
• Java ⇒ java
▪ Java ⇒ java
➢ Java ✓ Kafka ⇒ java kafka
Oracle® Database ⇒ oracle database
Java™ SE ⇒ java se
©2024 ⇒ 2024
Java–Spring ⇒ java spring
Java—Spring ⇒ java spring
Java…Spring ⇒ java spring
one\u200btwo ⇒ one two
# nothing
& ⇒ 
--- ⇒ 
... ⇒ 
!!! ⇒ 
“” ⇒ 
# others
K8s ⇒ k8s
i18n ⇒ i18n
3D ⇒ 3d
B2B ⇒ b2b
H1B ⇒ h1b
5G ⇒ 5g
Web3 ⇒ web3
J2EE ⇒ j2ee
log4j ⇒ log4j
COVID-19 ⇒ covid 19
ISO 9001:2015 ⇒ iso 9001 2015
ISO-9001 ⇒ iso 9001
Six Sigma ⇒ six sigma
100% ⇒ 100
₹5,00,000 ⇒ 5,00,000
$100 ⇒ 100
#hashtag ⇒ hashtag
@handle ⇒ handle
C:\\path ⇒ c path
foo(bar) ⇒ foo bar
[x]{y} ⇒ x y
<b>bold</b> ⇒ b bold b
a|b ⇒ a b
a&&b ⇒ a b
a=b ⇒ a b
~x ⇒ x
x^2 ⇒ x 2
🚀 Java ⇒ 🚀 java
Java🚀Spring ⇒ java 🚀 spring
👨‍👩‍👧 family ⇒ 👨‍👩‍👧 family
🇮🇳 India ⇒ 🇮🇳 india
日本語 ⇒ 日 本 語
カタカナ ⇒ カタカナ
한국어 ⇒ 한국어
ไทย ⇒ ไทย
`
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('# '))
  .map((line) => {
    const [text = '', tokens = ''] = line.split(' ⇒ ');
    return { text, tokens: tokens.split(' ').filter(Boolean) };
  });
