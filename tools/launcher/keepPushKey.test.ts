import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepPushKey } from './keepPushKey.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'saya-keys-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('the key is made once, of 32 bytes, and kept for its owner alone', () => {
  const { PUSH_KEY: key = '' } = keepPushKey(folder, {})
  expect(key).toMatch(/^[\w-]{43}$/)
  expect(keepPushKey(folder, {})).toEqual({ PUSH_KEY: key })
  expect(statSync(path.join(folder, 'keys/push.key')).mode & 0o777).toBe(0o600)
})

test('a key that is given makes no file', () => {
  expect(keepPushKey(folder, { PUSH_KEY: 'theirs' })).toEqual({})
  expect(readdirSync(folder)).toEqual([])
})
