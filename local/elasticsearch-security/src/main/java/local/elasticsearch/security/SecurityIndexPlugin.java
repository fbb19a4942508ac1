package local.elasticsearch.security;

import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;

import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.email.UAX29URLEmailTokenizer;
import org.apache.lucene.analysis.miscellaneous.RemoveDuplicatesTokenFilter;
import org.apache.lucene.analysis.pattern.PatternCaptureGroupTokenFilter;
import org.elasticsearch.common.settings.Settings;
import org.elasticsearch.index.analysis.AbstractTokenFilterFactory;
import org.elasticsearch.index.analysis.TokenFilterFactory;
import org.elasticsearch.index.analysis.TokenizerFactory;
import org.elasticsearch.indices.analysis.AnalysisModule.AnalysisProvider;
import org.elasticsearch.plugins.AnalysisPlugin;
import org.elasticsearch.plugins.Plugin;

import static org.elasticsearch.plugins.AnalysisPlugin.requiresAnalysisSettings;

/** What the index of accounts and roles needs of the analysis module, which is not published as a jar. */
public final class SecurityIndexPlugin extends Plugin implements AnalysisPlugin {
    @Override
    public Map<String, AnalysisProvider<TokenizerFactory>> getTokenizers() {
        return Map.of("uax_url_email", (index, env, name, settings) -> TokenizerFactory.newFactory(name, UAX29URLEmailTokenizer::new));
    }

    @Override
    public Map<String, AnalysisProvider<TokenFilterFactory>> getTokenFilters() {
        return Map.of(
            "pattern_capture", requiresAnalysisSettings((index, env, name, settings) -> patternCapture(name, settings)),
            "unique", (index, env, name, settings) -> filter(name, RemoveDuplicatesTokenFilter::new));
    }

    private static TokenFilterFactory patternCapture(String name, Settings settings) {
        Pattern[] patterns = settings.getAsList("patterns").stream().map(Pattern::compile).toArray(Pattern[]::new);
        return filter(name, in -> new PatternCaptureGroupTokenFilter(in, true, patterns));
    }

    private static TokenFilterFactory filter(String name, UnaryOperator<TokenStream> filter) {
        return new AbstractTokenFilterFactory(name) {
            @Override
            public TokenStream create(TokenStream in) {
                return filter.apply(in);
            }
        };
    }
}
