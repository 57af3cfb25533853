import {spawnSync} from 'node:child_process';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

type Line = {text: string; file: string; seconds: number};
type Command = {
  program: string;
  args: string[];
  input?: string;
  variables?: Record<string, string>;
};

const narration = path.resolve('src/narration.json');

// Silence after each sentence.
const pause = 0.4;

const windowsScript = [
  'Add-Type -AssemblyName System.Speech',
  '$voice = New-Object System.Speech.Synthesis.SpeechSynthesizer',
  '$voice.SetOutputToWaveFile($env:SPEECH_FILE)',
  '$voice.Speak($env:SPEECH_TEXT)',
  '$voice.Dispose()',
].join('; ');

/** The voice that belongs to the system. A cloud service can take its place. */
const createCommand = (text: string, file: string): Command => {
  switch (process.platform) {
    case 'darwin':
      return {
        program: 'say',
        args: ['--file-format=WAVE', '--data-format=LEI16@22050', '-o', file],
        input: text,
      };
    case 'win32':
      return {
        program: 'powershell',
        args: ['-NoProfile', '-Command', windowsScript],
        variables: {SPEECH_FILE: file, SPEECH_TEXT: text},
      };
    default:
      return {
        program: 'espeak-ng',
        args: ['-s', '150', '--stdin', '-w', file],
        input: text,
      };
  }
};

const speak = (text: string, file: string) => {
  const {program, args, input, variables} = createCommand(text, file);
  const {error, status, stderr} = spawnSync(program, args, {
    input,
    encoding: 'utf8',
    env: {...process.env, ...variables},
  });
  if (error) {
    const hint = program === 'espeak-ng' ? ' Install espeak-ng first.' : '';
    throw new Error(`${program} can't be started.${hint}`, {cause: error});
  }
  if (status !== 0) {
    throw new Error(`${program} failed: ${stderr}`);
  }
};

/** The duration of a WAV file, in seconds. */
const getDuration = (file: string): number => {
  const wav = readFileSync(file);
  const format = wav.indexOf('fmt ', 12, 'latin1');
  const data = wav.indexOf('data', format, 'latin1');
  const bytesPerSecond = wav.readUInt32LE(format + 16);
  return (wav.length - data - 8) / bytesPerSecond;
};

const lines: Line[] = JSON.parse(readFileSync(narration, 'utf8'));
mkdirSync('public/narration', {recursive: true});

const spoken = lines.map(({text}, index): Line => {
  const file = `narration/${index + 1}.wav`;
  const target = path.resolve('public', file);
  speak(text, target);
  const seconds = Number((getDuration(target) + pause).toFixed(2));
  console.log(`${file}: ${seconds} s`);
  return {text, file, seconds};
});

writeFileSync(narration, `${JSON.stringify(spoken, null, 2)}\n`);
const frames = spoken.reduce(
  (sum, line) => sum + Math.ceil(line.seconds * 30),
  0,
);
console.log(`Set durationInFrames in src/Root.tsx to ${frames}.`);
