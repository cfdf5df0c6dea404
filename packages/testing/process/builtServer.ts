import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { buildWhatIsStale } from '../../../tools/build.ts'
import { freePort } from './freePort.ts'
import { root } from '../root.ts'

export interface BuiltServer {
  readonly url: string
  readonly child: ChildProcess
  /** The last it said, where it is quiet. */
  words(): string
  /** With which code it ended, and after how many milliseconds. */
  end(signal: NodeJS.Signals): Promise<{ readonly code: number | null; readonly tookMs: number }>
}

/** Builds what is shipped, unless it is built from exactly these sources. */
export function buildForTest(): Promise<void> {
  return buildWhatIsStale(() => {})
}

const mostWords = 4000

/** Starts the server as it was built, in a process of its own, and waits until it says that it is ready. */
export async function startBuiltServer(
  settings: Readonly<Record<string, string>>,
  { isQuiet = false }: { readonly isQuiet?: boolean } = {},
): Promise<BuiltServer> {
  const port = settings.PORT ?? (await freePort())
  const child = spawn(process.execPath, [join(root, 'dist/server/main.js')], {
    cwd: root,
    stdio: ['ignore', isQuiet ? 'pipe' : 'ignore', isQuiet ? 'pipe' : 'inherit', 'ipc'],
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      LOG_LEVEL: 'silent',
      MASTER_KEY: Buffer.alloc(32, 1).toString('base64'),
      OTP_PEPPER: Buffer.alloc(32, 2).toString('base64'),
      LOOKUP_KEY: Buffer.alloc(32, 2).toString('base64'),
      LEDGER_KEY: Buffer.alloc(32, 3).toString('base64'),
      ...settings,
    },
  })
  let words = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (part: Buffer) => {
      words = `${words}${part.toString('utf8')}`.slice(-mostWords)
    })
  }
  await ready(child)
  return {
    url: `http://127.0.0.1:${port}`,
    child,
    words: () => words,
    async end(signal) {
      const startedAt = performance.now()
      if (child.exitCode === null && child.signalCode === null) {
        const exited = once(child, 'exit')
        child.kill(signal)
        await exited
      }
      return { code: child.exitCode, tookMs: performance.now() - startedAt }
    },
  }
}

function ready(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.on('message', (report: { type: string; sentence?: string }) => {
      if (report.type === 'ready') resolve()
      if (report.type === 'failed') reject(new Error(report.sentence))
    })
    child.once('exit', code => reject(new Error(`The server ended with code ${code} before it was ready.`)))
  })
}
