import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { ensureBrowser } from './ensureBrowser.ts'

const folder = mkdtempSync(join(tmpdir(), 'browser-'))
const program = join(folder, 'google-chrome')
writeFileSync(program, '#!/bin/sh\n')
chmodSync(program, 0o755)
afterAll(() => rmSync(folder, { recursive: true }))

test('a browser on the path is found', async () => {
  const env = { PATH: `/nowhere:${folder}` }
  expect(await ensureBrowser({ env, isRoot: false })).toEqual({ browser: program })
})

test('CHROMIUM decides over the path', async () => {
  expect(await ensureBrowser({ env: { CHROMIUM: program, PATH: '' }, isRoot: false })).toEqual({ browser: program })
})

test('a CHROMIUM that names nothing is told, not passed over', async () => {
  const env = { CHROMIUM: '/nowhere/chromium', PATH: folder }
  expect(await ensureBrowser({ env, isRoot: true })).toEqual({ problem: expect.stringContaining('/nowhere/chromium') })
})

test('without a browser and without the right to install one, one sentence says what to do', async () => {
  expect(await ensureBrowser({ env: { PATH: '/nowhere' }, isRoot: false })).toEqual({
    problem: expect.stringContaining('install it, or name one'),
  })
})

test('root on Debian gets chromium from apt-get, and only then', async () => {
  const bin = join(folder, 'bin')
  mkdirSync(bin)
  const apt = `#!/bin/sh\n[ "$1" = install ] && printf '#!/bin/sh\\n' > ${bin}/chromium && chmod +x ${bin}/chromium\nexit 0\n`
  writeFileSync(join(bin, 'apt-get'), apt, { mode: 0o755 })
  expect(await ensureBrowser({ env: { PATH: bin }, isRoot: false })).toHaveProperty('problem')
  expect(await ensureBrowser({ env: { PATH: bin }, isRoot: true })).toEqual({ browser: join(bin, 'chromium') })
})
