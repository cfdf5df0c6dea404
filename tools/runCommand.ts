import { spawn } from 'node:child_process'

export interface Command {
  readonly program: string
  readonly args: readonly string[]
  readonly cwd?: string
  readonly env?: Readonly<Record<string, string>>
  readonly limitMs: number
  /** Called with each piece of output as it arrives. */
  readonly onOutput?: (text: string) => void
}

export interface Outcome {
  readonly passed: boolean
  readonly timedOut: boolean
  readonly output: string
  readonly ms: number
}

/** Runs a program without a shell, in a process group of its own so that a time-out takes its children along. */
export function runCommand(command: Command): Promise<Outcome> {
  const started = performance.now()
  const child = spawn(command.program, command.args, {
    cwd: command.cwd,
    env: { ...process.env, ...command.env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const pieces: string[] = []
  let timedOut = false

  function take(text: string) {
    pieces.push(text)
    command.onOutput?.(text)
  }
  function stop() {
    if (child.pid !== undefined) killGroup(child.pid)
  }
  function onInterrupt() {
    stop()
    process.exit(130)
  }

  const timer = setTimeout(() => {
    timedOut = true
    stop()
  }, command.limitMs)
  process.once('SIGINT', onInterrupt).once('SIGTERM', onInterrupt)
  child.stdout.setEncoding('utf8').on('data', take)
  child.stderr.setEncoding('utf8').on('data', take)

  return new Promise(resolve => {
    function finish(passed: boolean) {
      clearTimeout(timer)
      process.off('SIGINT', onInterrupt).off('SIGTERM', onInterrupt)
      resolve({ passed, timedOut, output: pieces.join(''), ms: performance.now() - started })
    }
    child.on('error', error => {
      pieces.push(`${command.program} could not be started: ${error.message}\n`)
      finish(false)
    })
    child.on('close', code => finish(code === 0 && !timedOut))
  })
}

function killGroup(leader: number) {
  try {
    process.kill(-leader, 'SIGKILL')
  } catch {
    // The group has ended on its own in the meantime.
  }
}
