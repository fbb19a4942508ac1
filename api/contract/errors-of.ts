import type { Contract } from './define-contract.ts';

/** Every error status that the call can answer with, and when: the contract's own and those of its kind. */
export function errorsOf(contract: Contract): Record<number, string> {
  const errors: Record<number, string> = {};
  if (contract.params || contract.query || contract.body || contract.files) {
    errors[400] = 'A field is unknown, missing or of the wrong type; the message names it.';
  }
  if (contract.body || contract.files) {
    errors[413] = 'The request is larger than allowed.';
    errors[415] = 'The request is not of the expected media type.';
  }
  if (contract.roles !== 'public') errors[401] = 'Not signed in, or the session has ended.';
  if (typeof contract.roles === 'object') errors[403] = 'The account has another role.';
  if (contract.method !== 'GET' || contract.ownPagesOnly) errors[403] = 'Another role, or a request from another site.';
  if (contract.method !== 'GET') errors[409] = 'Another change holds the record for too long; try again.';
  errors[500] = 'An error of the server; the request id is in the log.';
  errors[503] = 'A server behind the API is away.';
  return { ...errors, ...contract.errors };
}
