import {onTestFinished, vi} from 'vitest';

/** Collects what code prints with a method of the console, until the claim ends. */
export function collectConsole(method: 'log' | 'warn' | 'error'): readonly string[] {
  const lines: string[] = [];
  const spy = vi.spyOn(console, method).mockImplementation((...values: unknown[]) => void lines.push(values.join(' ')));
  onTestFinished(() => spy.mockRestore());
  return lines;
}
