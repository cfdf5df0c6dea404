import { expect, test } from 'vitest'
import { unknownOptions } from './options.ts'

const summary = 'kill and look for losses: [--kills 1000] [--at-once 6]'

test.each([
  [[], []],
  [['--kills', '5', '--at-once', '2'], []],
  [['--kils', '5'], ['--kils']],
  [['--kills', '5', '--once', '2'], ['--once']],
])('of %j a bench knows all but %j', (options, unknown) => {
  expect(unknownOptions(options, summary)).toEqual(unknown)
})
