import { FileInput } from '#ui/components/file-input.tsx';

/** Offers .xls and .xlsx only; the server checks the content. */
export function SpreadsheetInput(props: { disabled: boolean; onChoose: (file: File | null) => void }) {
  return (
    <FileInput
      aria-label="Spreadsheet"
      accept=".xls,.xlsx"
      disabled={props.disabled}
      // otherwise the browser ignores a corrected file with the same name
      onClick={(event) => {
        event.currentTarget.value = '';
        props.onChoose(null);
      }}
      onChoose={([file]) => props.onChoose(file ?? null)}
    />
  );
}
