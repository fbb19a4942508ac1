/**
 * Words that the standard tokenizer would split or merge, each with the single token it becomes. A line is: token (or
 * tokens, separated by blanks) = spellings, separated by bars; case is ignored. The index's analyzer
 * (analysis/analyzers.ts) and its twin (analyzer-twin/tokens.ts) both use this list, so a change needs a reindex.
 * Another name of the same thing is a synonym instead.
 */
const LIST = `
# languages whose name is mostly punctuation
cplusplus     = c++
csharp        = c#
fsharp        = f#
vcplusplus    = vc++
notepadplusplus = notepad++
objective_c   = objective-c | objective c
pl_sql        = pl/sql | pl-sql | pl sql | plsql
t_sql         = t-sql | t/sql | tsql
pl_i          = pl/i | pl/1

# .NET and what is built on it
dotnet        = .net | dot net | dot-net
dotnet core   = .netcore | dotnetcore
aspdotnet     = asp.net | asp .net | asp net | aspnet | asp dot net
vbdotnet      = vb.net | vb .net | vb net | vbnet | vb dot net
adodotnet     = ado.net | ado .net | adonet | ado net
mldotnet      = ml.net

# JavaScript's libraries: with a dot, a blank or nothing
nodejs        = node.js | node js
reactjs       = react.js | react js
angularjs     = angular.js | angular js
vuejs         = vue.js | vue js
nextjs        = next.js | next js
nuxtjs        = nuxt.js | nuxt js
expressjs     = express.js | express js
nestjs        = nest.js | nest js
emberjs       = ember.js | ember js
backbonejs    = backbone.js | backbone js
knockoutjs    = knockout.js | knockout js
extjs         = ext.js | ext js
electronjs    = electron.js | electron js
d3js          = d3.js | d3 js
threejs       = three.js | three js
chartjs       = chart.js | chart js
p5js          = p5.js
meteorjs      = meteor.js | meteor js
alpinejs      = alpine.js | alpine js

# with a slash
ci_cd         = ci/cd | ci-cd | ci cd | cicd
a_b           = a/b
s_4hana       = s/4hana | s/4 hana | s/4-hana | s4/hana | s4hana | s4 hana
as_400        = as/400 | as400 | as-400
os_390        = os/390
z_os          = z/os | zos

# with an ampersand
r_d           = r&d
l_d           = l&d
t_d           = t&d
c_b           = c&b
p_l           = p&l
m_a           = m&a
q_a           = q&a
f_b           = f&b
f_o           = f&o
o_m           = o&m
e_c           = e&c
i_c           = i&c
p_c           = p&c
p_m           = p&m
r_r           = r&r
v_v           = v&v
d_i           = d&i
de_i          = de&i
g_a           = g&a
sg_a          = sg&a
fp_a          = fp&a
s_op          = s&op
a_a           = a&a
m_e           = m&e
w_m           = w&m
p_g           = p&g
j_j           = j&j
e_y           = e&y
at_t          = at&t

# with a plus
aplus         = a+
networkplus   = network+
securityplus  = security+
cloudplus     = cloud+
googleplus    = google+
`;

export interface Spelling {
  /** One spelling, in lower case. */
  written: string;
  tokens: string[];
}

export const spellings: readonly Spelling[] = LIST.split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .flatMap((line) => {
    const [tokens = '', written = ''] = line.split(/\s+=\s+/);
    return written.split(' | ').map((one) => ({ written: one.trim(), tokens: tokens.trim().split(' ') }));
  });
