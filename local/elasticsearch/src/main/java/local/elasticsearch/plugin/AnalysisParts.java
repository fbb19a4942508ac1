package local.elasticsearch.plugin;

import java.io.Reader;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

import org.apache.lucene.analysis.LowerCaseFilter;
import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.charfilter.MappingCharFilter;
import org.apache.lucene.analysis.charfilter.NormalizeCharMap;
import org.apache.lucene.analysis.miscellaneous.ASCIIFoldingFilter;
import org.elasticsearch.common.settings.Settings;
import org.elasticsearch.env.Environment;
import org.elasticsearch.index.analysis.AbstractTokenFilterFactory;
import org.elasticsearch.index.analysis.Analysis;
import org.elasticsearch.index.analysis.CharFilterFactory;
import org.elasticsearch.index.analysis.NormalizingTokenFilterFactory;
import org.elasticsearch.index.analysis.PreConfiguredTokenFilter;
import org.elasticsearch.index.analysis.TokenFilterFactory;
import org.elasticsearch.indices.analysis.AnalysisModule.AnalysisProvider;

import static org.elasticsearch.plugins.AnalysisPlugin.requiresAnalysisSettings;

/** Lucene's own char filter and token filters under Elasticsearch's names and settings. */
final class AnalysisParts {
    private AnalysisParts() {}

    static Map<String, AnalysisProvider<CharFilterFactory>> charFilters() {
        return Map.of("mapping", requiresAnalysisSettings((index, env, name, settings) -> mapping(env, name, settings)));
    }

    static Map<String, AnalysisProvider<TokenFilterFactory>> tokenFilters() {
        return Map.of(
            "lowercase", (index, env, name, settings) -> normalizing(name, LowerCaseFilter::new),
            "asciifolding", (index, env, name, settings) -> normalizing(name, ASCIIFoldingFilter::new));
    }

    static List<PreConfiguredTokenFilter> preConfiguredTokenFilters() {
        return List.of(PreConfiguredTokenFilter.singleton("asciifolding", true, ASCIIFoldingFilter::new));
    }

    private static CharFilterFactory mapping(Environment env, String name, Settings settings) {
        NormalizeCharMap.Builder rules = new NormalizeCharMap.Builder();
        for (String rule : Analysis.getWordList(env, settings, "mappings")) {
            String[] sides = rule.split("=>", 2);
            if (sides.length != 2) {
                throw new IllegalArgumentException("char filter [" + name + "]: no => in [" + rule + "]");
            }
            rules.add(sides[0].trim(), sides[1].trim());
        }
        NormalizeCharMap map = rules.build();
        return charFilter(name, in -> new MappingCharFilter(map, in));
    }

    private static CharFilterFactory charFilter(String name, UnaryOperator<Reader> filter) {
        return new CharFilterFactory() {
            @Override
            public String name() {
                return name;
            }

            @Override
            public Reader create(Reader in) {
                return filter.apply(in);
            }
        };
    }

    /** A filter that a keyword field's normalizer may also use. */
    private static TokenFilterFactory normalizing(String name, UnaryOperator<TokenStream> filter) {
        final class Normalizing extends AbstractTokenFilterFactory implements NormalizingTokenFilterFactory {
            Normalizing() {
                super(name);
            }

            @Override
            public TokenStream create(TokenStream in) {
                return filter.apply(in);
            }
        }
        return new Normalizing();
    }
}
