import {z} from 'zod';
import {getDistinctivePart} from '../../content-model/messages/log/getDistinctivePart.ts';
import {maxQueryLength, type SearchHit} from '../../search/contract.ts';
import {findNearestNames} from '../../toolkit-model/findNearestNames.ts';
import {findReplacement} from '../check/replacements.ts';
import type {AgentData} from '../data/AgentData.ts';
import {defineTool} from './AgentTool.ts';
import {formatHitLink, unescapeHit} from './formatHitLink.ts';

const maxResults = 20;

/** Finds sections in the documentation with the engine of the site's search. */
export const searchDocs = defineTool({
  name: 'search_docs',
  title: 'Search the documentation',
  description:
    'Finds pages and sections of the Remotion 3.2 documentation. Use names of APIs, options, flags, error messages or a few keywords. Returns titles, links with anchors and a snippet. Read the best one with read_page.',
  input: z.object({
    query: z.string().min(1).max(1000).describe('A name, an error message or keywords, in English'),
    limit: z.number().int().min(1).max(maxResults).default(8).describe('The number of results'),
  }),
  run({query, limit}, {data}) {
    const {hits, nbHits} = data.engine.search({
      // The engine reads as many characters as the input of the site accepts.
      query: query.trim().length <= maxQueryLength ? query : getDistinctivePart(query, maxQueryLength),
      hitsPerPage: limit,
      attributesToSnippet: ['content:30'],
      highlightPreTag: '',
      highlightPostTag: '',
    });
    const note = explainName(query, data);
    if (hits.length === 0) {
      const titles = data.pages.map(({title}) => title);
      return {
        text: `${note}No results for "${query}". The closest pages are ${findNearestNames(query, titles).join(', ')}. Try a name such as interpolate, or fewer words.`,
      };
    }
    return {text: `${note}${nbHits} results\n\n${hits.map((hit) => formatHit(hit, data.siteUrl)).join('\n')}`};
  },
});

/** Says what to use instead of a name from another version of Remotion. */
function explainName(query: string, {model, siteUrl}: AgentData): string {
  const name = query.trim().replace(/\(.*\)$|^<|\s*\/?>$/g, '');
  const replacement = findReplacement(name);
  return replacement === undefined || model.packages.some(({exports}) => exports.some((own) => own.name === name))
    ? ''
    : `${name} isn't part of Remotion 3.2. ${replacement.fix} ${siteUrl}${replacement.link}\n\n`;
}

function formatHit(hit: SearchHit, siteUrl: string): string {
  const snippet = hit._snippetResult?.content?.value ?? hit.content ?? '';
  return `- ${formatHitLink(hit, siteUrl)}${snippet === '' ? '' : `: ${unescapeHit(snippet)}`}`;
}
