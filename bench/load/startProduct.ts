import { spawn } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

export interface Product {
  readonly url: string
  /** Where it keeps what is not in its database. */
  readonly data: string
  stop(): Promise<void>
}

const root = resolve(import.meta.dirname, '../..')

/** The whole product as `npm start` runs it, on ports and a data folder of its own. Without its town, which takes processors for a while. */
export async function startProduct({ town = false } = {}): Promise<Product> {
  const data = await mkdtemp(join(tmpdir(), 'saya-bench-'))
  // PostgreSQL runs as another user when this runs as root, and keeps its files here if it can reach the place.
  await chmod(data, 0o755)
  const [port, studioPort, sandboxPort, mailPort] = [
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
  ]
  const launcher = spawn(process.execPath, ['--import', 'tsx', join(root, 'tools/start.ts')], {
    cwd: root,
    stdio: 'ignore',
    env: {
      ...process.env,
      SAYA_DATA: data,
      PORT: String(port),
      STUDIO_PORT: String(studioPort),
      SANDBOX_PORT: String(sandboxPort),
      SANDBOX_MAIL_PORT: String(mailPort),
      DEMO_TOWN: town ? 'on' : 'off',
    },
  })
  const url = `http://127.0.0.1:${port}`
  const ended = new Promise<void>(done => launcher.once('exit', () => done()))
  await untilServed(`${url}/healthz`)
  return {
    url,
    data,
    async stop() {
      launcher.kill('SIGINT')
      await ended
      await rm(data, { recursive: true, force: true })
    },
  }
}

async function untilServed(address: string): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    const isServed = await fetch(address).then(
      response => response.ok,
      () => false,
    )
    if (isServed) return
    await new Promise(wait => setTimeout(wait, 200))
  }
  throw new Error('The product did not start within a minute.')
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer()
    server.once('error', fail)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => done(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
