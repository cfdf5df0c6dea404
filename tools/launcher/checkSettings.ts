import { readSettings, SettingsError } from '../../apps/server/platform/settings.ts'
import { LaunchFault } from './launchFault.ts'

/** Says what is wrong with the server's settings before anything is started for it. */
export function checkSettings(env: NodeJS.ProcessEnv, made: readonly string[]): void {
  const later = Object.fromEntries(made.map(name => [name, Buffer.alloc(32).toString('base64')]))
  try {
    readSettings({ ...later, DATABASE_URL: 'postgres://to.come/saya', ...withoutEmpty(env) })
  } catch (error) {
    throw error instanceof SettingsError ? new LaunchFault(error.message) : error
  }
}

function withoutEmpty(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
}
