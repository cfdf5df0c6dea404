import { loadModule } from '../../shared/answer/loadModule.ts'

export { MediaLinks } from './MediaLinks.tsx'

/** The sheet for support, fetched when somebody knows how to ask for it. */
export async function openDebugSheet(): Promise<void> {
  const sheet = await loadModule(() => import('./openDebugSheet.tsx'))
  sheet.openDebugSheet()
}
