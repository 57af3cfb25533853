import {Composition, Folder} from 'remotion';
import {expect} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {createUntyped} from '../../../packages/claims/dom/createUntyped.ts';
import {Frame} from '../../../packages/claims/dom/Frame.tsx';
import {mountRoot} from '../../../packages/claims/dom/mountRoot.tsx';

const size = {width: 1280, height: 720, fps: 30, durationInFrames: 150};

claim("They don't change how you render your compositions, their IDs or their order on the command line.", async () => {
  const {getManager} = await mountRoot(
    <>
      <Composition id="A" component={Frame} {...size} />
      <Folder name="Season-1">
        <Composition id="B" component={Frame} {...size} />
      </Folder>
      <Composition id="C" component={Frame} {...size} />
    </>,
  );
  expect(getManager().compositions.map(({id}) => id)).toEqual(['A', 'B', 'C']);
});

claim(
  "you'll see the folder Season-1, which contains the composition Episode-1 and another folder called Thumbnails.",
  async () => {
    const {getManager} = await mountRoot(
      <>
        <Folder name="Season-1">
          <Composition id="Episode-1" component={Frame} {...size} />
          <Folder name="Thumbnails">
            <Composition id="Thumbnail-1" component={Frame} {...size} />
          </Folder>
        </Folder>
        <Composition id="Trailer" component={Frame} {...size} />
      </>,
    );
    const {compositions, folders} = getManager();
    expect(compositions.map(({id, folderName, parentFolderName}) => [id, folderName, parentFolderName])).toEqual([
      ['Episode-1', 'Season-1', null],
      ['Thumbnail-1', 'Thumbnails', 'Season-1'],
      ['Trailer', null, null],
    ]);
    expect(folders).toHaveLength(2);
    expect(folders).toContainEqual({name: 'Season-1', parent: null});
    expect(folders).toContainEqual({name: 'Thumbnails', parent: 'Season-1'});
  },
);

claim('It may contain uppercase and lowercase letters from a to z, digits and hyphens.', async () => {
  await mountRoot(<Folder name="Season-1">{null}</Folder>);
  for (const name of ['', 'Season 1', 'a/b', 'é', 'a_b']) {
    await expect(mountRoot(<Folder name={name}>{null}</Folder>)).rejects.toThrow(
      `Folder name can only contain a-z, A-Z, 0-9 and -. You passed ${name}`,
    );
  }
});

claim("The folder isn't part of a composition's ID.", async () => {
  const {getManager} = await mountRoot(
    <Folder name="Season-1">
      <Composition id="Episode-1" component={Frame} {...size} />
    </Folder>,
  );
  expect(getManager().compositions[0]?.id).toBe('Episode-1');
});

claim('You must pass a name to a <Folder />. | name is missing or null.', async () => {
  for (const props of [{}, {name: null}]) {
    await expect(mountRoot(createUntyped(Folder, props))).rejects.toThrow('You must pass a name to a <Folder />.');
  }
});

claim('The "name" you pass into <Folder /> must be a string. Got: number', async () => {
  await expect(mountRoot(createUntyped(Folder, {name: 5}))).rejects.toThrow(
    'The "name" you pass into <Folder /> must be a string. Got: number',
  );
});

claim('Only the preview checks this.', async () => {
  // The check is in the sidebar of the preview. Registering the folders doesn't throw an error.
  const {getManager} = await mountRoot(
    <>
      <Folder name="Thumbnails">{null}</Folder>
      <Folder name="Thumbnails">{null}</Folder>
    </>,
  );
  expect(getManager().folders.map(({name}) => name)).toEqual(['Thumbnails', 'Thumbnails']);
});

claim(
  "A folder name can't contain spaces, and you can't use slashes to create nested folders. Both throw an error:",
  async () => {
    await expect(mountRoot(<Folder name="Season 1">{null}</Folder>)).rejects.toThrow('Folder name can only contain');
    await expect(mountRoot(<Folder name="Season-1/Drafts">{null}</Folder>)).rejects.toThrow(
      'Folder name can only contain',
    );
  },
);
