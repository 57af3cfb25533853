import {expect, test, vi} from 'vitest';
import {page, userEvent, type Locator} from 'vitest/browser';
import {render} from 'vitest-browser-react';
import {CodeEditor} from './CodeEditor.tsx';

const help = 'how-to-leave';
const none = {problems: [], help};

function getCode(file: string): Locator {
  return page.getByRole('textbox', {name: `Code of ${file}`});
}

test('reports what the reader types, and indents with Tab', async () => {
  const onChange = vi.fn();
  await render(<CodeEditor file="A.tsx" text="" onChange={onChange} {...none} />);
  getCode('A.tsx').element().focus();
  await userEvent.keyboard('{Tab}const a = 1;');
  await expect.poll(() => onChange.mock.lastCall).toEqual(['  const a = 1;']);
});

test('Tab leaves the editor after Escape, which its description says', async () => {
  await render(
    <>
      <p id={help}>Press Escape, then Tab</p>
      <CodeEditor file="A.tsx" text="const a = 1;" onChange={vi.fn()} {...none} />
      <button type="button">Next</button>
    </>,
  );
  const code = getCode('A.tsx');
  await expect.element(code).toHaveAccessibleDescription('Press Escape, then Tab');
  code.element().focus();
  await userEvent.keyboard('{Escape}{Tab}');
  await expect.element(page.getByRole('button', {name: 'Next'})).toHaveFocus();
  await expect.element(code).toHaveTextContent(/^const a = 1;$/);
});

test('text from outside replaces the document without being reported', async () => {
  const onChange = vi.fn();
  const {rerender} = await render(<CodeEditor file="A.tsx" text="const a = 1;" onChange={onChange} {...none} />);
  await rerender(<CodeEditor file="A.tsx" text="const b = 2;" onChange={onChange} {...none} />);
  await expect.element(getCode('A.tsx')).toHaveTextContent(/^const b = 2;$/);
  expect(onChange).not.toHaveBeenCalled();
});

test('each file has its own history', async () => {
  const onChange = vi.fn();
  const {rerender} = await render(<CodeEditor file="A.tsx" text="const a = 1;" onChange={onChange} {...none} />);
  await rerender(<CodeEditor file="b.css" text="a {}" onChange={onChange} {...none} />);
  getCode('b.css').element().focus();
  await userEvent.keyboard('{ControlOrMeta>}z{/ControlOrMeta}');
  await expect.element(getCode('b.css')).toHaveTextContent(/^a \{\}$/);
  expect(onChange).not.toHaveBeenCalled();
});

test('restores the history of a file when it is opened again, unless its text has changed', async () => {
  const onChange = vi.fn();
  const css = <CodeEditor file="b.css" text="a {}" onChange={onChange} {...none} />;
  const {rerender} = await render(<CodeEditor file="A.tsx" text="1" onChange={onChange} {...none} />);
  getCode('A.tsx').element().focus();
  await userEvent.keyboard('{End}2');
  await expect.poll(() => onChange.mock.lastCall).toEqual(['12']);
  await rerender(css);
  await rerender(<CodeEditor file="A.tsx" text="12" onChange={onChange} {...none} />);
  getCode('A.tsx').element().focus();
  await userEvent.keyboard('{ControlOrMeta>}z{/ControlOrMeta}');
  await expect.element(getCode('A.tsx')).toHaveTextContent(/^1$/);
  expect(onChange).toHaveBeenLastCalledWith('1');
  await rerender(css);
  await rerender(<CodeEditor file="A.tsx" text="3" onChange={onChange} {...none} />);
  await expect.element(getCode('A.tsx')).toHaveTextContent(/^3$/);
});

test('marks problems of its file where they are, and no others', async () => {
  const problem = {message: 'Expression expected.', line: 2, column: 11};
  const {container} = await render(
    <CodeEditor
      file="A.tsx"
      text={'const a = 1;\nconst b = ;'}
      onChange={vi.fn()}
      problems={[
        {...problem, file: 'A.tsx'},
        {...problem, file: 'B.tsx', line: 1, column: 1},
      ]}
      help={help}
    />,
  );
  await expect
    .poll(() => [...container.querySelectorAll('.cm-lintRange-error')].map((mark) => mark.textContent))
    .toEqual([';']);
});

test('Shift+Alt+F asks for formatting', async () => {
  const onFormat = vi.fn();
  await render(<CodeEditor file="A.tsx" text="const a=1" onChange={vi.fn()} onFormat={onFormat} {...none} />);
  getCode('A.tsx').element().focus();
  await userEvent.keyboard('{Shift>}{Alt>}f{/Alt}{/Shift}');
  expect(onFormat).toHaveBeenCalledOnce();
});
