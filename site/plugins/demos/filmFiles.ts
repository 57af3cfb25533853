import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {readDemo} from '../../../demos/readDemos';
import {type Film, filmed, films, filmsFolder} from '../../../demos/render/films';
import {demoFacts} from './demoFacts';

/** The demo that the front page offers as files, with their sizes as they are on the disk. */
export interface FilmFiles {
  readonly poster: string;
  readonly alt: string;
  readonly films: readonly (Film & {readonly bytes: number})[];
}

/** Prepares `@generated/site-films/default/films.json`. */
export const filmFiles = (): Plugin => ({
  name: 'site-films',
  getPathsToWatch: () => [join(filmsFolder, '*')],
  contentLoaded: async ({actions}) => {
    const {poster, alt} = demoFacts(await readDemo(filmed));
    const sized = films.map((film) => ({...film, bytes: readFileSync(join(filmsFolder, film.file)).length}));
    const data: FilmFiles = {poster, alt, films: sized};
    await actions.createData('films.json', JSON.stringify(data));
  },
});
