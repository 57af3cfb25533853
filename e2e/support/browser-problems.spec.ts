import {openPage} from './openPage.ts';
import {BrowserProblems} from './BrowserProblems.ts';
import {startOtherHost} from './startOtherHost.ts';
import {expect, test} from './test.ts';

// The content policy of a page contains the hosts that it was built with. These tests use other hosts.
test.use({bypassCSP: true});

test('a test detects messages in the console, errors on the page and network requests', async ({page, problems}) => {
  const elsewhere = await startOtherHost((_request, response) => {
    response.setHeader('access-control-allow-origin', '*').end();
  });
  const expected = ['error: wrong', 'warning: odd', 'uncaught: broken', 'request to another origin'];
  problems.expect(...expected);
  await openPage(page, '/docs/license');
  await page.evaluate(async (origin) => {
    console.error('wrong');
    console.warn('odd');
    console.log('fine');
    setTimeout(() => {
      throw new Error('broken');
    });
    await fetch(origin);
  }, elsewhere.origin);
  await expect.poll(() => expected.map((problem) => problems.count(problem))).toEqual([1, 1, 1, 1]);
  await elsewhere.close();
});

test('a test fails for an unexpected problem, and for an expected one that does not occur', () => {
  const surprise = new BrowserProblems('http://localhost');
  surprise.add('error: wrong', '/docs');
  expect(() => surprise.check()).toThrow('error: wrong (/docs)');

  const missing = new BrowserProblems('http://localhost');
  missing.expect('error: wrong');
  expect(() => missing.check()).toThrow('expected, but did not happen: error: wrong');

  const met = new BrowserProblems('http://localhost');
  met.expect('error: wrong');
  met.add('error: wrong');
  met.addRequest('http://localhost/docs');
  met.addRequest('data:,');
  met.check();
  met.addRequest('http://localhost:81/docs');
  expect(() => met.check()).toThrow('request to another origin (http://localhost:81/docs)');
});
