import { throttleMs } from '@saya/contract/limits'
import { expect, test } from 'vitest'
import { holdBackMs } from './holdBack.ts'

const { usernameAndCodeCheck, credentialSubmit } = throttleMs

test.each([
  ['the first is sent at once', null, 5000, usernameAndCodeCheck, 0],
  ['a username waits out its 2 s [ACCT-58]', 1000, 2000, usernameAndCodeCheck, 1000],
  ['a username after 2 s does not wait [ACCT-58]', 1000, 3000, usernameAndCodeCheck, 0],
  ['an e-mail address or phone number waits out its 5 s [ACCT-59]', 1000, 2000, credentialSubmit, 4000],
  ['an e-mail address or phone number after 5 s does not wait [ACCT-59]', 1000, 6000, credentialSubmit, 0],
])('%s', (_name, lastMs, nowMs, everyMs, expected) => expect(holdBackMs(lastMs, nowMs, everyMs)).toBe(expected))
