import * as v from 'valibot'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { textHash } from './document.ts'
import { legalErrors } from './errors.ts'

export const acceptTerms = operation({
  method: 'POST',
  path: '/member/terms/accept',
  access: 'member',
  summary: 'Agree to the terms of use in the version that was shown, and to the privacy policy with them',
  body: v.object({ hash: textHash }),
  answer: v.object({ version: v.pipe(v.number(), v.integer()) }),
  refusals: pick(legalErrors, 'terms_changed'),
})
