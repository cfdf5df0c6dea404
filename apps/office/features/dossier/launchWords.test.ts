import { expect, test } from 'vitest'
import { launchState, sourceText, vpnText } from './launchWords.ts'

test('what is known of a launch is put into words, and so is what is not', () => {
  expect(['header', 'ranges', ''].map(sourceText)).toEqual(['Edge header', 'List of networks', 'Nothing'])
  expect([vpnText([]), vpnText(['tor', 'clock'])]).toEqual(['None', 'Tor network, Clock of another time zone'])
})

test.each([
  [{ is_refused: true, disputed_at: 0, ended_at: 0 }, 'Refused'],
  [{ is_refused: true, disputed_at: 5, ended_at: 0 }, 'Refused, member disputes it'],
  [{ is_refused: false, disputed_at: 0, ended_at: 0 }, 'Opened'],
  [{ is_refused: false, disputed_at: 0, ended_at: 5 }, 'Ended'],
])('the launch %j is %s', (launch, state) => expect(launchState(launch)).toBe(state))
