import * as v from 'valibot'
import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { memberUid } from '../dossier/shown.ts'
import { reason } from '../staff/operator.ts'
import { rankingErrors } from './errors.ts'
import { rankingKey } from './ranking.ts'

export const holdWinner = operation({
  method: 'POST',
  path: '/office/api/ranking/hold',
  access: 'staff',
  permission: 'ranking.hold',
  summary: 'Holds what one member wins on a day that is not settled yet, until a colleague decides about it',
  body: v.object({
    ...rankingKey.entries,
    uid: memberUid,
    reason,
  }),
  answer: v.object({}),
  refusals: { ...pick(generalErrors, 'not_found'), ...rankingErrors },
})
