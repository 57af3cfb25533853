import {openPage} from './openPage.ts';
import {Problems} from './Problems.ts';
import {serveElsewhere} from './serveElsewhere.ts';
import {expect, test} from './test.ts';

// The policy of a page names the hosts that it was built with; here, pages talk to others.
test.use({bypassCSP: true});

test('a test notices what the console, the page and the network say', async ({page, problems}) => {
  const elsewhere = await serveElsewhere((_request, response) => {
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

test('a test fails for a surprise, and for an expectation that is not met', () => {
  const surprise = new Problems('http://localhost');
  surprise.add('error: wrong', '/docs');
  expect(() => surprise.check()).toThrow('error: wrong (/docs)');

  const missing = new Problems('http://localhost');
  missing.expect('error: wrong');
  expect(() => missing.check()).toThrow('expected, but did not happen: error: wrong');

  const met = new Problems('http://localhost');
  met.expect('error: wrong');
  met.add('error: wrong');
  met.addRequest('http://localhost/docs');
  met.addRequest('data:,');
  met.check();
  met.addRequest('http://localhost:81/docs');
  expect(() => met.check()).toThrow('request to another origin (http://localhost:81/docs)');
});
