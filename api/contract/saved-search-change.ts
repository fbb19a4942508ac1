import { z } from 'zod';
import { SEARCH_AWAY } from './advance-filter.ts';
import { defineContract } from './define-contract.ts';
import { recordId } from './fields/record-id.ts';
import { givenName, savedSearchAnswer, searchAlert, sharedEmails } from './saved-search-shape.ts';

export const savedSearchChange = defineContract({
  name: 'saved-search-change',
  method: 'PUT',
  path: '/saved-searches/{id}',
  roles: ['employer', 'admin'],
  summary: 'Renames a saved search, shares it with exactly these accounts, sets its alert; what is absent stays.',
  params: z.strictObject({ id: recordId }),
  body: z.strictObject({
    name: givenName.optional(),
    /** Employers' or admins' accounts; those left out see it no more. */
    sharedWith: sharedEmails.optional(),
    alert: searchAlert.optional(),
  }),
  response: savedSearchAnswer,
  errors: {
    400: 'An email is no employer’s account, or an alert is asked for a search that finds more than 5,000 candidates.',
    403: 'The search is shared with the caller, who may not change it.',
    404: 'There is no such search, or it is another’s.',
    409: 'The account has another search of this name.',
    503: SEARCH_AWAY,
  },
});
