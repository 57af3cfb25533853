import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {join, relative} from 'node:path';
import {Readable} from 'node:stream';
import {downloadMedia, type DownloadMediaInput, downloadVideo} from '@remotion/lambda';
import {RenderInternals} from '@remotion/renderer';
import {expect, onTestFinished, vi} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {type AwsCall, replaceAws} from '../../../packages/claims/replaceAws.ts';

type Download = {
  readonly result: Awaited<ReturnType<typeof downloadMedia>>;
  readonly calls: readonly AwsCall[];
  readonly requests: readonly string[];
};

function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'claims-'));
  onTestFinished(() => rmSync(folder, {recursive: true}));
  return folder;
}

const {downloadFile} = RenderInternals;

const otherCloud = {
  privacy: 'private',
  outName: {bucketName: 'my-space', key: 'sale.mp4', s3OutputProvider: {endpoint: 'https://cloud.example.com'}},
};

/** Downloads a video of 5 bytes from a server on this machine, which stands for S3. */
async function download(options: Partial<DownloadMediaInput> = {}, status = 200, changes = {}): Promise<Download> {
  const requests: string[] = [];
  const server = createServer((_request, response) => {
    response.writeHead(status, {'content-length': 5}).end('video');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  const redirect = vi.spyOn(RenderInternals, 'downloadFile').mockImplementation((file) => {
    requests.push(file.url);
    return downloadFile({...file, url: `http://127.0.0.1:${port}/`});
  });
  onTestFinished(() => redirect.mockRestore());
  const description = {type: 'video', renderId: 'a1b2c3d4e5', codec: 'h264', privacy: 'public', ...changes};
  const calls = replaceAws({
    GetUser: () => ({User: {Arn: 'arn:aws:iam::123456789012:user/remotion'}}),
    GetObject: () => ({Body: Readable.from([Buffer.from(JSON.stringify(description))])}),
  });
  try {
    const result = await downloadMedia({
      region: 'us-east-1',
      bucketName: 'remotionlambda-gc1w0xbfzl',
      renderId: 'a1b2c3d4e5',
      outPath: join(createFolder(), 'sale.mp4'),
      ...options,
    });
    return {result, calls, requests};
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

claim("Remotion reads your account ID, the render's description and then the file.", async () => {
  const {calls, requests} = await download();
  expect(calls.map(({command, input}) => [command, input.Key])).toEqual([
    ['GetUser', undefined],
    ['GetObject', 'renders/a1b2c3d4e5/pre-render-metadata.json'],
  ]);
  expect(requests).toHaveLength(1);
});

claim("downloadMedia() doesn't call your function, so the versions don't need to match.", async () => {
  const {calls} = await download();
  expect(calls.map(({command}) => command)).not.toContain('Invoke');
});

claim(
  'The path is relative to the current directory. Remotion creates missing folders and replaces an existing file.',
  async () => {
    const outPath = join(createFolder(), 'new/folder/sale.mp4');
    const {result} = await download({outPath: relative(process.cwd(), outPath)});
    expect(result.outputPath).toBe(outPath);
    writeFileSync(outPath, 'an older and longer file');
    await download({outPath});
    expect(readFileSync(outPath, 'utf8')).toBe('video');
  },
);

claim('Called whenever new data arrives, and once at the end.', async () => {
  const reports: unknown[] = [];
  await download({onProgress: (progress) => void reports.push(progress)});
  expect(reports.length).toBeGreaterThan(0);
  expect(reports.at(-1)).toEqual({downloaded: 5, totalSize: 5, percent: 1});
});

claim(
  'Remotion only uses the accessKeyId and the secretAccessKey, because it already knows the endpoint from the render.',
  async () => {
    const customCredentials = {endpoint: 'https://other.example.com', accessKeyId: 'id', secretAccessKey: 'secret'};
    const {requests} = await download({customCredentials}, 200, otherCloud);
    expect(requests[0]).toMatch(/^https:\/\/my-space\.cloud\.example\.com\/sale\.mp4\?.*X-Amz-Credential=id/);
  },
);

claim('The absolute path to the downloaded file.', async () => {
  const outPath = join(createFolder(), 'sale.mp4');
  const {result} = await download({outPath});
  expect(result).toEqual({outputPath: outPath, sizeInBytes: 5});
});

claim("The render isn't done yet, or the file has been deleted.", async () => {
  await expect(download({}, 404)).rejects.toThrow('Received a status code of 404 while downloading file http');
});

claim('You can call downloadMedia() as often as you like. Each call downloads the whole file again.', async () => {
  const outPath = join(createFolder(), 'sale.mp4');
  expect((await download({outPath})).requests).toHaveLength(1);
  expect((await download({outPath})).requests).toHaveLength(1);
});

claim('Pass customCredentials.', async () => {
  await expect(download({}, 200, otherCloud)).rejects.toThrow(
    'The file was rendered with a custom S3 implementation and is not public, but no custom credentials were passed to downloadMedia().',
  );
});

claim("The old, deprecated name of downloadMedia(). It's the same function with the same options.", () => {
  expect(downloadVideo).toBe(downloadMedia);
});
