import { expect, test } from 'vitest'
import { judgeEnding } from './ending.rules.ts'

test.each([
  ['call', 'talked', '', null],
  ['call', 'talked', '2026-03-02', null],
  ['call', 'talked', '2026-03-01', 'contact_next_past'],
  ['none', 'talked', '', 'contact_way_missing'],
  ['none', 'no_answer', '', null],
  ['call', 'no_answer', '', null],
  ['none', 'no_answer', '2026-03-02', 'contact_next_unagreed'],
  ['none', 'paused_by_us', '2026-03-02', null],
  ['none', 'referred', '', null],
] as const)(
  'a contact by %s that ends with %s and the next date “%s” comes to %s [SAFE-140]',
  (way, outcome, nextOn, code) => {
    const judged = judgeEnding({ way, outcome, nextOn }, '2026-03-01')
    expect(judged.ok ? null : judged.code).toBe(code)
  },
)
