// TypeScript 7 has no interface that the dependency cruiser could parse with, and with it alone the cruiser sees no
// module at all and reports success. Loaded first, this lets the cruiser, and nothing else, find TypeScript 6.
import { createRequire, Module, register } from 'node:module'
import { isForCruiser } from './typescript6Resolver.mjs'

const require = createRequire(import.meta.url)
const resolveFilename = Module._resolveFilename

Module._resolveFilename = function resolve(request, parent, ...rest) {
  if (isForCruiser(request, parent?.filename)) return require.resolve(request)
  return resolveFilename.call(this, request, parent, ...rest)
}
register('./typescript6Resolver.mjs', import.meta.url)
