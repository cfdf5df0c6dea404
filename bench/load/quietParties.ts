import { noIdCheck } from '../../apps/server/platform/idCheck/noIdCheck.ts'
import { testMasters } from '../../packages/testing/world/operator.ts'

/** Outside parties that take everything at once and do nothing, and keys of nobody's. */
export const quietParties = {
  sms: { send: async () => 'taken' as const },
  mail: { send: async () => 'taken' as const },
  idCheck: noIdCheck,
  masters: testMasters,
}
