import {spawnSync} from 'node:child_process';
import {root} from '../packages/tooling/root.ts';
import {findBadCommits} from './findBadCommits.ts';

/** Subjects up to this one name several scopes, or have another form. */
const lastUnchecked = '948d478f';

const {status, stdout} = spawnSync('git', ['log', '--no-merges', '--format=%h %s', `${lastUnchecked}..`], {
  cwd: root,
  encoding: 'utf8',
});
if (status === 0) {
  const problems = findBadCommits(stdout);
  problems.forEach((problem) => console.log(problem));
  process.exitCode = problems.length > 0 ? 1 : 0;
} else {
  console.log('This checkout has no history, so there are no commits to check.');
}
