import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import { profileTabs, type ResumeOffer, type ResumeOffers } from '#api/profile/reading-contract.ts';
import styles from './fill-from-resume.module.css';

interface Props {
  offers: ResumeOffers;
  file: File;
  busy: boolean;
  onFill: (accepted: readonly string[], version: string, keepFile: boolean) => Promise<void>;
  onClose: () => void;
}

/** A resume's facts that the profile lacks, as checkboxes: facts that fill a gap are ticked, replacements are not. */
export function OffersForm({ offers: { offers, version }, file, busy, onFill, onClose }: Props) {
  const [accepted, setAccepted] = useState<ReadonlySet<string>>(
    () => new Set(offers.filter(({ replaces }) => replaces === '').map(({ key }) => key)),
  );
  const [keepFile, setKeepFile] = useState(true);
  const tick = (keys: readonly string[], on: boolean) =>
    setAccepted((before) => new Set([...before].filter((key) => !keys.includes(key)).concat(on ? keys : [])));
  const count = accepted.size + (keepFile ? 1 : 0);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void onFill([...accepted], version, keepFile);
      }}
    >
      <p className={styles.note}>
        {offers.length === 0
          ? 'Your profile says everything already that was found in this resume.'
          : 'Only what is ticked is saved, when you press Fill in. Everything can be changed afterwards.'}
      </p>
      <div className={styles.tabs}>
        {profileTabs.map((tab) => (
          <Tab
            key={tab}
            name={tab}
            offers={offers.filter((offer) => offer.tab === tab)}
            accepted={accepted}
            onTick={tick}
          />
        ))}
        <Checkbox
          label={`Keep ${file.name} as my resume`}
          checked={keepFile}
          onChange={(event) => setKeepFile(event.currentTarget.checked)}
        />
      </div>
      <div className={styles.buttons}>
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
        <Button type="submit" loading={busy} disabled={count === 0}>
          Fill in {count}
        </Button>
      </div>
    </form>
  );
}

interface TabProps {
  name: string;
  offers: readonly ResumeOffer[];
  accepted: ReadonlySet<string>;
  onTick: (keys: readonly string[], on: boolean) => void;
}

function Tab({ name, offers, accepted, onTick }: TabProps) {
  if (offers.length === 0) return null;
  const keys = offers.map(({ key }) => key);
  const ticked = keys.filter((key) => accepted.has(key)).length;
  return (
    <fieldset className={styles.tab}>
      <legend>
        <Checkbox
          label={name}
          checked={ticked === keys.length}
          indeterminate={ticked > 0 && ticked < keys.length}
          onChange={() => onTick(keys, ticked < keys.length)}
        />
      </legend>
      {offers.map(({ key, label, offered, replaces }) => (
        <Checkbox
          key={key}
          checked={accepted.has(key)}
          onChange={(event) => onTick([key], event.currentTarget.checked)}
          label={
            <>
              <span className={styles.label}>{label}</span> {offered}
              {replaces && (
                <span className={styles.replaces}>
                  in place of <s>{replaces}</s>
                </span>
              )}
            </>
          }
        />
      ))}
    </fieldset>
  );
}
