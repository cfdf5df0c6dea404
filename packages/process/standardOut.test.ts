import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const module = JSON.stringify(join(import.meta.dirname, 'standardOut.ts'))

function start(script: string) {
  const words = ['--import', 'tsx', '--input-type=module', '-e', `import { standardOut } from ${module}\n${script}`]
  return spawn(process.execPath, words, { stdio: ['pipe', 'pipe', 'inherit'] })
}

test('every line arrives whole and in order, however long and many', async () => {
  const child = start(`
    const out = standardOut()
    for (let at = 0; at < 200; at++) out.write(at + ' ' + 'x'.repeat(5000) + '\\n')`)
  let text = ''
  for await (const part of child.stdout) text += part
  const lines = text.trimEnd().split('\n')
  expect([lines.length, lines.every((line, at) => line === `${at} ${'x'.repeat(5000)}`)]).toEqual([200, true])
})

test('one whose reader is gone goes on and can end', async () => {
  const child = start(`
    const out = standardOut()
    process.stdin.once('data', () => {
      for (let at = 0; at < 50; at++) out.write('nobody reads this\\n')
      process.exit(7)
    })
    out.write('ready\\n')`)
  await once(child.stdout, 'data')
  child.stdout.destroy()
  await once(child.stdout, 'close')
  child.stdin.write('go')
  expect(await once(child, 'exit')).toEqual([7, null])
})
