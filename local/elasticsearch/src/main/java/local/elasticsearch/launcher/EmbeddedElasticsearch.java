package local.elasticsearch.launcher;

import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;

import org.elasticsearch.common.logging.LogConfigurator;
import org.elasticsearch.common.settings.KeyStoreWrapper;
import org.elasticsearch.common.settings.Settings;
import org.elasticsearch.env.Environment;
import org.elasticsearch.node.InternalSettingsPreparer;
import org.elasticsearch.node.Node;
import org.elasticsearch.plugins.PluginsLoader;

import local.watch.ParentWatch;

/**
 * Runs one Elasticsearch node on the loopback address: {@code EmbeddedElasticsearch HOME DATA PORT [PASSWORD]}. With a
 * password, that of {@code elastic}, security is on: HOME must have the module.
 */
public final class EmbeddedElasticsearch {
    private static final String NAME = "embedded";

    private EmbeddedElasticsearch() {}

    public static void main(String[] args) throws Exception {
        ParentWatch.start();
        Path home = Path.of(args[0]).toAbsolutePath();
        Path data = Path.of(args[1]).toAbsolutePath();
        Settings.Builder settings = Settings.builder()
            .put("path.home", home)
            .put("path.data", data)
            .put("path.logs", data.resolve("logs"))
            .put("cluster.name", NAME)
            .put("node.name", NAME)
            .put("discovery.type", "single-node")
            .put("network.host", "127.0.0.1")
            .put("http.port", args[2])
            .put("transport.port", "0")
            // only the indexer creates indices, from their mappings
            .put("action.auto_create_index", false)
            // a nearly full disk would make every index read-only; the start checks the free space
            .put("cluster.routing.allocation.disk.threshold_enabled", false);
        if (args.length > 3) secure(settings, args[3]);

        LogConfigurator.configureESLogging();
        LogConfigurator.setNodeName(NAME);
        Environment env = InternalSettingsPreparer.prepareEnvironment(settings.build(), Map.of(), home.resolve("config"), () -> NAME);
        LogConfigurator.configure(env, true);

        Node node = new Node(env, PluginsLoader.createPluginsLoader(
            PluginsLoader.loadModulesBundles(env.modulesDir(), false), Set.of(), Map.of()));
        Runtime.getRuntime().addShutdownHook(new Thread(() -> close(node), "shutdown"));
        node.start();
        Thread.currentThread().join();
    }

    private static void secure(Settings.Builder settings, String password) {
        KeyStoreWrapper secrets = KeyStoreWrapper.create();
        secrets.setString("bootstrap.password", password.toCharArray());
        settings.setSecureSettings(secrets).put("xpack.security.enabled", true);
    }

    private static void close(Node node) {
        try {
            node.prepareForClose();
            node.close();
            node.awaitClose(8, TimeUnit.SECONDS);
        } catch (Exception e) {
            e.printStackTrace();
        }
    }
}
