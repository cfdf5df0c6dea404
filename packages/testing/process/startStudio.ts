import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { studioVaultKeys } from '../parties/studioBooks.ts'
import { studioKey } from '../parties/studioWorld.ts'
import { root } from '../root.ts'

/** Starts the studio in a process of its own, on the database that its settings name, and waits until it says that it is ready. */
export async function startStudio(settings: Readonly<Record<string, string>>): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', join(root, 'apps/studio/main.ts')], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      PATH: process.env.PATH,
      LOG_LEVEL: 'silent',
      STUDIO_OPERATOR_KEYS: `1:${studioKey.toString('base64')}`,
      STUDIO_SEED_KEY: studioVaultKeys.seal.toString('base64'),
      STUDIO_CLOSING_KEY: studioVaultKeys.closing.toString('base64'),
      ...settings,
    },
  })
  await once(child, 'message')
  return child
}
