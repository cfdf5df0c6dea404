import { expect, test } from 'vitest'
import { passLaunched, takeLaunched } from './launched.ts'

test('what a launch answered is taken once, and by the page of its own game alone', () => {
  passLaunched('mangga-fiesta', 'https://studio.example/open/1')
  expect(takeLaunched('mangga-fiesta')).toBe('https://studio.example/open/1')
  expect(takeLaunched('mangga-fiesta')).toBeUndefined()
  passLaunched('mangga-fiesta', 'https://studio.example/open/2')
  expect(takeLaunched('jeepney-jackpot')).toBeUndefined()
  expect(takeLaunched('mangga-fiesta')).toBeUndefined()
})
