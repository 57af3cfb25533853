import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {documentIds} from './config/sidebars/documentIds';
import {existingPages} from './config/sidebars/existingPages';
import {guides} from './config/sidebars/guides';
import {reference} from './config/sidebars/reference';

const written = documentIds(`${__dirname}/docs`);

const sidebars: SidebarsConfig = {
  mainSidebar: existingPages(guides, written),
  apiSidebar: existingPages(reference, written),
};

export default sidebars;
