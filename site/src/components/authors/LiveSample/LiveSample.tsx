import {type ReactNode, useState} from 'react';
import {EditButtons} from '@site/src/components/playground/Inline/EditButtons';
import {type EditorState, LazyEditor} from '@site/src/components/playground/Inline/LazyEditor';
import {CodeSample, type CodeSampleProps} from '../CodeSample/CodeSample.tsx';

type Props = {
  /** The name of its project in the playground, set by `plugins/mdx/codeSamples`. */
  readonly sample: string;
} & CodeSampleProps;

/** A code block that renders something, with buttons that open it in an editor. Authors write a `live` fence. */
export function LiveSample({sample, ...props}: Props): ReactNode {
  const [editor, setEditor] = useState<EditorState>();
  return (
    <CodeSample
      {...props}
      buttons={<EditButtons query={`sample=${sample}`} isEditing={editor !== undefined} onEdit={setEditor} />}
      editor={editor && <LazyEditor example={`samples/${sample}`} onChange={setEditor} />}
      isReplaced={editor === 'open'}
    />
  );
}
