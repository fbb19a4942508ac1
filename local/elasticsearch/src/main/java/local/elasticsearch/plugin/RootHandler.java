package local.elasticsearch.plugin;

import java.util.List;

import org.apache.lucene.util.Version;
import org.elasticsearch.Build;
import org.elasticsearch.client.internal.node.NodeClient;
import org.elasticsearch.node.Node;
import org.elasticsearch.plugins.Plugin.PluginServices;
import org.elasticsearch.rest.BaseRestHandler;
import org.elasticsearch.rest.RestRequest;
import org.elasticsearch.rest.RestResponse;
import org.elasticsearch.rest.RestStatus;
import org.elasticsearch.xcontent.XContentBuilder;

/** {@code GET /}: name and version, with which clients verify that the server is Elasticsearch. */
final class RootHandler extends BaseRestHandler {
    private final PluginServices services;

    RootHandler(PluginServices services) {
        this.services = services;
    }

    @Override
    public String getName() {
        return "local_root";
    }

    @Override
    public List<Route> routes() {
        return List.of(new Route(RestRequest.Method.GET, "/"), new Route(RestRequest.Method.HEAD, "/"));
    }

    @Override
    protected RestChannelConsumer prepareRequest(RestRequest request, NodeClient client) {
        return channel -> {
            XContentBuilder answer = channel.newBuilder().prettyPrint().startObject();
            answer.field("name", Node.NODE_NAME_SETTING.get(services.environment().settings()));
            answer.field("cluster_name", services.clusterService().getClusterName().value());
            answer.field("cluster_uuid", services.clusterService().state().metadata().clusterUUID());
            version(answer);
            answer.field("tagline", "You Know, for Search");
            answer.endObject();
            channel.sendResponse(new RestResponse(RestStatus.OK, answer));
        };
    }

    private static void version(XContentBuilder answer) throws java.io.IOException {
        Build build = Build.current();
        answer.startObject("version");
        answer.field("number", build.qualifiedVersion());
        answer.field("build_flavor", build.flavor());
        answer.field("build_type", build.type().displayName());
        answer.field("build_hash", build.hash());
        answer.field("build_date", build.date());
        answer.field("build_snapshot", build.isSnapshot());
        answer.field("lucene_version", Version.LATEST.toString());
        answer.field("minimum_wire_compatibility_version", build.minWireCompatVersion());
        answer.field("minimum_index_compatibility_version", build.minIndexCompatVersion());
        answer.endObject();
    }
}
