import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {readDocumentIds} from '../packages/content-model/readDocumentIds.ts';
import {filterExistingPages} from './config/sidebars/filterExistingPages.ts';
import {guides} from './config/sidebars/guides.ts';
import {reference} from './config/sidebars/reference.ts';

const written = readDocumentIds(`${__dirname}/../content/docs`);

const sidebars: SidebarsConfig = {
  mainSidebar: filterExistingPages(guides, written),
  apiSidebar: filterExistingPages(reference, written),
};

export default sidebars;
