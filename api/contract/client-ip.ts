import { z } from 'zod';
import { defineContract } from './define-contract.ts';

export const clientIp = defineContract({
  name: 'client-ip',
  method: 'GET',
  path: '/client-ip',
  roles: 'public',
  summary: 'The address that the caller is seen from.',
  response: z.strictObject({ ip: z.string() }),
  errors: {},
});
