import { expect, test } from 'vitest'
import { issues, messageOf } from './labels.ts'

test('what a member is asked to mend is said in the language they read', () => {
  const [name, birthday] = issues
  const chosen = [name, birthday].filter(issue => issue !== undefined)
  expect(messageOf(chosen, 'en')).toBe(
    'Your name differs from your ID. Please write it as it stands there. Your birthday differs from your ID. Please check it.',
  )
  expect(messageOf(chosen, 'tl')).toBe(
    'Iba ang pangalan mo sa nakasulat sa iyong ID. Isulat ito ayon sa ID. Iba ang kaarawan mo sa nakasulat sa iyong ID. Pakisuri ito.',
  )
})

test('all that is asked for in either language fits what a member may be told', () => {
  for (const language of ['en', 'tl'] as const) {
    for (const issue of issues) expect(messageOf([issue], language).length).toBeLessThanOrEqual(150)
  }
})
