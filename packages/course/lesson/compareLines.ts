/** A line of two texts: in both, only in the learner’s code, or only in the solution. */
type ComparedLine = {
  readonly kind: 'same' | 'yours' | 'solution';
  readonly text: string;
};

/** Compares two texts line by line, with as many lines in common as possible. White space at the edges is ignored. */
export function compareLines(yours: string, solution: string): ComparedLine[] {
  const [a, b] = [splitLines(yours), splitLines(solution)];
  const isSame = (i: number, j: number): boolean => a[i]?.trim() === b[j]?.trim();
  // lengths[i][j]: the most lines in common from line i of one text and line j of the other.
  const lengths = Array.from({length: a.length + 1}, () => new Array<number>(b.length + 1).fill(0));
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      const [row, below] = [lengths[i] ?? [], lengths[i + 1] ?? []];
      row[j] = isSame(i, j) ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0);
    }
  }
  const lines: ComparedLine[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && isSame(i, j)) {
      lines.push({kind: 'same', text: b[j] ?? ''});
      i++;
      j++;
    } else if (j >= b.length || (i < a.length && (lengths[i + 1]?.[j] ?? 0) >= (lengths[i]?.[j + 1] ?? 0))) {
      lines.push({kind: 'yours', text: a[i] ?? ''});
      i++;
    } else {
      lines.push({kind: 'solution', text: b[j] ?? ''});
      j++;
    }
  }
  return lines;
}

function splitLines(text: string): string[] {
  return text.trimEnd().split('\n');
}
