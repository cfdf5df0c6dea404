import * as v from 'valibot'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { reason } from '../staff/operator.ts'
import { harmDeskErrors } from './errors.ts'
import { termsAnswer } from './getTerms.ts'
import { harmTerms } from './terms.ts'

export const proposeTerms = operation({
  method: 'POST',
  path: '/office/api/harm/terms/propose',
  access: 'staff',
  permission: 'harm.decide',
  summary: 'Proposes other points and bands; a colleague has to agree',
  body: v.object({ terms: harmTerms, reason }),
  answer: termsAnswer,
  refusals: pick(harmDeskErrors, 'harm_waiting'),
})
