import { cleanUp } from '../features/identity/index.ts'
import { cleanUpPhotos } from '../features/kyc/index.ts'
import { dropWritten, forgetClosed, type ForgetDeps } from '../features/privacy/index.ts'
import { dropDecisions } from '../features/promotion/index.ts'
import { dropMonths } from '../features/tally/index.ts'
import type { DayWork } from '../platform/dayWork/index.ts'
import { cleanUpMoneyCalls } from '../platform/http/idempotency/cleanUpMoneyCalls.ts'
import { dropFailed } from '../platform/jobs/index.ts'

/** What is deleted once its time is over: docs/security/data.md says how long each kind is kept. */
export function composeCleanUps(deps: ForgetDeps): readonly DayWork[] {
  return [
    cleanUp(deps),
    cleanUpMoneyCalls(deps),
    cleanUpPhotos(deps),
    forgetClosed(deps),
    dropWritten(),
    dropMonths(),
    dropDecisions(),
    dropFailed(),
  ]
}
