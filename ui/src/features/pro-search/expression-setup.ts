import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, insertNewline } from '@codemirror/commands';
import { bracketMatching } from '@codemirror/language';
import { EditorState, type Extension } from '@codemirror/state';
import { EditorView, keymap, placeholder } from '@codemirror/view';
import { expressionCompletion, type Suggest } from './expression-completion.ts';
import { expressionDrawing } from './expression-drawing.ts';

/** Fewer requests while somebody types on. */
const SUGGEST_AFTER_MS = 120;

interface Setup {
  label: string;
  placeholder: string;
  suggest: Suggest;
  onType: (text: string) => void;
  onLeave: () => void;
  onEnter: () => void;
}

/** What makes an editor of the Boolean language; Tab leaves it, Enter searches, Shift+Enter breaks the line. */
export function expressionSetup(setup: Setup): Extension[] {
  return [
    history(),
    keymap.of([
      ...completionKeymap,
      ...closeBracketsKeymap,
      { key: 'Shift-Enter', run: insertNewline },
      {
        key: 'Enter',
        run: () => {
          setup.onEnter();
          return true;
        },
      },
      ...historyKeymap,
      ...defaultKeymap,
    ]),
    EditorState.languageData.of(() => [{ closeBrackets: { brackets: ['(', '"'] } }]),
    closeBrackets(),
    bracketMatching({ brackets: '()' }),
    expressionDrawing,
    autocompletion({
      override: [expressionCompletion(setup.suggest)],
      activateOnTypingDelay: SUGGEST_AFTER_MS,
      // Enter searches, unless an arrow key has chosen a line
      selectOnOpen: false,
      icons: false,
    }),
    EditorView.lineWrapping,
    placeholder(setup.placeholder),
    EditorView.contentAttributes.of({ 'aria-label': setup.label, spellcheck: 'false', autocorrect: 'off' }),
    EditorView.updateListener.of((update) => {
      if (update.docChanged) setup.onType(update.state.doc.toString());
    }),
    EditorView.domEventHandlers({
      blur: () => {
        setup.onLeave();
      },
    }),
  ];
}
