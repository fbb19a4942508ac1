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

/** Throws for a contract that `contracts.ts` doesn't list. */
export function auditRuleOf({ name }: Contract): AuditRule {
  const rule = (auditRules as unknown as Readonly<Record<string, AuditRule>>)[name];
  if (!rule) throw new Error(`${name} has no audit rule`);
  return rule;
}
