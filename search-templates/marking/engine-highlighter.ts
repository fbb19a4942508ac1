import { randomUUID } from 'node:crypto';
import type { Client } from '@elastic/elasticsearch';
import { analysis } from '#search-templates/analysis/analyzers.ts';
import type { Highlighter, Stretch } from './highlighter.ts';
import { markQuery } from './mark-query.ts';

/** Private-use characters, which no text contains. */
const [OPEN, CLOSE] = ['\ue000', '\ue001'];

const field = 'text';

/** The definition of the index that the engine's highlighter works in. */
export const highlighterIndex = {
  settings: { number_of_shards: 1, number_of_replicas: 0, refresh_interval: '500ms', analysis: analysis as never },
  mappings: {
    properties: { [field]: { type: 'text', analyzer: 'words', index_options: 'offsets' } },
  },
} as const;

/**
 * The engine's highlighter, with the query that marks resumes. It indexes the texts of each call, which takes a refresh.
 * It differs from the twin in three ways: of a rewritten spelling (`C++`) it marks only an inner part, it marks the
 * apostrophe after a word, and the words of a NEAR and of a phrase with a star wherever they occur.
 */
export function engineHighlighter(elasticsearch: Client, index: string): Highlighter {
  return {
    async highlight(leaf, texts) {
      const call = randomUUID();
      const ids = texts.map((_, at) => `${call}-${at}`);
      const operations = texts.flatMap((text, at) => [{ index: { _id: ids[at] } }, { [field]: text }]);
      const { errors } = await elasticsearch.bulk({ index, operations, refresh: 'wait_for' });
      if (errors) throw new Error('the engine refused a text');
      const query = markQuery([leaf], field);
      const { hits } = await elasticsearch.search({
        index,
        size: texts.length,
        _source: false,
        query: { bool: { filter: [{ ids: { values: ids } }, query] } },
        highlight: {
          type: 'unified',
          number_of_fragments: 0,
          pre_tags: [OPEN],
          post_tags: [CLOSE],
          fields: { [field]: { highlight_query: query } },
        },
      });
      const marked = new Map(hits.hits.map(({ _id, highlight }) => [_id, highlight?.[field]?.[0]]));
      return ids.map((id) => stretchesOf(marked.get(id) ?? ''));
    },
  };
}

/** The marked parts of a text, counted without the marks; parts that touch are one. */
function stretchesOf(marked: string): Stretch[] {
  const stretches: Stretch[] = [];
  let at = 0;
  for (const [index, part] of marked.split(new RegExp(`[${OPEN}${CLOSE}]`)).entries()) {
    if (index % 2 === 1) stretches.push([at, at + part.length]);
    at += part.length;
  }
  return stretches;
}
