import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import type { ReadyLine, Report } from '@saya/process'
import { LaunchFault } from './launchFault.ts'
import type { ServiceLog } from './serviceLog.ts'

export interface Supervision {
  readonly name: string
  readonly file: string
  readonly folder: string
  readonly env: NodeJS.ProcessEnv
  readonly log: ServiceLog
  /** Shows a step of the start. */
  readonly say: (sentence: string) => void
  /** Shows what people should know of later on. */
  readonly tell: (sentence: string) => void
}

export interface SupervisedService {
  /** What the service wants people to know. Rejects with its sentence when it cannot start. */
  readonly ready: Promise<readonly ReadyLine[]>
  restart(): Promise<void>
  stop(): Promise<void>
}

const shortestWaitMs = 500
const longestWaitMs = 30_000
const steadyMs = 60_000
/** A little more than a service gives itself. */
const patienceMs = 11_000

interface Run {
  readonly child: ChildProcess
  /** How it ended, in words, once all it said has been read. */
  readonly ended: Promise<string>
}

/** Runs a service for as long as the launcher lives. Once it has been ready, one that dies is started again. */
export function supervise(supervision: Supervision): SupervisedService {
  const { name, log, say, tell } = supervision
  let isStopping = false
  let isRestarting = false
  let run = open(supervision)
  let pause = new AbortController()
  const ready = hear(run, say).catch((error: unknown) => {
    isStopping = true
    if (error instanceof LaunchFault) throw error
    throw new LaunchFault(
      `The ${name} ended while it started (${String(error)}). Its log: ${log.file}`,
      log.lastLines(),
    )
  })

  async function keep(): Promise<void> {
    await ready
    for (let waitMs = shortestWaitMs; ; waitMs = Math.min(waitMs * 2, longestWaitMs)) {
      const begin = performance.now()
      const how = await run.ended
      if (performance.now() - begin > steadyMs) waitMs = shortestWaitMs
      if (!isStopping && !isRestarting) {
        tell(`The ${name} ended (${how}) and starts again in ${waitMs / 1000} s. Its log: ${log.file}`)
        pause = new AbortController()
        await wait(waitMs, undefined, { signal: pause.signal }).catch(() => {})
      }
      if (isStopping) return
      isRestarting = false
      run = open(supervision)
      hear(run, () => {}).then(
        () => tell(`The ${name} runs again.`),
        (error: unknown) => error instanceof LaunchFault && tell(error.message),
      )
    }
  }

  keep().catch(() => {})
  return {
    ready,
    async restart() {
      isRestarting = true
      pause.abort()
      await end(run)
    },
    async stop() {
      isStopping = true
      pause.abort()
      await end(run)
    },
  }
}

/**
 * How what is built is run. A server under load has thousands of requests that are gone a moment later: with the nursery
 * that is standard for a page, the collector of garbage takes a tenth of its time.
 */
export const builtWords = ['--enable-source-maps', '--max-semi-space-size=32']

/** In a session of its own, so that a terminal's Ctrl-C reaches the launcher alone and the order of ending is ours. */
function open({ file, folder, env, log }: Supervision): Run {
  const words = file.endsWith('.ts') ? ['--import', 'tsx', file] : [...builtWords, file]
  const child = spawn(process.execPath, words, {
    cwd: folder,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  if (child.stdout) log.follow(child.stdout, false)
  if (child.stderr) log.follow(child.stderr, true)
  const ended = new Promise<string>(resolve => {
    const tellHow = () => resolve(child.signalCode ?? `exit code ${child.exitCode}`)
    child.once('error', error => resolve(error.message))
    child.once('close', tellHow)
    // Something it started may hold its output open for ever.
    child.once('exit', () => setTimeout(tellHow, 300))
  })
  return { child, ended }
}

function hear({ child, ended }: Run, say: (sentence: string) => void): Promise<readonly ReadyLine[]> {
  return new Promise((resolve, reject) => {
    child.on('message', message => {
      const report = message as Report
      if (report.type === 'progress') say(report.sentence)
      else if (report.type === 'ready') resolve(report.lines)
      else if (report.type === 'failed') reject(new LaunchFault(report.sentence))
    })
    void ended.then(reject)
  })
}

async function end({ child, ended }: Run): Promise<void> {
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), patienceMs)
  await ended
  clearTimeout(timer)
}
