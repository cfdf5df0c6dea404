import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { ensureBrowser } from './ensureBrowser.ts'

const folder = mkdtempSync(join(tmpdir(), 'browser-'))
const chrome = join(folder, 'google-chrome')
writeFileSync(chrome, '#!/bin/sh\n')
chmodSync(chrome, 0o755)
afterAll(() => rmSync(folder, { recursive: true }))

test('a browser on the path is found', async () => {
  const env = { PATH: `/nowhere:${folder}` }
  expect(await ensureBrowser({ env, isRoot: false })).toEqual({ browser: chrome })
})

test('CHROMIUM decides over the path', async () => {
  expect(await ensureBrowser({ env: { CHROMIUM: chrome, PATH: '' }, isRoot: false })).toEqual({ browser: chrome })
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

test.each(['chromium-headless-shell', 'chromium'])('root on Debian gets %s from apt-get, and only then', async name => {
  const bin = join(folder, `bin-${name}`)
  mkdirSync(bin)
  const program = join(bin, name)
  const apt = `#!/bin/sh\nfor last; do :; done\n[ "$1 $last" = "install ${name}" ] || exit 0\nprintf '#!/bin/sh\\n' > ${program}\nchmod +x ${program}\n`
  writeFileSync(join(bin, 'apt-get'), apt, { mode: 0o755 })
  expect(await ensureBrowser({ env: { PATH: bin }, isRoot: false })).toHaveProperty('problem')
  expect(await ensureBrowser({ env: { PATH: bin }, isRoot: true })).toEqual({ browser: program })
})
