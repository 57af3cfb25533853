import type {Cheerio, CheerioAPI} from 'cheerio';

type NodesIn<Selection> = Selection extends Cheerio<infer Node> ? Node : never;

/** A node of a parsed page. */
export type DomNode = NodesIn<ReturnType<ReturnType<CheerioAPI['root']>['contents']>>;
