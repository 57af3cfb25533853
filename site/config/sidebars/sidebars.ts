import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {guides} from './guides.ts';
import {reference} from './reference.ts';

const sidebars: SidebarsConfig = {mainSidebar: [...guides], apiSidebar: [...reference]};

export default sidebars;
