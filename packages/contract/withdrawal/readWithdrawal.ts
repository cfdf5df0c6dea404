import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { shownWhole } from './shown.ts'
import { withdrawalName } from './withdrawalName.ts'

export const readWithdrawal = operation({
  method: 'POST',
  path: '/office/api/withdrawal/read',
  access: 'staff',
  permission: 'withdrawal.read',
  summary: 'One withdrawal whole, with the account it goes to. Reading it is on record',
  body: withdrawalName,
  answer: shownWhole,
  refusals: pick(generalErrors, 'not_found'),
})
