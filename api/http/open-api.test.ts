import { describe, expect, it } from 'vitest';
import { distinctPairs } from '../duplicates/contract.ts';
import { openApi } from './open-api.ts';

describe('the OpenAPI document', () => {
  it('describes a list of two by items and its length: validators refuse prefixItems', () => {
    const text = JSON.stringify(openApi([distinctPairs]));
    expect(text).not.toContain('prefixItems');
    expect(text).toMatch(/"candidates":\{"type":"array","items":\{"anyOf":\[.*\]\},"minItems":2,"maxItems":2\}/);
  });
});
