import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { pbkdf2Sync } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const aptGetProgram = '/usr/bin/apt-get'
const serverName = 'server'
const serverPassword = 'between-servers'

export interface Mosquitto {
  /** For our servers, over TCP, with their name and password. */
  readonly serverUrl: string
  /** For a member, over a WebSocket. */
  readonly memberUrl: string
  /** Kills it, and gives the way to start it again on the same ports. */
  interrupt(): Promise<() => Promise<void>>
  stop(): Promise<void>
}

/** Where Mosquitto is, once it has been installed if that can be done; otherwise why it is not there. */
export function findMosquitto(): { readonly program: string } | { readonly missing: string } {
  const find = () =>
    ['/usr/sbin/mosquitto', '/usr/local/sbin/mosquitto', '/opt/homebrew/sbin/mosquitto'].find(existsSync)
  if (!find() && process.getuid?.() === 0 && existsSync(aptGetProgram)) install()
  const program = find()
  return program ? { program } : { missing: 'Mosquitto is not installed, and only root can install it with apt-get.' }
}

function install(): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const aptGet = (...args: string[]) =>
    execFileSync(aptGetProgram, ['-o', 'DPkg::Lock::Timeout=120', ...args], { env, timeout: 180_000, stdio: 'ignore' })
  try {
    aptGet('update')
    aptGet('install', '-y', '--no-install-recommends', 'mosquitto')
  } catch {
    // Without a network it stays missing, which the test then says.
  }
}

/** A Mosquitto of the test's own, which knows our servers and the members named, with `secret` before their uid. */
export async function startMosquitto(program: string, uids: readonly string[]): Promise<Mosquitto> {
  const folder = mkdtempSync(path.join(tmpdir(), 'saya-mosquitto-'))
  chmodSync(folder, 0o755)
  const [tcp, webSocket] = await Promise.all([freePort(), freePort()])
  writeConfiguration(folder, { tcp, webSocket, uids })
  const serverUrl = `mqtt://${serverName}:${serverPassword}@127.0.0.1:${tcp}`
  let child = await run()

  async function run(): Promise<ChildProcess> {
    const started = spawn(program, ['-c', path.join(folder, 'mosquitto.conf')], { stdio: 'ignore' })
    process.once('exit', () => started.kill('SIGKILL'))
    await Promise.all([tcp, webSocket].map(untilOpen))
    return started
  }

  async function kill(): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    child.kill('SIGKILL')
    await exited
  }

  return {
    serverUrl,
    memberUrl: `ws://127.0.0.1:${webSocket}/mqtt`,
    interrupt: async () => {
      await kill()
      return async () => {
        child = await run()
      }
    },
    stop: async () => {
      await kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

interface Configuration {
  readonly tcp: number
  readonly webSocket: number
  readonly uids: readonly string[]
}

function writeConfiguration(folder: string, { tcp, webSocket, uids }: Configuration): void {
  const passwords = path.join(folder, 'passwords')
  const access = path.join(folder, 'access')
  const people = [passwordLine(serverName, serverPassword), ...uids.map(uid => passwordLine(uid, `secret${uid}`))]
  writeFileSync(passwords, people.join(''), { mode: 0o600 })
  const members = uids.map(uid => `user ${uid}\ntopic read bonus_notify${uid}\n`)
  writeFileSync(access, [`user ${serverName}\ntopic readwrite #\n`, ...members].join('\n'), { mode: 0o600 })
  const lines = [
    'user root',
    'allow_anonymous false',
    `password_file ${passwords}`,
    `acl_file ${access}`,
    `listener ${tcp} 127.0.0.1`,
    'protocol mqtt',
    `listener ${webSocket} 127.0.0.1`,
    'protocol websockets',
  ]
  writeFileSync(path.join(folder, 'mosquitto.conf'), `${lines.join('\n')}\n`)
}

/** As `mosquitto_passwd` writes it: PBKDF2 with SHA-512 in 101 rounds. */
function passwordLine(name: string, password: string): string {
  const salt = Buffer.from('twelve bytes')
  const hash = pbkdf2Sync(password, salt, 101, 64, 'sha512')
  return `${name}:$7$101$${salt.toString('base64')}$${hash.toString('base64')}\n`
}

async function untilOpen(port: number): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const socket = connect(port, '127.0.0.1')
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (isOpen) return
    await wait(50)
  }
  throw new Error(`Mosquitto does not answer on port ${port}.`)
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
