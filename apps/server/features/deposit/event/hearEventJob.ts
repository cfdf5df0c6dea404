import * as v from 'valibot'
import type { JobKind } from '../../../platform/jobs/index.ts'

/** That a gateway sent something, after which it is to be asked. */
export const hearEventJob: JobKind<{ gateway: string; eventId: string }> = {
  name: 'deposit.hearEvent',
  payload: v.object({ gateway: v.string(), eventId: v.string() }),
}
