import { expect, test } from 'vitest'
import { isOurFault } from './isOurFault.ts'

test.each([
  [{ code: 'ERR_SERVER', reason: 'unexpected' }, true],
  [{ code: 'ERR_SERVER' }, true],
  [{ code: 'ERR_SERVER', reason: 'sms_unavailable' }, false],
  [{ code: 'ERR_BUSINESS', reason: 'code_invalid' }, false],
  [{ code: 'ERR_NETWORK' }, false],
])('%j is a fault of ours: %s', (failure, is) => expect(isOurFault(failure)).toBe(is))
