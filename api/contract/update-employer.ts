import { z } from 'zod';
import { company, companyFields } from './company-shapes.ts';
import { defineContract } from './define-contract.ts';
import { jsonText } from './fields/json-text.ts';
import { PICTURE_MAX_BYTES, PICTURE_SIZE_MESSAGE, PICTURES_BUSY } from './picture-rules.ts';

export const updateEmployer = defineContract({
  name: 'update-employer',
  method: 'POST',
  path: '/update-employer',
  roles: ['employer'],
  summary: 'Says what one’s company is, all fields at once, with a logo or without; its jobs take over the name.',
  body: z.strictObject({ ...companyFields, headquarters: jsonText(companyFields.headquarters) }),
  files: { companyLogo: { maxBytes: PICTURE_MAX_BYTES, maxFiles: 1, tooLarge: PICTURE_SIZE_MESSAGE, optional: true } },
  response: z.strictObject({ success: z.literal(true), message: z.string(), employer: company }),
  errors: {
    413: 'The logo is larger than 2 MB or 25 megapixels, or takes too much time or memory to read.',
    415: 'The logo is neither PNG, JPEG nor WebP, whatever its name, or is damaged.',
    503: PICTURES_BUSY,
  },
});
