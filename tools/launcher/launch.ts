import { accessSync, constants, mkdirSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { ReadyLine } from '@saya/process'
import { claim } from '../../packages/postgres/index.ts'
import { checkPort, findFree } from './checkPort.ts'
import { awaitEnding } from './endings.ts'
import { keepPartyKeys } from './keepPartyKeys.ts'
import { keepProviderKeys } from './keepProviderKeys.ts'
import { keepSecrets } from './keepSecrets.ts'
import { LaunchFault } from './launchFault.ts'
import { type LaunchSettings, placeOf, readSettings } from './readSettings.ts'
import { showFault, showLine, showReady, showStep } from './screen.ts'
import { openServiceLog } from './serviceLog.ts'
import type { Service } from './services.ts'
import { startDatabases } from './startDatabases.ts'
import { type SupervisedService, supervise } from './supervise.ts'
import { watchSources } from './watchSources.ts'

export interface LaunchOptions {
  readonly services: readonly Service[]
  readonly root: string
  readonly env: NodeJS.ProcessEnv
  /** Runs the sources and starts a service again when they change. */
  readonly isDev: boolean
  readonly build: (say: (sentence: string) => void) => Promise<void>
}

type Closer = () => unknown

const providerKeys = 'PROVIDER_KEYS'
const onlyInBrowsers = ['client', 'ui']

/** Starts everything, stays until it is told to stop, stops everything, and gives the exit code. */
export async function launch(options: LaunchOptions): Promise<number> {
  const closers: Closer[] = []
  const abort = new AbortController()
  const ending = awaitEnding().then(() => 0)
  const running = start(options, closers, abort.signal)
  const code = await Promise.race([ending, running]).catch((error: unknown) => {
    showFault(error)
    return 1
  })
  abort.abort()
  running.catch(() => {})
  if (code === 0) showStep('Stopping')
  for (const close of closers.reverse()) await close()
  if (code === 0) showLine('Stopped.')
  return code
}

/** Never returns but by throwing: a fault at the start, or one later that nothing can go on after. */
async function start(options: LaunchOptions, closers: Closer[], signal: AbortSignal): Promise<never> {
  const settings = readSettings(options.env, options.root)
  const isLocal = settings.mode === 'local'
  const services = options.services.filter(service => isLocal || isForProduction(service, options.env))
  const names = services.flatMap(service => service.secrets)
  const { checkSettings } = await import('./checkSettings.ts')
  checkSettings(options.env, isLocal ? names : [])
  await takeFolder(settings, services, closers)
  await options.build(showStep)
  signal.throwIfAborted()
  const { dataFolder } = settings
  const databases = await startDatabases({ services, env: options.env, dataFolder, say: showStep, tell: showLine })
  closers.push(databases.stop)
  signal.throwIfAborted()
  const secrets = isLocal ? keepSecrets(dataFolder, names, options.env) : {}
  const takesProviders = isLocal && services.some(service => service.takesProviders)
  const keys: Readonly<Record<string, string>> = takesProviders
    ? { [providerKeys]: keepProviderKeys(dataFolder, options.env[providerKeys]) }
    : {}
  const hasParties = isLocal && services.some(service => service.partyKeys)
  const partyKeys = hasParties ? keepPartyKeys(dataFolder, options.env) : {}
  const behind = options.isDev ? await findFree(settings.host, settings.ports.PORT + 1000) : undefined
  const environment = { options, settings, behind, own: { ...secrets, ...keys, ...partyKeys, ...databases.urls } }
  const supervised = services.map(service => startService(service, environment))
  closers.push(() => Promise.all(supervised.map(({ stop }) => stop())))
  const lines = await Promise.race([databases.lost, Promise.all(supervised.map(({ ready }) => ready))])
  if (options.isDev) closers.push(...services.map((service, index) => follow(service, supervised[index], options.root)))
  if (behind) closers.push(await showSources(settings, options.root, behind))
  const told = services.flatMap((service, at) => (lines[at]?.length ? lines[at] : standardLines(service, settings)))
  showReady(behind ? told.map(line => inFront(line, behind, settings.ports.PORT)) : told, performance.now())
  return databases.lost
}

function isForProduction({ isStandIn, needs }: Service, env: NodeJS.ProcessEnv): boolean {
  return !isStandIn && (!needs || Boolean(env[needs]))
}

async function takeFolder(settings: LaunchSettings, services: readonly Service[], closers: Closer[]): Promise<void> {
  const { dataFolder, host, ports } = settings
  try {
    mkdirSync(dataFolder, { recursive: true })
    accessSync(dataFolder, constants.W_OK | constants.X_OK)
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code
    throw new LaunchFault(`SAYA_DATA is ${dataFolder}, which cannot be written (${code}): choose another folder.`)
  }
  const held = await claim(path.join(dataFolder, 'lock'), placeOf(settings, 'PORT'))
  if (!held.ok) {
    const { pid, note } = held.holder
    throw new LaunchFault(
      `Saya already runs on ${dataFolder}, as process ${pid} at ${note}: stop that, or choose another folder with SAYA_DATA.`,
    )
  }
  closers.push(held.release)
  for (const name of services.flatMap(({ port, otherPorts = [] }) => [port, ...otherPorts])) {
    await checkPort({ name, host, port: ports[name], patienceMs: held.tookOver ? 5000 : 0 })
  }
}

interface ServiceEnvironment {
  readonly options: LaunchOptions
  readonly settings: LaunchSettings
  readonly own: Readonly<Record<string, string>>
  /** Where the server with the pages listens while another stands before it. */
  readonly behind: number | undefined
}

/** Hands a service all settings but the database and the secrets of another: a stand-in is a stranger to the platform. */
function startService(service: Service, { options, settings, own, behind }: ServiceEnvironment): SupervisedService {
  const { host, ports, dataFolder, mode } = settings
  const texts = Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)]))
  const env: NodeJS.ProcessEnv = { ...options.env, ...texts, ...own, MODE: mode, HOST: host, SAYA_DATA: dataFolder }
  const others = options.services.filter(other => other !== service)
  for (const name of others.flatMap(hiddenOf)) delete env[name]
  if (!service.takesProviders) delete env[providerKeys]
  if (service.hasDemo && mode === 'local') env.DEMO_TOWN ||= 'on'
  if (service.hasPages && behind) env[service.port] = String(behind)
  return supervise({
    name: service.name,
    file: options.isDev ? service.source : service.program,
    folder: options.root,
    env,
    log: openServiceLog(path.join(dataFolder, 'logs'), service.name, line => showLine(`${service.name}: ${line}`)),
    say: showStep,
    tell: showLine,
  })
}

