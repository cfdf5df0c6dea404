import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { builtWords } from '../../tools/launcher/supervise.ts'

const rootFolder = join(import.meta.dirname, '../..')

export interface BuiltProgram {
  /** Below `dist`. */
  readonly program: string
  readonly env: Readonly<Record<string, string>>
  /** Where it leaves a profile of its processor time, if it is to make one. */
  readonly profileFolder?: string | undefined
}

/** A program of the product as it is built, in a process of its own, once it says that it is ready. */
export async function startBuilt({ program, env, profileFolder }: BuiltProgram): Promise<ChildProcess> {
  const profiling = profileFolder === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profileFolder}`]
  const child = fork(join(rootFolder, 'dist', program), [], {
    cwd: rootFolder,
    execArgv: [...builtWords, ...profiling],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { PATH: process.env.PATH, ...env },
  })
  for (;;) {
    const [report] = (await Promise.race([once(child, 'message'), once(child, 'exit')])) as [{ type?: string }]
    if (report?.type === 'ready') return child
    if (report?.type !== 'progress') throw new Error(`${program} did not start, so there is nothing to measure.`)
  }
}

/** Ends it in its own way and waits for that. */
export async function endBuilt(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}
