import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { LaunchFault } from './launchFault.ts'

export interface PortCheck {
  readonly name: string
  readonly host: string
  readonly port: number
  /** How long the services of a launcher that was killed may take to end. */
  readonly patienceMs: number
}

/** Says so early, and names another port that would do, instead of failing once everything else is up. */
export async function checkPort({ name, host, port, patienceMs }: PortCheck): Promise<void> {
  let refusal = await tryPort(host, port)
  for (let waited = 0; refusal === 'EADDRINUSE' && waited < patienceMs; waited += 50) {
    await wait(50)
    refusal = await tryPort(host, port)
  }
  if (!refusal) return
  if (refusal === 'EADDRINUSE') {
    const other = await findFree(host, port + 1)
    throw new LaunchFault(
      `Port ${port} on ${host} is busy. Stop what uses it, or choose another: ${name}=${other} npm start`,
    )
  }
  if (refusal === 'EACCES') {
    throw new LaunchFault(`Port ${port} needs more rights than this user has: choose one above 1023 with ${name}.`)
  }
  throw new LaunchFault(`HOST is ${host}, where this machine cannot be reached (${refusal}): 127.0.0.1 always works.`)
}

/** The next port from there on that nobody uses. */
export async function findFree(host: string, from: number): Promise<number> {
  for (let port = from; port < from + 50; port++) {
    if ((await tryPort(host, port)) === undefined) return port
  }
  return from
}

function tryPort(host: string, port: number): Promise<string | undefined> {
  return new Promise(resolve => {
    const server = createServer()
    server.once('error', error => resolve((error as NodeJS.ErrnoException).code ?? String(error)))
    server.listen(port, host, () => server.close(() => resolve(undefined)))
  })
}
