import { expect, test } from 'vitest'
import { runCommand } from './runCommand.ts'

function run(code: string, limitMs = 10_000) {
  return runCommand({ program: process.execPath, args: ['-e', code], limitMs })
}

test('a program that ends well has passed, and its output is kept whole', async () => {
  const pieces: string[] = []
  const outcome = await runCommand({
    program: process.execPath,
    args: ['-e', 'console.log("one"); console.error("two")'],
    limitMs: 10_000,
    onOutput: text => pieces.push(text),
  })
  expect(outcome).toMatchObject({ passed: true, timedOut: false })
  expect([outcome.output, pieces.join('')]).toEqual([expect.stringContaining('one'), outcome.output])
  expect(outcome.output).toContain('two')
})

test('another exit code is a failure', async () => {
  expect(await run('process.exit(3)')).toMatchObject({ passed: false, timedOut: false })
})

test('a program that cannot be started is a failure that says so', async () => {
  const outcome = await runCommand({ program: '/nowhere/at-all', args: [], limitMs: 1000 })
  expect([outcome.passed, outcome.output]).toEqual([false, expect.stringContaining('could not be started')])
})

test('a program out of time is stopped, with the children it started', async () => {
  // The child holds this command's output open, so the command would never end if the child lived on.
  const child = "setInterval(() => console.log('child'), 100)"
  const code = `
    require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(child)}], { stdio: 'inherit' })
    setInterval(() => {}, 1000)`
  const outcome = await run(code, 1500)
  expect(outcome).toMatchObject({ passed: false, timedOut: true })
  expect(outcome.output).toContain('child')
})
