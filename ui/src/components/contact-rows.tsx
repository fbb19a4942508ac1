import { IconBrandWhatsapp, IconCopy, IconMail, IconPhone } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import type { CandidateContact } from '#api/candidates/contract.ts';
import { formatPhone } from '#ui/lib/format-candidate.ts';
import styles from './contact-rows.module.css';

type Phone = NonNullable<CandidateContact['phoneNumber']>;

/** Phones and emails, each with its actions: copy, call, WhatsApp, mail. */
export function ContactRows({ contact, name }: { contact: CandidateContact; name: string }) {
  const phones = [contact.phoneNumber, contact.alternatePhoneNumber].filter((one) => one !== null);
  const emails = [contact.emailAddress, contact.alternateEmailAddress].filter((one) => one !== null);
  if (phones.length + emails.length === 0) return <p className={styles.none}>No phone and no email.</p>;
  return (
    <ul className={styles.rows}>
      {phones.map((phone) => (
        <Row key={digitsOf(phone)} text={formatPhone(phone) ?? ''} copied={`+${digitsOf(phone)}`}>
          <a href={`tel:+${digitsOf(phone)}`} aria-label={`Call ${name} at ${formatPhone(phone)}`} title="Call">
            <IconPhone size={16} aria-hidden="true" />
          </a>
          <a
            href={`https://wa.me/${digitsOf(phone)}`}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`WhatsApp ${name} at ${formatPhone(phone)} (opens in a new tab)`}
            title="WhatsApp"
          >
            <IconBrandWhatsapp size={16} aria-hidden="true" />
          </a>
        </Row>
      ))}
      {emails.map((email) => (
        <Row key={email} text={email} copied={email}>
          <a href={`mailto:${email}`} aria-label={`Mail ${name} at ${email}`} title="Mail">
            <IconMail size={16} aria-hidden="true" />
          </a>
        </Row>
      ))}
    </ul>
  );
}

const digitsOf = ({ countryCode, number }: Phone) => `${countryCode}${number}`.replace(/\D/g, '');

function Row({ text, copied, children }: { text: string; copied: string; children: ReactNode }) {
  const [said, setSaid] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(copied);
      setSaid('Copied');
    } catch {
      // without TLS browsers refuse the clipboard
      setSaid('Select and copy it');
    }
  };
  return (
    <li>
      <span className={styles.text}>{text}</span>
      <span className={styles.said} role="status">
        {said}
      </span>
      <span className={styles.actions}>
        <button type="button" aria-label={`Copy ${text}`} title="Copy" onClick={() => void copy()}>
          <IconCopy size={16} aria-hidden="true" />
        </button>
        {children}
      </span>
    </li>
  );
}
