import * as Player from '@remotion/player';
import * as React from 'react';
import * as ReactDom from 'react-dom';
import * as jsxRuntime from 'react/jsx-runtime';
import * as remotion from 'remotion';
import {addPackage} from './loadedPackages.ts';

addPackage('react', React);
addPackage('react-dom', ReactDom);
addPackage('react/jsx-runtime', jsxRuntime);
addPackage('remotion', remotion);
addPackage('@remotion/player', Player);
