import {gzipSync, strToU8} from 'fflate';
import type {Project} from '../project/Project.ts';
import {loadFiles, type LoadFile} from './loadFiles.ts';

/** Creates a `.tar.gz` archive of a project. The same project always gives the same bytes. */
export async function tarProject(project: Project, load: LoadFile): Promise<Uint8Array> {
  const files = await loadFiles(project, load);
  const blocks = [...files].flatMap(([path, bytes]) => [createHeader(path, bytes.length), pad(bytes)]);
  // Two empty blocks end an archive.
  return gzipSync(concatenate([...blocks, new Uint8Array(2 * blockSize)]), {level: 9, mtime: 0});
}

const blockSize = 512;

/** Creates the header of a file in the format of POSIX 1003.1-1988, `ustar`. Throws if the path is too long for it. */
function createHeader(path: string, size: number): Uint8Array {
  if (strToU8(path).length > 100) {
    throw new Error(`The path ${path} has more than the 100 bytes that a tar archive can store. Shorten it.`);
  }
  const header = new Uint8Array(blockSize);
  const write = (text: string, offset: number): void => header.set(strToU8(text), offset);
  write(path, 0);
  write('0000644\0', 100);
  write('0000000\0', 108);
  write('0000000\0', 116);
  write(`${toOctal(size, 11)}\0`, 124);
  write(`${toOctal(0, 11)}\0`, 136);
  // The checksum is calculated as if its own field consisted of spaces.
  write(' '.repeat(8), 148);
  write('0', 156);
  write('ustar\u000000', 257);
  const sum = header.reduce((total, byte) => total + byte, 0);
  write(`${toOctal(sum, 6)}\0 `, 148);
  return header;
}

function toOctal(value: number, digits: number): string {
  return value.toString(8).padStart(digits, '0');
}

/** Fills the last block of a file with zeros. */
function pad(bytes: Uint8Array): Uint8Array {
  const padded = new Uint8Array(Math.ceil(bytes.length / blockSize) * blockSize);
  padded.set(bytes);
  return padded;
}

function concatenate(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    all.set(part, offset);
    offset += part.length;
  }
  return all;
}
