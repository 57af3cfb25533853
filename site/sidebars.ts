import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {guides} from './config/sidebars/guides.ts';
import {reference} from './config/sidebars/reference.ts';

const sidebars: SidebarsConfig = {mainSidebar: [...guides], apiSidebar: [...reference]};

export default sidebars;
