import { expect, test } from 'vitest'
import { remaining, twoDigits } from '../../../../packages/ui/countdown/remaining.ts'
import { speak } from '../../shared/texts.ts'
import { boxTexts } from './box.texts.ts'

test.each([
  [72_000, '20:00:00'],
  [42_128, '11:42:08'],
  [1, '00:00:01'],
])('with %i seconds left the box says Mystery Box invalid in %s [PROMO-63]', (seconds, written) => {
  const { hours, minutes, seconds: rest } = remaining(seconds)
  const shown = [hours, minutes, rest].map(twoDigits).join(':')
  expect(`${speak(boxTexts, 'en').invalidIn} ${shown}`).toBe(`Mystery Box invalid in ${written}`)
})
