import path from 'node:path'
import { launch } from './launcher/launch.ts'
import { services } from './launcher/services.ts'

/** Loaded only when it is its turn: a start that is refused has no use for it. */
async function build(say: (sentence: string) => void): Promise<void> {
  const { buildWhatIsStale } = await import('./build.ts')
  await buildWhatIsStale(say)
}

const root = path.resolve(import.meta.dirname, '..')
const isDev = process.argv.includes('--dev')
process.exit(await launch({ services, root, env: process.env, isDev, build }))
