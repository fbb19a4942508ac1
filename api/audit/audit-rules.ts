import type { Contract } from '#api/contract/define-contract.ts';
import { accountRules } from './account-rules.ts';
import type { AuditRule, AuditRules } from './audit-rule.ts';
import { candidateRules } from './candidate-rules.ts';
import { importRules } from './import-rules.ts';
import { jobRules } from './job-rules.ts';
import { operationRules } from './operation-rules.ts';
import { profileRules } from './profile-rules.ts';
import { searchRules } from './search-rules.ts';

/** How the audit log notes each call, or why it doesn't. */
export const auditRules: AuditRules = {
  ...accountRules,
  ...candidateRules,
  ...importRules,
  ...jobRules,
  ...operationRules,
  ...profileRules,
  ...searchRules,
};

/** The compiler sees to it that every contract of `contracts.ts` has one; a test's own contract has none. */
export function auditRuleOf({ name }: Contract): AuditRule | undefined {
  return (auditRules as unknown as Readonly<Record<string, AuditRule>>)[name];
}
