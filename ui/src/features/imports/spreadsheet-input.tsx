import { Button } from '@mantine/core';
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

/** A CSV file is read too, although the field offers spreadsheets only. */
export function CsvButton(props: { disabled: boolean; onChoose: (file: File) => void }) {
  const openDialog = () => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = '.csv,.tsv,.txt';
    input.addEventListener('change', () => {
      const [file] = input.files ?? [];
      if (file) props.onChoose(file);
    });
    input.click();
  };
  return (
    <Button variant="default" disabled={props.disabled} onClick={openDialog}>
      CSV file…
    </Button>
  );
}
