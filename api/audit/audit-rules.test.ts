import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { contracts } from '#api/calls.ts';
import type { Contract } from '#api/http/contract.ts';
import { auditRuleOf, auditRules } from './audit-rules.ts';

const named = (some: readonly Contract[]) => some.map((contract) => [contract.name, contract] as const);
const reasonOf = (contract: Contract) => {
  const rule = auditRuleOf(contract);
  return rule && 'notAudited' in rule ? rule.notAudited : null;
};

describe('every call', () => {
  it('has a rule or a reason, and no rule names a missing call', () => {
    expect(Object.keys(auditRules).toSorted()).toEqual(contracts.map(({ name }) => name).toSorted());
  });

  it.each(named(contracts.filter(reasonOf)))('%s gives the reason why it needs no entry', (_, contract) => {
    expect(reasonOf(contract)).toMatch(/^[A-Z].{10,98}\.$/);
  });

  const onlyAdmins = contracts.filter(({ roles }) => String(roles) === 'admin');
  it.each(named(onlyAdmins.filter(({ method }) => method !== 'GET')))(
    '%s, with which only admins change something, has a rule',
    (_, contract) => {
      expect(reasonOf(contract)).toBeNull();
    },
  );

  const ofAnyAccount = contracts.filter(({ body }) => body && 'userId' in body.shape);
  it.each(named(ofAnyAccount))('%s, with which an admin changes another’s profile, has a rule', (_, contract) => {
    expect(auditRuleOf(contract)).toHaveProperty('changes');
  });
});

/** Calls that answer with contact data, or with a file, but need no entry. */
const WITHOUT_ENTRY = {
  cards: ['advance-filter', 'list-candidates', 'shortlist-candidates', 'candidate-similar'],
  'the caller’s own data': ['checkauth', 'fill-profile'],
  'the accounts that something is shared with': [
    'saved-searches',
    'saved-search-create',
    'saved-search-change',
    'shortlists',
    'shortlist-share',
  ],
  'pictures of a page': ['company-logo', 'profile-picture'],
  'a file without data of candidates': ['import-template'],
};
const CONTACT = /^(email|emailAddress|alternateEmailAddress|phone|phoneNumber|contact|dateOfBirth)$/;

function showsContacts(schema: unknown): boolean {
  if (typeof schema !== 'object' || schema === null) return false;
  const { properties = {} } = schema as { properties?: object };
  return Object.keys(properties).some((name) => CONTACT.test(name)) || Object.values(schema).some(showsContacts);
}

const answersOf = ({ response, stream = {} }: Contract) =>
  [response, ...Object.values(stream)].flatMap((schema) =>
    schema ? z.toJSONSchema(schema, { unrepresentable: 'any' }) : [],
  );

describe('a call that answers with contact data or a file', () => {
  it('has a rule, except those listed here', () => {
    const showing = contracts.filter((contract) => contract.file || answersOf(contract).some(showsContacts));
    const without = showing.filter(reasonOf).map(({ name }) => name);
    expect(without.toSorted()).toEqual(Object.values(WITHOUT_ENTRY).flat().toSorted());
  });
});
