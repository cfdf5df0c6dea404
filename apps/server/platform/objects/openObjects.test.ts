import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { systemClock } from '../clock.ts'
import { systemRandom } from '../random.ts'
import { readSettings, secretOf } from '../settings.ts'
import { openObjects } from './openObjects.ts'
import { startS3 } from './s3ForTest.ts'

const key = (byte: number) => Buffer.alloc(32, byte).toString('base64')
const secrets = { MASTER_KEY: key(1), OTP_PEPPER: key(2), LOOKUP_KEY: key(2), LEDGER_KEY: key(5) }
const least = { DATABASE_URL: 'postgres://saya@localhost/saya', ...secrets }

function open(wish: Record<string, string>) {
  const settings = readSettings({ ...least, ...wish })
  return openObjects({ ...settings, MASTER_KEY: secretOf(settings, 'MASTER_KEY') }, systemRandom)
}

test('objects are files below the folder of all state, and an older master key still opens them', async () => {
  const SAYA_DATA = mkdtempSync(join(tmpdir(), 'saya-data-'))
  try {
    const before = await open({ SAYA_DATA })
    const name = await before.put('kyc-photo', Buffer.from('a passport'))
    const after = await open({ SAYA_DATA, MASTER_KEY: key(3), MASTER_KEY_PREVIOUS: `${key(4)}, ${key(1)}` })
    expect((await after.get(name)).toString()).toBe('a passport')
  } finally {
    rmSync(SAYA_DATA, { recursive: true })
  }
})

test('objects are in the store that the settings name', async () => {
  const s3 = await startS3(systemClock)
  const objects = await open({ OBJECTS_URL: s3.address() })
  expect([...s3.objects.keys()]).toEqual([])
  const name = await objects.put('kyc-photo', Buffer.from('a passport'))
  expect([...s3.objects.keys()]).toEqual([name])
  expect((await objects.get(name)).toString()).toBe('a passport')
  await s3.stop()
})

test.each([
  ['OBJECTS_URL', 's3://name:verysecret@store'],
  ['OBJECTS_URL', 'https://name:verysecret@store/bucket'],
  ['MASTER_KEY_PREVIOUS', `${key(3)},verysecret`],
])('a wrong %s is named, and its value is not', (name, value) => {
  const reading = () => readSettings({ ...least, [name]: value })
  expect(reading).toThrow(`The setting ${name} is wrong`)
  expect(reading).not.toThrow('verysecret')
})
