import * as v from 'valibot'
import { seconds } from '../money.ts'
import { operation } from '../operation.ts'
import { gateCauses, gatedActs } from './gate.ts'

export const listGates = operation({
  method: 'GET',
  path: '/member/gate/list',
  access: 'member',
  summary: 'Why play or more is closed to the member now, and until when: the gravest cause first',
  answer: v.array(
    v.object({
      cause: v.picklist(gateCauses),
      /** Null where it stands until it is lifted. */
      closed_until: v.nullable(seconds),
      closes: v.array(v.picklist(gatedActs)),
    }),
  ),
  refusals: {},
})