/** The settings of one service that no other may see. */
function hiddenOf({ database, secrets, partyKeys = [] }: Service): readonly string[] {
  return [database.setting, ...secrets, ...partyKeys]
}

function follow(service: Service, supervised: SupervisedService | undefined, root: string): Closer {
  const packages = readdirSync(path.join(root, 'packages')).filter(name => !onlyInBrowsers.includes(name))
  const own = [path.dirname(service.source), 'db', ...packages.map(name => path.join('packages', name))]
  const folders = own.map(folder => path.join(root, folder))
  return watchSources(folders, () => void supervised?.restart())
}

/** A service tells where it listens; people go to what stands before it. */
function inFront({ label, value }: ReadyLine, behind: number, port: number): ReadyLine {
  return { label, value: value.replaceAll(`:${behind}`, `:${port}`) }
}

/** Loaded only for work: whoever just runs the product needs nothing of it. */
async function showSources({ host, ports, dataFolder }: LaunchSettings, root: string, behind: number): Promise<Closer> {
  showStep('Preparing the sources of the player app')
  const { openLiveFront } = await import('../live/openLiveFront.ts')
  return openLiveFront({ root, host, port: ports.PORT, behind, cache: path.join(dataFolder, 'live') })
}

function standardLines(service: Service, settings: LaunchSettings): readonly ReadyLine[] {
  return [{ label: service.name, value: placeOf(settings, service.port) }]
}
