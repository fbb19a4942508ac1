import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import type { CandidateProfile } from '#api/candidates/contract.ts';
import {
  PERSONALS_BLOCKED_MESSAGE,
  type Personals,
  personalsOf,
  personalsRules,
} from '#api/profile/contract/personals.ts';
import type { SectionRequest } from '#ui/features/my-account/completion/missing-note.tsx';
import { Panel, PanelForm } from '#ui/features/my-account/form/panel.tsx';
import { useUnsaved } from '#ui/features/my-account/form/unsaved.tsx';
import { savePersonals, useSave } from '#ui/features/my-account/form/use-save.ts';
import { useSectionForm } from '#ui/features/my-account/form/use-section-form.ts';
import styles from '#ui/features/my-account/my-account.module.css';
import { usePopup } from '#ui/lib/popup.tsx';
import { LanguagesTable } from './languages-table.tsx';
import { AddressFields, PersonFields } from './person-fields.tsx';
import { PhotoField } from './photo.tsx';

const sameText = (a: object, b: object) => JSON.stringify(a) === JSON.stringify(b);
const HOME_COUNTRY = 'India';

/** Default country of an empty address: most users live in India. */
function startOf(stored: Personals): Personals {
  const begin = (address: Personals['presentAddress']) =>
    Object.values(address).every((text) => text === '') ? { ...address, country: HOME_COUNTRY } : address;
  return {
    ...stored,
    presentAddress: begin(stored.presentAddress),
    permanentAddress: begin(stored.permanentAddress),
  };
}

export function PersonalsForm(props: {
  candidate: CandidateProfile;
  version: string | undefined;
  openRequest: SectionRequest | null;
  onClose: () => void;
}) {
  const popup = usePopup();
  // the initial values: later saves in other tabs must not replace them
  const [{ stored, version, rules }] = useState(() => ({
    stored: personalsOf(props.candidate),
    version: props.version,
    rules: personalsRules(new Date()),
  }));
  const form = useSectionForm(rules, startOf(stored), stored);
  const [photo, setPhoto] = useState<File | null>(null);
  const [same, setSame] = useState(
    stored.presentAddress.city !== '' && sameText(stored.presentAddress, stored.permanentAddress),
  );
  const { busy, save } = useSave('Something went wrong. Please try again.');
  const mayClose = useUnsaved(form.dirty || photo !== null);
  const { values } = form;
  // while ticked, the permanent address follows the present one
  if (same && !sameText(values.permanentAddress, values.presentAddress)) {
    form.set('permanentAddress', values.presentAddress);
  }
  const submit = async () => {
    const right = form.check();
    if (!right) {
      await popup.alert(PERSONALS_BLOCKED_MESSAGE);
      return false;
    }
    const saved = await save((given) => savePersonals(values, photo, given), version);
    if (saved) props.onClose();
    return saved;
  };
  return (
    <Panel title="Personals">
      <PanelForm
        busy={busy}
        openRequest={props.openRequest}
        onSave={submit}
        onClose={() => void mayClose().then((may) => may && props.onClose())}
      >
        <PhotoField candidate={props.candidate} photo={photo} onChoose={setPhoto} />
        <PersonFields form={form} />
        <fieldset className={styles.fieldset}>
          <legend>Present Address</legend>
          <AddressFields form={form} of="presentAddress" />
        </fieldset>
        <fieldset className={styles.fieldset}>
          <legend>Permanent Address</legend>
          <Checkbox
            label="Same as Present Address"
            checked={same}
            onChange={(event) => setSame(event.currentTarget.checked)}
          />
          {!same && <AddressFields form={form} of="permanentAddress" />}
        </fieldset>
        <fieldset className={styles.fieldset}>
          <legend>Languages</legend>
          <LanguagesTable languages={values.languages} onChange={(languages) => form.set('languages', languages)} />
        </fieldset>
      </PanelForm>
    </Panel>
  );
}
