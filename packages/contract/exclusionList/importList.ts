import * as v from 'valibot'
import { operation } from '../operation.ts'
import { reason } from '../staff/operator.ts'
import { exclusionListErrors } from './errors.ts'
import { exclusionImport } from './exclusionImport.ts'

export const importList = operation({
  method: 'POST',
  path: '/office/api/exclusionList/import',
  access: 'staff',
  permission: 'exclusion.import',
  summary: 'Takes in the regulator’s list of excluded people, in the place of the one before, and reports on each line',
  body: v.object({
    /** Comma-separated, with a first line that names the columns. */
    csv: v.pipe(v.string(), v.minLength(1), v.maxLength(900_000)),
    reason,
  }),
  answer: exclusionImport,
  refusals: exclusionListErrors,
})
