import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepGatewayKeys } from './keepGatewayKeys.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'saya-keys-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('both sides share two secrets, made once and kept for their owner alone', () => {
  const first = keepGatewayKeys(folder, {})
  expect(keepGatewayKeys(folder, {})).toEqual(first)
  expect(first.SANDBOX_PAYMONGO_KEY).toBe(first.PAYMONGO_KEY)
  expect(first.SANDBOX_PAYMONGO_EVENT_KEY).toBe(first.PAYMONGO_EVENT_KEY)
  expect(first.PAYMONGO_KEY).toMatch(/^sk_test_\S{32}$/)
  expect(first.PAYMONGO_EVENT_KEY).toMatch(/^whsk_\S{32}$/)
  const files = readdirSync(path.join(folder, 'keys'))
  expect(files.map(file => statSync(path.join(folder, 'keys', file)).mode & 0o777)).toEqual([0o600, 0o600])
})

test('the keys of a real account make no file', () => {
  expect(keepGatewayKeys(folder, { PAYMONGO_KEY: 'theirs' })).toEqual({})
  expect(readdirSync(folder)).toEqual([])
})
