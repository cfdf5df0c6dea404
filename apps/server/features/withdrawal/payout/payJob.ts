import * as v from 'valibot'
import type { JobKind } from '../../../platform/jobs/index.ts'

/** What a gateway said by itself, where that is the reason to ask it. */
const event = v.object({ gateway: v.string(), id: v.string(), says: v.picklist(['pending', 'paid', 'failed']) })

const payload = v.object({
  uid: v.pipe(v.string(), v.regex(/^\d{1,18}$/)),
  id: v.pipe(v.string(), v.uuid()),
  event: v.optional(event),
})

/** A withdrawal that is to be sent to its gateway, or asked about there. */
export const payJob: JobKind<v.InferOutput<typeof payload>> = { name: 'withdrawal.pay', payload }
