import {HighlightStyle, syntaxHighlighting} from '@codemirror/language';
import type {Extension} from '@codemirror/state';
import {EditorView} from '@codemirror/view';
import {tags} from '@lezer/highlight';

/** Gives the editor the colors of the site's code samples, which adapt to the color mode. */
export const editorTheme: Extension = [
  EditorView.theme({
    '&': {backgroundColor: 'var(--color-code-surface)', color: 'var(--color-code-text)', height: '100%'},
    '&.cm-focused': {outline: 'none'},
    '.cm-scroller': {fontFamily: 'var(--font-code)', fontSize: 'var(--text-code)', lineHeight: '1.6'},
    '.cm-content': {caretColor: 'var(--color-accent)', padding: 'var(--space-3) 0'},
    '.cm-cursor': {borderLeftColor: 'var(--color-accent)', borderLeftWidth: '2px'},
    '.cm-gutters': {
      backgroundColor: 'var(--color-code-surface)',
      border: '0',
      color: 'var(--color-text-muted)',
    },
    // Code that has been scrolled to the left ends at the border instead of at the digits.
    '.cm-gutters.cm-gutters-before': {borderRight: '1px solid var(--color-border)'},
    '.cm-lineNumbers .cm-gutterElement': {padding: '0 var(--space-2) 0 var(--space-3)'},
    '.cm-content ::selection': {color: 'currentcolor'},
    // Translucent, because the selection is rendered behind the lines.
    '.cm-activeLine, .cm-activeLineGutter': {
      backgroundColor: 'color-mix(in srgb, var(--color-text) 5%, transparent)',
    },
    '.cm-activeLineGutter': {color: 'var(--color-text)'},
    '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
      backgroundColor: 'var(--color-selection)',
    },
    '.cm-selectionMatch': {backgroundColor: 'var(--color-code-highlight)'},
    '&.cm-focused .cm-matchingBracket': {
      backgroundColor: 'var(--color-code-highlight)',
      outline: '1px solid var(--color-border-strong)',
    },
    '.cm-tooltip, .cm-panels': {
      backgroundColor: 'var(--color-surface-raised)',
      border: '1px solid var(--color-border-strong)',
      borderRadius: 'var(--radius-s)',
      color: 'var(--color-text)',
    },
    '.cm-tooltip': {boxShadow: 'var(--shadow-raised)', maxWidth: 'min(40rem, 90vw)'},
    '.cm-tooltip.cm-tooltip-hover, .cm-tooltip.cm-tooltip-lint': {fontSize: 'var(--text-xs)'},
    '.cm-tooltip-hover > *': {padding: 'var(--space-1) var(--space-2)'},
    '.cm-tooltip.cm-tooltip-autocomplete > ul': {fontFamily: 'var(--font-code)', fontSize: 'var(--text-xs)'},
    '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
      backgroundColor: 'var(--color-accent)',
      color: 'var(--color-accent-contrast)',
    },
    '.cm-panel.cm-search': {
      fontFamily: 'var(--font-text)',
      padding: 'var(--space-2) var(--space-6) var(--space-2) var(--space-3)',
      '& input, & button, & label': {fontSize: 'var(--text-xs)', margin: '0 var(--space-2) var(--space-1) 0'},
      '& label': {alignItems: 'center', display: 'inline-flex', gap: 'var(--space-1)', verticalAlign: 'middle'},
      '& input[type=checkbox]': {accentColor: 'var(--color-accent)', height: '1rem', margin: '0', width: '1rem'},
      '& [name=close]': {
        color: 'var(--color-text-muted)',
        cursor: 'pointer',
        fontSize: 'var(--text-l)',
        height: '2rem',
        margin: '0',
        inset: 'var(--space-1) var(--space-1) auto auto',
        width: '2rem',
      },
      '& [name=close]:hover': {color: 'var(--color-text)'},
    },
    '.cm-textfield, .cm-button, .cm-button:active': {
      backgroundColor: 'var(--color-surface-raised)',
      backgroundImage: 'none',
      border: '1px solid var(--color-text-muted)',
      borderRadius: 'var(--radius-s)',
      color: 'var(--color-text)',
      fontFamily: 'inherit',
      minHeight: '2rem',
      padding: '0 var(--space-2)',
    },
    '.cm-button': {borderColor: 'var(--color-border-strong)', cursor: 'pointer'},
    '.cm-textfield::placeholder': {color: 'var(--color-text-muted)'},
    '.cm-searchMatch': {backgroundColor: 'var(--color-code-highlight)', outline: '1px solid var(--color-accent)'},
    '.cm-searchMatch-selected': {backgroundColor: 'var(--color-selection)'},
    '.cm-diagnostic': {fontFamily: 'var(--font-text)', fontSize: 'var(--text-s)', whiteSpace: 'pre-wrap'},
    '.cm-diagnostic-error': {borderLeftColor: 'var(--color-danger-text)'},
    '.cm-problemLine': {backgroundColor: 'var(--color-danger-surface)'},
  }),
  syntaxHighlighting(
    HighlightStyle.define([
      {tag: [tags.keyword, tags.modifier, tags.operatorKeyword], color: 'var(--color-code-keyword)'},
      {
        tag: [tags.function(tags.variableName), tags.function(tags.propertyName), tags.tagName, tags.typeName],
        color: 'var(--color-code-function)',
      },
      {tag: [tags.string, tags.special(tags.string), tags.regexp], color: 'var(--color-code-string)'},
      {tag: [tags.number, tags.bool, tags.null, tags.atom], color: 'var(--color-code-number)'},
      {tag: tags.comment, color: 'var(--color-code-comment)'},
      {tag: [tags.punctuation, tags.operator, tags.bracket], color: 'var(--color-code-punctuation)'},
    ]),
  ),
];
