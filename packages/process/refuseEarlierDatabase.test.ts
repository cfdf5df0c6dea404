import { expect, test } from 'vitest'
import { refuseEarlierDatabase } from './refuseEarlierDatabase.ts'

const files = ['0001_session', '0002_country', '0003_profile']

test.each([
  ['an empty database', []],
  ['one that is behind', ['0001_session']],
  ['one that is up to date', files],
  ['one that a newer version has brought further', [...files, '0004_avatar']],
])('%s is taken', (_what, applied) => {
  expect(() => refuseEarlierDatabase(applied, files)).not.toThrow()
})

test.each([
  ['with another migration under a number of ours', ['0001_session', '0002_profile']],
  ['that went further than ours with others', ['0001_session', '0002_profile', '0093_avatar']],
])('a database %s is refused, by the name of the first that is gone', (_what, applied) => {
  expect(() => refuseEarlierDatabase(applied, files)).toThrow(
    'The database was prepared by an earlier version (0002_profile), which this one cannot bring up to date: move the data folder away',
  )
})
