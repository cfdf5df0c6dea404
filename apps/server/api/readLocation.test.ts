import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SettingsError } from '../platform/settings.ts'
import { readLocation } from './readLocation.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ranges-'))
})
afterAll(() => rm(folder, { recursive: true }))

function read(settings: Partial<Parameters<typeof readLocation>[0]>) {
  const said: string[] = []
  const log = pino({ level: 'warn' }, { write: (line: string) => void said.push(line) })
  const whole = { COUNTRY_HEADER: undefined, COUNTRY_RANGES: undefined, JURISDICTION: 'standard', ...settings } as const
  return { sources: readLocation(whole, log), said }
}

test('a strict operator whom nothing tells a country is warned at the start, and nobody else', async () => {
  const strict = read({ JURISDICTION: 'strict' })
  expect(await strict.sources).toEqual({ header: undefined, ranges: undefined })
  expect(strict.said.join()).toContain('COUNTRY_RANGES')
  const named = read({ JURISDICTION: 'strict', COUNTRY_HEADER: 'cf-ipcountry' })
  expect(await named.sources).toMatchObject({ header: 'cf-ipcountry' })
  const standard = read({})
  await standard.sources
  expect([...named.said, ...standard.said]).toEqual([])
})

test('a list of networks is read, and one that cannot be read stops the start by the name of its setting', async () => {
  const file = join(folder, 'ranges.csv')
  await writeFile(file, '203.0.113.0/24,PH\n')
  expect((await read({ COUNTRY_RANGES: file }).sources).ranges?.find('203.0.113.9')?.country).toBe('PH')
  await writeFile(file, 'nonsense\n')
  await expect(read({ COUNTRY_RANGES: file }).sources).rejects.toThrow(SettingsError)
  await expect(read({ COUNTRY_RANGES: join(folder, 'none') }).sources).rejects.toThrow('COUNTRY_RANGES')
})
