import type { Company } from '#api/companies/contract.ts';
import { CompanyLogo } from './company-logo.tsx';
import styles from './company-profile.module.css';

/** A company's details, on its page and for its owner; `heading` is the heading level of its name. */
export function CompanyProfile({ company, heading: Heading }: { company: Company; heading: 'h1' | 'h4' }) {
  const { headquarters: at } = company;
  const lines = [
    at.addressLine1,
    at.addressLine2,
    [at.city, at.state].filter(Boolean).join(', '),
    [at.country, at.zipCode].filter(Boolean).join(' '),
  ].filter(Boolean);
  return (
    <div className={styles.profile}>
      <div className={styles.head}>
        <CompanyLogo src={company.companyLogo} name={company.companyName} />
        <div className={styles.name}>
          <Heading>{company.companyName}</Heading>
          {company.companyWebsite && (
            <a href={company.companyWebsite} target="_blank" rel="noopener noreferrer nofollow">
              {company.companyWebsite}
            </a>
          )}
        </div>
      </div>
      <dl className={styles.facts}>
        {company.industry && (
          <div>
            <dt>Industry</dt>
            <dd>{company.industry}</dd>
          </div>
        )}
        {company.companySize && (
          <div>
            <dt>Company size</dt>
            <dd>{company.companySize} employees</dd>
          </div>
        )}
        {lines.length > 0 && (
          <div>
            <dt>Headquarters</dt>
            <dd>
              <address className={styles.address}>{lines.join('\n')}</address>
            </dd>
          </div>
        )}
      </dl>
      {company.description && (
        <section>
          {Heading === 'h1' ? <h2 className={styles.about}>About Us</h2> : <h5 className={styles.about}>About Us</h5>}
          <p className={styles.prose}>{company.description}</p>
        </section>
      )}
    </div>
  );
}
