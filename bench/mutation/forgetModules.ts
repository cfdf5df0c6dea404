import { vi } from 'vitest'

interface EvaluatedModule {
  readonly importers: Set<string>
  promise: unknown
  exports: unknown
  evaluated: boolean
}

interface VitestWorker {
  readonly evaluatedModules: { readonly idToModuleMap: ReadonlyMap<string, EvaluatedModule> }
}

/**
 * Forgets some modules and whoever imported them, so that they are loaded anew, and keeps all others: `vi.resetModules` would load
 * half the server for each mutant. Where Vitest keeps its modules elsewhere, all are forgotten.
 */
export function forgetModules(paths: readonly string[]): void {
  const { __vitest_worker__: worker } = globalThis as { readonly __vitest_worker__?: VitestWorker }
  const modules = worker?.evaluatedModules.idToModuleMap
  if (!modules) {
    vi.resetModules()
    return
  }
  const forgotten = new Set(paths)
  // What is added while the set is walked is walked as well.
  for (const path of forgotten) for (const importer of modules.get(path)?.importers ?? []) forgotten.add(importer)
  for (const path of forgotten) {
    const module = modules.get(path)
    if (module) Object.assign(module, { promise: undefined, exports: undefined, evaluated: false })
  }
}
