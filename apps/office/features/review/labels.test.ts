import { textLimits } from '@saya/contract/limits'
import { issueFields } from '@saya/contract/kyc/submission.ts'
import { expect, test } from 'vitest'
import { issues, messageOf } from './labels.ts'

test('what a member is asked to mend is said in the language they read', () => {
  const [name, birthday] = issues
  const chosen = [name, birthday].filter(issue => issue !== undefined)
  expect(messageOf(chosen, 'en')).toBe(
    'Your name does not match your ID. Please enter it exactly as on your ID. Your birthday does not match your ID. Please check it.',
  )
  expect(messageOf(chosen, 'tl')).toBe(
    'Hindi tugma ang pangalan mo sa iyong ID. Ilagay ito nang eksakto gaya ng nasa ID. Hindi tugma ang kaarawan mo sa iyong ID. Paki-check ito.',
  )
})

test('all that is asked for in either language fits what a member may be told', () => {
  for (const language of ['en', 'tl'] as const) {
    for (const issue of issues) expect(messageOf([issue], language).length).toBeLessThanOrEqual(150)
    // All of them at once, and some words of the reviewer's own.
    expect(messageOf(issues, language).length + 200).toBeLessThanOrEqual(textLimits.reviewReason)
  }
})

test('each field that may be sent back has a key', () => {
  expect(new Set(issues.flatMap(({ fields }) => fields))).toEqual(new Set(issueFields))
  expect(new Set(issues.map(({ key }) => key)).size).toBe(issues.length)
})
