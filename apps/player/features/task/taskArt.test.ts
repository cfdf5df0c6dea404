import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { taskTypes } from '@saya/contract/task/taskTypes.ts'
import { expect, test } from 'vitest'
import { rewardArt, taskArt } from './taskArt.ts'

const images = resolve(import.meta.dirname, '../../../../content/images')
const isThere = (address: string) => existsSync(address.replace(/^\/img/, images))

test('each task has a drawing of what it is about, and one that nobody knows has one too', () => {
  const missing = [...Object.keys(taskTypes), '999'].filter(ty => !isThere(taskArt(Number(ty))))
  expect(missing).toEqual([])
  expect([8, 12, 2, 3, 5, 6, 7, 110, 115].map(taskArt)).toEqual(
    ['verified', 'deposit', 'slots', 'live', 'password', 'email', 'follow', 'mall', 'friends'].map(
      name => `/img/task/${name}.webp`,
    ),
  )
})

test('what is collected has a picture', () => {
  expect([rewardArt('coins'), rewardArt('present')].filter(address => !isThere(address))).toEqual([])
})
