import { FileInput } from '#ui/components/file-input.tsx';

/** Offers .xls and .xlsx alone; what a file really is, the server finds out. */
export function SpreadsheetInput(props: { disabled: boolean; onChoose: (file: File | null) => void }) {
  return (
    <FileInput
      aria-label="Spreadsheet"
      accept=".xls,.xlsx"
      disabled={props.disabled}
      // or the browser takes a mended file of the same name for the one that is chosen already
      onClick={(event) => {
        event.currentTarget.value = '';
        props.onChoose(null);
      }}
      onChoose={([file]) => props.onChoose(file ?? null)}
    />
  );
}
